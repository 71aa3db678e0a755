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
        self.acted = Histogram(
            "duskmoot_act_seconds",
            "From an act heard to everybody told of it",
            buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
            registry=self.registry,
        )
        self.restored = Histogram(
            "duskmoot_restore_seconds",
            "To bring a table back from the store",
            buckets=(0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
            registry=self.registry,
        )
        self.frozen = Gauge(
            "duskmoot_frozen_tables", "Tables in memory that cannot go on", registry=self.registry
        )
        self.awaited = Histogram(
            "duskmoot_thought_wait_seconds",
            "From a bot asked to a process that takes it up",
            ["line"],
            buckets=(0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 30, 60),
            registry=self.registry,
        )
        self.thought = Histogram(
            "duskmoot_thought_seconds",
            "For a bot's answer, once a process has taken it up",
            ["line"],
            buckets=(0.002, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 2, 5, 20),
            registry=self.registry,
        )
        self.lent = Gauge(
            "duskmoot_lent_thinkers",
            "Processes that other machines lend to searching bots",
            registry=self.registry,
        )
        self.claims = Counter(
            "duskmoot_claims", "Tables that this server took", ["why"], registry=self.registry
        )
        self.fenced = Counter(
            "duskmoot_fenced", "Tables that another server took", registry=self.registry
        )
        self.relays = Gauge(
            "duskmoot_relays", "Sockets passed on to other servers", registry=self.registry
        )
        self.batches = Histogram(
            "duskmoot_batch_rows",
            "Acts written in one statement",
            buckets=(1, 2, 4, 8, 16, 32, 64, 128),
            registry=self.registry,
        )
        self.beat = Gauge(
            "duskmoot_beat_age_seconds",
            "Since the last sign of life of this server",
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
        self.notices = Counter(
            "duskmoot_notices",
            "Words sent to people who were not looking",
            ["channel", "outcome"],
            registry=self.registry,
        )
        self.notice_age = Gauge(
            "duskmoot_notice_age_seconds",
            "Since the oldest word that waits should have been sent",
            registry=self.registry,
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
