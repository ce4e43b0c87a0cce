"""The symbols of SwiftUI that public apps use: a file that compiles each, and the page that says what
becomes of it. Both are written from Reference/swiftui/symbols.tsv and pictures.tsv by
Scripts/generate-tables.
"""
import os

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TABLE = os.path.join(ROOT, "Reference", "swiftui", "symbols.tsv")
PAIRS = os.path.join(ROOT, "Reference", "swiftui", "pictures.tsv")
RESULTS = ("drawn", "still", "declared", "missing", "elsewhere")
FORMS = ("expression", "type", "file", "-")

PRELUDE = """\
// Written by Scripts/generate-tables from Reference/swiftui/symbols.tsv. Do not edit.
// swift-format-ignore-file
import Combine
import DynamicType
import Foundation
import LayoutGeometry
import Rendering
import Snapshots
import SwiftUI
import Testing

private typealias Color = SwiftUI.Color
private typealias Gradient = SwiftUI.Gradient
private typealias Path = SwiftUI.Path
private typealias StrokeStyle = SwiftUI.StrokeStyle
private typealias Material = SwiftUI.Material
private typealias EdgeInsets = SwiftUI.EdgeInsets
private typealias Font = SwiftUI.Font
private typealias Image = SwiftUI.Image

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
@MainActor private var long: Text { Text("A quiet lake in the mountains behind the shore") }
private var url: URL { URL(fileURLWithPath: "/lake") }
private struct TaskUse: View {
  @State private var count = 0
  var body: some View { Text("\\(count)").task { count = 1 } }
}
private struct AppearUse: View {
  @State private var count = 0
  var body: some View { Text("\\(count)").onAppear { count = 1 } }
}
private struct ChangeUse: View {
  @State private var count = 0
  @State private var seen = 0
  var body: some View {
    Text("\\(seen)").onAppear { count = 1 }.onChange(of: count) { _, new in seen = new }
  }
}
private struct PreferenceUse: View {
  @State private var count = 0
  var body: some View {
    Text("\\(count)").preference(key: CountKey.self, value: 7).onPreferenceChange(CountKey.self) { count = $0 }
  }
}

"""

USES = os.path.join(ROOT, "Reference", "swiftui", "uses.tsv")

USES_PRELUDE = """\
// Written by Scripts/generate-tables from Reference/swiftui/uses.tsv. Do not edit.
// swift-format-ignore-file
import Combine
import Foundation
import SwiftUI

private typealias Color = SwiftUI.Color
private typealias Font = SwiftUI.Font
private struct CountKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
private struct AnchorKey: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {}
}
private struct Person: Identifiable, Hashable {
  var id = 1
  var name = "Ann"
}
@Observable private final class NameModel { var name = "Lake" }
private final class ObjectModel: ObservableObject {}
private struct ErrorUse: LocalizedError {}
private struct DropUse: DropDelegate { func performDrop(info: DropInfo) -> Bool { true } }
private enum GuideUse: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
private struct FocusUse: View {
  @FocusState private var isFocused: Bool
  @FocusState private var field: Int?
  @AccessibilityFocusState private var isRead: Bool
  @AccessibilityFocusState private var part: Int?
  var body: some View {
    v.focused($isFocused).focused($field, equals: 1).accessibilityFocused($isRead).accessibilityFocused($part, equals: 1)
  }
}
private struct StorageUse: View {
  @AppStorage("a") private var on = false
  var body: some View { v }
}
private struct LayoutUse: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { subviews[0].sizeThatFits(.unspecified) }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
@MainActor private var text: Text { Text("Lake") }
@MainActor private var v: some View { Text("Lake") }
@MainActor private var i: SwiftUI.Image { Image(systemName: "star") }
@MainActor private var on: Binding<Bool> { .constant(false) }
@MainActor private var words: Binding<String> { .constant("a") }
@MainActor private var number: Binding<Double> { .constant(0.5) }
@MainActor private var date: Binding<Date> { .constant(day) }
@MainActor private var person: Binding<Person?> { .constant(nil) }
@MainActor private var publisher: AnyPublisher<Notification, Never> { NotificationCenter.default.publisher(for: Notification.Name("lake")).eraseToAnyPublisher() }
private var day: Date { Date(timeIntervalSince1970: 0) }
private var url: URL { URL(fileURLWithPath: "/lake") }
"""

PAGE = """\
# Symbols of SwiftUI

543 symbols of SwiftUI were counted in the sources of 19 public projects, and this page has each in the
order of its frequency, with a use that compiles with `import SwiftUI` on Linux. The table is
`Reference/swiftui/symbols.tsv`; `Scripts/generate-tables` writes this page and the file
`Tests/AppleModules/SwiftUITests/SymbolUses.generated.swift`, which compiles the uses.

| Result | Means | Symbols | Of the first 200 |
| --- | --- | --- | --- |
{counts}

{compared} of the drawn symbols have a pair of views, one with the symbol and one without it
(`Reference/swiftui/pictures.tsv`): a test draws both and expects two pictures. The others are marked
with the reason.

Beside the symbols, their overloads, the keys of the environment and the members that are named without
a type were counted (`Reference/swiftui/uses.tsv`). Those of SwiftUI compile in
`Tests/AppleModules/SwiftUITests/OverloadUses.generated.swift`; the others are of projects, of other frameworks, or
calls in which an argument was not seen.

| Counted | Rows | Compile | Missing | Elsewhere |
| --- | --- | --- | --- | --- |
{overloads}

Missing: {lost}.

| | Symbol | Result | Use |
| --- | --- | --- | --- |
{rows}
"""

