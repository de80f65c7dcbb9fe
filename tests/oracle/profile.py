"""How many random matches the comparison plays, and whether they are always the same."""

import os

from hypothesis import HealthCheck, settings

# A hundred and fifty matches for each way of sitting, the same on every machine, unless
# SCOREKEEPER_ORACLE_EXAMPLES asks for another number: those are drawn afresh.
ASKED = os.environ.get("SCOREKEEPER_ORACLE_EXAMPLES")

ORACLE = settings(
    max_examples=int(ASKED or 150),
    derandomize=ASKED is None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)

# The strategies themselves need no more than a look.
LOOK = settings(ORACLE, max_examples=30, derandomize=True)
