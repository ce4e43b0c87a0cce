"""The simulator on which the references of a package were recorded, as far as their pixels say.

Pictures have the pixels of the screen of the simulator: three a point on most iPhones, two on those without a
home indicator. Where most references are two thirds of what was drawn, the tests run again on such a phone.
"""
import collections
import struct

import comparing

USUAL, OTHER = 3, 2
PHONE = "iPhone SE (3rd generation)"


def size(path):
    """The width and the height of a PNG in pixels; None for another file."""
    with path.open("rb") as file:
        head = file.read(24)
    return struct.unpack(">II", head[16:24]) if head[:8] == b"\x89PNG\r\n\x1a\n" else None


def is_scaled(drawn, reference):
    """Whether a picture has the reference's width in points, with three pixels each in place of two.

    Heights follow the text, whose lines fall on other pixels.
    """
    return abs(drawn[0] / USUAL - reference[0] / OTHER) <= 1


def other(pairs):
    """The phone that the references call for, from pairs of a drawn picture and its reference; None for the usual one."""
    votes = collections.Counter()
    for drawn, reference in pairs:
        if drawn.exists() and (own := size(drawn)) and (its := size(reference)) and own != its:
            votes[is_scaled(own, its)] += 1
        else:
            votes[False] += 1
    return PHONE if votes[True] > votes[False] else None


def pairs(tests, ours):
    """The pictures that were drawn with their references."""
    for target in tests:
        references_of = dict(comparing.references(target.folder))
        mine = comparing.recorded(ours / target.name, references_of)
        yield from ((mine[name], path) for name, path in references_of.items() if name.suffix == ".png")
