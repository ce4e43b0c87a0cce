public import Foundation

/// A string with attributes on ranges of it.
///
/// It replaces Foundation's class of the same name and has its interface. Foundation's class on Linux
/// terminates the process when two neighboring ranges have equal keys with values that are not Core
/// Foundation types, such as fonts and colors (Swift 6.3.1: `append` of two strings with a color). Ranges
/// count UTF-16 code units.
open class NSAttributedString: NSObject, NSCopying, NSMutableCopying {
  /// The name of an attribute.
  public typealias Key = Foundation.NSAttributedString.Key
  /// The ways to enumerate ranges.
  public typealias EnumerationOptions = Foundation.NSAttributedString.EnumerationOptions

  /// Neighboring ranges with their attributes, from the start to the end.
  struct Run {
    var length: Int
    var attributes: [Key: Any]
  }

  var text: String
  var runs: [Run]

  /// Creates a string without attributes.
  public init(string str: String) {
    text = str
    runs = str.isEmpty ? [] : [Run(length: str.utf16.count, attributes: [:])]
  }

  /// Creates a string with the same attributes everywhere.
  public init(string str: String, attributes attrs: [Key: Any]? = nil) {
    text = str
    runs = str.isEmpty ? [] : [Run(length: str.utf16.count, attributes: attrs ?? [:])]
  }

  /// Creates a copy.
  public init(attributedString attrStr: NSAttributedString) {
    text = attrStr.text
    runs = attrStr.runs
  }

  /// Creates a copy of Foundation's string.
  public convenience init(_ foundation: Foundation.NSAttributedString) {
    self.init(string: foundation.string)
    runs = []
    let all = NSRange(location: 0, length: foundation.length)
    foundation.enumerateAttributes(in: all, options: []) { attributes, range, _ in
      runs.append(Run(length: range.length, attributes: attributes))
    }
  }

  public override convenience init() { self.init(string: "") }

  /// The characters.
  open var string: String { text }

  /// The number of UTF-16 code units.
  open var length: Int { runs.reduce(0) { $0 + $1.length } }

  /// The attributes of a character, with the range in which they are equal.
  open func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [Key: Any] {
    let found = run(at: location)
    range?.pointee = found.range
    return found.attributes
  }

  /// An attribute of a character, with the range in which it is equal.
  open func attribute(
    _ attrName: Key,
    at location: Int,
    effectiveRange range: NSRangePointer?
  ) -> Any? {
    attributes(at: location, effectiveRange: range)[attrName]
  }

  /// The attributes of a character, with the part of a range in which they are equal.
  open func attributes(
    at location: Int,
    longestEffectiveRange range: NSRangePointer?,
    in rangeLimit: NSRange
  ) -> [Key: Any] {
    let found = run(at: location)
    range?.pointee = NSIntersectionRange(found.range, rangeLimit)
    return found.attributes
  }

  /// An attribute of a character, with the part of a range in which it is equal.
  open func attribute(
    _ attrName: Key,
    at location: Int,
    longestEffectiveRange range: NSRangePointer?,
    in rangeLimit: NSRange
  ) -> Any? {
    attributes(at: location, longestEffectiveRange: range, in: rangeLimit)[attrName]
  }

  private func run(at location: Int) -> (attributes: [Key: Any], range: NSRange) {
    var start = 0
    for run in runs {
      if location < start + run.length {
        return (run.attributes, NSRange(location: start, length: run.length))
      }
      start += run.length
    }
    preconditionFailure("The location \(location) is outside of a string of \(length) code units")
  }

  /// Calls a function with each range of equal attributes.
  open func enumerateAttributes(
    in enumerationRange: NSRange,
    options: EnumerationOptions = [],
    using block: ([Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var parts: [([Key: Any], NSRange)] = []
    var start = 0
    for run in runs {
      let range = NSRange(location: start, length: run.length)
      start += run.length
      if let part = range.intersection(enumerationRange), part.length > 0 {
        parts.append((run.attributes, part))
      }
    }
    if options.contains(.reverse) { parts.reverse() }
    var stop = ObjCBool(false)
    for (attributes, range) in parts where !stop.boolValue { block(attributes, range, &stop) }
  }

  /// Calls a function with each range of one attribute; adjacent ranges with equal values are merged.
  open func enumerateAttribute(
    _ attrName: Key,
    in enumerationRange: NSRange,
    options: EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var parts: [(Any?, NSRange)] = []
    enumerateAttributes(in: enumerationRange, options: []) { attributes, range, _ in
      let value = attributes[attrName]
      if let last = parts.last, Self.isEqual(last.0, value) {
        parts[parts.count - 1].1.length += range.length
      } else {
        parts.append((value, range))
      }
    }
    if options.contains(.reverse) { parts.reverse() }
    var stop = ObjCBool(false)
    for (value, range) in parts where !stop.boolValue { block(value, range, &stop) }
  }

  /// A part of the string with its attributes.
  open func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let result = NSAttributedString(string: (text as NSString).substring(with: range))
    result.runs = parts(of: range)
    return result
  }

  func parts(of range: NSRange) -> [Run] {
    var found: [Run] = []
    enumerateAttributes(in: range, options: []) { attributes, range, _ in
      found.append(Run(length: range.length, attributes: attributes))
    }
    return found
  }

  /// Whether characters and attributes are equal.
  open func isEqual(to other: NSAttributedString) -> Bool {
    guard text == other.text else { return false }
    let one = Self.joined(runs)
    let two = Self.joined(other.runs)
    return one.count == two.count
      && zip(one, two).allSatisfy {
        $0.length == $1.length && Self.areEqual($0.attributes, $1.attributes)
      }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSAttributedString).map { isEqual(to: $0) } ?? false
  }

  open override var hash: Int { text.hashValue }

  open func copy(with zone: NSZone? = nil) -> Any { NSAttributedString(attributedString: self) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableAttributedString(attributedString: self)
  }

  open override var description: String {
    Self.joined(runs).reduce(into: (text: "", start: 0)) { result, run in
      let part = (text as NSString).substring(
        with: NSRange(location: result.start, length: run.length)
      )
      let names = run.attributes.keys.map(\.rawValue).sorted().joined(separator: ", ")
      result.text += part + "{" + names + "}"
      result.start += run.length
    }.text
  }

  /// Merges adjacent runs with equal attributes.
  static func joined(_ runs: [Run]) -> [Run] {
    var result: [Run] = []
    for run in runs where run.length > 0 {
      if let last = result.last, areEqual(last.attributes, run.attributes) {
        result[result.count - 1].length += run.length
      } else {
        result.append(run)
      }
    }
    return result
  }

  private static func areEqual(_ one: [Key: Any], _ two: [Key: Any]) -> Bool {
    one.count == two.count && one.allSatisfy { isEqual($0.value, two[$0.key]) }
  }

  private static func isEqual(_ one: Any?, _ two: Any?) -> Bool {
    switch (one, two) {
    case (nil, nil): true
    case (let one as AnyHashable, let two as AnyHashable): one == two
    default: false
    }
  }
}
