public import LayoutGeometry

extension ObjectNode {
  /// The elements that may hold a value, the one that wins first.
  private var sources: [Element] {
    guard context.hasVariations, context.usesTraitCollections, let sizeClasses else {
      return [element]
    }
    let varied = element.variations(under: sizeClasses)
    return varied.isEmpty ? [element] : varied.reversed().map(\.element) + [element]
  }

  /// Returns an attribute as text.
  public func attribute(_ name: String) -> String? {
    for source in sources where name != "key" {
      if let value = source[name] { return value }
    }
    return nil
  }

  /// Returns the element that is the value of a property, whatever its kind.
  public func value(key: String) -> Element? {
    for source in sources {
      if let child = source.children.first(where: { $0.key == key && $0.name != "mask" }) {
        return child
      }
    }
    return nil
  }

  private func value(_ name: String, key: String) -> Element? {
    value(key: key).flatMap { $0.name == name ? $0 : nil }
  }

  /// Whether a property is set to nothing, with a `nil` element, which means the class's default.
  public func isNil(_ key: String) -> Bool { value("nil", key: key) != nil }

  /// Returns a text: an attribute, or a `string` element where the text is long.
  public func string(_ name: String) -> String? {
    if let text = attribute(name) { return text }
    guard let element = value(key: name) else { return nil }
    return element.name == "string" || element.name == "mutableString" ? element.string : nil
  }

  /// Returns a switch, an attribute or a `bool` element.
  public func bool(_ name: String) -> Bool? {
    attribute(name).flatMap(Literal.bool) ?? value("bool", key: name)?.bool("value")
  }

  /// Returns a finite number.
  public func number(_ name: String) -> Double? { attribute(name).flatMap(Literal.number) }

  /// Returns a whole number.
  public func integer(_ name: String) -> Int? { attribute(name).flatMap { Int($0) } }

  /// Returns one of the values that the format has for an attribute.
  public func value<Value: DocumentValue>(
    _ name: String,
    as type: Value.Type = Value.self
  )
    -> Value?
  {
    attribute(name).flatMap { Value(documentValue: $0) }
  }
}

extension ObjectNode {
  /// Returns a rectangle.
  public func rect(_ key: String) -> Rect? { value("rect", key: key)?.rect }

  /// Returns a point.
  public func point(_ key: String) -> Point? { value("point", key: key)?.point }

  /// Returns a size.
  public func size(_ key: String) -> Size? {
    guard let element = value(key: key), element.name == "size" || element.name == "value" else {
      return nil
    }
    return element.size
  }

  /// Returns insets.
  public func insets(_ key: String) -> EdgeInsets? {
    guard let element = value(key: key), element.name == "inset" || element.name == "edgeInsets"
    else { return nil }
    return element.insets
  }

  /// Returns a colour, with the components that the document keeps for its name.
  public func color(_ key: String) -> ColorDescription? {
    value("color", key: key).map { context.resources.complete($0.color) }
  }

  /// Returns a font.
  public func font(_ key: String) -> FontDescription? {
    value("fontDescription", key: key)?.fontDescription
  }

  /// Returns an attributed string.
  public func attributedString(_ key: String) -> AttributedDescription? {
    value("attributedString", key: key)?.attributedString
  }

  /// Returns an image: a reference element, or an attribute with `catalog` beside it.
  public func image(_ name: String) -> ImageReference? {
    if let reference = value("imageReference", key: name)?.imageReference { return reference }
    guard let image = attribute(name) else { return nil }
    return ImageReference(name: image, catalog: attribute("catalog") == "system" ? .system : .app)
  }

  /// Returns how symbols are drawn.
  public func symbolConfiguration(_ key: String) -> SymbolConfiguration? {
    value("preferredSymbolConfiguration", key: key)?.symbolConfiguration
  }

  /// Returns the object that is the value of a property.
  public func object(_ key: String) -> ObjectNode? {
    guard let element = value(key: key), ObjectKind(rawValue: element.name).category != nil else {
      return nil
    }
    return node(element)
  }

  /// Returns the objects of a list, such as `items` or `prototypes`.
  public func objects(in list: String) -> [ObjectNode] {
    element.child(list)?.children.map { node($0) } ?? []
  }
}
