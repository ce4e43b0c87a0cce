extension ConstraintDescription {
  /// Reads a constraint, `nil` when it has no attribute that is known.
  init?(_ element: Element, owner: String, sizeClasses: SizeClasses?, isInstalled: Bool) {
    let variations = sizeClasses.map { element.variations(under: $0) } ?? []
    func value(_ name: String) -> String? {
      for variation in variations.reversed() {
        if let value = variation.element[name] { return value }
      }
      return element[name]
    }
    func anchor(_ item: String, _ attribute: String) -> Anchor? {
      guard let attribute = value(attribute).flatMap({ Attribute(documentValue: $0) }) else {
        return nil
      }
      return Anchor(item: value(item) ?? owner, attribute: attribute)
    }
    guard let first = anchor("firstItem", "firstAttribute") else { return nil }
    id = element["id"] ?? ""
    self.owner = owner
    self.first = first
    second = anchor("secondItem", "secondAttribute")
    relation = value("relation").flatMap { Relation(documentValue: $0) } ?? .equal
    multiplier = value("multiplier").flatMap(Multiplier.parse) ?? 1
    constant = value("constant").flatMap(Literal.number) ?? 0
    priority = value("priority").flatMap(Literal.number) ?? 1000
    isSymbolic = value("symbolic") == "YES"
    symbolType = value("symbolType")
    isPlaceholder = value("placeholder") == "YES"
    self.isInstalled = isInstalled
    identifier = value("identifier")
    self.element = element
  }
}

extension ObjectNode {
  /// The constraints of the view that hold, without placeholders.
  ///
  /// Under size classes those that are installed there, with their values for them; otherwise
  /// those installed by default. Empty where the document has no Auto Layout.
  public var constraints: [ConstraintDescription] {
    canvasConstraints.filter { !$0.isPlaceholder }
  }

  /// The constraints of the view that hold on Interface Builder's canvas: with the placeholders,
  /// which are removed when the document is built.
  public var canvasConstraints: [ConstraintDescription] {
    guard context.usesAutoLayout else { return [] }
    return allConstraints.filter(\.isInstalled)
  }

  /// Every constraint of the view, installed or not, with placeholders.
  public var allConstraints: [ConstraintDescription] {
    guard let list = element.child("constraints") else { return [] }
    let isVaried = context.hasVariations && context.usesTraitCollections
    let isInstalled =
      isVaried ? element.installed("constraints", under: sizeClasses) : { _ in true }
    return list.children.compactMap { child in
      ConstraintDescription(
        child,
        owner: id,
        sizeClasses: isVaried ? sizeClasses : nil,
        isInstalled: isInstalled(child["id"] ?? "")
      )
    }
  }
}
