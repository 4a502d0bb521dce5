"""How a material begins, and that it is made once."""

import functools

import bpy

from . import nodes


def once(make):
    """The same material asked for twice in one scene is the same material."""

    @functools.wraps(make)
    def get(*values, **named):
        key = repr((make.__name__, values, sorted(named.items())))
        short = f"{make.__name__}.{hash_text(key)}"
        found = bpy.data.materials.get(short)
        if found:
            return found
        made = make(*values, **named)
        made.name = short
        return made

    return get


def hash_text(text):
    """Python's own hash differs from run to run; names must not."""
    total = 5381
    for letter in text:
        total = (total * 33 + ord(letter)) & 0xFFFFFFFF
    return f"{total:08x}"


def principled(colour=(0.8, 0.8, 0.8), rough=0.6, metal=0.0, specular=0.5):
    """A new material with its node tree and its principled shader."""
    material = bpy.data.materials.new("material")
    material.use_nodes = True
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*colour, 1)
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Metallic"].default_value = metal
    shader.inputs["Specular IOR Level"].default_value = specular
    return material, tree, shader


def bare():
    """A new material with an empty node tree."""
    material = bpy.data.materials.new("material")
    material.use_nodes = True
    material.node_tree.nodes.clear()
    return material, material.node_tree


def finish(tree, output):
    """Lead a shader to the surface."""
    nodes.add(tree, "OutputMaterial", {0: output})


def mix_shaders(tree, factor, first, second):
    return nodes.add(tree, "MixShader", {0: factor, 1: first, 2: second}).outputs[0]


def colour_from(tree, shader, colour):
    tree.links.new(colour, shader.inputs["Base Color"])
