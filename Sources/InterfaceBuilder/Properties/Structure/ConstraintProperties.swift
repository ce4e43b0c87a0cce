/// The properties of a constraint.
public final class ConstraintProperties: PropertyGroup {
  /// The identifier.
  public let id = Property("id", .name, default: "")
  /// The object of the first side; the view that has the constraint where nothing is written.
  public let firstItem = Property("firstItem", .reference)
  /// The attribute of the first side.
  public let firstAttribute = Property("firstAttribute", .words(Words.LayoutAttribute.self))
  /// The comparison of the two sides.
  public let relation = Property("relation", .words(Words.Relation.self), default: .equal)
  /// The object of the second side.
  public let secondItem = Property("secondItem", .reference)
  /// The attribute of the second side.
  public let secondAttribute = Property("secondAttribute", .words(Words.LayoutAttribute.self))
  /// The factor on the second side.
  public let multiplier = Property("multiplier", .multiplier, default: 1)
  /// The constant in points.
  public let constant = Property("constant", .number, default: 0)
  /// The priority, 1 to 1000.
  public let priority = Property("priority", .number, default: 1000)
  /// Whether the constant is a standard distance of the system.
  public let isSymbolic = Property("symbolic", .bool, default: false)
  /// Whether the constraint is for the canvas only and removed when the app is built.
  public let isPlaceholder = Property("placeholder", .bool, default: false)
  /// The name that code and messages know the constraint by.
  public let identifier = Property("identifier", .name)

  let unused: [UnusedProperty] = [
    UnusedProperty("symbolType", .name, .implied),
    UnusedProperty("userLabel", .text, .naming),
  ]

  static let shared = ConstraintProperties()
}

/// The properties of what a size class takes out or puts in.
public final class VariationReferenceProperties: PropertyGroup {
  /// The identifier of a constraint or a view.
  public let reference = Property("reference", .reference)

  static let shared = VariationReferenceProperties()
}

/// The properties of a guide of a controller.
public final class LayoutGuideProperties: PropertyGroup {
  /// The bars that the guide follows: `top` or `bottom`.
  public let type = Property("type", .name)

  static let shared = LayoutGuideProperties()
}

extension Property {
  /// The properties of a constraint.
  public static var constraint: ConstraintProperties { ConstraintProperties.shared }
  /// The properties of what a size class takes out or puts in.
  public static var variationReference: VariationReferenceProperties {
    VariationReferenceProperties.shared
  }
  /// The properties of a guide of a controller.
  public static var layoutGuide: LayoutGuideProperties { LayoutGuideProperties.shared }
}
