public import Dispatch

extension DispatchQueue {
  /// Runs a block on the queue.
  ///
  /// A block that code of a screen adds to the main queue runs before the screen is shown, like the actions
  /// of `task` in SwiftUI. Other blocks run as on every queue; the main queue runs them when the program
  /// does. A `DispatchWorkItem` is always one of those.
  ///
  /// - Parameter work: The block.
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    guard !addToScreen(work, after: .zero) else { return }
    async(group: nil, execute: work)
  }

  /// Runs a block on the queue after a time.
  ///
  /// There is no real waiting. A block that an action of SwiftUI adds to the main queue runs before the
  /// screen is shown, in the order of the delays of blocks and tasks, within the limits of sleeps. A block
  /// that a UIKit controller or view adds to it with a delay does not run: the picture shows the screen
  /// before it, and a note says so.
  ///
  /// - Parameters:
  ///   - deadline: The time.
  ///   - work: The block.
  public func asyncAfter(
    deadline: DispatchTime,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    let (now, then) = (DispatchTime.now().uptimeNanoseconds, deadline.uptimeNanoseconds)
    let delay = Duration.nanoseconds(then > now ? Int64(clamping: then - now) : 0)
    guard !addToScreen(work, after: delay) else { return }
    asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
  }

  /// Returns whether the block belongs to a screen that runs it.
  private func addToScreen(
    _ work: @escaping @Sendable @convention(block) () -> Void,
    after delay: Duration
  ) -> Bool {
    // On Linux each access to the main queue creates another object for it.
    guard label == DispatchQueue.main.label, let tasks = ScreenTasks.current else { return false }
    tasks.add(after: delay) { work() }
    return true
  }
}
