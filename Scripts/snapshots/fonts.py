"""Fonts in the place of those that a package has and its public copy leaves out.

A target that looks for fonts among its resources and holds none gets a substitute for each name of a face
that its sources mention: the free font that the published pictures show where that is known (FAMILIES), and
another free font elsewhere, with its own widths and heights. The second substitute is a quarter larger. A
picture that changes with it shows text in such a font.
"""
import functools
import io
import pathlib
import re
import subprocess

NAME = re.compile(r'"([A-Za-z][A-Za-z0-9]*-(?:(?:Extra|Ultra|Semi|Demi)?(?:Thin|Light|Regular|Medium|[Bb]old|Black|Heavy)'
                  r'(?:Italic|Oblique)?|Italic|Oblique))"')
READS = re.compile(r'"\.?(?:ttf|otf)"')
LATIN = [*range(0x20, 0x250), *range(0x2000, 0x2070), 0x20AC, 0x2122]
LARGER = 0.8  # of the units per em
# The families that pictures show, by the family that sources ask for: the module of PyPI that holds each, and
# the weights of its faces where they are others than their names say.
FAMILIES = {
    # The pictures of Spark's components draw text in Nunito Sans, where its theme asks for LBCDenimINK. Medium is
    # its bold face: "My Text" is 44.33 points wide at 12 (SparkUITagSnapshotTests), "Button" 50.67 at 16
    # (SparkUIButtonSnapshotTests). "My component" in Regular is 106.67 wide at 16 (SparkUIChipSnapshotTests).
    "LBCDenimINK": ("fontpkg_nunito_sans", {"Medium": 700, "SemiBold": 700}),
}
WEIGHTS = {"Thin": 100, "UltraLight": 200, "ExtraLight": 200, "Light": 300, "Regular": 400, "Medium": 500,
           "SemiBold": 600, "DemiBold": 600, "Semibold": 600, "Bold": 700, "ExtraBold": 800, "Heavy": 800, "Black": 900}


def missing(target):
    """The names of faces that a target has to hold and does not."""
    files = list(target.files())
    if any(f.suffix in (".ttf", ".otf", ".ttc") for f in files):
        return []
    texts = [f.read_text(encoding="utf-8", errors="replace") for f in files if f.suffix == ".swift"]
    if not any(READS.search(t) for t in texts):
        return []
    return sorted({name for t in texts for name in NAME.findall(t)})


def published(name):
    """The variable font that the published pictures show for a name, and its weight; None where it is not at hand."""
    family, _, style = name.partition("-")
    if family not in FAMILIES:
        return None
    module, weights = FAMILIES[family]
    try:
        folder = __import__(module).ROOT / "files"
    except ImportError:
        return None
    style = re.sub(r"(Italic|Oblique)$", "", style) or "Regular"
    upright = next((p for p in sorted(folder.glob("*.ttf")) if "Italic" not in p.name), None)
    return (upright, (WEIGHTS | weights).get(style, 400)) if upright else None


def base():
    """The file of the free font that a program without a wish would get."""
    run = subprocess.run(["fc-match", "-f", "%{file}", "Noto Sans:style=Regular"], capture_output=True, text=True)
    return run.stdout.strip()


@functools.cache
def outlines(name):
    """The bytes of the font that stands for a name, at its weight."""
    from fontTools.ttLib import TTFont
    from fontTools import subset
    from fontTools.varLib import instancer
    found = published(name)
    if found is None:
        return pathlib.Path(base()).read_bytes()
    path, weight = found
    font = TTFont(path)
    options = subset.Options(layout_features=["*"], name_IDs=["*"], notdef_outline=True)
    latin = subset.Subsetter(options)
    latin.populate(unicodes=LATIN)
    latin.subset(font)
    axes = {axis.axisTag: axis.defaultValue for axis in font["fvar"].axes}
    instance = instancer.instantiateVariableFont(font, {**axes, "wght": weight})
    data = io.BytesIO()
    instance.save(data)
    return data.getvalue()


def write(folder, names, scale=1.0):
    """Writes a substitute for each name."""
    from fontTools.ttLib import TTFont
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        font = TTFont(io.BytesIO(outlines(name)))
        family, _, style = name.partition("-")
        for record in list(font["name"].names):
            if record.nameID in (1, 16, 3):
                record.string = family if style in ("Regular", "Bold") or record.nameID == 16 else f"{family} {style}"
            elif record.nameID in (2, 17):
                record.string = style if record.nameID == 17 or style == "Bold" else "Regular"
            elif record.nameID == 4:
                record.string = f"{family} {style}"
            elif record.nameID == 6:
                record.string = name
        font["head"].unitsPerEm = round(font["head"].unitsPerEm * scale)
        font.save(folder / f"{name}.ttf")
