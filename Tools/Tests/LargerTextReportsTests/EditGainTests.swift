import LargerTextReports
import Testing

@Suite("Edits that gain most") struct EditGainTests {
  private func part(_ name: String, _ lines: Int...) -> AppPart {
    AppPart(
      file: "\(name).swift",
      name: name,
      kind: .type,
      standing: lines.isEmpty ? .clear : .notYet,
      obstacles: lines.map { line in
        .init("Line \(line) is fixed.", edit: EditPlace(file: "Theme.swift", line: line))
      }
    )
  }

  @Test("An edit that turns most parts comes before one that removes more findings")
  func turning() {
    let parts = [part("A", 1), part("B", 1), part("C", 2, 3), part("D", 2, 4), part("E", 2, 5)]
    let edits = EditGain.best(for: parts, count: 1)
    #expect(edits.map(\.place.line) == [1])
    #expect(edits.first?.turned.map(\.name) == ["A", "B"])
    #expect(edits.first?.removed == 2)
  }

  @Test("Each edit is counted after those before it")
  func order() {
    let parts = [part("A", 1), part("B", 1, 2), part("C", 1, 2), part("D", 1)]
    let edits = EditGain.best(for: parts)
    #expect(edits.map(\.place.line) == [1, 2])
    #expect(edits.map { $0.turned.map(\.name) } == [["A", "D"], ["B", "C"]])
  }

  @Test("Several findings of one part that one edit removes turn it")
  func repeated() {
    let edits = EditGain.best(for: [part("A", 7, 7, 7), part("B", 1)])
    #expect(edits.map(\.place.line) == [7, 1])
    #expect(edits.map(\.removed) == [3, 1])
  }

  @Test("There are no edits where nothing is found, and no more than asked for")
  func counts() {
    #expect(EditGain.best(for: [part("A")]).isEmpty)
    #expect(EditGain.best(for: (1...9).map { part("T\($0)", $0) }).count == 3)
  }
}
