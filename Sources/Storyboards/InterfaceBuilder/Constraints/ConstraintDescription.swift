public import Diagnostics

/// A constraint: `first relation multiplier × second + constant`.
public struct ConstraintDescription: Hashable, Sendable {
  /// An attribute of an object.
  public struct Anchor: Hashable, Sendable {
    /// The identifier of the view or guide.
    public var item: String
    /// The attribute.
    public var attribute: Words.LayoutAttribute

    /// Creates an anchor.
    public init(item: String, attribute: Words.LayoutAttribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// The identifier of the constraint as an object.
  public var id: String
  /// The identifier of the view whose constraint it is.
  public var owner: String
  /// The first side.
  ///
  /// It is the owner where the document names no item.
  public var first: Anchor
  /// The comparison of the sides.
  public var relation: Words.Relation
  /// The second side, `nil` for a constant alone.
  ///
  /// Where the document names an attribute without an item, it is the owner.
  public var second: Anchor?
  /// The factor on the second side.
  public var multiplier: Double
  /// The constant in points.
  public var constant: Double
  /// The priority, 1 to 1000.
  public var priority: Double
  /// Whether the constant is the system's standard distance, which `constant` shows as Xcode drew
  /// it: 8 to a sibling, 20 to a superview's edge.
  public var isSymbolic: Bool
  /// Whether the standard distance follows the fonts on both sides, as "Use Standard Value" between
  /// two baselines does; `constant` then shows what Xcode drew.
  public var followsFonts: Bool
  /// Whether the constraint is for the canvas only and removed when the app is built.
  public var isPlaceholder: Bool
  /// Whether variations leave the constraint in place.
  var isInstalled: Bool
  /// The identifier for people.
  public var identifier: String?
  /// The element in the file.
  public var element: Element

  /// The place in the file.
  public var location: SourceLocation { element.location }
}
