import Foundation

/// Runs the completions of animations.
///
/// A program that restarts its animation whenever it ends would never return. Beyond sixteen nested
/// completions none is called.
enum AnimationEnds {
  private static let limit = 16

  static func call(_ body: () -> Void) { call(body, at: depth) }

  /// Runs the completion of an animation after the code that began it, as the main queue of the screen does;
  /// at once where the code belongs to no screen.
  static func callLater(_ body: @escaping () -> Void) {
    let depth = self.depth
    guard depth < limit else { return }
    guard let tasks = ScreenTasks.current else { return call(body, at: depth) }
    let end = AnimationEnd(body: body)
    tasks.add(after: .zero) { call(end.body, at: depth) }
  }

  private static let key = "HeadlessUIKit.AnimationEnds"

  private static var depth: Int { Thread.current.threadDictionary[key] as? Int ?? 0 }

  private static func call(_ body: () -> Void, at depth: Int) {
    guard depth < limit else { return }
    let values = Thread.current.threadDictionary
    let outer = values[key]
    values[key] = depth + 1
    body()
    values[key] = outer
  }
}

/// The completion of an animation.
///
/// `@unchecked Sendable`: the screen that owns the animation runs it, one piece of work at a time.
private struct AnimationEnd: @unchecked Sendable {
  let body: () -> Void
}
