"""Tables by version of iOS: Swift and a page of the documentation from Reference/system-metrics."""
import json
import pathlib
import textwrap

import module_table

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDER = ROOT / "Reference/system-metrics"
TOPICS = ["controls", "fields", "bars", "alerts", "cells", "lists", "buttons", "margins", "labels"]
HEADER = ("// Written by Scripts/generate-tables from Reference/. Do not edit.\n"
          "// Sources: {}\n\n")


def load(name):
    return json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))


def resolved(rows):
    """The rows with the value of a row that is carried over."""
    result = []
    for row in rows:
        value = result[-1]["value"] if row["evidence"] == "carried" else row["value"]
        result.append({**row, "value": value})
    versions = [row["since"] for row in result]
    assert versions == sorted(set(versions)), rows
    return result


def is_ratio(value, declared):
    return declared in ("ratio", "ratio?") and isinstance(value, list)


def swift_type(length):
    value = length["rows"][0]["value"]
    declared = length.get("type")
    if declared:
        return declared.replace("ratio", "Double")
    if isinstance(value, bool):
        return "Bool"
    return {list: "Size", dict: "EdgeInsets"}.get(type(value), "Double")


def swift_value(value, declared):
    if value is None:
        return "nil"
    if isinstance(value, bool):
        return str(value).lower()
    if is_ratio(value, declared):
        return f"{value[0]}.0 / {value[1]}"
    if declared == "LengthByTextSize":
        return "LengthByTextSize({L}, {XXXL}, {AX2})".format(**value)
    if isinstance(value, list):
        return f"Size(width: {value[0]}, height: {value[1]})"
    if isinstance(value, dict):
        sides = ", ".join(f"{side}: {value[side]}" for side in ("top", "left", "bottom", "right")
                          if side in value)
        return f"EdgeInsets({sides})"
    return str(value)


def comment(text, indent):
    width = 100 - len(indent) - 4
    return "".join(f"{indent}/// {line}\n" for line in textwrap.wrap(text, width))


def length_source(length):
    rows = resolved(length["rows"])
    values = ", ".join(f"({row['since']}, {swift_value(row['value'], length.get('type'))})"
                       for row in rows)
    return (comment(length["what"], "  ")
            + f"  package static let {length['name']} = "
            f"ValueByVersion<{swift_type(length)}>([{values}])"
            f"  // {', '.join(row['evidence'] for row in rows)}\n")


def table_source(table):
    lengths = "\n".join(map(length_source, table["lengths"]))
    return (comment(table["what"], "") + "// swift-format-ignore\n"
            + f"package enum {table['table']} {{\n{lengths}}}\n")


def data_source(topics, imports):
    """One file with the tables of some topics: they are data, and not read one by one."""
    sources = ", ".join(f"system-metrics/{topic}.json" for topic in topics)
    tables = [table_source(table) for topic in topics for table in load(topic)["tables"]]
    return HEADER.format(f"{sources}; they name those of each row") + imports + "\n".join(tables)


def known_versions():
    data = load("versions")
    return HEADER.format("system-metrics/versions.json") + f"""\
extension SystemGeneration {{
  /// The first numbers of the versions whose sizes are known, in ascending order.
  static let knownMajors: [UInt16] = [{", ".join(map(str, data["known"]))}]
}}
"""


def shown(value):
    if isinstance(value, dict):
        return ", ".join(f"{key} {part:g}" for key, part in value.items())
    if isinstance(value, list):
        return " x ".join(f"{part:g}" for part in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "–" if value is None else str(value).lstrip(".")


def shown_cell(row, declared):
    value = row["value"]
    text = f"{value[0] / value[1]:.3f}" if is_ratio(value, declared) else shown(value)
    return f"{text} ({row['evidence']})"


def page():
    """A page that says for every length which value holds since when, and how well it is known."""
    parts = ["# Sizes by version of iOS\n\n"
             "Written by `Scripts/generate-tables` from `Reference/system-metrics`, which has the "
             "source of each row. Lengths are in points. A value holds from its version on until "
             "the next. *Measured*, *saved* and *published* values are known; an *estimated* one "
             "is this project's choice; a *carried* one is that of the version before, because "
             "nothing is known about this version.\n"]
    for topic in TOPICS:
        data = load(topic)
        parts.append(f"\n## {data['title'].split(' by version')[0]}\n")
        for table in data["tables"]:
            parts.append(f"\n{table['what']}\n\n| Length | Values |\n| --- | --- |\n")
            for length in table["lengths"]:
                cells = "; ".join(f"iOS {row['since']}: {shown_cell(row, length.get('type'))}"
                                  for row in resolved(length["rows"]))
                parts.append(f"| {length['what'].rstrip('.')} | {cells} |\n")
    return "".join(parts)


def files():
    """The generated files by their path below the root."""
    imports = "package import DynamicType\npackage import LayoutGeometry\n\n"
    return {
        module_table.path("DynamicType/SystemVersions/SystemGeneration+Known.generated.swift"):
            known_versions(),
        module_table.path("DynamicType/Layout/MarginSizes.generated.swift"): data_source(["margins"], ""),
        module_table.path("SystemMetrics/Tables/SizesByVersion.generated.swift"):
            data_source([topic for topic in TOPICS if topic != "margins"], imports),
        "Documentation/SizesByVersion.md": page(),
    }
