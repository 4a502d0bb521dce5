"""Rooms. Each module builds one kind of room from its measures and materials, and knows where to stand in it."""
