"""Things that stand in rooms. Each takes where it stands (`at`) and the home's materials (`kit`)."""
