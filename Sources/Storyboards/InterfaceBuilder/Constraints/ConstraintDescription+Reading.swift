extension ConstraintDescription {
  /// Reads a constraint, `nil` when it has no attribute that is known.
  ///
  /// - Parameters:
  ///   - element: The element of the constraint.
  ///   - owner: The identifier of the view that has the constraint.
  ///   - sizeClasses: The size classes whose variations are applied.
  ///   - isInstalled: Whether variations leave the constraint in place.
  init?(_ element: Element, owner: String, sizeClasses: SizeClasses?, isInstalled: Bool) {
    let varied = sizeClasses.map { element.variations(under: $0).reversed().map(\.element) } ?? []
    let sources = varied + [element]
    func value<Value>(_ property: Property<Value>) -> Value {
      property.value(in: sources, of: nil) ?? property.defaultValue
    }
    func anchor(
      _ item: Property<String?>,
      _ attribute: Property<Words.LayoutAttribute?>
    ) -> Anchor? {
      value(attribute).map { Anchor(item: value(item) ?? owner, attribute: $0) }
    }
    guard let first = anchor(.constraint.firstItem, .constraint.firstAttribute) else { return nil }
    id = element[.constraint.id]
    self.owner = owner
    self.first = first
    second = anchor(.constraint.secondItem, .constraint.secondAttribute)
    relation = value(.constraint.relation)
    multiplier = value(.constraint.multiplier)
    constant = value(.constraint.constant)
    priority = value(.constraint.priority)
    isSymbolic = value(.constraint.isSymbolic)
    followsFonts = isSymbolic && value(.constraint.symbolType) == "layoutAnchor"
    isPlaceholder = value(.constraint.isPlaceholder)
    self.isInstalled = isInstalled
    identifier = value(.constraint.identifier)
    self.element = element
  }
}

extension ObjectNode {
  /// The installed constraints of the view, with the placeholders, which are removed when the
  /// document is built.
  ///
  /// Under size classes those that are installed there, with their values for them; otherwise
  /// those installed by default. Empty where the document has no Auto Layout.
  public var constraints: [ConstraintDescription] {
    guard context.usesAutoLayout else { return [] }
    return allConstraints.filter(\.isInstalled)
  }

  /// The constraints of the view that are not installed under its size classes.
  package var uninstalledConstraints: [ConstraintDescription] {
    context.usesAutoLayout ? allConstraints.filter { !$0.isInstalled } : []
  }

  /// Every constraint of the view, installed or not, with placeholders.
  var allConstraints: [ConstraintDescription] {
    let list = self[.view.constraints]
    guard !list.isEmpty else { return [] }
    let isInstalled =
      context.isVaried
      ? element.installed(.view.constraints, under: sizeClasses)
      : { _ in true }
    return list.compactMap { child in
      ConstraintDescription(
        child.element,
        owner: id,
        sizeClasses: context.isVaried ? sizeClasses : nil,
        isInstalled: isInstalled(child.element[.constraint.id])
      )
    }
  }
}
