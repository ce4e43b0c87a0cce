internal import _FoundationICU

/// The character properties that ICU knows, one call each.
///
/// Only ``PropertyTable`` and ``ScriptTag`` ask here, and they remember the answers: nothing else
/// of the engine calls ICU for a property, but for ``hasComplexContext(_:)``.
enum ICUProperties {
  /// The Unicode version of the data behind every property and break, such as "16.0".
  static var unicodeVersion: String {
    var version: UVersionInfo = (0, 0, 0, 0)
    withUnsafeMutablePointer(to: &version) { pointer in
      pointer.withMemoryRebound(to: UInt8.self, capacity: 4) { swift_u_getUnicodeVersion($0) }
    }
    return "\(version.0).\(version.1)"
  }

  static func bidiClass(_ scalar: UInt32) -> BidiClass {
    BidiClass(rawValue: UInt8(truncatingIfNeeded: swift_u_charDirection(code(scalar)).rawValue))
      ?? .otherNeutral
  }

  static func graphemeBreak(_ scalar: UInt32) -> GraphemeBreak {
    GraphemeBreak(rawValue: value(scalar, UCHAR_GRAPHEME_CLUSTER_BREAK)) ?? .other
  }

  static func indicConjunctBreak(_ scalar: UInt32) -> IndicConjunctBreak {
    IndicConjunctBreak(rawValue: value(scalar, UCHAR_INDIC_CONJUNCT_BREAK)) ?? .none
  }

  static func bracketType(_ scalar: UInt32) -> BracketType {
    BracketType(rawValue: value(scalar, UCHAR_BIDI_PAIRED_BRACKET_TYPE)) ?? .none
  }

  static func pairedBracket(_ scalar: UInt32) -> UInt32 {
    UInt32(bitPattern: swift_u_getBidiPairedBracket(code(scalar)))
  }

  static func mirrored(_ scalar: UInt32) -> UInt32 {
    UInt32(bitPattern: swift_u_charMirror(code(scalar)))
  }

  static func isWide(_ scalar: UInt32) -> Bool {
    let width = Int32(value(scalar, UCHAR_EAST_ASIAN_WIDTH))
    return width == Int32(U_EA_WIDE.rawValue) || width == Int32(U_EA_FULLWIDTH.rawValue)
  }

  /// Class SA of UAX #14: only a dictionary knows where a line may end.
  ///
  /// Asked about the scripts of ``WordRun`` alone, and only where a paragraph has a word breaker.
  static func hasComplexContext(_ scalar: UInt32) -> Bool {
    Int32(value(scalar, UCHAR_LINE_BREAK)) == Int32(U_LB_COMPLEX_CONTEXT.rawValue)
  }

  static func isEmoji(_ scalar: UInt32) -> Bool { flag(scalar, UCHAR_EMOJI) }

  static func isEmojiPresentation(_ scalar: UInt32) -> Bool {
    flag(scalar, UCHAR_EMOJI_PRESENTATION)
  }

  static func isEmojiModifier(_ scalar: UInt32) -> Bool { flag(scalar, UCHAR_EMOJI_MODIFIER) }

  static func isEmojiModifierBase(_ scalar: UInt32) -> Bool {
    flag(scalar, UCHAR_EMOJI_MODIFIER_BASE)
  }

  static func isExtendedPictographic(_ scalar: UInt32) -> Bool {
    flag(scalar, UCHAR_EXTENDED_PICTOGRAPHIC)
  }

  /// The general category as its ICU number, which is stable.
  static func generalCategory(_ scalar: UInt32) -> UInt8 { value(scalar, UCHAR_GENERAL_CATEGORY) }

  private static func value(_ scalar: UInt32, _ property: UProperty) -> UInt8 {
    UInt8(truncatingIfNeeded: swift_u_getIntPropertyValue(code(scalar), property))
  }

  private static func flag(_ scalar: UInt32, _ property: UProperty) -> Bool {
    swift_u_hasBinaryProperty(code(scalar), property) != 0
  }

  private static func code(_ scalar: UInt32) -> UChar32 { UChar32(bitPattern: scalar) }
}
