"""`@card("id")` names the card whose effect a test shows; a test may name several."""

import pytest


def card(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.card(*ids)
