import Foundation
public import HeadlessSwiftUI

/// A hint about a feature of an app.
///
/// A tip is available from the start, until it is invalidated: no store counts how often it was shown, and no rule is
/// followed.
public protocol Tip: Identifiable, Sendable {
  /// The name of the tip.
  var id: String { get }
  /// The title.
  var title: Text { get }
  /// The text below the title; nil for none.
  var message: Text? { get }
  /// The picture beside the texts; nil for none.
  var image: Image? { get }
  /// The buttons.
  @Tips.ActionBuilder var actions: [Action] { get }
  /// The conditions under which the tip is shown.
  @Tips.RuleBuilder var rules: [Rule] { get }
  /// The limits of showing the tip.
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
  /// A button of a tip.
  public typealias Action = Tips.Action
  /// A condition under which a tip is shown.
  public typealias Rule = Tips.Rule
  /// An event that is counted.
  public typealias Event = Tips.Event
  /// The state of a tip.
  public typealias Status = Tips.Status
  /// A value on which conditions depend.
  public typealias Parameter<Value: Sendable> = TipParameter<Value>

  /// The name of the type.
  public var id: String { String(describing: Self.self) }
  /// No text.
  public var message: Text? { nil }
  /// No picture.
  public var image: Image? { nil }
  /// No buttons.
  public var actions: [Action] { [] }
  /// No conditions.
  public var rules: [Rule] { [] }
  /// No limits.
  public var options: [any TipOption] { [] }

  /// Whether the tip is shown.
  public var shouldDisplay: Bool { status == .available }
  /// The state of the tip.
  public var status: Status { TipStates.shared.status(of: id) }

  /// Ends the tip for good.
  public func invalidate(reason: Tips.InvalidationReason) {
    TipStates.shared.invalidate(id, reason)
  }

  /// Makes the tip one that is shown again.
  public func resetEligibility() async { TipStates.shared.reset(id) }
}

/// A limit of showing a tip.
public protocol TipOption: Sendable {}

/// A value on which conditions depend.
///
/// `@unchecked Sendable`: a lock guards the value.
@propertyWrapper
public final class TipParameter<Value: Sendable>: @unchecked Sendable {
  /// The time for which a value is kept.
  public enum Option: Sendable {
    case transient
  }

  private let lock = NSLock()
  private var value: Value

  /// Creates a value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Creates a value that is not kept.
  public init(wrappedValue: Value, _ option: Option) { value = wrappedValue }

  /// The value.
  public var wrappedValue: Value {
    get { lock.withLock { value } }
    set { lock.withLock { value = newValue } }
  }

  /// The value itself.
  public var projectedValue: TipParameter<Value> { self }
}

/// The tips that ended.
final class TipStates: @unchecked Sendable {
  // Sendable: the lock guards all that changes.
  static let shared = TipStates()

  private let lock = NSLock()
  private var reasons: [String: Tips.InvalidationReason] = [:]
  private var areHidden = false

  private init() {}

  func status(of id: String) -> Tips.Status {
    lock.withLock {
      if let reason = reasons[id] { return .invalidated(reason) }
      return areHidden ? .pending : .available
    }
  }

  func invalidate(_ id: String, _ reason: Tips.InvalidationReason) {
    lock.withLock { reasons[id] = reason }
  }

  func reset(_ id: String) { lock.withLock { reasons[id] = nil } }

  func resetAll() { lock.withLock { (reasons, areHidden) = ([:], false) } }

  func setHidden(_ areHidden: Bool) { lock.withLock { self.areHidden = areHidden } }
}