MEANING = {
    "drawn": "a picture shows it",
    "still": "a still screen does not show it by its nature: touches, motion, readers of the screen",
    "declared": "it compiles, and a picture lacks it in whole or in part",
    "missing": "it does not compile yet",
    "elsewhere": "it is not a symbol of SwiftUI: another framework or the project has it",
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


def pairs(table):
    """By the rank of a symbol that is drawn: a view with it and one without it, or "-" and the reason why
    there is no such pair."""
    with open(PAIRS, encoding="utf-8") as file:
        known = {row[0]: row[1:] for row in (line.split("\t") for line in file.read().splitlines()[1:])}
    found = {}
    for rank, symbol, result, form, use in table:
        if result != "drawn":
            continue
        start = use.split(".")[0]
        if rank in known:
            assert len(known[rank]) == 2, f"pictures.tsv, rank {rank}"
            found[rank] = tuple(known[rank])
        elif form == "expression" and start in ("v", "i", "text"):
            found[rank] = (use, start)
        elif form == "expression":
            found[rank] = (f"VStack {{ {use}; v }}", "VStack { v }")
        else:
            raise AssertionError(f"pictures.tsv: nothing shows rank {rank}, {symbol}")
    return found


def pictures(table):
    shown = [(rank, pair) for rank, pair in pairs(table).items() if pair[0] != "-"]
    parts = [
        f"@MainActor private func pair{rank}() -> (AnyView, AnyView) {{ (AnyView({a}), AnyView({b})) }}"
        for rank, (a, b) in shown
    ]
    names = {row[0]: row[1].replace("\\", "\\\\").replace('"', '\\"') for row in table}
    rows = "\n".join(f'    ("{names[rank]}", pair{rank}),' for rank, _ in shown)
    return "\n".join(parts) + f"""

@MainActor
@Suite("Pictures of the symbols of SwiftUI")
struct SymbolPictures {{
  private static let pairs: [(symbol: String, make: @MainActor () -> (AnyView, AnyView))] = [
{rows}
  ]

  private func picture(_ view: AnyView) throws -> [UInt8] {{
    let traits = TraitCollection(preferredContentSizeCategory: .large, displayScale: 1)
    let screen = Size(width: 320, height: 320)
    return try ViewHost(view).snapshot(screen: screen, covered: .zero, traits: traits).pngData()
  }}

  @Test("A picture with a symbol differs from the one without it", arguments: 0..<{len(shown)})
  func pictures(index: Int) throws {{
    let (symbol, make) = Self.pairs[index]
    let (with, without) = make()
    #expect(try picture(with) != picture(without), "\\(symbol)")
  }}
}}
"""


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
    return PRELUDE + "\n".join(parts) + "\n" + suite + "\n" + pictures(table)


def page(table, others):
    counts = []
    for result in RESULTS:
        count = sum(row[2] == result for row in table)
        first = sum(row[2] == result for row in table[:200])
        counts.append(f"| {result} | {MEANING[result]} | {count} | {first} |")
    shown, found = [], pairs(table)
    for rank, symbol, result, form, use in table:
        text = use if form == "-" else "`" + use.replace("|", "\\|") + "`"
        pair = found.get(rank)
        if pair and pair[0] == "-":
            text += f"<br>No pair of pictures: {pair[1]}"
        shown.append(f"| {rank} | `{symbol}` | {result} | {text} |")
    compared = sum(pair[0] != "-" for pair in found.values())
    return PAGE.format(counts="\n".join(counts), rows="\n".join(shown), compared=compared,
                       overloads=overload_counts(others)[0], lost=overload_counts(others)[1])


def overload_rows():
    with open(USES, encoding="utf-8") as file:
        found = [line.split("\t") for line in file.read().splitlines()[1:]]
    for row in found:
        assert len(row) == 5 and row[3] in ("compiles", "missing", "elsewhere"), f"uses.tsv: {row}"
        assert (row[3] == "compiles") == bool(row[4]), f"uses.tsv: {row}"
    return found


def overload_uses(table):
    parts = [
        f"@MainActor private func use{number}() -> Any {{ {row[4]} }}"
        for number, row in enumerate(table, 1)
        if row[3] == "compiles"
    ]
    return USES_PRELUDE + "\n" + "\n".join(parts) + "\n"


def overload_counts(table):
    lines = []
    for kind in ("overload", "environment key", "implicit member"):
        own = [row for row in table if row[0] == kind]
        counts = [sum(row[3] == result for row in own) for result in ("compiles", "missing", "elsewhere")]
        lines.append(f"| {kind}s | {len(own)} | " + " | ".join(map(str, counts)) + " |")
    lost = [f"`{row[1]}`" for row in table if row[3] == "missing"]
    return "\n".join(lines), ", ".join(lost) or "none"


def files():
    table, others = rows(), overload_rows()
    return {
        "Tests/AppleModules/SwiftUITests/OverloadUses.generated.swift": overload_uses(others),
        "Tests/AppleModules/SwiftUITests/SymbolUses.generated.swift": uses(table),
        "Documentation/SwiftUISymbols.md": page(table, others),
    }
