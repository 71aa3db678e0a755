"""The table as text, for those who render: what everybody may see."""

from __future__ import annotations

import json

from duskmoot.kernel.view import SPECTATOR, view
from duskmoot.research.env import Env


def table_as_text(env: Env) -> str:
    seen = view(env.state, SPECTATOR)
    lines = [f"{name}: {json.dumps(value)}" for name, value in seen.table.items()]
    asked = ", ".join(str(seat) for seat in env.asked())
    return "\n".join([f"{seen.question}: {asked}", *lines])
