import RichText
import Testing

@testable import Typesetting

/// The filler over numbers that are easy to add up: every character is one em of one point.
@Suite struct LineFillerTests {
  /// A record of characters: letters are 1 wide, spaces 1, a bar ends a segment without a space,
  /// `\n` forces a break.
  static func record(_ text: String, deltas: [Int: (Int32, Int32)] = [:]) -> ParagraphRecord {
    let characters = text.filter { $0 != "|" }
    var clusters = ClusterList(offsets: (0...characters.count).map { Int32($0) })
    for (index, character) in characters.enumerated() {
      clusters.text[index] = character == "\n" ? 0 : EmUnits.perEm
      clusters.display[index] = clusters.text[index]
      clusters.flags[index] = character == " " ? .space : character == "\n" ? .separator : []
    }
    var breaks: [LineBreak] = []
    var offset = 0
    var previous: Character?
    for character in text {
      let breaksHere =
        character == "|" || (previous == " " && character != " " && character != "\n")
      if breaksHere || previous == "\n" {
        breaks.append(LineBreak(offset: offset, isMandatory: previous == "\n"))
      }
      if character != "|" { offset += 1 }
      previous = character
    }
    breaks.append(LineBreak(offset: offset))
    var builder = SegmentBuilder(clusters)
    builder.build(breaks)
    var segments = builder.segments
    let rows = deltas.sorted { $0.key < $1.key }.map { segment, delta in
      segments[segment].flags.insert(.delta)
      return DeltaRow(
        segment: segment,
        left: AdvanceSum(text: delta.0 * EmUnits.perEm, display: delta.0 * EmUnits.perEm),
        right: AdvanceSum(text: delta.1 * EmUnits.perEm, display: delta.1 * EmUnits.perEm)
      )
    }
    return ParagraphRecord(clusters: clusters, segments: segments, deltas: rows)
  }

  static let style = ScaledStyle(pointSize: 1, ascent: 1, descent: 0)

  /// The lines as text, with their widths in whole ems.
  static func lines(
    _ text: String,
    width: Double,
    deltas: [Int: (Int32, Int32)] = [:]
  )
    -> [(String, Int)]
  {
    let record = record(text, deltas: deltas)
    let characters = Array(text.filter { $0 != "|" })
    return record.withView { view in
      var filler = LineFiller(UniformSource(view, style, paragraph: nil))
      let limit = filler.source.limit(width)
      var lines: [(String, Int)] = []
      while let line = filler.next(limit: limit) {
        lines.append(
          (
            String(characters[line.start..<line.end]),
            Int(filler.source.points(line.width).rounded())
          )
        )
      }
      return lines
    }
  }

  /// The same over sums: the number of lines and the widest, or `nil` where sums cannot decide.
  static func counted(
    _ text: String,
    width: Double,
    deltas: [Int: (Int32, Int32)] = [:]
  ) -> (Int, Int)? {
    record(text, deltas: deltas).withView { view in
      guard view.layout.hasSoftBreaks else { return nil }
      let source = UniformSource(view, style, paragraph: nil)
      let fill = BranchFreeFill(
        view: view,
        places: MixedCoordinates(source),
        limit: source.limit(width),
        paragraph: nil
      )
      return fill.count(mayChange: true).map {
        ($0.lines, Int(source.points($0.widest).rounded()))
      }
    }
  }

  static let cases: [(String, Double, [String])] = [
    ("ab cd ef", 8, ["ab cd ef"]),
    ("ab cd ef", 7.9, ["ab cd ", "ef"]),
    ("ab cd ef", 5, ["ab cd ", "ef"]),
    ("ab cd ef", 4, ["ab ", "cd ", "ef"]),
    ("ab    cd", 2, ["ab    ", "cd"]),
    ("abcdefg", 3, ["abc", "def", "g"]),
    ("a bcdefg h", 3, ["a ", "bcd", "efg ", "h"]),
    ("a bcdefgh i", 3, ["a ", "bcd", "efg", "h i"]),
    ("abc", 0, ["a", "b", "c"]),
    ("ab|cd|ef", 4, ["abcd", "ef"]),
    ("ab\ncd", 9, ["ab\n", "cd"]),
    ("ab \n\ncd", 2, ["ab \n", "\n", "cd"]),
    ("abcd\nef gh", 2, ["ab", "cd\n", "ef ", "gh"]),
  ]

  @Test(arguments: cases.indices)
  func `Lines are filled first fit, spaces hang, long words are broken`(index: Int) {
    let (text, width, expected) = Self.cases[index]
    let lines = Self.lines(text, width: width)
    #expect(lines.map(\.0) == expected)
    guard let counted = Self.counted(text, width: width) else { return }
    #expect(counted.0 == lines.count)
    #expect(counted.1 == lines.map(\.1).max())
  }

  @Test func `A line exactly as wide as the limit fits`() {
    #expect(Self.lines("abc def", width: 7).count == 1)
    #expect(Self.lines("abc def", width: 6.999).count == 2)
  }

  @Test func `A delta counts only where the line ends or begins`() {
    let deltas = [0: (Int32(1), Int32(0)), 1: (Int32(0), Int32(1))]
    #expect(Self.lines("ab|cd|ef", width: 6, deltas: deltas).map(\.1) == [6])
    // "ab" would be 3 wide at a break after it, so at 2 it is broken inside.
    #expect(Self.lines("ab|cd|ef", width: 3, deltas: deltas).map(\.0) == ["ab", "cd", "ef"])
    #expect(Self.lines("ab|cd|ef", width: 3, deltas: deltas).map(\.1) == [3, 2, 3])
  }

  @Test func `A later opportunity is taken when an earlier one needs more room`() {
    // A hyphen of 3 after "ab" does not fit in 4, but "abcd" does.
    let lines = Self.lines("ab|cd|ef", width: 4, deltas: [0: (3, 0)])
    #expect(lines.map(\.0) == ["abcd", "ef"])
  }

  @Test func `Sums count deltas as the filler does`() {
    var answers = 0
    for width in 1...20 {
      let text = "ab cd|ef gh|ijk l|m no|pqrst uvw|x yz"
      let deltas: [Int: (Int32, Int32)] = [1: (1, 0), 3: (0, 1), 4: (2, 1), 7: (-1, 0)]
      let lines = Self.lines(text, width: Double(width), deltas: deltas)
      guard let counted = Self.counted(text, width: Double(width), deltas: deltas) else { continue }
      #expect(counted.0 == lines.count, "width \(width)")
      #expect(counted.1 == lines.map(\.1).max(), "width \(width)")
      answers += 1
    }
    #expect(answers > 10)
  }

  @Test func `A segment longer than a row is kept in glued rows and filled as one`() {
    let text = String(repeating: "a", count: 5_000) + " b"
    #expect(Self.record(text).segmentCount == 4)
    let lines = Self.lines(text, width: 1_000)
    #expect(lines.map(\.1) == [1_000, 1_000, 1_000, 1_000, 1_000, 1])
  }
}
