#if !canImport(ObjectiveC)
import Foundation

/// Methods that are called by name after a time; each thread has its own.
final class DelayedMessages {
  private struct Message {
    var target: AnyObject
    var selector: Selector
    var timer: Timer
  }

  private var messages: [Message] = []

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
    let parts = Unshared(value: (target: target, object: object))
    let timer = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { timer in
      current.messages.removeAll { $0.timer === timer }
      _ = selector.perform(on: parts.value.target, with: [parts.value.object])
    }
    current.messages.append(Message(target: target, selector: selector, timer: timer))
  }

  static func cancel(_ target: AnyObject, where matches: (Selector) -> Bool) {
    let cancelled = current.messages.filter { $0.target === target && matches($0.selector) }
    for message in cancelled { message.timer.invalidate() }
    current.messages.removeAll { message in cancelled.contains { $0.timer === message.timer } }
  }
}
#endif
