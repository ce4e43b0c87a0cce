import Foundation

/// The work that is deferred until the end of a window's layout, as until the end of a transaction on a
/// device.
///
/// Crash reports of public apps show that order: `viewDidAppear` is called by
/// `_runAfterCACommitDeferredBlocks`, after the layout of the transaction was committed.
struct WindowTransaction {
  /// The work, in order.
  var waiting: [() -> Void] = []
  /// The number of changes in progress: a layout during one of them does not end a transaction.
  var openChanges = 0

  /// The maximum number of rounds of work that causes more work, as a controller does that presents another
  /// one when it appears.
  ///
  /// Remaining work waits for the next layout.
  static let maximumRoundCount = 24
}

extension UIWindow {
  /// Makes a change during which a layout does not end the transaction.
  func change<Result>(_ body: () -> Result) -> Result {
    transaction.openChanges += 1
    defer { transaction.openChanges -= 1 }
    return body()
  }

  /// Does work after the window has been laid out.
  func afterLayout(_ work: @escaping () -> Void) {
    transaction.waiting.append(work)
    setNeedsLayout()
  }

  /// Does the work that waits for the layout, and lays out its changes.
  func endTransaction() {
    guard transaction.openChanges == 0, !transaction.waiting.isEmpty else { return }
    change {
      for _ in 0..<WindowTransaction.maximumRoundCount where !transaction.waiting.isEmpty {
        let works = transaction.waiting
        transaction.waiting = []
        for work in works { work() }
        layoutTree()
      }
    }
  }
}

extension UIView {
  /// Does work after the window of the view has been laid out, or at once without a window.
  func afterLayoutOfWindow(_ work: @escaping () -> Void) {
    guard let window else { return work() }
    window.afterLayout(work)
  }
}
