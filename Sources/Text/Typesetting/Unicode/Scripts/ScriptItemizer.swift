/// A part of a text in one script.
package struct ScriptRun: Hashable, Sendable {
  /// The UTF-16 units of the run.
  package var range: Range<Int>
  package var script: ScriptTag
}

/// The script runs of a text by UAX #24.
///
/// Characters of many scripts (Common) and marks (Inherited) belong to the run before them, at the
/// start of a text to the run after them; a closing bracket belongs to its opening one's script.
/// Script extensions narrow a run: 、 is Han, kana or Yi by what is around it. Hiragana and
/// Katakana are one script here (Kana), because OpenType has one for both.
package enum ScriptItemizer {
  /// The runs, ascending and without gaps.
  ///
  /// Linear time; a text in one script costs one look-up per
  /// character.
  package static func runs(in text: UTF16Text) -> [ScriptRun] {
    var builder = ScriptRunBuilder()
    let table = PropertyTable.shared
    var offset = 0
    while offset < text.count {
      let (scalar, length) = text.scalar(at: offset)
      builder.add(scalar, table[scalar], at: offset)
      offset += length
    }
    return builder.finish(at: text.count)
  }

  package static func runs(in text: [UInt16]) -> [ScriptRun] {
    text.withUnsafeBufferPointer { runs(in: $0) }
  }
}
