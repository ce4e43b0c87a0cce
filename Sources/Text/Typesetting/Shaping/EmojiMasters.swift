import FontManagement

extension AdvanceSum {
  /// The advances of emoji at both masters of ``EmojiAdvances``.
  ///
  /// A face gives all its emoji one advance; what is recorded is as many of the measured ones.
  ///
  /// - Parameters:
  ///   - advance: The advance that the face gave, in em units; several glyphs where it does not
  ///     know a sequence.
  ///   - face: The face that stands in.
  /// - Returns: The advances at both masters.
  static func emoji(_ advance: Int32, face: FaceInstance) -> AdvanceSum {
    let one = face.glyph(for: "\u{1F600}").map { face.advance(of: $0) } ?? advance
    guard one > 0 else { return AdvanceSum(text: advance, display: advance) }
    func scaled(_ master: Int32) -> Int32 {
      EmUnits.clamped(Int64(advance) * Int64(master) / Int64(one))
    }
    return AdvanceSum(text: scaled(EmojiAdvances.small), display: scaled(EmojiAdvances.large))
  }
}
