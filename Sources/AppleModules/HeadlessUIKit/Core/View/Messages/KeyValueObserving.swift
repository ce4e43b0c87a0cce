#if !canImport(ObjectiveC)
public import Foundation

/// The facts that an observer of a value receives.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a value from the raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The value after a change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before a change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// A call at once, with the current value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A call before each change; here calls are made only after a change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change of a value.
public enum NSKeyValueChange: UInt, Hashable, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

/// The name of a fact about a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The kind of the change.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The places of a change in a list.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether the change is still to come.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of an observed value.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of a change.
  public typealias Kind = NSKeyValueChange
  /// The kind of the change.
  public let kind: Kind
  /// The value after the change, if the observer requested it.
  public let newValue: Value?
  /// The value before the change, if the observer requested it.
  public let oldValue: Value?
  /// The places of a change in a list.
  public let indexes: IndexSet?
  /// Whether the change is still to come.
  public let isPrior: Bool
}

/// An observation of a value, which ends with ``invalidate()`` or when it is released.
public class NSKeyValueObservation: NSObject {
  var check: (() -> Void)?

  /// Ends the observation.
  public func invalidate() { check = nil }
}

/// The observations of the values of an object.
struct KeyValueObservers {
  private struct WeakObservation {
    weak var observation: NSKeyValueObservation?
  }

  struct Named {
    weak var observer: NSObject?
    var path: String
    var observation: NSKeyValueObservation
  }

  private var members: [WeakObservation] = []
  var named: [Named] = []

  mutating func insert(_ observation: NSKeyValueObservation) {
    members.removeAll { $0.observation == nil }
    members.append(WeakObservation(observation: observation))
  }

  /// Notifies the observers of values that changed.
  func check() { for member in members { member.observation?.check?() } }
}

extension UIResponder {
  /// Notifies the observers of the object's values; called where views change observable values.
  func observedValuesChanged() { observers?.check() }
}

extension NSObjectProtocol where Self: NSObject {
  /// Observes a value.
  ///
  /// The frames and bounds of views, and the content of scroll views, are observed as they change. Other
  /// values are compared when one of these changes.
  ///
  /// - Returns: The observation, which ends when it is released.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation()
    var last = self[keyPath: keyPath]
    func change(_ old: Value?, _ new: Value) -> NSKeyValueObservedChange<Value> {
      NSKeyValueObservedChange(
        kind: .setting,
        newValue: options.contains(.new) ? new : nil,
        oldValue: options.contains(.old) ? old : nil,
        indexes: nil,
        isPrior: false
      )
    }
    observation.check = { [weak self] in
      guard let self else { return }
      let new = self[keyPath: keyPath]
      guard !areEqual(last, new) else { return }
      let old = last
      last = new
      changeHandler(self, change(old, new))
    }
    if let responder = self as? UIResponder {
      if responder.observers == nil { responder.observers = KeyValueObservers() }
      responder.observers?.insert(observation)
    }
    if options.contains(.initial) { changeHandler(self, change(nil, last)) }
    return observation
  }
}

/// Whether two values are equal; values without an equality never are.
private func areEqual(_ first: Any, _ second: Any) -> Bool {
  func compare<Value: Equatable>(_ value: Value) -> Bool { (second as? Value) == value }
  guard let value = first as? any Equatable else { return false }
  return compare(value)
}

extension NSObject {
  /// Observes a value by the name of its property, with calls of the responder's
  /// `observeValue(forKeyPath:of:change:context:)`.
  ///
  /// Names are those of a view's `frame`, `bounds` and `center`, and of a scroll view's `contentSize`
  /// and `contentOffset`.
  public func addObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let view = self as? UIView else { return }
    func observe<Value>(_ path: KeyPath<UIView, Value>) -> NSKeyValueObservation {
      view.observe(path, options: options) { [weak observer] view, change in
        var values: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: 1)]
        values[.newKey] = change.newValue
        values[.oldKey] = change.oldValue
        (observer as? UIResponder)?.observeValue(
          forKeyPath: keyPath,
          of: view,
          change: values,
          context: context
        )
      }
    }
    let observation: NSKeyValueObservation
    switch keyPath {
    case "frame": observation = observe(\.frame)
    case "bounds": observation = observe(\.bounds)
    case "center": observation = observe(\.center)
    case "contentSize": observation = observe(\.observedContentSize)
    case "contentOffset": observation = observe(\.observedContentOffset)
    default: return
    }
    let named = KeyValueObservers.Named(
      observer: observer,
      path: keyPath,
      observation: observation
    )
    view.observers?.named.append(named)
  }

  /// Ends the observation of a value.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    (self as? UIResponder)?.observers?.named.removeAll {
      $0.observer == nil || ($0.observer === observer && $0.path == keyPath)
    }
  }

  /// Ends the observation of a value.
  public func removeObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    context: UnsafeMutableRawPointer?
  ) { removeObserver(observer, forKeyPath: keyPath) }

  /// Announces a change of a value; observers are notified by ``didChangeValue(forKey:)``.
  public func willChangeValue(forKey key: String) {}

  /// Notifies observers that values may have changed.
  public func didChangeValue(forKey key: String) { (self as? UIResponder)?.observedValuesChanged() }
}
#endif
