"""Figures for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("duskmoot_tables", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("duskmoot_sockets", "Open sockets", registry=self.registry)
        self.events = Counter("duskmoot_events", "Acts and undos stored", registry=self.registry)
        self.stored = Histogram(
            "duskmoot_store_seconds",
            "From an act checked to the act on disk",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
            registry=self.registry,
        )
        self.refused = Counter(
            "duskmoot_refused", "Requests not granted", ["key"], registry=self.registry
        )
        self.replaced = Counter(
            "duskmoot_replaced_acts",
            "Acts played for a bot or a person who did not answer",
            ["reason"],
            registry=self.registry,
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
