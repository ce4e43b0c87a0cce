extension UITableView {
  /// Makes changes at once and calls the completion; the closure does not escape.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(.some(updates), completion: completion)
    }
  }
}

extension UICollectionView {
  /// Makes changes at once and calls the completion; the closure does not escape.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(.some(updates), completion: completion)
    }
  }
}
