"""Air between the camera and what is far away."""

import bpy

from . import nodes
from .material import mix_shaders


def add_haze(colour, metres):
    """Every material that there is fades to a colour; at so many metres two thirds of it are gone."""
    for material in bpy.data.materials:
        tree = material.node_tree
        output = next((node for node in tree.nodes if node.type == "OUTPUT_MATERIAL"), None)
        if output is None or not output.inputs["Surface"].links:
            continue
        bare = output.inputs["Surface"].links[0].from_socket
        distance = nodes.add(tree, "CameraData").outputs["View Distance"]
        left = nodes.maths(tree, "EXPONENT", nodes.maths(tree, "DIVIDE", distance, -float(metres)))
        air = nodes.add(tree, "Emission", {"Color": colour, "Strength": 1.05}).outputs[0]
        tree.links.new(mix_shaders(tree, left, air, bare), output.inputs["Surface"])
