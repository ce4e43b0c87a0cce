#if !canImport(ObjectiveC)
public import Foundation

/// The members of any object that Objective-C finds by name.
///
/// The build plug-in `AppleSources` writes `AnyObjectValues(object as AnyObject).cgRectValue` for a program's
/// `(object as AnyObject).cgRectValue`.
public struct AnyObjectValues {
  private let object: Any?

  /// Creates the members of an object.
  public init(_ object: Any?) { self.object = object }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The rectangle of a value; `nil` for other objects.
  public var cgRectValue: CGRect! { (object as? NSValue)?.cgRectValue ?? object as? CGRect }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The point of a value; `nil` for other objects.
  public var cgPointValue: CGPoint! { (object as? NSValue)?.cgPointValue ?? object as? CGPoint }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The size of a value; `nil` for other objects.
  public var cgSizeValue: CGSize! { (object as? NSValue)?.cgSizeValue ?? object as? CGSize }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The number; `nil` for other objects.
  public var doubleValue: Double! { (object as? NSNumber)?.doubleValue }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The number; `nil` for other objects.
  public var floatValue: Float! { (object as? NSNumber)?.floatValue }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The whole number; `nil` for other objects.
  public var integerValue: Int! { (object as? NSNumber)?.intValue }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The whole number; `nil` for other objects.
  public var intValue: Int32! { (object as? NSNumber)?.int32Value }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Whether the number is not zero; `nil` for other objects.
  public var boolValue: Bool! { (object as? NSNumber)?.boolValue }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text of a number; `nil` for other objects.
  public var stringValue: String! { (object as? NSNumber)?.stringValue }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The superview of a view; `nil` for other objects.
  public var superview: UIView?! { (object as? UIView).map(\.superview) }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tag of a view; `nil` for other objects.
  public var tag: Int! { (object as? UIView)?.tag }

  /// Whether the object has a method of a name.
  public func responds(to selector: Selector!) -> Bool {
    (object as? NSObject)?.responds(to: selector) ?? false
  }

  /// Calls a method by name; an unknown name is ignored.
  @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    (object as? NSObject)?.perform(selector)
  }

  /// Calls a method by name with one argument; an unknown name is ignored.
  @discardableResult
  public func perform(_ selector: Selector!, with argument: Any!) -> Unmanaged<AnyObject>! {
    (object as? NSObject)?.perform(selector, with: argument)
  }

  /// Calls a method by name with one argument, at once.
  public func performSelector(
    onMainThread selector: Selector,
    with argument: Any?,
    waitUntilDone wait: Bool
  ) { perform(selector, with: argument) }

  /// Returns the value of a property by name; `nil` for an unknown name.
  public func value(forKey key: String) -> Any? { (object as? NSObject)?.value(forKey: key) }
}
#endif
