extension ShapedParagraph {
  /// The first item that ends after a code unit.
  func firstItem(holding offset: Int) -> Int {
    items.indices.partitionPoint { Int(items[$0].end) > offset }
  }

  /// The first item that ends after a cluster.
  func firstItem(holdingCluster cluster: Int) -> Int {
    items.indices.partitionPoint { Int(items[$0].clusterEnd) > cluster }
  }

  /// Whether an empty line follows the last separator.
  @inline(__always)
  var endsWithSeparator: Bool { view.layout.endsWithSeparator }

  /// The style of a code unit; that of the last at the end of the text.
  func styleIndex(at offset: Int) -> Int {
    guard styles.count > 1, !items.isEmpty else { return 0 }
    return Int(items[min(firstItem(holding: offset), items.count - 1)].style)
  }
}
