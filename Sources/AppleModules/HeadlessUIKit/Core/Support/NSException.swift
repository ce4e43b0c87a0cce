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
  /// An invalid argument.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// An invalid state that the program itself caused.
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException"
  )
  /// A place outside a range.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// An object without the value.
  public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
}

/// A programmer error, which ends the program here, as exceptions are not caught.
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

  /// The call stack, always empty.
  open var callStackSymbols: [String] { [] }
}

/// A pointer through which Objective-C returns an object.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer

/// A pointer through which Objective-C returns an error.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
#endif
