extension ObjectNode {
  /// The value of a property: the written one, under the size classes of the object, or the
  /// default.
  public subscript<Value>(property: Property<Value>) -> Value {
    written(property) ?? property.defaultValue
  }

  /// Returns the value that is written, `nil` where nothing is or where it cannot be read.
  private func written<Value>(_ property: Property<Value>) -> Value? {
    guard let sizeClasses, context.isVaried else {
      return property.value(in: CollectionOfOne(element), of: self)
    }
    let varied = element.variations(under: sizeClasses).reversed().map(\.element)
    return property.value(in: varied + [element], of: self)
  }

  /// Returns whether the document says anything about a property of the object.
  public func isWritten<Value>(_ property: Property<Value>) -> Bool {
    guard let sizeClasses, context.isVaried else {
      return property.isWritten(in: CollectionOfOne(element))
    }
    let varied = element.variations(under: sizeClasses).map(\.element)
    return property.isWritten(in: varied + [element])
  }
}
