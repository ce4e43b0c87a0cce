"""Compares a picture with its reference: the size, and the share of cells that have the same color."""
import collections
import re

# A cell's side in points, and the largest difference of a channel, from 0 to 1, at which two cells agree.
CELL = 3
SAME = 0.12
# A cell that differs by less from the first one of the reference is background.
GROUND = 0.02
# A picture is whole if at least this share of its cells agrees.
WHOLE = 0.9

SIZES = [("accessibilityExtraExtraExtraLarge", "AX5"), ("accessibilityExtraExtraLarge", "AX4"),
         ("accessibilityExtraLarge", "AX3"), ("accessibilityLarge", "AX2"), ("accessibilityMedium", "AX1"),
         ("extraExtraExtraLarge", "XXXL"), ("extraExtraLarge", "XXL"), ("extraLarge", "XL"), ("extraSmall", "XS"),
         ("small", "S"), ("medium", "M"), ("large", "L")]

# The result for a reference: the two sizes in pixels (the first is None without a picture), and the share of
# cells
# that agree, which is None where the sizes differ by more than a pixel.
Result = collections.namedtuple("Result", "name size reference structure")


def category(name):
    """The text size that a picture's name ends with, or a dash."""
    last = re.split(r"[-.]", name.stem)[-1]
    return next((short for long, short in SIZES if last.lower() == long.lower()), "–")


def cells(picture, side):
    """The mean colors of cells with a side in pixels, on white."""
    import numpy
    pixels = numpy.asarray(picture.convert("RGBA"), dtype=numpy.float32) / 255
    pixels = pixels[..., :3] * pixels[..., 3:] + (1 - pixels[..., 3:])
    rows, columns = pixels.shape[0] // side, pixels.shape[1] // side
    if rows == 0 or columns == 0:
        return pixels.mean((0, 1), keepdims=True)
    return pixels[:rows * side, :columns * side].reshape(rows, side, columns, side, 3).mean((1, 3))


def structure(picture, reference, scale):
    """The share of cells that agree, of those that are not background in both pictures."""
    import numpy
    theirs, mine = (cells(p, CELL * scale) for p in (reference, picture))
    rows, columns = (min(a, b) for a, b in zip(theirs.shape, mine.shape[:2]))
    theirs, mine = theirs[:rows, :columns], mine[:rows, :columns]
    ground = theirs[0, 0]
    counts = (numpy.abs(theirs - ground).max(2) > GROUND) | (numpy.abs(mine - ground).max(2) > GROUND)
    agree = (numpy.abs(theirs - mine).max(2) <= SAME) & counts
    return float(agree.sum()) / int(counts.sum()) if counts.any() else 1.0


def distance(result):
    """The larger difference of both sides in pixels."""
    return max(abs(a - b) for a, b in zip(result.size, result.reference))


def compare(name, path, reference, scale=3):
    """The result for a reference and the picture at a path, which may not exist."""
    from PIL import Image
    with Image.open(reference) as theirs:
        if not path.exists():
            return Result(name, None, theirs.size, None)
        with Image.open(path) as mine:
            result = Result(name, mine.size, theirs.size, None)
            return result._replace(structure=structure(mine, theirs, scale)) if distance(result) <= 1 else result


def share(count, of):
    return round(100 * count / of, 1) if of else None


def figures(results, scale=3):
    """The figures of results by text size, and of all.

    They are the number of pictures, and in percent those that are drawn, have the size within a pixel, within
    two points, and are whole, and the mean structure.
    """
    groups = collections.defaultdict(list)
    for result in results:
        groups[category(result.name)].append(result)
    return {group: of(members, scale) for group, members in [*sorted(groups.items()), ("all", results)]}


def of(results, scale):
    drawn = [r for r in results if r.size]
    shares = [r.structure for r in drawn if r.structure is not None]
    counts = (len(drawn), len(shares), sum(distance(r) <= 2 * scale for r in drawn), sum(s >= WHOLE for s in shares))
    return [len(results), *(share(c, len(results)) for c in counts),
            round(sum(shares) / len(shares), 3) if shares else None]


def worst_first(results):
    """Results that are not whole: those without a picture, those of another size, then by their structure."""
    missed = [r for r in results if r.structure is None or r.structure < WHOLE]
    return sorted(missed, key=lambda r: (r.size is not None, r.structure is not None, r.structure or 0, str(r.name)))


def described(result):
    """A line about a result that is not whole."""
    if result.size is None:
        return f"{result.name}: not drawn"
    sizes = "{} x {}, reference {} x {}".format(*result.size, *result.reference)
    return f"{result.name}: {sizes}" if result.structure is None else f"{result.name}: structure {result.structure:.2f}"
