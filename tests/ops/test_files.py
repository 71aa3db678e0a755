"""The files of `ops/`: understood by the programs that they are for, and true of the server."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest
from ruamel.yaml import YAML

from duskmoot.table.limits import Limits
from duskmoot.table.metrics import Metrics
from tests.cli.call import call
from tests.table.front_door import MISSING, NGINX, at_home, certified

ROOT: Final = Path(__file__).parents[2]
OPS: Final = ROOT / "ops"
HOSTING: Final = ROOT / "docs" / "hosting.md"
UNITS: Final = sorted([*OPS.glob("*.service"), *OPS.glob("*.timer")])
METRIC: Final = re.compile(r"\bduskmoot_[a-z_]+")
PARTS: Final = re.compile(r"_(bucket|count|sum)$")
NO_PROGRAM: Final = re.compile(r"Command /opt/duskmoot/\S+ is not executable")
"""The only fault that a unit may have on a machine without the program."""


def ran(*command: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, cwd=cwd)


def tool(name: str) -> str:
    """A program of the development environment."""
    found = shutil.which(name, path=str(Path(sys.executable).parent))
    assert found, f"{name} belongs to the development environment"
    return found


def compose() -> dict[str, Any]:
    content: dict[str, Any] = YAML(typ="safe").load(OPS / "compose.yaml")
    return content


# Understood.


def test_the_containerfile_has_no_bad_habit() -> None:
    told = ran(tool("hadolint"), str(OPS / "Containerfile"))
    assert (told.returncode, told.stdout) == (0, "")


def test_compose_fits_its_specification() -> None:
    schema = ("--builtin-schema", "vendor.compose-spec")
    told = ran(tool("check-jsonschema"), *schema, str(OPS / "compose.yaml"))
    assert told.returncode == 0, told.stdout


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not on this machine")
@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_understands_the_units(unit: Path, tmp_path: Path) -> None:
    for each in UNITS:
        shutil.copy(each, tmp_path / each.name.replace("@.", "@0.5."))
    told = ran("systemd-analyze", "verify", str(tmp_path / unit.name.replace("@.", "@0.5.")))
    ours = [line for line in told.stderr.splitlines() if "duskmoot" in line]
    assert [line for line in ours if not NO_PROGRAM.search(line)] == []


@pytest.mark.skipif(bool(MISSING), reason=f"not on this machine: {MISSING}")
def test_nginx_understands_its_configuration(tmp_path: Path) -> None:
    certified(tmp_path)
    text = re.sub(r"house\d:8642", "127.0.0.1:8642", at_home(tmp_path))
    (tmp_path / "nginx.conf").write_text(text, "utf-8")
    told = ran(NGINX or "", "-t", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf"))
    assert told.returncode == 0, told.stderr


# True of the server.


def known_metrics() -> set[str]:
    told = Metrics().text().decode()
    return set(re.findall(r"^# TYPE (\S+) ", told, re.MULTILINE))


@pytest.mark.parametrize("name", ["grafana.json", "alarms.yaml"])
def test_every_metric_that_is_drawn_or_watched_exists(name: str) -> None:
    named = {PARTS.sub("", each) for each in METRIC.findall((OPS / name).read_text("utf-8"))}
    assert len(named) > 4
    assert named - known_metrics() == set()


def test_the_dashboard_is_whole() -> None:
    panels = json.loads((OPS / "grafana.json").read_text("utf-8"))["panels"]
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels]
    assert len(set(places)) == len(panels)
    assert [panel["id"] for panel in panels] == list(range(1, len(panels) + 1))
    assert all(panel["title"] and panel["targets"] for panel in panels)


def serve_lines() -> list[str]:
    """Every way in which these files start the server."""
    units = [unit.read_text("utf-8") for unit in UNITS]
    lines = [line for unit in units for line in re.findall(r"duskmoot (serve .*)", unit)]
    started = [each for each in compose()["services"].values() if "command" in each]
    lines += [" ".join(each["command"]) for each in started]
    found = re.search(r"^CMD (\[.*\])$", (OPS / "Containerfile").read_text("utf-8"), re.MULTILINE)
    assert found
    return [*lines, " ".join(json.loads(found.group(1)))]


def test_the_server_knows_every_option_it_is_started_with(tmp_path: Path) -> None:
    known = set(re.findall(r"--[a-z-]+", call(tmp_path, "serve", "--help").out))
    lines = serve_lines()
    assert len(lines) >= 5
    assert {option for line in lines for option in re.findall(r"--[a-z-]+", line)} <= known


def test_the_proxy_knows_the_servers_and_they_trust_it() -> None:
    made = compose()
    servers = [name for name in made["services"] if name.startswith("house")]
    door_file = (OPS / "nginx.conf").read_text("utf-8")
    asked = re.findall(r"^\s+server (\w+):8642", door_file, re.MULTILINE)
    assert asked == servers
    door = made["services"]["door"]["networks"]["inside"]["ipv4_address"]
    for name in servers:
        service = made["services"][name]
        assert service["environment"]["FORWARDED_ALLOW_IPS"] == door
        assert service["read_only"]
        assert service["tmpfs"] == ["/tmp"], "some programs give other folders to root alone"
        assert service["cap_drop"] == ["ALL"]


@pytest.mark.parametrize("file", [OPS / "nginx.conf", HOSTING], ids=lambda file: file.name)
def test_the_proxy_lets_in_what_the_server_does(file: Path) -> None:
    limits, text = Limits(), file.read_text("utf-8")

    def said(form: str) -> float:
        found = re.search(rf"^\s*{form}", text, re.MULTILINE)
        assert found, form
        return float(found.group(1))

    assert said(r"client_max_body_size (\d+)m;") * 1024 * 1024 == limits.chronicle_bytes
    assert said(r"client_header_timeout (\d+)s;") == limits.header_seconds
    assert said(r"client_body_timeout (\d+)s;") == limits.body_seconds
    assert said(r"limit_req_zone .* rate=(\d+)r/s;") == limits.requests.per_second
    assert said(r"limit_req zone=\w+ burst=(\d+) nodelay;") == limits.requests.at_once
    assert said(r"limit_conn \w+ (\d+);") == limits.sockets_network
    assert "proxy_set_header X-Forwarded-For $remote_addr;" in text, "nobody else says who asks"


def test_the_page_says_how_prometheus_finds_what_the_alarms_watch() -> None:
    watched = re.findall(r'job="(\w+)"', (OPS / "alarms.yaml").read_text("utf-8"))
    named = re.findall(r"job_name: (\w+)", HOSTING.read_text("utf-8"))
    assert set(watched) == set(named)


def test_every_secret_is_a_file_of_its_own() -> None:
    made = compose()
    named = [each for service in made["services"].values() for each in service.get("secrets", [])]
    assert set(named) == set(made["secrets"]), (
        "owner and mode would be ignored: files are as they are"
    )
    assert all(each["file"].startswith("secrets/") for each in made["secrets"].values())
    assert "secrets/" in (OPS / ".gitignore").read_text("utf-8")
    left_out = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    assert "ops/secrets" in left_out, "no layer of the image has them"


# What the image installs.

PIN: Final = re.compile(r"^([a-z0-9-]+)==(\S+)", re.MULTILINE)


def pins(name: str) -> set[tuple[str, str]]:
    return set(PIN.findall((ROOT / "requirements" / name).read_text("utf-8")))


def test_everything_that_the_image_installs_is_pinned_with_its_hashes() -> None:
    text = (ROOT / "requirements" / "server.txt").read_text("utf-8")
    entries = re.split(r"\n(?=[a-z])", text.strip())
    assert len(entries) > 30
    assert [entry for entry in entries if "--hash=sha256:" not in entry] == []
    assert "://" not in text
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    served = [
        each for name in ("table", "accounts", "postgres", "notices") for each in extras[name]
    ]
    wanted = [*project["dependencies"], *served]
    names = {re.split(r"[\[>=]", each)[0].replace("_", "-").replace(".", "-") for each in wanted}
    assert names - {name for name, _ in pins("server.txt")} == set()


def test_the_image_runs_with_what_was_tested() -> None:
    assert pins("server.txt") - pins("dev.txt") == set()
