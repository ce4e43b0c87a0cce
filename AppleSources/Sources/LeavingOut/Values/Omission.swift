/// A part of a source that is not compiled as it was written.
public struct Omission: Hashable, Sendable, Codable {
  /// The size of a part that is left out, from the smallest to the largest.
  public enum Kind: String, CaseIterable, Hashable, Sendable, Comparable, Codable {
    /// An attribute, a modifier, a property wrapper or an import.
    case attribute
    /// An expression, which is replaced by a marked box or removed.
    case expression
    /// A statement.
    case statement
    /// A type that is replaced by a stand-in.
    case type
    /// A protocol in the inheritance list of a type.
    case conformance
    /// The body of a function, an initializer or an accessor; its signature is kept.
    case body
    /// A declaration.
    case declaration
    /// A file as a whole.
    case file
    /// A body that no root reaches, which is not left out because of an error.
    case unreached

    /// Whether a kind is smaller than another one.
    public static func < (first: Kind, second: Kind) -> Bool {
      (allCases.firstIndex(of: first) ?? 0) < (allCases.firstIndex(of: second) ?? 0)
    }
  }

  /// The path of the original.
  public var file: String

  /// The line at which the part begins, from 1.
  public var line: Int

  /// The size of the part.
  public var kind: Kind

  /// The path of the declaration around the part, such as `Cell.body`; empty at the top of a file.
  public var declaration: String

  /// The name that the compiler could not find; `nil` if its message contains none.
  public var missingName: String?

  /// The message of the compiler; empty for an unreachable body.
  public var reason: String

  /// The code that replaces the part; empty for none.
  public var replacement: String

  /// Creates a record of a part.
  public init(
    file: String,
    line: Int,
    kind: Kind,
    declaration: String = "",
    missingName: String? = nil,
    reason: String,
    replacement: String = ""
  ) {
    self.file = file
    self.line = line
    self.kind = kind
    self.declaration = declaration
    self.missingName = missingName
    self.reason = reason
    self.replacement = replacement
  }
}

/// The sizes of a module, and of the code left out of it.
public struct OmissionCounts: Equatable, Sendable, Codable {
  /// All bodies of the originals: of functions, initializers, deinitializers, subscripts and accessors.
  public var bodies = 0

  /// The bodies that are left out, alone or with a declaration or a file around them.
  public var bodiesLeftOut = 0

  /// The bodies that no root reaches, which do not count as left out.
  public var bodiesUnreached = 0

  /// The declarations that are left out.
  public var declarationsLeftOut = 0

  /// The types in the originals that are SwiftUI views, by their headers.
  public var viewTypes = 0

  /// The SwiftUI views among the left-out declarations.
  public var viewTypesLeftOut = 0

  /// The classes in the originals that are UIKit views or controllers, by their headers.
  public var controllerTypes = 0

  /// The UIKit views and controllers among the left-out declarations.
  public var controllerTypesLeftOut = 0
}
