"""Buildings from outside, each with its ground, its planting and its neighbours."""
