/// A property of an element that something reads: its name in the format, its kind, and its
/// default.
///
/// Each property is a row of the project's table of properties, a member of the group of its
/// element, and the only way to its value:
///
/// ```swift
/// node[.slider.minimumTrackTintColor]  // a `ColorDescription?`
/// node[.label.numberOfLines]  // an `Int`, 1 where nothing is written
/// ```
///
/// The vocabulary of the format is made from the same rows. A row of a property that nothing reads
/// has no member and gives the reason; `Scripts/check-properties` fails for a member that is read
/// nowhere.
public struct Property<Value: Sendable>: Sendable {
  /// The name of the attribute, or the key of the child element.
  public let name: String
  /// The value where nothing readable is written.
  public let defaultValue: Value
  /// The ways in which the format writes the value.
  let form: PropertyForm

  private let parse: @Sendable (String, Element) -> Value?
  private let convert: @Sendable (Element, ObjectNode?) -> Value?

  init(_ name: String, _ kind: PropertyKind<Value>, default defaultValue: Value) {
    self.name = name
    self.defaultValue = defaultValue
    form = kind.form
    parse = kind.parse
    convert = kind.convert
  }

  init<Wrapped>(_ name: String, _ kind: PropertyKind<Wrapped>) where Value == Wrapped? {
    self.name = name
    defaultValue = nil
    form = kind.form
    parse = { kind.parse($0, $1) }
    convert = { kind.convert($0, $1) }
  }
}

extension Property {
  /// Returns the value that is written in the first of some elements that has one, `nil` where none
  /// has or where it cannot be read.
  func value(in sources: some BidirectionalCollection<Element>, of node: ObjectNode?) -> Value? {
    if form.isAttribute {
      for source in sources {
        guard let text = source[name] else { continue }
        if let value = parse(text, source) { return value }
        break
      }
    }
    if form.isList { return sources.last?.child(name).flatMap { convert($0, node) } }
    guard form.isElement else { return nil }
    for source in sources {
      guard let child = source.value(key: name) else { continue }
      return form.accepts(element: child.name) ? convert(child, node) : nil
    }
    return nil
  }

  /// Returns whether a value is written in one of some elements, readable or not.
  func isWritten(in sources: some Collection<Element>) -> Bool {
    sources.contains { source in
      (form.isAttribute && source[name] != nil)
        || (form.isElement && source.value(key: name) != nil)
    }
  }
}

extension Element {
  /// The child that is the value of a property; masks of variations are none.
  func value(key: String) -> Element? { children.first { $0.key == key && $0.name != "mask" } }

  /// The value of a property.
  subscript<Value>(property: Property<Value>) -> Value {
    property.value(in: CollectionOfOne(self), of: nil) ?? property.defaultValue
  }
}

/// A declared property of any type, as the vocabulary sees it.
protocol PropertyRow: Sendable {
  /// The name of the attribute, or the key of the child element.
  var name: String { get }
  /// The ways in which the format writes the value.
  var form: PropertyForm { get }
  /// The reason why nothing reads it; `nil` for a property that is read.
  var reason: UnusedReason? { get }
}

extension Property: PropertyRow {
  var reason: UnusedReason? { nil }
}
