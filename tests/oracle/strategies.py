"""What hypothesis draws for the comparison: rule sets, whole matches and auctions.

Each takes a way of sitting, one of SHAPES: hypothesis varies what it has just
drawn, and would else stay long with one table.
"""

from .random_auctions import auctions
from .random_matches import matches
from .random_rules import SHAPES, rule_sets

__all__ = ["SHAPES", "auctions", "matches", "rule_sets"]
