/// Walks along the script runs of a text.
struct ScriptCursor {
  private let runs: [ScriptRun]
  private let hasKana: Bool
  private var index = 0

  private static let han = ScriptTag("Hani")
  private static let kana = ScriptTag("Kana")

  init(_ text: UTF16Text) {
    runs = ScriptItemizer.runs(in: text)
    hasKana = runs.contains { $0.script == Self.kana }
  }

  /// The script at an offset that is not before the last one asked for.
  ///
  /// Han characters of a Japanese text count as kana: fonts treat both alike, and a sentence is
  /// one item instead of ten.
  mutating func script(at offset: Int) -> UInt32 {
    while index + 1 < runs.count, runs[index].range.upperBound <= offset { index += 1 }
    guard index < runs.count else { return ScriptTag.common.rawValue }
    let script = runs[index].script
    return (hasKana && script == Self.han ? Self.kana : script).rawValue
  }

  /// The end of the run that was asked for last.
  var end: Int { index < runs.count ? runs[index].range.upperBound : 0 }
}

/// Walks along the emoji runs of a text.
struct EmojiCursor {
  private let runs: [EmojiPresentation.Run]
  private var index = 0

  init(_ text: UTF16Text) {
    runs = EmojiPresentation.runs(in: text)
  }

  /// Whether an offset that is not before the last one asked for is in a run of emoji.
  mutating func isEmoji(at offset: Int) -> Bool {
    while index + 1 < runs.count, runs[index].range.upperBound <= offset { index += 1 }
    return index < runs.count && runs[index].isEmoji
  }

  /// The end of the run that was asked for last.
  var end: Int { index < runs.count ? runs[index].range.upperBound : 0 }
}
