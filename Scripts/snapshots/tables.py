"""The figures of packages as tables of a page, between two marks."""
import json
import re

MARKS = ("<!-- figures -->", "<!-- end of figures -->")


def keep(place, identity, values):
    """Keeps the figures of a package, so that runs of some packages fill one table."""
    (place / "figures").mkdir(exist_ok=True)
    (place / "figures" / f"{identity}.json").write_text(json.dumps(values, indent=1))


def cell(value, unit=""):
    return "" if value is None else f"{value:g}{unit}"


def row(package, kind, size, figures):
    pictures, drawn, right, near, whole, structure = figures
    return (f"| {package} | {kind} | {size} | {pictures:g} | {cell(whole, ' %')} | {cell(drawn, ' %')} |"
            f" {cell(right, ' %')} | {cell(near, ' %')} | {cell(structure)} |")


def together(packages):
    """The figures of all packages by the kind of their pictures, and of both front ends."""
    sums = {}
    for values in packages:
        for kind, sizes in values["figures"].items():
            kind = re.sub("^.*, (?=UIKit|SwiftUI)", "", kind)
            for name in [kind] if ", with" in kind else [kind, "UIKit and SwiftUI"]:
                add(sizes["all"], sums.setdefault(name, [0] * 7))
    for kind in sorted(sums):
        pictures, drawn, right, near, whole, structure, compared = sums[kind]
        yield kind, [pictures, *(round(v / pictures, 1) for v in (drawn, right, near, whole)),
                     round(structure / compared, 3) if compared else None]


def add(figures, sums):
    """Adds figures, weighted by their pictures; the structure is compared where the sizes are equal."""
    pictures, drawn, right, near, whole, structure = figures
    sums[0] += pictures
    for index, value in enumerate((drawn, right, near, whole), 1):
        sums[index] += pictures * (value or 0)
    if structure is not None:
        sums[5] += pictures * (right or 0) * structure
        sums[6] += pictures * (right or 0)


def lines(packages):
    yield "| Package | Tests | compile | run | Texts equal or close |"
    yield "| --- | --- | --- | --- | --- |"
    for values in packages:
        texts = values["texts"]
        close = texts.get("equal", 0) + texts.get("within half a point", 0)
        count = sum(texts.values())
        yield (f"| {values['package']} | {values['tests']} | {values['compile']} | {values['run']} |"
               f" {f'{close} of {count}' if count else ''} |")
    if len(packages) > 1:
        tests, compiled, ran = (sum(v[k] for v in packages) for k in ("tests", "compile", "run"))
        yield f"| all | {tests} | {compiled} | {ran} | |"
    yield ""
    yield "| Package | Pictures of | Size | Pictures | whole | drawn | size within a pixel | within 2 points | structure |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- | --- |"
    for values in packages:
        for kind, sizes in values["figures"].items():
            for size, figures in sizes.items():
                if size != "all" and ", with" in kind:
                    continue
                yield row(values["package"], kind, size, figures)
    if len(packages) > 1:
        for kind, figures in together(packages):
            yield row("all", kind, "all", figures)


def replace(page, lines):
    """Replaces what stands between the marks of a page."""
    table = "\n".join([MARKS[0], "", *lines, "", MARKS[1]])
    page.write_text(re.sub(f"{MARKS[0]}.*{MARKS[1]}", lambda _: table, page.read_text(), flags=re.S))


def write(page, place):
    """Replaces the tables of a page by those of all packages whose figures were kept."""
    replace(page, lines([json.loads(p.read_text()) for p in sorted((place / "figures").glob("*.json"))]))
