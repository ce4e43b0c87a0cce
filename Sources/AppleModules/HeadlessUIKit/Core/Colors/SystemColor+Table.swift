package import DynamicType
package import RichText

extension SystemColor {
  /// The values of one color from a version of the system on.
  package struct Row: Sendable {
    /// The color.
    package let name: SystemColor

    /// The first version that has the values.
    package let since: UInt16

    /// The value in a light interface.
    package let light: Color

    /// The value in a dark interface.
    package let dark: Color

    /// The value in a light interface with more contrast.
    package let lightHigh: Color

    /// The value in a dark interface with more contrast.
    package let darkHigh: Color

    init(
      _ name: SystemColor,
      since version: UInt16 = 0,
      _ light: UInt32,
      _ dark: UInt32,
      _ lightHigh: UInt32,
      _ darkHigh: UInt32,
      alpha: (Double, Double, Double, Double) = (1, 1, 1, 1)
    ) {
      self.name = name
      since = version
      self.light = Color(hex: light, alpha: alpha.0)
      self.dark = Color(hex: dark, alpha: alpha.1)
      self.lightHigh = Color(hex: lightHigh, alpha: alpha.2)
      self.darkHigh = Color(hex: darkHigh, alpha: alpha.3)
    }
  }

  /// Finds the values that hold in a generation.
  package func row(for generation: SystemGeneration) -> Row {
    guard let row = Self.table[self]?[generation] else {
      preconditionFailure("the table of system colors has no row for \(rawValue)")
    }
    return row
  }

  private static let table = Dictionary(grouping: rows, by: \.name)
    .mapValues { rows in ValueByVersion(rows.map { ($0.since, $0) }) }

  /// Light, dark, light with more contrast, dark with more contrast; later versions after earlier.
  ///
  /// Sources: the color specifications of the Human Interface Guidelines (iOS 13 for the classic
  /// rows, 2021 for 15, 9 June 2025 for 26), taken from public transcriptions that agree. Labels,
  /// fills, separators and backgrounds, of which the guidelines print no numbers, are those that
  /// Flutter publishes (Cupertino `colors.dart`); their light values agree with the `systemColor`
  /// resources that Interface Builder saves. The dark indigo of 26 is doubtful: as many
  /// transcriptions have 6B5DFF.
  private static let rows: [Row] = [
    Row(.systemRed, 0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961),
    Row(.systemRed, since: 26, 0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165),
    Row(.systemOrange, 0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340),
    Row(.systemOrange, since: 26, 0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056),
    Row(.systemYellow, 0xFFCC00, 0xFFD60A, 0xA05A00, 0xFFD426),
    Row(.systemYellow, since: 15, 0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426),
    Row(.systemYellow, since: 26, 0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43),
    Row(.systemGreen, 0x34C759, 0x30D158, 0x248A3D, 0x30DB5B),
    Row(.systemGreen, since: 26, 0x34C759, 0x30D158, 0x008932, 0x4AD968),
    Row(.systemMint, 0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF),
    Row(.systemMint, since: 26, 0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB),
    Row(.systemTeal, 0x5AC8FA, 0x64D2FF, 0x0071A4, 0x70D7FF),
    Row(.systemTeal, since: 15, 0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF),
    Row(.systemTeal, since: 26, 0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC),
    Row(.systemCyan, 0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF),
    Row(.systemCyan, since: 26, 0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF),
    Row(.systemBlue, 0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF),
    Row(.systemBlue, since: 26, 0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF),
    Row(.systemIndigo, 0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF),
    Row(.systemIndigo, since: 26, 0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF),
    Row(.systemPurple, 0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF),
    Row(.systemPurple, since: 26, 0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF),
    Row(.systemPink, 0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482),
    Row(.systemPink, since: 26, 0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4),
    Row(.systemBrown, 0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469),
    Row(.systemBrown, since: 26, 0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679),
    Row(.systemGray, 0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2),
    Row(.systemGray2, 0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80),
    Row(.systemGray3, 0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456),
    Row(.systemGray4, 0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446),
    Row(.systemGray5, 0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638),
    Row(.systemGray6, 0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426),
    Row(.label, 0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF),
    Row(.secondaryLabel, 0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5, alpha: (0.6, 0.6, 0.68, 0.68)),
    Row(.tertiaryLabel, 0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5, alpha: (0.3, 0.3, 0.38, 0.38)),
    Row(.quaternaryLabel, 0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5, alpha: (0.18, 0.16, 0.26, 0.24)),
    Row(.placeholderText, 0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5, alpha: (0.3, 0.3, 0.38, 0.38)),
    Row(.link, 0x007AFF, 0x0984FF, 0x007AFF, 0x0984FF),
    Row(.separator, 0x3C3C43, 0x545458, 0x3C3C43, 0x545458, alpha: (0.29, 0.6, 0.37, 0.68)),
    Row(.opaqueSeparator, 0xC6C6C8, 0x38383A, 0xC6C6C8, 0x38383A),
    Row(.systemFill, 0x787880, 0x787880, 0x787880, 0x787880, alpha: (0.2, 0.36, 0.28, 0.44)),
    Row(
      .secondarySystemFill,
      0x787880,
      0x787880,
      0x787880,
      0x787880,
      alpha: (0.16, 0.32, 0.24, 0.4)
    ),
    Row(
      .tertiarySystemFill,
      0x767680,
      0x767680,
      0x767680,
      0x767680,
      alpha: (0.12, 0.24, 0.2, 0.32)
    ),
    Row(
      .quaternarySystemFill,
      0x747480,
      0x767680,
      0x747480,
      0x767680,
      alpha: (0.08, 0.18, 0.16, 0.26)
    ),
    Row(.systemBackground, 0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000),
    Row(.secondarySystemBackground, 0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426),
    Row(.tertiarySystemBackground, 0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638),
    Row(.systemGroupedBackground, 0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000),
    Row(.secondarySystemGroupedBackground, 0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426),
    Row(.tertiarySystemGroupedBackground, 0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638),
  ]
}
