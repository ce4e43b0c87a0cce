"""Declarations of SwiftUI that a still screen does not show, written from Reference/swiftui/declarations.

A file NAME.tsv there is a subject. Its rows are those of the modules that hold little but names, see
`Scripts/stand_in_rows.py`; a modifier answers `value self`. Its Swift is in the folder Declarations of HeadlessSwiftUI.
"""
from module_table import ROOT, folder
from stand_in_rows import read
from stand_in_swift import exports, swift

FOLDER = "Reference/swiftui/declarations"


def files():
    """The written texts by path."""
    found = {}
    for path in sorted((ROOT / FOLDER).glob("*.tsv")):
        table = read(path)
        text = "\n".join(filter(None, map(swift, table.top)))
        found[f"{folder('HeadlessSwiftUI')}/Declarations/{path.stem}.generated.swift"] = (
            f"// Written by Scripts/generate-tables from {FOLDER}/{path.name}. Do not edit.\n"
            f"// swift-format-ignore-file\n{exports(table)}\n{text}")
    return found
