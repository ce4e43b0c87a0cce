public import Foundation

extension Snapshotting {
  /// Waits before it takes a snapshot, while the main queue continues.
  ///
  /// - Parameters:
  ///   - duration: The time in seconds.
  ///   - strategy: The way to take the snapshot.
  /// - Returns: The same way, delayed.
  public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
    Self(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      Async { callback in
        if duration > 0 {
          let end = Date(timeIntervalSinceNow: duration)
          if Thread.isMainThread {
            RunLoop.main.run(until: end)
          } else {
            Thread.sleep(until: end)
          }
        }
        strategy.snapshot(value).run(callback)
      }
    }
  }
}
