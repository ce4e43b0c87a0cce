public import Dispatch
import HeadlessUIKit

extension DispatchQueue {
  /// Runs a block on the queue.
  ///
  /// A block that an action of a screen gives to the main queue runs before the screen is shown, like the
  /// actions of `task`. Other blocks run as on every queue; the main queue runs them when the program does.
  /// A `DispatchWorkItem` is always of that kind.
  ///
  /// - Parameter work: The block.
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    guard !addToScreen(work, after: .zero) else { return }
    async(group: nil, execute: work)
  }

  /// Runs a block on the queue after a time.
  ///
  /// A block that an action of a screen gives to the main queue runs before the screen is shown, in the order
  /// of the times that blocks and tasks wait for; nothing is waited for. The limits of sleeps hold for it.
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
    // On Linux each access to the main queue makes another object for it.
    guard label == DispatchQueue.main.label, let tasks = ScreenTasks.current else { return false }
    _ = tasks.start(priority: nil) { @MainActor in
      if delay > .zero { try? await Task.sleep(for: delay) }
      if !Task.isCancelled { work() }
    }
    return true
  }
}
