"""The modules that the package has under Apple's names on Linux: read from Package.swift, written as Swift.

The manifest declares them below `#if os(Linux)` and makes a product of each. Nothing else lists them.
"""
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = "Documentation/AppleSources.md"
PATHS = ["AppleSources/Sources/AppleSourceRewriting/Rules/AppleModules.generated.swift",
         "Tools/Sources/PackageScreens/Build/AppleModules.generated.swift"]


def names():
    """The modules that the manifest names below `#if os(Linux)` alone, sorted; UIKit is part of another product."""
    manifest = (ROOT / "Package.swift").read_text(encoding="utf-8")
    parts = re.compile(r"(?ms)^#if os\(Linux\)$.*?^#(?:else|endif)$")
    quoted = re.compile(r'"(\w+)"')
    below = {name for part in parts.findall(manifest) for name in quoted.findall(part)}
    others = set(quoted.findall(parts.sub("", manifest)))
    modules = [name for name in sorted(below - others) if (ROOT / "Sources" / name).is_dir()]
    # Interfaces of other packages, for tests alone, and what UIKit brings.
    return [name for name in modules if not name.endswith(("SnapshotTesting", "UIKit"))]


def page(products):
    """The page about the rewriter, with the names in the row of its table."""
    meaning = "products of this package, which the target depends on"
    row = "| " + ", ".join(f"`{name}`" for name in products) + f" | {meaning} |"
    text = (ROOT / PAGE).read_text(encoding="utf-8")
    return re.sub(rf"(?m)^\|.*\| {meaning} \|$", row, text)


def files():
    """The generated sources and the page, by path."""
    products = names()
    listed = "".join(f'    "{name}",\n' for name in products)
    text = f"""\
// Written by Scripts/generate-tables from Package.swift. Do not edit.

/// The modules of Apple's systems that are products of the package on Linux.
enum AppleModules {{
  /// Their names, beside UIKit, which the product HeadlessUIKit has.
  static let products = [
{listed}  ]
}}
"""
    return {path: text for path in PATHS} | {PAGE: page(products)}
