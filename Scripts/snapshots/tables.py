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


def lines(packages):
    yield "| Package | Tests | compile | run | Texts equal or close |"
    yield "| --- | --- | --- | --- | --- |"
    for values in packages:
        texts = values["texts"]
        close = texts.get("equal", 0) + texts.get("within half a point", 0)
        count = sum(texts.values())
        yield (f"| {values['package']} | {values['tests']} | {values['compile']} | {values['run']} |"
               f" {f'{close} of {count}' if count else ''} |")
    yield ""
    yield "| Package | Pictures of | Size | Pictures | drawn | size within a pixel | within 2 points | structure |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- |"
    for values in packages:
        for kind, sizes in values["figures"].items():
            for size, figures in sizes.items():
                if size != "all" and ", with" in kind:
                    continue
                pictures, drawn, right, near, structure = figures
                yield (f"| {values['package']} | {kind} | {size} | {pictures:g} | {cell(drawn, ' %')} |"
                       f" {cell(right, ' %')} | {cell(near, ' %')} | {cell(structure)} |")


def replace(page, lines):
    """Replaces what stands between the marks of a page."""
    table = "\n".join([MARKS[0], "", *lines, "", MARKS[1]])
    page.write_text(re.sub(f"{MARKS[0]}.*{MARKS[1]}", lambda _: table, page.read_text(), flags=re.S))


def write(page, place):
    """Replaces the tables of a page by those of all packages whose figures were kept."""
    replace(page, lines([json.loads(p.read_text()) for p in sorted((place / "figures").glob("*.json"))]))
