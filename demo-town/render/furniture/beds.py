"""A made bed."""

import math

from mathutils import noise as field

from ..meshes import box, grid, place
from ..scene import chance
from ..upholstery import cushion_block, pillow
from .bed_frames import chosen_head

TOP = 0.535


class _Drape:
    """A sheet that lies over the mattress and hangs down at the sides, and at the foot if asked."""

    def __init__(self, width, start, end, drop, lift, seed=0.0, covers_foot=True):
        self.half, self.start, self.end, self.drop = width / 2 + 0.05, start, end, drop
        self.lift, self.seed, self.covers_foot = lift, seed, covers_foot

    def __call__(self, u, v):
        round_ = 0.07
        across = (u * 2 - 1) * (self.half + self.drop)
        side = 1 if across >= 0 else -1
        foot = self.drop if self.covers_foot else 0.0
        along = v * (self.end - self.start + foot) - foot
        out_x, down_x = self._over_edge(abs(across) - (self.half - round_), round_)
        out_y, down_y = self._over_edge(round_ - along, round_) if self.covers_foot and along < round_ else (0, 0)
        x = side * (min(abs(across), self.half - round_) + out_x)
        y = self.start + (max(along, round_) - out_y if self.covers_foot else along)
        return self._wrinkle(x, y, side, down_x, down_y, min(u, 1 - u, v, 1 - v))

    @staticmethod
    def _over_edge(past, round_):
        """How far out and how far down a point is that lies `past` the beginning of a rounded edge."""
        if past <= 0:
            return 0, 0
        if past < round_ * math.pi / 2:
            return round_ * math.sin(past / round_), round_ * (1 - math.cos(past / round_))
        return round_, round_ + past - round_ * math.pi / 2

    def _wrinkle(self, x, y, side, down_x, down_y, from_rim):
        seed = self.seed
        hang = max(down_x, down_y)
        fine = field.fractal((x * 1.7 + seed, y * 1.7, seed), 1.0, 2.1, 4) * 0.024
        fine += abs(field.noise((x * 3.1 + y * 1.3 + seed, y * 2.3 - x * 0.9, seed + 3))) * 0.05 - 0.015
        is_side = down_x >= down_y
        # Folds only swing outward: inward they would sink into the base of the bed.
        along = y if is_side else x
        wave = math.sin(along * 15 + 4 * field.noise((x, y, 5))) + 0.4 * math.sin(along * 37 + seed)
        fold = min(1, hang / 0.28) * 0.011 * (1.4 + wave)
        z = TOP + self.lift - hang + fine * (1 if hang < 0.05 else 0.3) - (1 - min(1, from_rim * 30)) * 0.03
        if hang > 0 and is_side:
            x += side * (fold + fine * 0.4)
        elif hang > 0:
            y -= fold + fine * 0.4
        return x, y, z


def bed(at, kit, width=1.7, length=2.05, cover=None, duvet=None, throw=None, pillows=()):
    """A bed with its head at +y: base, mattress, headboard, duvet with a folded cuff, throw and pillows."""
    cover, duvet = cover or kit.wool, duvet or kit.linen
    foot, head = -length / 2, length / 2
    _add_feet(at, kit, width / 2 + 0.03, foot - 0.03, head)
    cushion_block((-width / 2 - 0.03, width / 2 + 0.03), (foot - 0.03, head), (0.1, 0.33), cover, 0.03, 0.004, at)
    cushion_block((-width / 2, width / 2), (foot, head), (0.31, 0.53), kit.linen, 0.06, 0.012, at)
    chosen_head(at @ place(0, head), kit, width, cover)
    drape = _Drape(width, foot - 0.08, head - 0.62, 0.3, 0.09)
    solid = grid(110, 90, drape, duvet, metres=False, at=at, thickness=0.035).modifiers["thick"]
    solid.offset = -1
    _fold_cuff(at, drape, head - 0.62, kit.linen)
    if throw:
        blanket = _Drape(width, foot + 0.12, foot + 0.68, 0.26, 0.12, 4.5, covers_foot=False)
        grid(100, 30, blanket, throw, metres=False, at=at, thickness=0.014)
    for row, (y, z, tilt) in enumerate(((head - 0.22, 0.72, 58), (head - 0.37, 0.70, 48))):
        material = (pillows or (kit.linen, duvet))[row % 2]
        for side in (-1, 1):
            x, turn = side * width * 0.25 + chance.uniform(-0.02, 0.02), chance.uniform(-3, 3)
            pillow(0.74, 0.5, 0.22, material, at @ place(x, y, z, turn=turn, tilt=tilt), row * 3 + side + 2)


def _add_feet(at, kit, half, foot, head):
    """Blocks under the corners of the base, flush with it: a bed whose feet are out of sight seems to float."""
    for x in (-half + 0.01, half - 0.1):
        for y in (foot + 0.01, head - 0.2):
            box((x, x + 0.09), (y, y + 0.09), (0, 0.115), kit.second, 0.008, at, 3)


def _fold_cuff(at, drape, end, material):
    def cuff(u, v):
        x, _, z = drape(u, 1 - 0.16 * v)
        rise = 0.02 * math.sin(math.pi * v) if v < 0.3 else 0
        y = end + 0.02 - 0.26 * v + 0.012 * field.noise((x * 4, v * 3, 2))
        return x * 1.005, y, z + 0.047 + rise + 0.008 * field.noise((x * 6, v * 4, 9))

    grid(110, 16, cuff, material, metres=False, at=at, thickness=0.02)
