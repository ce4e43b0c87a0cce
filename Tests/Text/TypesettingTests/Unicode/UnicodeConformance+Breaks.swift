import RichText
import Testing

@testable import Typesetting

extension UnicodeConformance {
  @Test(
    "GraphemeBreakTest.txt: every cluster",
    .enabled(if: UnicodeDataFile.exists(BreakTestFile.graphemes))
  )
  func graphemeBreakTest() throws {
    let file = try BreakTestFile(BreakTestFile.graphemes)
    #expect(file.cases.count == 602)
    #expect(file.deviations { Graphemes.boundaries(in: $0) } == [])
  }

  @Test(
    "WordBreakTest.txt: every word by the untailored rules, which are those of Swedish",
    .enabled(if: UnicodeDataFile.exists(BreakTestFile.words))
  )
  func wordBreakTest() throws {
    let file = try BreakTestFile(BreakTestFile.words)
    #expect(file.cases.count == 1823)
    #expect(file.deviations { WordBoundaries.boundaries(in: $0, language: "sv") } == [])
  }

  @Test(
    "WordBreakTest.txt: the root language parts words at a colon, and nothing else differs",
    .enabled(if: UnicodeDataFile.exists(BreakTestFile.words))
  )
  func wordBreakTestOfRoot() throws {
    let deviations = try BreakTestFile(BreakTestFile.words).deviations {
      WordBoundaries.boundaries(in: $0)
    }
    #expect(deviations.count == 15)
    #expect(deviations.allSatisfy { $0.contains("003A") })
  }

  @Test(
    "LineBreakTest.txt: strict rules differ only where Unicode 16 changed a rule",
    .enabled(if: UnicodeDataFile.exists(BreakTestFile.lines))
  )
  func lineBreakTest() throws {
    let file = try BreakTestFile(BreakTestFile.lines)
    let breaks = LineBreaks(language: nil, strictness: .strict)
    let deviations = file.deviations { breaks.opportunities(in: $0).map(\.offset) }
    #expect(file.cases.count == 7654)
    #expect(deviations.sorted() == LineBreakDeviation.allInputs.sorted())
  }

  @Test(
    "LineBreakTest.txt: normal and loose rules differ from strict ones only around small kana",
    .enabled(if: UnicodeDataFile.exists(BreakTestFile.lines)),
    arguments: zip([LineBreakStrictness.normal, .loose], [94, 97])
  )
  func lineBreakTestOfNormal(_ strictness: LineBreakStrictness, _ count: Int) throws {
    let breaks = LineBreaks(language: nil, strictness: strictness)
    let deviations = try BreakTestFile(BreakTestFile.lines).deviations {
      breaks.opportunities(in: $0).map(\.offset)
    }
    let others = deviations.filter { !LineBreakDeviation.allInputs.contains($0) }
    #expect(others.count == count)
    // The scalars of class CJ in the file; 2024 is of class IN, which loose rules let part.
    let tailored = ["3041", "3087", "30A3", "30C3", "30E3", "30E5", "30E7", "30FC", "2024"]
    #expect(others.filter { input in !tailored.contains { input.contains($0) } } == [])
  }
}

/// A test file of UAX #14 or #29: scalars with ÷ and × between them.
struct BreakTestFile {
  static let graphemes = "auxiliary/GraphemeBreakTest.txt"
  static let words = "auxiliary/WordBreakTest.txt"
  static let lines = "auxiliary/LineBreakTest.txt"

  struct Case {
    /// The scalars in hexadecimal, as the file has them.
    var input: String
    var text: [UInt16]
    var ends: [Int]
  }

  private(set) var cases: [Case] = []

  init(_ name: String) throws {
    var cases: [Case] = []
    try UnicodeDataFile.forEachLine(of: name) { cases.append(Self.read($0)) }
    self.cases = cases
  }

  init(contents: String) {
    var cases: [Case] = []
    UnicodeDataFile.forEachLine(of: Array(contents.utf8)) { cases.append(Self.read($0)) }
    self.cases = cases
  }

  private static func read(_ line: ArraySlice<UInt8>) -> Case {
    var found = Case(input: "", text: [], ends: [])
    for word in UnicodeDataFile.words(line) {
      switch String(decoding: word, as: UTF8.self) {
      case "÷": if !found.text.isEmpty { found.ends.append(found.text.count) }
      case "×": break
      case let scalar:
        found.input += (found.input.isEmpty ? "" : " ") + scalar
        found.text += UnicodeDataFile.utf16([word])
      }
    }
    return found
  }

  /// The inputs for which a function finds other ends than the file.
  func deviations(_ ends: ([UInt16]) -> [Int]) -> [String] {
    cases.filter { ends($0.text) != $0.ends }.map(\.input)
  }
}
