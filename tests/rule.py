"""`@rule("id")` names the clause that a test referees; a test may name several."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*ids)
