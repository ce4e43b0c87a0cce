/// The properties of a cluster that filling depends on.
struct ClusterFlags: OptionSet, Sendable {
  let rawValue: UInt8

  /// A line that begins here needs the text around the break shaped anew.
  static let unsafeBefore = ClusterFlags(rawValue: 1)
  /// Shares its glyphs with the cluster before.
  static let joined = ClusterFlags(rawValue: 2)
  /// Gets the tracking of the font.
  static let tracked = ClusterFlags(rawValue: 4)
  /// Gets letter spacing.
  static let spaced = ClusterFlags(rawValue: 8)
  /// White space that hangs at the end of a line.
  static let space = ClusterFlags(rawValue: 16)
  /// A tab.
  static let tab = ClusterFlags(rawValue: 32)
  /// An attachment.
  static let attachment = ClusterFlags(rawValue: 64)
  /// A line or paragraph separator.
  static let separator = ClusterFlags(rawValue: 128)
}
