"""500 itself: contracts, rule sets, hands, scoring and replay. The standard library only."""
