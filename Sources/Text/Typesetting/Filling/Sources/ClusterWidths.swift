/// The widths of the clusters of a paragraph, all in one unit.
protocol ClusterWidths {
  /// The clusters and segments.
  var view: RecordView { get }

  /// The source of changes that breaks inside words make.
  var paragraph: ShapedParagraph? { get }

  /// Returns the width of a cluster.
  ///
  /// - Parameters:
  ///   - cluster: The cluster.
  ///   - position: The start, from the leading edge of the paragraph; tabs need it.
  /// - Returns: The width.
  mutating func cluster(_ cluster: Int, at position: Int64) -> Int64

  /// Returns the width of a recorded sum in the style of a cluster.
  mutating func width(of sum: AdvanceSum, at cluster: Int) -> Int64
}

extension ClusterWidths {
  /// Returns what a break before a cluster changes, or `nil` when it changes nothing.
  func change(before cluster: Int) -> DeltaRow? {
    guard view.flags(cluster).contains(.unsafeBefore) else { return nil }
    return paragraph?.clusterDelta(before: cluster)
  }
}
