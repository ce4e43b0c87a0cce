/// The clusters of a paragraph while it is shaped.
struct ClusterList {
  /// The first code unit of each cluster, and one past the last.
  var offsets: [Int32]

  /// The advances at the text master.
  var text: [Int32]

  /// The advances at the display master.
  var display: [Int32]

  /// The properties of each cluster.
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
