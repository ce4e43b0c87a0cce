import InterfaceBuilder

extension CustomClasses {
  /// Returns the properties of an object.
  ///
  /// - Parameters:
  ///   - name: The class.
  ///   - attributes: The object's runtime attributes.
  /// - Returns: The properties, or `nil` for a class that the file does not describe.
  func properties(
    of name: String,
    with attributes: [RuntimeAttribute]
  ) -> CustomClass.Properties? {
    let ancestry = ancestry(of: name)
    guard var result = ancestry.first?.properties else { return nil }
    for item in ancestry.dropFirst() { result.merge(item.properties) }
    for item in ancestry {
      for attribute in attributes {
        guard let values = item.runtimeAttributes[attribute.keyPath],
          let key = attribute.value.propertiesKey, let found = values[key]
        else { continue }
        result.merge(found)
      }
    }
    return result
  }

  /// Whether Interface Builder runs a class's code on its canvas.
  func isDesignable(_ name: String) -> Bool {
    ancestry(of: name).compactMap(\.isDesignable).last ?? false
  }
}

extension RuntimeAttribute.Value {
  /// The value as a file of custom classes names it.
  fileprivate var propertiesKey: String? {
    switch self {
    case .string(let text): text
    case .boolean(let flag): flag ? "true" : "false"
    case .number(let number):
      Int(exactly: number).map { "\($0)" } ?? "\(number)"
    default: nil
    }
  }
}
