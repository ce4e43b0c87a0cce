"""The colors of the system and UIKit's fixed colors: Swift from Reference/system-colors.json."""
import json
import pathlib
import re

import module_table

ROOT = pathlib.Path(__file__).resolve().parent.parent
HEADER = ("// Written by Scripts/generate-tables from Reference/. Do not edit.\n"
          "// Sources: system-colors.json\n\n")


def system_row(name, since, *values):
    """A row of the table: digits of the four appearances, and their opacities where one is below 1."""
    digits, opacities = zip(*(value.partition(" ")[::2] for value in values[:4]))
    alpha = "" if not any(opacities) else f", alpha: ({', '.join(one or '1' for one in opacities)})"
    version = f"since: {since}, " if since else ""
    return f"    Row(.{name}, {version}{', '.join('0x' + one for one in digits)}{alpha}),\n"


def system_colors(data):
    return HEADER + f"""\
// swift-format-ignore
extension SystemColor {{
  /// Light, dark, light with more contrast, dark with more contrast; later versions after earlier.
  static let rows: [Row] = [
{"".join(system_row(*row) for row in data["rows"])}  ]
}}
"""


def components(row):
    """The arguments of an initializer; a third is written as a fraction."""
    def shown(value):
        return re.sub(r"^(\d+)/(\d+)$", r"\1.0 / \2", str(value))
    names = ("white",) if len(row["components"]) == 1 else ("red", "green", "blue")
    parts = [f"{name}: {shown(value)}" for name, value in zip(names, row["components"])]
    return parts, shown(row.get("opacity", 1))


def fixed_of_uikit(data):
    lines = []
    for row in data["fixed"]:
        if row.get("isDocumentsAlone"):
            continue
        parts, opacity = components(row)
        lines.append(f"  /// {row['what']}\n  public static let {row['name']} = "
                     f"UIColor({', '.join(parts)}, alpha: {opacity})\n")
    return HEADER + "/// The fixed colors.\nextension UIColor {\n" + "\n".join(lines) + "}\n"


def fixed_of_documents(data):
    lines = []
    for row in data["fixed"]:
        parts, opacity = components(row)
        alpha = "" if opacity == "1" else f", alpha: {opacity}"
        lines.append(f'    "{row["name"]}Color": Color({", ".join(parts)}{alpha}),\n')
    return HEADER + f"""\
import RichText

/// Colors that documents name without components.
enum SystemColors {{
  /// The components of UIKit's fixed colors, by the name of their property.
  private static let all: [String: Color] = [
{"".join(lines)}  ]

  /// The components of a fixed color, by the name of its property.
  static func fixed(_ name: String?) -> Color? {{ name.flatMap {{ all[$0] }} }}
}}
"""


def files():
    """The generated files by their path below the root."""
    data = json.loads((ROOT / "Reference/system-colors.json").read_text(encoding="utf-8"))
    return {
        module_table.path("HeadlessUIKit/Core/Colors/SystemColor+Rows.generated.swift"): system_colors(data),
        module_table.path("HeadlessUIKit/Core/Colors/UIColor+Fixed.generated.swift"): fixed_of_uikit(data),
        module_table.path("InterfaceBuilder/Values/SystemColors.generated.swift"): fixed_of_documents(data),
    }
