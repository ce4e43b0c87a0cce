/// Finds the runs of a text that a word breaker is asked about.
struct WordRunScanner {
  /// A run by its place.
  struct Run: Equatable {
    var range: Range<Int>
    var script: WordRun.Script
  }

  private let isJapanese: Bool
  private var runs: [Run] = []
  private var start = 0
  private var open = Kind.space

  private init(language: String?) {
    isJapanese = BreakLocale.reduced(language) == "ja"
  }

  /// The kind of a character in a run.
  private enum Kind: Equatable {
    case space
    /// Letters and punctuation that are part of a run beside Han or kana.
    case other
    case han
    case kana
    case complex(WordRun.Script)

    /// Returns the kind of a run of both kinds, or `nil` when they are two runs.
    func joined(_ next: Kind) -> Kind? {
      switch (self, next) {
      case (.complex, _), (_, .complex), (.space, _), (_, .space): self == next ? self : nil
      case (.kana, _), (_, .kana): .kana
      case (.han, _), (_, .han): .han
      case (.other, .other): .other
      }
    }
  }

  /// The runs, ascending.
  ///
  /// Linear time.
  static func runs(in text: UTF16Text, language: String?) -> [Run] {
    var scanner = WordRunScanner(language: language)
    var offset = 0
    while offset < text.count {
      let (scalar, length) = text.scalar(at: offset)
      scanner.add(scanner.kind(of: scalar), at: offset)
      offset += length
    }
    scanner.close(at: text.count)
    return scanner.runs
  }

  private mutating func add(_ kind: Kind, at offset: Int) {
    if let joined = open.joined(kind) { return open = joined }
    close(at: offset)
    open = kind
  }

  private mutating func close(at offset: Int) {
    let script: WordRun.Script? =
      switch open {
      case .space, .other: nil
      case .han: isJapanese ? .japanese : .han
      case .kana: .japanese
      case .complex(let script): script
      }
    if let script, start < offset { runs.append(Run(range: start..<offset, script: script)) }
    start = offset
  }

  private func kind(of scalar: UInt32) -> Kind {
    if scalar < 0x300 { return Self.isSpace(scalar) ? .space : .other }
    switch Self.scripts[ScriptTag(icu: PropertyTable.shared[scalar].script)] {
    case .complex(let script):
      return ICUProperties.hasComplexContext(scalar) ? .complex(script) : .other
    case let kind?: return kind
    case nil: return Self.isSpace(scalar) ? .space : .other
    }
  }

  private static func isSpace(_ scalar: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(scalar) else { return true }
    switch scalar.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control: return true
    default: return false
    }
  }

  /// The scripts whose characters are more than part of a run.
  private static let scripts: [ScriptTag: Kind] = {
    var kinds: [ScriptTag: Kind] = [
      ScriptTag("Hani"): .han, ScriptTag("Hira"): .kana, ScriptTag("Kana"): .kana,
    ]
    for script in WordRun.Script.allCases where script != .japanese && script != .han {
      kinds[ScriptTag(script.rawValue)] = .complex(script)
    }
    return kinds
  }()
}
