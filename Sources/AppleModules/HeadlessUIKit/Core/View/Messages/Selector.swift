#if !canImport(ObjectiveC)
/// The name of a method, as Objective-C spells it: `save:` for `save(_:)`.
///
/// There is no `#selector` outside Apple's platforms. The build plug-in `AppleSources` turns it into this
/// type and lists the methods that can be called by name in ``ObjectiveCMethods``.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name.
  public let description: String

  /// Creates the name of a method.
  public init(_ name: String) { description = name }

  /// Creates the name of a method.
  public init(stringLiteral name: String) { description = name }
}

/// Returns the name of a method as a string.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

/// Returns the method name that a string spells.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
#endif
