import DynamicType
import Foundation
import Synchronization

/// The contents of a pasteboard, shared by all objects with its name.
final class PasteboardContents: Sendable {
  struct State: Sendable {
    var items: [[String: PasteboardValue]] = []
    var changeCount = 0
    var expirationDate: Date?
  }

  private let state = Mutex(State())

  /// The items, without expired ones.
  var items: [[String: PasteboardValue]] {
    let now = ScreenContext.current.clock()
    return state.withLock { state in
      if let end = state.expirationDate, end <= now {
        state.items = []
        state.expirationDate = nil
      }
      return state.items
    }
  }

  /// The number of changes.
  var changeCount: Int { state.withLock { $0.changeCount } }

  /// Changes the items.
  ///
  /// - Parameters:
  ///   - expirationDate: The date at which the items expire.
  ///   - change: The change.
  /// - Returns: The types of all items before and after the change.
  func update(
    expirationDate: Date? = nil,
    _ change: (inout [[String: PasteboardValue]]) -> Void
  ) -> (before: Set<String>, after: Set<String>) {
    state.withLock { state in
      let before = Set(state.items.flatMap(\.keys))
      change(&state.items)
      state.changeCount += 1
      state.expirationDate = expirationDate
      return (before, Set(state.items.flatMap(\.keys)))
    }
  }
}

/// The pasteboards of a program by their names.
enum PasteboardRegistry {
  private static let known = Mutex<[String: PasteboardContents]>([:])

  /// The pasteboard with a name; `nil` if it does not exist and must not be created.
  static func contents(_ name: String, creates: Bool) -> PasteboardContents? {
    known.withLock { known in
      if let found = known[name] { return found }
      guard creates else { return nil }
      let made = PasteboardContents()
      known[name] = made
      return made
    }
  }

  /// Removes a pasteboard.
  ///
  /// - Returns: Whether it existed.
  static func remove(_ name: String) -> Bool {
    known.withLock { $0.removeValue(forKey: name) != nil }
  }
}
