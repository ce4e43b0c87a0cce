extension Range<Int> {
  /// Returns the first index at which a condition holds, or the upper bound when there is none.
  ///
  /// The condition holds for all indices from there on. Logarithmic time.
  @inline(__always)
  func partitionPoint(where isBehind: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
