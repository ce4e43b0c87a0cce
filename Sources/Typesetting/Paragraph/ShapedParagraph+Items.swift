extension ShapedParagraph {
  /// The first item that ends after a code unit.
  func firstItem(holding offset: Int) -> Int {
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if Int(items[middle].end) > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The first item that ends after a cluster.
  func firstItem(holdingCluster cluster: Int) -> Int {
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if Int(items[middle].clusterEnd) > cluster { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Whether an empty line follows the last separator.
  @inline(__always)
  var endsWithSeparator: Bool { view.layout.endsWithSeparator }

  /// The style of a code unit; that of the last at the end of the text.
  func styleIndex(at offset: Int) -> Int {
    guard styles.count > 1 else { return 0 }
    var low = 0
    var high = max(items.count - 1, 0)
    while low < high {
      let middle = (low + high) / 2
      if Int(items[middle].end) > offset { high = middle } else { low = middle + 1 }
    }
    return items.indices.contains(low) ? Int(items[low].style) : 0
  }
}
