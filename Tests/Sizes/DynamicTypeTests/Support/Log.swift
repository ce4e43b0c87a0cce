import Synchronization

/// A list to which handlers on any thread append.
final class Log<Element: Sendable>: Sendable {
  private let storage = Mutex<[Element]>([])

  /// The elements that were appended so far.
  var elements: [Element] { storage.withLock { $0 } }

  func append(_ element: Element) {
    storage.withLock { $0.append(element) }
  }
}
