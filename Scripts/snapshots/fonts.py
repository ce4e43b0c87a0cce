"""Fonts in the place of those that a package has and its public copy leaves out.

A target that looks for fonts among its resources and holds none gets a substitute for each name of a face
that its sources mention: a free font under that name, with its own widths and heights. The second
substitute is a quarter larger. A picture that changes with it shows text in such a font.
"""
import re
import subprocess

NAME = re.compile(r'"([A-Za-z][A-Za-z0-9]*-(?:(?:Extra|Ultra|Semi|Demi)?(?:Thin|Light|Regular|Medium|[Bb]old|Black|Heavy)'
                  r'(?:Italic|Oblique)?|Italic|Oblique))"')
READS = re.compile(r'"\.?(?:ttf|otf)"')
LARGER = 0.8  # of the units per em


def missing(target):
    """The names of faces that a target has to hold and does not."""
    files = list(target.files())
    if any(f.suffix in (".ttf", ".otf", ".ttc") for f in files):
        return []
    texts = [f.read_text(encoding="utf-8", errors="replace") for f in files if f.suffix == ".swift"]
    if not any(READS.search(t) for t in texts):
        return []
    return sorted({name for t in texts for name in NAME.findall(t)})


def base():
    """The file of the free font that a program without a wish would get."""
    run = subprocess.run(["fc-match", "-f", "%{file}", "Noto Sans:style=Regular"], capture_output=True, text=True)
    return run.stdout.strip()


def write(folder, names, scale=1.0):
    """Writes a substitute for each name."""
    from fontTools.ttLib import TTFont  # the only part that needs it
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        font = TTFont(base())
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
