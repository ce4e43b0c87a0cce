"""Draws a package as a house: a box for each module, in it a tile for each folder, lower floors below.

Tiles of the largest knot of a module are red; a line is as wide as references are many.
"""
import collections
import math
from xml.sax.saxutils import escape

WIDTH = 1960
TILE, GAP = 88, 4
KNOT, PLAIN = "#f6d5d0", "#dfe9f5"


def draw(modules):
    """The package as SVG."""
    by_name = {module.name: module for module in modules}
    floors = collections.defaultdict(list)
    depths = {}
    for name in by_name:
        floors[depth(name, by_name, depths)].append(name)
    shapes, places, y = [], {}, 20
    for level in sorted(floors, reverse=True):
        x, tallest = 20, 0
        for name in floors[level]:
            module = by_name[name]
            columns = max(1, round(math.sqrt(len(module.folders)) * 1.3))
            width = columns * (TILE + GAP) + 8
            if x + width > WIDTH - 60 and x > 20:
                x, y, tallest = 20, y + tallest + 46, 0
            places[name] = (x, y, width)
            height = draw_module(module, shapes, x, y, columns)
            tallest = max(tallest, height)
            x += width + 18
        y += tallest + 46
    lines = [line for module in modules for line in arrows(module, places)]
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{y:.0f}" '
            'font-family="sans-serif"><rect width="100%" height="100%" fill="#fafafa"/>'
            + "".join(shapes + lines) + "</svg>")


def depth(name, by_name, depths, above=()):
    """The floor of a module: one above the highest that it uses."""
    if name not in depths and name not in above:
        below = [depth(other, by_name, depths, (*above, name)) + 1
                 for other in by_name[name].uses if other not in (name, *above)]
        depths[name] = max(below, default=0)
    return depths.get(name, 0)


def draw_module(module, shapes, x, y, columns):
    """Adds a module's box and tiles; returns the height."""
    sizes = collections.Counter()
    for file in module.files:
        sizes[module.short(file.folder) if "/" in file.folder else "."] += file.lines
    knots = module.knots
    tied = {module.short(folder) for folder in knots[0]} if knots else set()
    tiles, bottoms = [], [y + 18.0] * columns
    for name, lines in sizes.most_common():
        column = bottoms.index(min(bottoms))
        left, top = x + 6 + column * (TILE + GAP), bottoms[column]
        height = max(15, min(90, lines / 28))
        tiles.append(f'<rect x="{left}" y="{top:.0f}" width="{TILE}" height="{height:.0f}" rx="3" '
                     f'fill="{KNOT if name in tied else PLAIN}" stroke="#9aa"/>'
                     f'<text x="{left + 3}" y="{top + 11:.0f}" font-size="9">'
                     f'{escape(name[:15])} {lines}</text>')
        bottoms[column] += height + 3
    height = max(bottoms) - y
    shapes.append(f'<rect x="{x}" y="{y}" width="{columns * (TILE + GAP) + 8}" '
                  f'height="{height + 4:.0f}" rx="6" fill="#fff" stroke="#456"/>'
                  f'<text x="{x + 6}" y="{y + 13}" font-size="12" font-weight="bold">'
                  f'{module.name} {module.lines}</text>')
    shapes.extend(tiles)
    return height


def arrows(module, places):
    """The lines to the modules that a module uses; one that does not go down is red."""
    x, y, width = places[module.name]
    for name, count in module.uses.items():
        if name in places:
            other_x, other_y, other_width = places[name]
            color = "#88a" if other_y > y else "#c22"
            yield (f'<line x1="{x + width / 2:.0f}" y1="{y + 8}" '
                   f'x2="{other_x + other_width / 2:.0f}" y2="{other_y}" stroke="{color}" '
                   f'stroke-opacity="0.35" '
                   f'stroke-width="{min(6, 0.6 + math.log10(count + 1) * 1.4):.1f}"/>')
