"""Rooms. Each module builds one kind of room from its measures and a home's materials, and knows where to photograph it."""
