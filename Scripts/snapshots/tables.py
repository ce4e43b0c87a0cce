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
    pictures, drawn, right, near, structure = figures
    return (f"| {package} | {kind} | {size} | {pictures:g} | {cell(drawn, ' %')} |"
            f" {cell(right, ' %')} | {cell(near, ' %')} | {cell(structure)} |")


def together(packages):
    """Pictures, drawn, right, near and structure of all packages by the kind of their pictures."""
    sums = {}
    for values in packages:
        for kind, sizes in values["figures"].items():
            kind = re.sub("^.*, (?=UIKit|SwiftUI)", "", kind)
            pictures, drawn, right, near, structure = sizes["all"]
            sum_of = sums.setdefault(kind, [0, 0, 0, 0, 0, 0])
            sum_of[0] += pictures
            for index, value in enumerate((drawn, right, near), 1):
                sum_of[index] += pictures * (value or 0)
            if structure is not None:
                # The structure is compared where the sizes are equal.
                sum_of[4] += pictures * (right or 0) * structure
                sum_of[5] += pictures * (right or 0)
    for kind in sorted(sums):
        pictures, drawn, right, near, structure, compared = sums[kind]
        yield kind, [pictures, *(round(v / pictures, 1) for v in (drawn, right, near)),
                     round(structure / compared, 3) if compared else None]


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
    yield "| Package | Pictures of | Size | Pictures | drawn | size within a pixel | within 2 points | structure |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- |"
    for values in packages:
        for kind, sizes in values["figures"].items():
            for size, figures in sizes.items():
                if size != "all" and ", with" in kind:
                    continue
                yield row(values["package"], kind, size, figures)
    if len(packages) > 1:
        for kind, figures in together(packages):
            yield row("all", kind, "all", figures)


def write(page, place):
    """Replaces the tables of a page by those of all packages whose figures were kept."""
    packages = [json.loads(p.read_text()) for p in sorted((place / "figures").glob("*.json"))]
    text = page.read_text()
    table = "\n".join([MARKS[0], "", *lines(packages), "", MARKS[1]])
    page.write_text(re.sub(f"{MARKS[0]}.*{MARKS[1]}", lambda _: table, text, flags=re.S))
