#if !canImport(ObjectiveC)
import Foundation

/// Calls of methods by name after a delay; each thread has its own.
final class DelayedMessages {
  private final class Message {
    let target: AnyObject
    let selector: Selector
    let object: Any?
    var timer: Timer?
    private var isDone = false

    init(_ target: AnyObject, _ selector: Selector, _ object: Any?) {
      (self.target, self.selector, self.object) = (target, selector, object)
    }

    func send() {
      guard !isDone else { return }
      isDone = true
      _ = selector.perform(on: target, with: [object])
    }

    func cancel() {
      isDone = true
      timer?.invalidate()
    }
  }

  /// The pending messages, which belong to their timers and screens.
  private struct Entry {
    weak var message: Message?
  }

  private var entries: [Entry] = []

  private static var current: DelayedMessages {
    let key = "HeadlessUIKit.DelayedMessages"
    let known = Thread.current.threadDictionary[key] as? DelayedMessages
    if let known { return known }
    let made = DelayedMessages()
    Thread.current.threadDictionary[key] = made
    return made
  }

  static func add(
    _ target: AnyObject,
    _ selector: Selector,
    _ object: Any?,
    after delay: TimeInterval
  ) {
    let message = Message(target, selector, object)
    let parts = Unshared(value: message)
    current.entries.removeAll { $0.message == nil }
    current.entries.append(Entry(message: message))
    // A screen has no run loop: calls that are due at once are made before its picture.
    if let tasks = ScreenTasks.current {
      return tasks.add(after: .seconds(max(0, delay))) { parts.value.send() }
    }
    message.timer = .scheduledTimer(withTimeInterval: delay, repeats: false) { _ in
      parts.value.send()
    }
  }

  static func cancel(_ target: AnyObject, where matches: (Selector) -> Bool) {
    for case let message? in current.entries.map(\.message)
    where message.target === target && matches(message.selector) {
      message.cancel()
    }
  }
}
#endif
