/// What is known of the clusters of a paragraph while it is shaped.
struct ClusterList {
  /// The first code unit of each cluster, and one past the last.
  var offsets: [Int32]

  /// The advances at the text master.
  var text: [Int32]

  /// The advances at the display master.
  var display: [Int32]

  /// What each cluster is.
  var flags: [ClusterFlags]

  /// The number of clusters.
  var count: Int { text.count }

  /// Whether every cluster is one code unit.
  var isIdentity: Bool { offsets.last.map { Int($0) == count } ?? true }

  /// Creates clusters without advances.
  ///
  /// - Parameter offsets: The first code unit of each cluster, and one past the last.
  init(offsets: [Int32]) {
    self.offsets = offsets
    let count = max(offsets.count - 1, 0)
    text = [Int32](repeating: 0, count: count)
    display = text
    flags = [ClusterFlags](repeating: [], count: count)
  }
}

/// What a cluster is to the filler.
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
