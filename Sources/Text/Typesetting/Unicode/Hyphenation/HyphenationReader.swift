/// Reads libhyphen's pattern files.
///
/// The first line names the encoding; commands set the minimums and separate levels; every other
/// line is a pattern such as `a1b2c`, with digits between letters and a full stop at a word's edge.
/// After a slash a pattern says how letters change at the hyphen (Hungarian "asszony", "asz-szony"):
/// such places are known, but not offered.
struct HyphenationReader {
  private var patterns = HyphenationPatterns()
  private var tree = PatternTree()
  private var line = 1

  static let maximumSize = 32 << 20

  static func read(
    _ bytes: [UInt8]
  ) throws(HyphenationPatterns.Failure) -> HyphenationPatterns {
    guard bytes.count <= maximumSize else { throw .tooLarge(bytes: bytes.count) }
    guard let end = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { throw .empty }
    let name = String(decoding: bytes[..<end].prefix(40).filter { $0 > 0x20 }, as: UTF8.self)
    guard let decoder = LegacyEncoding(name: name) else { throw .unknownEncoding(name) }
    var reader = HyphenationReader()
    for content in bytes[end...].split(separator: 0x0A, omittingEmptySubsequences: false)
      .dropFirst()
    {
      reader.line += 1
      reader.readLine(content, decoder)
    }
    reader.patterns.levels.append(reader.tree)
    return reader.patterns
  }

  private mutating func readLine(_ bytes: ArraySlice<UInt8>, _ encoding: LegacyEncoding) {
    var bytes = bytes
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    guard let first = bytes.first, first != 0x23, first != 0x25 else { return }
    if (0x41...0x5A).contains(first), readCommand(String(decoding: bytes, as: UTF8.self)) { return }
    guard bytes.count <= PatternTree.maximumLength * 4 else {
      note(.patternTooLong)
      return
    }
    readPattern(encoding.decode(bytes))
  }

  private mutating func note(_ reason: HyphenationPatterns.Reason) {
    guard patterns.diagnostics.count < 100 else { return }
    patterns.diagnostics.append(HyphenationPatterns.Diagnostic(line: line, reason: reason))
  }

  /// Whether the line was a command; the minimums of compounds and NOHYPHEN need nothing here,
  /// because words reach the patterns without punctuation.
  private mutating func readCommand(_ text: String) -> Bool {
    let words = text.split(separator: " ", maxSplits: 1)
    switch words.first {
    case "LEFTHYPHENMIN": setMinimum(\.minimumBefore, words.last)
    case "RIGHTHYPHENMIN": setMinimum(\.minimumAfter, words.last)
    case "COMPOUNDLEFTHYPHENMIN", "COMPOUNDRIGHTHYPHENMIN", "NOHYPHEN": break
    case "NEXTLEVEL":
      if patterns.levels.count < 7 {
        patterns.levels.append(tree)
        tree = PatternTree()
      }
    default: return false
    }
    return true
  }

  private mutating func setMinimum(
    _ path: WritableKeyPath<HyphenationPatterns, Int>,
    _ text: Substring?
  ) {
    guard let number = text.flatMap({ Int($0) }), (0...100).contains(number) else {
      note(.numberMissing)
      return
    }
    patterns[keyPath: path] = number
  }
}

extension HyphenationReader {
  private mutating func readPattern(_ scalars: [UInt32]) {
    let slash = scalars.firstIndex(of: 0x2F)
    var letters: [UInt32] = []
    var values: [UInt8] = [0]
    for scalar in scalars[..<(slash ?? scalars.count)] {
      if (0x30...0x39).contains(scalar) {
        values[values.count - 1] = UInt8(scalar - 0x30)
      } else {
        letters.append(scalar)
        values.append(0)
      }
    }
    guard letters.count <= PatternTree.maximumLength else { return note(.patternTooLong) }
    guard !letters.isEmpty, !letters.contains(where: { $0 <= 0x20 }) else {
      return note(.notAPattern)
    }
    let weights = values.map { value in
      PatternTree.Weight(value: value, changesLetters: slash != nil && value & 1 == 1)
    }
    tree.insert(letters, weights)
  }
}
