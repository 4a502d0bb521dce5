"""Pictures of homes that do not exist: parametric scenes, built with Blender's Python module and rendered by Cycles."""

# Blender's own modules (mathutils, bmesh) can only be found once it is loaded.
import bpy  # noqa: F401
