public import Foundation

// The module CoreText has the same aliases, which must be of the same types.

/// Core Foundation's name for strings.
public typealias CFString = String
/// Core Foundation's name for data.
public typealias CFData = Data
/// Core Foundation's name for dictionaries.
public typealias CFDictionary = [AnyHashable: Any]
/// Core Foundation's name for arrays.
public typealias CFArray = [Any]
/// Core Foundation's name for URLs.
public typealias CFURL = URL
/// Core Foundation's name for objects.
public typealias CFTypeRef = Any

/// Core Foundation's name for Booleans.
public typealias CFBoolean = Bool

// Programs write both with and without an exclamation mark, as Apple's declaration allows.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Core Foundation's true.
public let kCFBooleanTrue: CFBoolean! = true
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Core Foundation's false.
public let kCFBooleanFalse: CFBoolean! = false

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The key of a bundle's version.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The key of a bundle's name.
public let kCFBundleNameKey: CFString! = "CFBundleName"
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The key of a bundle's identifier.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"

/// The nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The nanoseconds of a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000

/// The largest finite `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude
