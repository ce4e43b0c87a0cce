/// Everything the algorithms ask about one scalar, in one word.
struct ScalarProperties: Equatable, Sendable {
  let bits: UInt32

  var bidiClass: BidiClass { BidiClass(rawValue: UInt8(bits & 31)) ?? .otherNeutral }
  var graphemeBreak: GraphemeBreak { GraphemeBreak(rawValue: UInt8(bits >> 5 & 31)) ?? .other }
  var indicConjunctBreak: IndicConjunctBreak {
    IndicConjunctBreak(rawValue: UInt8(bits >> 10 & 3)) ?? .none
  }
  var bracketType: BracketType { BracketType(rawValue: UInt8(bits >> 18 & 3)) ?? .none }
  /// ICU's number of the script.
  var script: UInt8 { UInt8(bits >> 20 & 255) }

  var isExtendedPictographic: Bool { bits & 1 << 12 != 0 }
  var isEmoji: Bool { bits & 1 << 13 != 0 }
  var isEmojiPresentation: Bool { bits & 1 << 14 != 0 }
  var isEmojiModifier: Bool { bits & 1 << 15 != 0 }
  var isEmojiModifierBase: Bool { bits & 1 << 16 != 0 }
  var hasScriptExtensions: Bool { bits & 1 << 17 != 0 }
  /// East Asian width W or F.
  var isWide: Bool { bits & 1 << 28 != 0 }
}

extension ScalarProperties {
  /// Asks ICU about a scalar; about 100 ns.
  init(askingAbout scalar: UInt32) {
    let script = ICUScripts.script(scalar)
    var bits = UInt32(ICUProperties.bidiClass(scalar).rawValue)
    bits |= UInt32(ICUProperties.graphemeBreak(scalar).rawValue) << 5
    bits |= UInt32(ICUProperties.indicConjunctBreak(scalar).rawValue) << 10
    bits |= ICUProperties.isExtendedPictographic(scalar) ? 1 << 12 : 0
    bits |= ICUProperties.isEmoji(scalar) ? 1 << 13 : 0
    bits |= ICUProperties.isEmojiPresentation(scalar) ? 1 << 14 : 0
    bits |= ICUProperties.isEmojiModifier(scalar) ? 1 << 15 : 0
    bits |= ICUProperties.isEmojiModifierBase(scalar) ? 1 << 16 : 0
    bits |= ICUScripts.extensions(scalar) == ScriptSet(script) ? 0 : 1 << 17
    bits |= UInt32(ICUProperties.bracketType(scalar).rawValue) << 18
    bits |= UInt32(script) << 20
    bits |= ICUProperties.isWide(scalar) ? 1 << 28 : 0
    self.init(bits: bits)
  }
}
