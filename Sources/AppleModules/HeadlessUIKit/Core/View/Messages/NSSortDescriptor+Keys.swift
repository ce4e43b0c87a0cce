#if !canImport(ObjectiveC)
public import Foundation

extension NSObject {
  fileprivate subscript(atKeyPath path: String) -> NamedValue {
    NamedValue(value: path == "self" ? self : value(forKeyPath: path))
  }
}

/// A value that may be comparable.
private struct NamedValue {
  var value: Any?

  /// Compares values of a comparable type; `nil` comes first.
  static func compare(_ first: Any, _ second: Any) -> ComparisonResult {
    let first = flattened((first as? NamedValue)?.value ?? first)
    let second = flattened((second as? NamedValue)?.value ?? second)
    guard let first, let second else {
      return first == nil ? second == nil ? .orderedSame : .orderedAscending : .orderedDescending
    }
    if let first = first as? Bool, let second = second as? Bool {
      return order(first ? 1 : 0, second ? 1 : 0)
    }
    if let first = first as? NSNumber, let second = second as? NSNumber {
      return first.compare(second)
    }
    guard let first = first as? any Comparable else { return .orderedSame }
    return compare(first, with: second)
  }

  /// Returns a value without the optionals that wrap it.
  private static func flattened(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { flattened($0.value) }
  }

  private static func compare<Value: Comparable>(
    _ first: Value,
    with second: Any
  ) -> ComparisonResult {
    (second as? Value).map { order(first, $0) } ?? .orderedSame
  }

  private static func order<Value: Comparable>(
    _ first: Value,
    _ second: Value
  ) -> ComparisonResult {
    first == second ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
  }
}

extension NSSortDescriptor {
  /// Creates an order by the value of a name.
  public convenience init(key: String?, ascending: Bool) {
    self.init(
      keyPath: \NSObject.[atKeyPath: key ?? "self"],
      ascending: ascending,
      comparator: NamedValue.compare
    )
  }

  /// Creates an order by the value of a key; strings are compared by the method's rules if it ignores case.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let ignoresCase = selector?.description != "compare:"
    self.init(keyPath: \NSObject.[atKeyPath: key ?? "self"], ascending: ascending) {
      guard let first = ($0 as? NamedValue)?.value as? String,
        let second = ($1 as? NamedValue)?.value as? String
      else { return NamedValue.compare($0, $1) }
      return ignoresCase
        ? first.localizedCaseInsensitiveCompare(second) : first.compare(second)
    }
  }

  /// Creates an order by an optional property.
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending, comparator: NamedValue.compare)
  }
}
#endif
