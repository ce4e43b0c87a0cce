import RichText
import Synchronization

@testable import Typesetting

/// Breaks at fixed offsets, whatever the run.
struct FixedBreaks: WordBreaker {
  var offsets: [Int]?

  func breaks(in run: WordRun) -> [Int]? { offsets }
}

/// Breaks at every code unit.
struct BreaksEverywhere: WordBreaker {
  func breaks(in run: WordRun) -> [Int]? { Array(0...run.text.utf16.count) }
}

/// Knows the words of a few texts.
struct KnownWords: WordBreaker {
  var texts: [[String]]

  func breaks(in run: WordRun) -> [Int]? {
    texts.first { $0.joined() == run.text }.map { words in
      words.indices.map { words[...$0].joined().utf16.count }
    }
  }
}

/// Keeps the runs it was asked about and leaves them to ICU.
final class RecordingBreaker: WordBreaker {
  private let asked = Mutex<[WordRun]>([])

  var runs: [WordRun] { asked.withLock { $0 } }

  static func == (left: RecordingBreaker, right: RecordingBreaker) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  func breaks(in run: WordRun) -> [Int]? {
    asked.withLock { $0.append(run) }
    return nil
  }
}

extension WordBreaker {
  /// The parts of a text between the places at which a line may end.
  func parts(
    of text: String,
    language: String? = nil,
    strictness: LineBreakStrictness = .normal,
    tailoring: LineBreakTailoring = .unicode
  ) -> [String] {
    let units = Array(text.utf16)
    let breaks = opportunities(
      in: units,
      language: language,
      strictness: strictness,
      tailoring: tailoring
    )
    var start = 0
    return breaks.map { end in
      defer { start = end }
      return String(decoding: units[start..<end], as: UTF16.self)
    }
  }

  /// The offsets at which a line may end.
  func opportunities(
    in units: [UInt16],
    language: String? = nil,
    strictness: LineBreakStrictness = .normal,
    tailoring: LineBreakTailoring = .unicode
  ) -> [Int] {
    let breaks = LineBreaks.opportunities(
      in: units,
      language: language,
      strictness: strictness,
      tailoring: tailoring
    )
    return units.withUnsafeBufferPointer { text in
      WordBreaks(breaker: self, text: text, language: language).replacing(breaks).map(\.offset)
    }
  }
}

/// Finds the words that ICU finds, each run for itself.
struct WordsOfICU: WordBreaker {
  func breaks(in run: WordRun) -> [Int]? {
    LineBreaks.opportunities(in: Array(run.text.utf16), language: run.language).map(\.offset)
  }
}
