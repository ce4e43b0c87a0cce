public import Foundation

/// Core Foundation's name of strings.
public typealias CFString = NSString
/// Core Foundation's name of bytes.
public typealias CFData = NSData
/// Core Foundation's name of dictionaries.
public typealias CFDictionary = NSDictionary
/// Core Foundation's name of arrays.
public typealias CFArray = NSArray
/// Core Foundation's name of addresses.
public typealias CFURL = NSURL
/// Core Foundation's name of objects.
public typealias CFTypeRef = AnyObject

/// The nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The nanoseconds of a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
