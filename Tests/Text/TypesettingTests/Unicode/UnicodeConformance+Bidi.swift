import RichText
import Testing

@testable import Typesetting

extension UnicodeConformance {
  @Test(
    "BidiTest.txt: levels and order of every sequence of classes",
    .enabled(if: UnicodeDataFile.exists("BidiTest.txt")),
    arguments: zip(WritingDirection.allCases, [256747, 256747, 256747])
  )
  func bidiTest(_ base: WritingDirection, _ count: Int) throws {
    var checker = BidiClassChecker(bases: [base])
    try UnicodeDataFile.forEachLine(of: "BidiTest.txt") { checker.read($0) }
    #expect(checker.failures.isEmpty)
    #expect(checker.cases == count)
  }

  @Test(
    "BidiCharacterTest.txt: levels and order of every text",
    .enabled(if: UnicodeDataFile.exists("BidiCharacterTest.txt"))
  )
  func bidiCharacterTest() throws {
    var checker = BidiCharacterChecker()
    try UnicodeDataFile.forEachLine(of: "BidiCharacterTest.txt") { checker.read($0) }
    #expect(checker.failures.isEmpty)
    #expect(checker.cases == 91_707)
  }
}

/// Reads BidiTest.txt: classes, expected levels and order, a bit set of base directions.
struct BidiClassChecker {
  /// The base directions that are checked.
  let bases: [WritingDirection]

  private(set) var cases = 0
  private(set) var failures: [String] = []
  private var levels: [UInt8?] = []
  private var order: [Int] = []

  init(bases: [WritingDirection] = WritingDirection.allCases) { self.bases = bases }

  private static let bits: [WritingDirection: UInt32] = [
    .natural: 1, .leftToRight: 2, .rightToLeft: 4,
  ]

  private static let classes: [String: BidiClass] = [
    "L": .leftToRight, "R": .rightToLeft, "EN": .europeanNumber, "ES": .europeanSeparator,
    "ET": .europeanTerminator, "AN": .arabicNumber, "CS": .commonSeparator,
    "B": .paragraphSeparator, "S": .segmentSeparator, "WS": .whitespace, "ON": .otherNeutral,
    "LRE": .leftToRightEmbedding, "LRO": .leftToRightOverride, "AL": .arabicLetter,
    "RLE": .rightToLeftEmbedding, "RLO": .rightToLeftOverride, "PDF": .popDirectionalFormat,
    "NSM": .nonspacingMark, "BN": .boundaryNeutral, "FSI": .firstStrongIsolate,
    "LRI": .leftToRightIsolate, "RLI": .rightToLeftIsolate, "PDI": .popDirectionalIsolate,
  ]

  mutating func read(_ line: ArraySlice<UInt8>) {
    if line.first == 0x40 {
      readExpectation(line)
      return
    }
    let fields = UnicodeDataFile.fields(line)
    guard fields.count == 2, let bits = UnicodeDataFile.hex(fields[1]) else { return }
    let classes = UnicodeDataFile.words(fields[0]).compactMap {
      Self.classes[String(decoding: $0, as: UTF8.self)]
    }
    for base in bases where bits & Self.bits[base, default: 0] != 0 {
      cases += 1
      let found = BidiOutcome(BidiParagraph(classes: classes, base: base), like: levels)
      if found != BidiOutcome(levels: levels, order: order), failures.count < 20 {
        failures.append("\(String(decoding: line, as: UTF8.self)) \(base): \(found)")
      }
    }
  }

  private mutating func readExpectation(_ line: ArraySlice<UInt8>) {
    guard let colon = line.firstIndex(of: 0x3A) else { return }
    let words = UnicodeDataFile.words(line[(colon + 1)...]).map {
      String(decoding: $0, as: UTF8.self)
    }
    switch String(decoding: line[..<colon], as: UTF8.self) {
    case "@Levels": levels = words.map { UInt8($0) }
    case "@Reorder": order = words.compactMap { Int($0) }
    default: break
    }
  }
}

/// The result of the algorithm for one line: levels, without those of removed characters, and the
/// visual order of the others.
struct BidiOutcome: Equatable {
  var levels: [UInt8?]
  var order: [Int]
}

extension BidiOutcome {
  /// The whole paragraph as one line; where nothing is expected, nothing is looked at.
  init(_ paragraph: BidiParagraph, like expected: [UInt8?]) {
    let line = 0..<paragraph.count
    let all = paragraph.levels(in: line)
    levels = all.indices.map {
      $0 < expected.count && expected[$0] == nil ? nil : all[$0]
    }
    order = paragraph.visualRuns(in: line).flatMap { run in
      run.isRightToLeft ? Array(run.range.reversed()) : Array(run.range)
    }
    .filter { $0 < expected.count && expected[$0] != nil }
  }
}

/// Reads BidiCharacterTest.txt: scalars, base direction, paragraph level, levels, order.
struct BidiCharacterChecker {
  private(set) var cases = 0
  private(set) var failures: [String] = []

  mutating func read(_ line: ArraySlice<UInt8>) {
    let fields = UnicodeDataFile.fields(line)
    guard fields.count == 5 else { return }
    cases += 1
    let scalars = UnicodeDataFile.words(fields[0])
    let bases: [WritingDirection] = [.leftToRight, .rightToLeft, .natural]
    let base = bases[Int(UnicodeDataFile.hex(fields[1]) ?? 0)]
    let paragraph = BidiParagraph(UnicodeDataFile.utf16(scalars), base: base)
    let text = { (bytes: ArraySlice<UInt8>) in String(decoding: bytes, as: UTF8.self) }
    let widths = scalars.map { UnicodeDataFile.utf16([$0]).count }
    let perUnit = { (values: [UInt8?]) -> [UInt8?] in
      zip(values, widths).flatMap { Array(repeating: $0, count: $1) }
    }
    let levels = UnicodeDataFile.words(fields[3]).map { UInt8(text($0)) }
    let order = UnicodeDataFile.words(fields[4]).compactMap { Int(text($0)) }
    let found = BidiOutcome(paragraph, like: perUnit(levels))
    let starts = widths.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
    let isLevel = Int(paragraph.baseLevel) == Int(text(fields[2]))
    if !isLevel || found.levels != perUnit(levels)
      || found.order.compactMap({ starts.firstIndex(of: $0) }) != order
    {
      failures.append("\(text(line)): \(paragraph.baseLevel) \(found)")
    }
  }
}
