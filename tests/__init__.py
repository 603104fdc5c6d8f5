"""The tests; folders mirror src/rulebound, and workshop/ tests the tooling."""
