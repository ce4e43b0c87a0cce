"""The symbols of SwiftUI that public apps use: a file that compiles each, and the page that says what
becomes of it. Both are written from Reference/swiftui/symbols.tsv by Scripts/generate-tables.
"""
import os

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TABLE = os.path.join(ROOT, "Reference", "swiftui", "symbols.tsv")
RESULTS = ("drawn", "still", "declared", "missing", "elsewhere")
FORMS = ("expression", "type", "file", "-")

PRELUDE = """\
// Written by Scripts/generate-tables from Reference/swiftui/symbols.tsv. Do not edit.
// swift-format-ignore-file
import Combine
import Foundation
import SwiftUI
import Testing

private struct CountKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
private struct AnchorKey: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {}
}
private struct Person: Identifiable {
  var id = 1
  var name = "Ann"
}
@Observable private final class NameModel { var name = "Lake" }
@MainActor private var text: Text { Text("Lake") }
@MainActor private var v: some View { Text("Lake") }
@MainActor private var i: Image { Image(systemName: "star") }
@MainActor private var on: Binding<Bool> { .constant(false) }
@MainActor private var words: Binding<String> { .constant("a") }
@MainActor private var number: Binding<Double> { .constant(0.5) }
private var url: URL { URL(fileURLWithPath: "/lake") }

"""

PAGE = """\
# Symbols of SwiftUI

543 symbols of SwiftUI were counted in the sources of 19 public projects, and this page has each in the
order of its frequency, with a use that compiles with `import SwiftUI` on Linux. The table is
`Reference/swiftui/symbols.tsv`; `Scripts/generate-tables` writes this page and the file
`Tests/SwiftUITests/SymbolUses.generated.swift`, which compiles the uses.

| Result | Means | Symbols | Of the first 200 |
| --- | --- | --- | --- |
{counts}

| | Symbol | Result | Use |
| --- | --- | --- | --- |
{rows}
"""

MEANING = {
    "drawn": "a picture shows it",
    "still": "a still screen does not show it by its nature: touches, motion, readers of the screen",
    "declared": "it compiles, and a picture lacks it in whole or in part",
    "missing": "it does not compile yet",
    "elsewhere": "it is no symbol of SwiftUI: another framework or the project has it",
}


def rows():
    with open(TABLE, encoding="utf-8") as file:
        lines = file.read().splitlines()[1:]
    found = [line.split("\t") for line in lines]
    for number, row in enumerate(found, 1):
        assert len(row) == 5 and row[0] == str(number), f"symbols.tsv, row {number}: {row}"
        assert row[2] in RESULTS and row[3] in FORMS, f"symbols.tsv, row {number}: {row}"
        assert row[3] != "-" or row[2] == "elsewhere" or row[4], f"symbols.tsv, row {number}: no use"
    return found


def uses(table):
    parts = []
    for rank, symbol, _, form, use in table:
        if form == "expression":
            parts.append(f"@MainActor private func use{rank}() -> Any {{ {use} }}")
        elif form == "type":
            parts.append(f"@MainActor private enum Use{rank} {{ {use} }}")
        elif form == "file":
            parts.append(use)
    calls = "\n".join(f"    use{row[0]}," for row in table if row[3] == "expression")
    suite = f"""
@MainActor
@Suite("Symbols of SwiftUI that public apps use")
struct SymbolUses {{
  private static let uses: [@MainActor () -> Any] = [
{calls}
  ]

  @Test("Values of each symbol can be made")
  func values() {{
    #expect(Self.uses.map {{ $0() }}.count == Self.uses.count)
  }}
}}
"""
    return PRELUDE + "\n".join(parts) + "\n" + suite


def page(table):
    counts = []
    for result in RESULTS:
        count = sum(row[2] == result for row in table)
        first = sum(row[2] == result for row in table[:200])
        counts.append(f"| {result} | {MEANING[result]} | {count} | {first} |")
    shown = []
    for rank, symbol, result, form, use in table:
        text = use if form == "-" else "`" + use.replace("|", "\\|") + "`"
        shown.append(f"| {rank} | `{symbol}` | {result} | {text} |")
    return PAGE.format(counts="\n".join(counts), rows="\n".join(shown))


def files():
    table = rows()
    return {
        "Tests/SwiftUITests/SymbolUses.generated.swift": uses(table),
        "Documentation/SwiftUISymbols.md": page(table),
    }
