/// The properties of characters that filling depends on, before their font is known.
enum CharacterKinds {
  /// The flags of a cluster that begins with a code unit.
  @inline(__always)
  static func flags(_ unit: UInt16) -> ClusterFlags {
    switch unit {
    case 0x20: .space
    case 0x21..<0x7F, 0xA0..<0x1680: []
    case 0x09: [.tab, .space]
    default: others(unit)
    }
  }

  private static func others(_ unit: UInt16) -> ClusterFlags {
    switch unit {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: .separator
    case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: .space
    default: []
    }
  }

  /// Whether a code unit is a control character, which has no glyph.
  static func isControl(_ unit: UInt16) -> Bool {
    unit < 0x20 || unit >= 0x7F && unit < 0xA0 || unit == 0x2028 || unit == 0x2029
  }
}
