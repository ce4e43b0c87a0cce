import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Views have the sizes that were measured on iOS 26.1")
struct MeasuredSizesTests {
  /// The probes that read each row off views.
  static let probes: [String: MeasuredProbe] = [
    LabelProbes.all, CellProbes.all, HeaderProbes.all, BarProbes.all, AlertProbes.all,
    ControlProbes.all,
  ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }

  /// Rows that are not met, as `row environment category`; `Documentation/MeasuredSizes.md` says why.
  static let unmet: Set<String> = [
    "cell.value-configuration I16 L",
    "cell.value1.fixed-44 SE AX2",
    "header.plain I16 L",
    "label.headline-at-cap SE AX2",
    "label.large-title.Reminders SE AX2",
    "margin.system I16 L",
    "safe-area PAD L",
  ]

  /// Rows for which no view exists here; the documentation says why.
  static let withoutView: Set<String> = [
    "alert.card", "menu",
  ]

  /// The rows that differ, with what was measured and what the views have.
  private func differences() throws -> [(id: String, text: String)] {
    var found: [(String, String)] = []
    for row in try MeasuredSize.all() where !Self.withoutView.contains(row.row) {
      let probe = try #require(Self.probes[row.row], "no probe reads \(row.row)")
      for value in row.values {
        let scene = MeasuredScene(screen: row.environment.screen, category: value.category)
        let lengths = try probe(scene)
        // The file keeps six digits.
        let isMet =
          lengths.count == value.lengths.count
          && zip(lengths, value.lengths).allSatisfy { abs($0 - $1) < 0.0006 }
        let id = "\(row.row) \(row.environment.rawValue) \(value.name)"
        if !isMet { found.append((id, "measured \(value.lengths), here \(lengths)")) }
      }
    }
    return found
  }

  @Test("Every row that is not an exception is met, and every exception still differs")
  func rows() throws {
    let differences = try differences()
    for (id, text) in differences where !Self.unmet.contains(id) {
      Issue.record("\(id): \(text)")
    }
    let ids = Set(differences.map(\.id))
    for id in Self.unmet.sorted() where !ids.contains(id) {
      Issue.record("\(id) is met now: take it from the exceptions and from the documentation")
    }
  }

  @Test("The documentation names each exception, and no other")
  func documentation() throws {
    let file = MeasuredSize.package.appending(path: "Documentation/MeasuredSizes.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let named = text.split(separator: "\n").filter { $0.hasPrefix("| `") }.compactMap {
      $0.split(separator: "`").dropFirst().first.map(String.init)
    }
    #expect(Set(named) == Self.unmet.union(Self.withoutView))
    #expect(named.count == Set(named).count)
    let all = try MeasuredSize.all()
    let shown = all.filter { !Self.withoutView.contains($0.row) }
    let count = all.map(\.values.count).reduce(0, +)
    let met = shown.map(\.values.count).reduce(0, +) - Self.unmet.count
    #expect(text.contains("\(met) of \(count) rows are met."))
  }

  @Test("The table has rows for each kind of view and for the three text sizes")
  func coverage() throws {
    let rows = try MeasuredSize.all()
    let kinds = Set(rows.compactMap { $0.row.split(separator: ".").first })
    #expect(kinds.isSuperset(of: ["label", "cell", "header", "accessory", "bar", "switch"]))
    #expect(Set(rows.flatMap(\.values).map(\.name)) == ["L", "XXXL", "AX2"])
    #expect(Self.withoutView.isSubset(of: Set(rows.map(\.row))))
  }
}
