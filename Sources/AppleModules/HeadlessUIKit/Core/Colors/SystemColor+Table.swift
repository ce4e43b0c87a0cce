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

  /// Finds the values for a generation.
  package func row(for generation: SystemGeneration) -> Row {
    guard let row = Self.table[self]?[generation] else {
      preconditionFailure("the table of system colors has no row for \(rawValue)")
    }
    return row
  }

  private static let table = Dictionary(grouping: rows, by: \.name)
    .mapValues { rows in ValueByVersion(rows.map { ($0.since, $0) }) }
}
