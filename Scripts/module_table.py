#!/usr/bin/env python3
"""The table of modules, Sources/modules.tsv: the one place that knows where a module lies.

    Scripts/module_table.py folder NAME...   the folder of a module's sources, from the root
    Scripts/module_table.py tests NAME...    the folder of its tests
    Scripts/module_table.py list [WING]      the names, those first on which others stand

A row says a module's name, its wing (a folder of Sources and of Tests), its floor, whether it is Swift,
C or a library of the system, the systems on which it exists, the modules that its product brings besides
(`own`: none; `-`: it is no product), the modules on which it and its tests stand, data of its tests, what
it links or the Debian package that has its headers, and a sentence. `Scripts/generate-tables` writes
from it the lists of Package.swift, the tables of Documentation/Architecture.md and the names of Apple's
modules; `Scripts/check-arrows` compares the imports with it.
"""
import pathlib
import sys
from dataclasses import dataclass

ROOT = pathlib.Path(__file__).resolve().parent.parent
PATH = ROOT / "Sources/modules.tsv"


@dataclass(frozen=True)
class Module:
    name: str
    wing: str
    floor: int | None
    kind: str
    is_on_linux_alone: bool
    # None for a module that is no product.
    product: tuple | None
    stands_on: tuple
    # None for a module that other modules' tests cover.
    tests: tuple | None
    test_data: tuple
    links: str
    is_frequent: bool
    sentence: str

    @property
    def folder(self):
        return f"Sources/{self.wing}/{self.name}"

    @property
    def tests_folder(self):
        return f"Tests/{self.wing.split('/')[0]}/{self.name}Tests"

    @property
    def is_apple(self):
        """It has the name of a module of Apple's systems."""
        return self.wing.split("/")[0] == "AppleModules" and not self.name.startswith("Headless")


def names(cell):
    return () if cell in ("-", "own") else tuple(cell.split())


def read(path=PATH):
    """The rows in the order of the table; a row that does not fit ends the program with its line."""
    head, *lines = path.read_text(encoding="utf-8").splitlines()
    columns, found = head.split("\t"), {}
    for number, line in enumerate(lines, 2):
        cells = line.split("\t")
        if len(cells) != len(columns):
            sys.exit(f"{path.name}:{number}: {len(cells)} columns, {len(columns)} expected")
        row = dict(zip(columns, cells))
        name = row["module"]
        if name in found:
            sys.exit(f"{path.name}:{number}: {name} has a row already")
        if row["kind"] not in ("swift", "c", "system") or row["systems"] not in ("all", "Linux"):
            sys.exit(f"{path.name}:{number}: {name} is swift, c or system, for all or Linux")
        found[name] = Module(
            name, row["wing"], None if row["floor"] == "-" else int(row["floor"]), row["kind"],
            row["systems"] == "Linux", None if row["product"] == "-" else names(row["product"]),
            names(row["stands-on"]), None if row["tests"] == "-" else names(row["tests"]), names(row["test-data"]),
            row["links"].strip("-"), row["frequent"] == "yes", row["sentence"])
    for module in found.values():
        for other in {*module.stands_on, *(module.product or ())} - found.keys():
            sys.exit(f"{path.name}: {module.name} names {other}, which has no row")
    return found


MODULES = read()


def folder(name):
    """The folder of a module's sources, from the root."""
    return MODULES[name].folder


def path(place):
    """A path that begins with a module's name, such as Typesetting/Shaping, from the root."""
    name, _, rest = place.partition("/")
    return folder(name) + ("/" + rest if rest else "")


def tests_folder(name):
    """The folder of a module's tests, from the root."""
    return MODULES[name].tests_folder


def main():
    what, *asked = sys.argv[1:] or ["list"]
    if what == "list":
        print(*(m.name for m in MODULES.values() if not asked or m.wing.split("/")[0] in asked), sep="\n")
        return
    for name in asked:
        if name not in MODULES:
            sys.exit(f"{name} has no row in {PATH.relative_to(ROOT)}")
        print(MODULES[name].tests_folder if what == "tests" else MODULES[name].folder)


if __name__ == "__main__":
    main()
