/// A value behind one reference, so that a rare value takes eight bytes where it is absent.
struct Indirect<Value: Hashable & Sendable>: Hashable, Sendable {
  private final class Storage: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  init(_ value: Value) { storage = Storage(value) }

  var value: Value { storage.value }

  static func == (lhs: Indirect, rhs: Indirect) -> Bool {
    lhs.storage === rhs.storage || lhs.value == rhs.value
  }

  func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}
