/// An activity that ends when this object is released.
///
/// Any thread may cancel it; it is ended once.
public final class AnyCancellable: Cancellable, Hashable, Sendable {
  private let action: Locked<(() -> Void)?>

  /// Creates an activity that a closure ends.
  public init(_ cancel: @escaping () -> Void) { action = Locked(cancel) }

  /// Wraps another activity.
  public init<C: Cancellable>(_ canceller: C) { action = Locked { canceller.cancel() } }

  deinit { cancel() }

  /// Ends the activity.
  public func cancel() { action.replace(with: nil)?() }

  /// Keeps the activity in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Keeps the activity in a list.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { collection.append(self) }

  /// Two are equal when they are the same object.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Cancellable {
  /// Keeps the activity in a set.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}
