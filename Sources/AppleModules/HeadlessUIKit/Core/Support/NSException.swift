#if !canImport(ObjectiveC)
public import Foundation

/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Of no particular kind.
  public static let genericException = NSExceptionName("NSGenericException")
  /// An argument that is not allowed.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// A state that the program itself made wrong.
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException"
  )
  /// A place outside a range.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// An object without the value.
  public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
}

/// A mistake of a program, which ends it here: nothing catches exceptions.
open class NSException: NSObject {
  /// The kind of the mistake.
  public let name: NSExceptionName
  /// The mistake in words.
  public let reason: String?
  /// Facts about the mistake.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception.
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.reason = reason
    self.userInfo = userInfo
  }

  /// Ends the program with the reason.
  open func raise() {
    preconditionFailure("\(name.rawValue): \(reason ?? "")")
  }

  /// The functions that were called; none are known.
  open var callStackSymbols: [String] { [] }
}

/// A pointer through which Objective-C returns an object.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer

/// A pointer through which Objective-C returns an error.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
#endif
