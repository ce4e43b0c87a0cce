import DynamicType
import Foundation
import RichText
import Snapshots
import Testing

@testable import Rendering

/// The names of `Reference/symbols/frequency.tsv`, counted in public apps.
@Suite struct `Frequent symbols` {
  struct Row: CustomTestStringConvertible, Sendable {
    var rank: Int
    var name: String
    var repositories: Int
    var uses: Int
    var testDescription: String { name }

    /// A word for the source of the drawing.
    var source: String { SymbolCatalog.origin(of: name)?.rawValue ?? "box" }
  }

  private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The rows in their order, which is that of repositories, then of uses.
  static let rows: [Row] = {
    let file = repository.appending(path: "Reference/symbols/frequency.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst()
    return lines.enumerated().compactMap { index, line in
      let cells = line.split(separator: "\t")
      guard cells.count == 3, let repositories = Int(cells[1]), let uses = Int(cells[2])
      else { return nil }
      return Row(rank: index + 1, name: String(cells[0]), repositories: repositories, uses: uses)
    }
  }()

  @Test func `the count is of names that exist`() {
    #expect(Self.rows.count > 1_000)
    #expect(Self.rows.allSatisfy { SymbolNames.contains($0.name, in: .newest) })
  }

  @Test(arguments: rows.prefix(300))
  func `each of the first 300 is drawn`(row: Row) {
    #expect(row.source == "own drawing" || row.source == "composed")
  }

  @Test(arguments: rows.filter { $0.source != "box" })
  func `a drawing stays in its box`(row: Row) throws {
    let pixels = try pixels(48, 48, scale: 2) { canvas in
      let rect = Rect(x: 4, y: 4, width: 40, height: 40)
      canvas.draw(SymbolContent(row.name, pointSize: 44, rect: rect, tint: .black))
    }
    #expect(pixels.ink > 40)
    for index in 0..<96 {
      for (x, y) in [(index, 6), (6, index), (index, 89), (89, index)] {
        #expect(pixels.color(x: x, y: y).alpha == 0)
      }
    }
  }

  /// With `RECORD_EXPECTED` in the environment the page is written instead of compared.
  @Test func `the page says the source of each drawing`() throws {
    let file = Self.repository.appending(path: "Documentation/Symbols.md")
    if ProcessInfo.processInfo.environment["RECORD_EXPECTED"] != nil {
      try Self.page.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == Self.page)
  }

  private static var page: String {
    let shown = rows.filter { $0.repositories > 1 }
    let steps = [100, 300, shown.count, rows.count]
    let counts = ["own drawing", "composed", "part of the name", "box"].map { source in
      let numbers = steps.map { step in rows.prefix(step).count { $0.source == source } }
      return "| \(source) | " + numbers.map(String.init).joined(separator: " | ") + " |"
    }
    let table = shown.map { row in
      "| \(row.rank) | `\(row.name)` | \(row.repositories) | \(row.uses) | \(row.source) |"
    }
    return """
      # Symbols

      Apple's symbols are not part of this package. Drawings of this project replace them, in the size
      that a symbol has on iOS as far as it is known. \(rows.count) names were counted in the sources of
      public apps and libraries, which `Reference/symbols/frequency.tsv` lists with their commits; this
      page has those of two or more of them. `Scripts/update-symbols` writes it.

      An own drawing is a row of `Sources/Pictures/Rendering/Symbols/Drawings`. A composed one is made of rows by
      rules: frames (`plus.circle`), filled variants, slashes, badges, directions, symbols upon others.
      Where a part of a name has no drawing, the longest beginning of the name stands for it, and where
      that has none, a box with the first letter.

      | Source | \(steps.map { "First \($0)" }.joined(separator: " | ")) |
      | --- | \(steps.map { _ in "---" }.joined(separator: " | ")) |
      \(counts.joined(separator: "\n"))

      | | Name | Repositories | Uses | Source |
      | --- | --- | --- | --- | --- |
      \(table.joined(separator: "\n"))

      """
  }
}
