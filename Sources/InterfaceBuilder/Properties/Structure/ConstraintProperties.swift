/// The properties of a constraint.
final class ConstraintProperties: PropertyGroup {
  /// The identifier.
  let id = Property("id", .name, default: "")
  /// The object of the first side; the view that has the constraint where nothing is written.
  let firstItem = Property("firstItem", .reference)
  /// The attribute of the first side.
  let firstAttribute = Property("firstAttribute", .words(Words.LayoutAttribute.self))
  /// The comparison of the two sides.
  let relation = Property("relation", .words(Words.Relation.self), default: .equal)
  /// The object of the second side.
  let secondItem = Property("secondItem", .reference)
  /// The attribute of the second side.
  let secondAttribute = Property("secondAttribute", .words(Words.LayoutAttribute.self))
  /// The factor on the second side.
  let multiplier = Property("multiplier", .multiplier, default: 1)
  /// The constant in points.
  let constant = Property("constant", .number, default: 0)
  /// The priority, 1 to 1000.
  let priority = Property("priority", .number, default: 1000)
  /// Whether the constant is a standard distance of the system.
  let isSymbolic = Property("symbolic", .bool, default: false)
  /// Whether the constraint is for the canvas only and removed when the app is built.
  let isPlaceholder = Property("placeholder", .bool, default: false)
  /// The name that code and messages know the constraint by.
  let identifier = Property("identifier", .name)

  let unused: [UnusedProperty] = [
    UnusedProperty("symbolType", .name, .implied),
    UnusedProperty("userLabel", .text, .naming),
  ]

  static let shared = ConstraintProperties()
}

/// The properties of what a size class takes out or puts in.
final class VariationReferenceProperties: PropertyGroup {
  /// The identifier of a constraint or a view.
  let reference = Property("reference", .reference)

  static let shared = VariationReferenceProperties()
}

/// The properties of a guide of a controller.
final class LayoutGuideProperties: PropertyGroup {
  /// The bars that the guide follows: `top` or `bottom`.
  let type = Property("type", .name)

  static let shared = LayoutGuideProperties()
}

extension Property {
  /// The properties of a constraint.
  static var constraint: ConstraintProperties { ConstraintProperties.shared }
  /// The properties of what a size class takes out or puts in.
  static var variationReference: VariationReferenceProperties {
    VariationReferenceProperties.shared
  }
  /// The properties of a guide of a controller.
  static var layoutGuide: LayoutGuideProperties { LayoutGuideProperties.shared }
}
