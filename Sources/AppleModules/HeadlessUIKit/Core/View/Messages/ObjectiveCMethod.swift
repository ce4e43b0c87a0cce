#if !canImport(ObjectiveC)
/// A method of a class that can be called by name.
///
/// The build plug-in `AppleSources` writes one for each method and property with `@objc`:
///
/// ```swift
/// ObjectiveCMethod(EditorController.self, "save:") { object, arguments in
///   arguments.pass { (object as? EditorController)?.save($0) }
/// }
/// ```
public struct ObjectiveCMethod: Sendable {
  /// The function that calls the method of an object with arguments.
  public typealias Body = @MainActor @Sendable (AnyObject, ObjectiveCArguments) -> Any?

  /// The class that declares the method.
  let owner: ObjectIdentifier

  /// The name as Objective-C spells it.
  let name: String

  private let body: Body

  /// Creates a method of a class.
  public init(_ owner: AnyClass, _ name: String, _ body: @escaping Body) {
    self.owner = ObjectIdentifier(owner)
    self.name = name
    self.body = body
  }

  /// Calls the method of an object.
  ///
  /// A message by name is not checked for isolation on Apple's platforms either: the method runs on the
  /// sender's thread.
  func call(on object: AnyObject, with arguments: [Any?]) -> Any? {
    let unisolated = unsafeBitCast(body, to: ((AnyObject, ObjectiveCArguments) -> Any?).self)
    return unisolated(object, ObjectiveCArguments(values: arguments))
  }
}

/// The arguments of a message, which a method receives as the types that it declares.
///
/// A method is not called if an argument has another type, or is `nil` where the parameter is not optional.
/// Extra arguments are dropped.
public struct ObjectiveCArguments {
  let values: [Any?]

  /// Calls a method without parameters.
  @MainActor
  public func pass<Result>(to method: @MainActor () -> Result?) -> Any? {
    Self.result(method())
  }

  /// Calls a method with one parameter.
  @MainActor
  public func pass<First, Result>(to method: @MainActor (First) -> Result?) -> Any? {
    guard let first = argument(0, as: First.self) else { return nil }
    return Self.result(method(first))
  }

  /// Calls a method with two parameters.
  @MainActor
  public func pass<First, Second, Result>(
    to method: @MainActor (First, Second) -> Result?
  ) -> Any? {
    guard let first = argument(0, as: First.self), let second = argument(1, as: Second.self)
    else { return nil }
    return Self.result(method(first, second))
  }

  /// Calls a method with three parameters.
  @MainActor
  public func pass<First, Second, Third, Result>(
    to method: @MainActor (First, Second, Third) -> Result?
  ) -> Any? {
    guard let first = argument(0, as: First.self), let second = argument(1, as: Second.self),
      let third = argument(2, as: Third.self)
    else { return nil }
    return Self.result(method(first, second, third))
  }

  /// An argument as a type; a `nil` argument is found only for an optional type.
  private func argument<Value>(_ index: Int, as type: Value.Type) -> Value? {
    let value = index < values.count ? values[index] : nil
    return value as? Value
  }

  private static func result<Result>(_ result: Result?) -> Any? {
    result is Void ? nil : result
  }
}
#endif
