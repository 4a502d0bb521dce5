"""Living rooms by layout. Each has `build`, `cameras`, and the shape of the room it is made for."""
