"""Calm, drawn portraits for invented people: shapes and colours by seed, no features that could be anybody's."""

import random

import resvg_py

SKINS = ("#f2d3bc", "#e6b999", "#cf9b76", "#a9734f", "#80523a", "#5d3a29")
HAIRS = ("#2a211d", "#4a3226", "#7a4f31", "#a9793f", "#c9a66b", "#8e8a86", "#3a2b3f")
DARK_HAIRS = ("#17120f", "#221a17", "#2e2420", "#8e8a86")
CLOTHES = ("#3f5b4b", "#8a4b3a", "#2f4a63", "#b08a4a", "#5c5470", "#6f7f5c", "#a1584f", "#4b5a60")
GROUNDS = ("#e7ece4", "#f1e6dc", "#e1e8ee", "#f0ead8", "#eae4ee", "#e4ebe8", "#f3e3df", "#e6e6e1")

# Hair in front of the head, by name; the head is a circle of radius 46 at (128, 108).
FRONTS = (
    "M82 104 C80 62 108 50 132 52 C162 52 178 74 174 106 C168 88 152 78 138 80 C118 84 96 84 82 104 Z",
    "M82 106 C78 66 104 50 130 50 C160 50 180 72 174 108 C170 96 164 86 152 82 C130 90 104 86 92 80 Q86 92 82 106 Z",
    "M84 96 C86 62 112 54 128 54 C148 54 170 62 172 96 C158 74 98 74 84 96 Z",
    "M80 112 C74 62 108 46 134 50 C168 52 184 80 176 114 C172 92 160 84 148 74 C132 92 100 92 80 112 Z",
)
# Hair behind the head: short, to the shoulders, tied up, covered.
BACKS = (
    "",
    "M76 112 C72 60 102 46 128 46 C154 46 184 60 180 112 L184 168 C168 178 88 178 72 168 Z",
    "M128 20 a22 20 0 1 0 0.1 0 Z M78 110 C76 62 104 48 128 48 C152 48 180 62 178 110 Z",
    "M78 118 C74 64 104 50 128 50 C152 50 182 64 178 118 C176 140 80 140 78 118 Z",
)
GLASSES = (
    '<g fill="none" stroke="#2b3036" stroke-width="4">'
    '<circle cx="110" cy="112" r="14"/><circle cx="146" cy="112" r="14"/><path d="M124 110 h8"/></g>'
)
SCARF = "M66 128 C58 58 100 34 128 34 C156 34 198 58 190 128 C190 170 176 196 128 200 C80 196 66 170 66 128 Z"
FACE_IN_SCARF = "M90 108 C90 78 108 66 128 66 C148 66 166 78 166 108 C166 138 148 156 128 156 C108 156 90 138 90 108 Z"


def draw_avatar(seed):
    """One portrait of 256 units square."""
    rng = random.Random(seed * 7919)
    tone = rng.randrange(len(SKINS))
    skin, hair = SKINS[tone], rng.choice(HAIRS if tone < 3 else DARK_HAIRS)
    cloth, ground = rng.choice(CLOTHES), rng.choice(GROUNDS)
    parts = [f'<rect width="256" height="256" fill="{ground}"/>']
    if rng.random() < 0.16:
        parts += _covered(skin, rng.choice(CLOTHES), cloth)
    else:
        parts += _with_hair(rng, skin, hair, cloth)
    body = "\n  ".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256">\n  {body}\n</svg>\n'
    )


def _shoulders(cloth):
    return f'<path d="M28 256 C32 204 72 184 104 180 L152 180 C184 184 224 204 228 256 Z" fill="{cloth}"/>'


def _neck(skin):
    return f'<path d="M108 140 L108 182 C112 198 144 198 148 182 L148 140 Z" fill="{skin}"/>'


def _covered(skin, scarf, cloth):
    return [_shoulders(cloth), f'<path d="{SCARF}" fill="{scarf}"/>', f'<path d="{FACE_IN_SCARF}" fill="{skin}"/>']


def _with_hair(rng, skin, hair, cloth):
    back = rng.choice(BACKS)
    parts = [f'<path d="{back}" fill="{hair}"/>'] if back else []
    parts += [_shoulders(cloth), _neck(skin)]
    parts.append(
        '<path d="M108 152 C118 164 138 164 148 152 L148 166 C138 174 118 174 108 166 Z" fill="#000" opacity=".08"/>'
    )
    parts.append(f'<ellipse cx="128" cy="110" rx="44" ry="50" fill="{skin}"/>')
    for side in (83, 173):
        parts.append(f'<ellipse cx="{side}" cy="114" rx="7" ry="11" fill="{skin}"/>')
    parts.append(f'<path d="{rng.choice(FRONTS)}" fill="{hair}"/>')
    if not back and rng.random() < 0.4:
        beard = (
            "M84 116 C86 152 106 164 128 164 C150 164 170 152 172 116 C164 134 150 138 128 138 C106 138 92 134 84 116 Z"
        )
        parts.append(f'<path d="{beard}" fill="{hair}"/>')
    if rng.random() < 0.3:
        parts.append(GLASSES)
    collar = rng.choice(
        (
            "M104 180 L128 206 L152 180 L160 184 L128 222 L96 184 Z",
            "M102 181 C112 202 144 202 154 181 L162 184 C150 214 106 214 94 184 Z",
        )
    )
    parts.append(f'<path d="{collar}" fill="#fff" opacity=".85"/>')
    return parts


def write_avatars(count, folder):
    """`person-<number>.svg`, and as `.png`, which is what a site accepts as somebody's portrait."""
    folder.mkdir(parents=True, exist_ok=True)
    for seed in range(1, count + 1):
        text = draw_avatar(seed)
        (folder / f"person-{seed:02}.svg").write_text(text)
        (folder / f"person-{seed:02}.png").write_bytes(bytes(resvg_py.svg_to_bytes(svg_string=text, width=512)))
