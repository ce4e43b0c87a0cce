public import Foundation

// Core Foundation's types under their names, as the types that they are bridged to on Apple's systems.
// `as` between an alias and its type compiles there and here.

/// A list of values of any type.
public typealias CFArray = [Any]

/// Values by keys.
public typealias CFDictionary = [AnyHashable: Any]

/// Values without order, each once.
public typealias CFSet = Set<AnyHashable>

/// A text.
public typealias CFString = String

/// The address of a file.
public typealias CFURL = URL

/// Bytes.
public typealias CFData = Data

/// A failure, with a domain and a code.
public typealias CFError = NSError

/// A folder of code and resources.
public typealias CFBundle = Bundle

/// A number of elements, a place or a code.
public typealias CFIndex = Int

/// Any value; on Apple's systems a reference.
public typealias CFTypeRef = Any
