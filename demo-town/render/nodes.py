"""Short words for Blender's shader nodes."""

import bpy

Socket = bpy.types.NodeSocket


def add(tree, kind, inputs=None, **settings):
    """A shader node with its settings, its inputs linked (sockets) or set (values)."""
    node = tree.nodes.new("ShaderNode" + kind)
    for key, value in settings.items():
        setattr(node, key, value)
    for key, value in (inputs or {}).items():
        feed(tree, node.inputs[key], value)
    return node


def feed(tree, socket, value):
    if isinstance(value, Socket):
        tree.links.new(value, socket)
    elif socket.type == "RGBA" and len(value) == 3:
        socket.default_value = (*value, 1)
    else:
        socket.default_value = value


def mix(tree, factor, first, second, blend="MIX"):
    """Two colours into one. The RGBA sockets of the Mix node can only be told apart by their index."""
    node = tree.nodes.new("ShaderNodeMix")
    node.data_type = "RGBA"
    node.blend_type = blend
    for index, value in ((0, factor), (6, first), (7, second)):
        feed(tree, node.inputs[index], value)
    return node.outputs[2]


def ramp(tree, factor, *stops):
    """A colour ramp of (position, grey or colour) stops."""
    node = tree.nodes.new("ShaderNodeValToRGB")
    elements = node.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (position, value) in zip(elements, stops):
        element.position = position
        element.color = (value, value, value, 1) if isinstance(value, (int, float)) else (*value, 1)
    tree.links.new(factor, node.inputs[0])
    return node.outputs[0]


def maths(tree, operation, first, second=0.0):
    return add(tree, "Math", {0: first, 1: second}, operation=operation).outputs[0]


def coordinates(tree, kind="UV", scale=(1, 1, 1), turn=0.0, move=(0, 0, 0)):
    source = tree.nodes.new("ShaderNodeTexCoord").outputs[kind]
    return add(tree, "Mapping", {"Vector": source, "Scale": scale, "Rotation": (0, 0, turn), "Location": move}).outputs[
        0
    ]


def noise(tree, vector, scale=5.0, detail=5.0, roughness=0.55, distortion=0.0):
    inputs = {"Vector": vector, "Scale": scale, "Detail": detail, "Roughness": roughness, "Distortion": distortion}
    return add(tree, "TexNoise", inputs).outputs[0]


def bricks(tree, vector, first, second, gap_colour, gap, width, height, smooth=0.1, bias=0.0, **settings):
    """Blender's brick pattern in metres: colours, and how much of a point is gap."""
    inputs = {
        "Vector": vector,
        "Color1": first,
        "Color2": second,
        "Mortar": gap_colour,
        "Scale": 1.0,
        "Mortar Size": gap,
        "Mortar Smooth": smooth,
        "Bias": bias,
        "Brick Width": width,
        "Row Height": height,
    }
    node = add(tree, "TexBrick", inputs, **settings)
    return node.outputs[0], node.outputs[1]


def bump(tree, shader, height, distance, strength=0.7):
    node = add(tree, "Bump", {"Strength": strength, "Distance": distance, "Height": height})
    tree.links.new(node.outputs[0], shader.inputs["Normal"])


def scaled(colour, factor):
    return tuple(min(1.0, part * factor) for part in colour)
