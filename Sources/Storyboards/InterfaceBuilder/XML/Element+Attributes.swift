extension Element {
  /// An attribute as it was written, with entities resolved.
  public struct Attribute: Hashable, Sendable {
    /// The name, such as `numberOfLines`.
    public let name: String
    /// The value.
    public let value: String
  }

  var attributeRange: Range<Int> {
    let node = node
    return Int(node.firstAttribute)..<Int(node.firstAttribute + node.attributeCount)
  }

  /// The attributes in the order of the file.
  public var attributes: [Attribute] {
    tree.attributes[attributeRange].map {
      Attribute(name: tree.names[Int($0.name)], value: $0.value)
    }
  }

  /// Returns the value of an attribute, or `nil` where the element has none of that name.
  public subscript(name: String) -> String? {
    for index in attributeRange where tree.names[Int(tree.attributes[index].name)] == name {
      return tree.attributes[index].value
    }
    return nil
  }

  /// The `key` attribute: the property of the parent that the element is the value of.
  public var key: String? { self["key"] }

  /// Returns a switch: `YES` is true, `NO` is false, anything else is `nil`.
  public func bool(_ name: String) -> Bool? { self[name].flatMap(Literal.bool) }

  /// Returns a finite number, or `nil`.
  public func number(_ name: String) -> Double? { self[name].flatMap(Literal.number) }

  /// Returns a whole number, or `nil`.
  public func integer(_ name: String) -> Int? { self[name].flatMap { Int($0) } }
}

/// The notation of plain values.
enum Literal {
  static func bool(_ text: String) -> Bool? {
    switch text {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// A finite number; `-0.0` is 0, and the smallest normal number, which Xcode writes to force an
  /// inset on, is 0 as well.
  static func number(_ text: String) -> Double? {
    guard let value = Double(text), value.isFinite else { return nil }
    return abs(value) <= .leastNormalMagnitude ? 0 : value
  }
}
