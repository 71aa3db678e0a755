"""The referees say what they compared when they object, as test functions do."""

import pytest

pytest.register_assert_rewrite("tests.conformance.soundness", "tests.conformance.secrecy")
