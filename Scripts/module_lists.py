"""Lists that are written from the table of modules: the manifest's rows, Apple's names, Architecture's tables.

`Scripts/generate-tables` calls `files`; `make lint` fails where one of them differs.
"""
import re

import module_table
from module_table import MODULES, ROOT

APPLE_SOURCES = "Documentation/AppleSources.md"
ARCHITECTURE = "Documentation/Architecture.md"
MANIFEST = "Package.swift"
TOOLS_MANIFEST = "Tools/Package.swift"
NAMES = "AppleSources/Sources/AppleSourceRewriting/Rules/AppleModules.generated.swift"
WINGS = {
    "Base": "lengths, files, JSON, findings and constraints: the base of all other wings",
    "Sizes": "text sizes, values that scale with them, and the numbers of the system, of tokens and of users",
    "Text": "fonts, rich text with its formats, and lines",
    "Pictures": "laid-out screens as values, and their pictures",
    "Storyboards": "storyboards, xibs, assets and texts, read and shown",
    "AppleModules": "modules under Apple's names with the behavior of Apple's; on Linux unless the row says otherwise",
    "AppleModules/StandIns": "modules under Apple's names so that code compiles; on Linux",
    "Checking": "screens at all sizes, the faults on them, and the page of a preview",
    "ForTests": "modules that the tests of an app import",
    "CLibraries": "libraries in C, those of the system by their headers",
}


def text_of(path):
    return (ROOT / path).read_text(encoding="utf-8")


def between(text, begin, end, lines):
    """The text with other lines between two that stay."""
    before, _, rest = text.partition(begin)
    _, found, after = rest.partition(end)
    if not found:
        raise SystemExit(f"no line '{begin.strip()}' with '{end.strip()}' below it")
    return before + begin + lines + end + after


def row(module):
    """A module as an element of the manifest's list."""
    quoted = lambda names: "[" + ", ".join(f'"{name}"' for name in names) + "]"
    parts = [f'"{module.name}", in: "{module.wing}"']
    if module.kind != "swift":
        parts.append(f".{module.kind}")
    if module.is_on_linux_alone:
        parts.append("isOnLinuxAlone: true")
    for label, names in (("product", module.product), ("on", module.stands_on or None), ("tests", module.tests),
                         ("testData", module.test_data or None)):
        if names is not None:
            parts.append(f"{label}: {quoted(names)}")
    if module.links:
        parts.append(f'links: "{module.links}"')
    return f"  Module({', '.join(parts)}),\n"


def manifest():
    return between(text_of(MANIFEST), "  // Rows: do not edit.\n", "  // End of the rows.\n",
                   "".join(map(row, MODULES.values())))


def apple_names():
    """The modules under Apple's names that are products, sorted; UIKit is part of another product."""
    return sorted(m.name for m in MODULES.values() if m.is_apple and m.product is not None)


def apple_source():
    listed = lambda names: "".join(f'    "{name}",\n' for name in names)
    frequent = sorted(name for name in apple_names() if MODULES[name].is_frequent)
    return f"""\
// Written by Scripts/generate-tables from Sources/modules.tsv. Do not edit.

/// The modules of Apple's systems that are products of the package on Linux.
public enum AppleModules {{
  /// Their names, beside UIKit, which the product HeadlessUIKit has.
  public static let products = [
{listed(apple_names())}  ]

  /// Those that many packages import; each of the others is built only where it is imported.
  public static let frequent: Set = [
{listed(frequent)}  ]
}}
"""


def tools_manifest():
    """The manifest of the command with the modules that an app's code imports."""
    return between(text_of(TOOLS_MANIFEST), "  // Rows: do not edit.\n", "  // End of the rows.\n",
                   "".join(f'  "{name}",\n' for name in ["HeadlessUIKit", *apple_names()]))


def apple_page():
    meaning = "products of this package, which the target depends on"
    line = "| " + ", ".join(f"`{name}`" for name in apple_names()) + f" | {meaning} |"
    return re.sub(rf"(?m)^\|.*\| {meaning} \|$", line, text_of(APPLE_SOURCES))


def floors():
    """The picture of the floors, those above first."""
    lines = []
    for floor in sorted({m.floor for m in MODULES.values() if m.floor is not None}, reverse=True):
        line = f"{floor} "
        for name in (m.name for m in MODULES.values() if m.floor == floor and not m.name.startswith("_")):
            if len(line) + len(name) > 96:
                lines.append(line)
                line = f"{floor} "
            line += f" {name}  "
        lines.append(line)
    return "```\n" + "".join(line.rstrip() + "\n" for line in lines) + "```\n"


def wing_table(wing):
    lines = [f"**`{wing}`**: {WINGS[wing]}.\n\n| Module | Holds | Design |\n| --- | --- | --- |\n"]
    for module in MODULES.values():
        if module.wing == wing:
            page = f"{module.folder}/{module.name}.docc/{module.name}Design.md"
            link = f"[page](../{page})" if (ROOT / page).exists() else ""
            lines.append(f"| `{module.name}` | {module.sentence} | {link} |\n")
    return "".join(lines)


def architecture():
    strangers = {m.wing for m in MODULES.values()} ^ WINGS.keys()
    if strangers:
        raise SystemExit(f"{', '.join(sorted(strangers))}: a wing of {module_table.PATH.name} or of Scripts/module_lists.py alone")
    tables = floors() + "\n" + "\n".join(map(wing_table, WINGS))
    return between(text_of(ARCHITECTURE), "<!-- Written from Sources/modules.tsv. -->\n", "<!-- End of what is written. -->\n",
                   "\n" + tables + "\n")


def files():
    """The written texts by path."""
    return {NAMES: apple_source(), MANIFEST: manifest(), TOOLS_MANIFEST: tools_manifest(),
            APPLE_SOURCES: apple_page(), ARCHITECTURE: architecture()}
