/// A constraint of a layout as a value, for reports.
public struct SnapshotConstraint: Hashable, Sendable {
  /// The relation between the two sides, as formulas write it.
  public enum Relation: String, Hashable, Sendable, CaseIterable {
    case lessThanOrEqual = "<="
    case equal = "=="
    case greaterThanOrEqual = ">="
  }

  /// The attribute of a view on one side of a constraint.
  public enum Attribute: String, Hashable, Sendable, CaseIterable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    case notAnAttribute
  }

  /// One side of a constraint.
  public struct Anchor: Hashable, Sendable {
    /// The class of the view, or of the view that owns the guide.
    public var className: String

    /// The name of the view: an identifier, an outlet, a label of the document; `nil` without any.
    public var name: String?

    /// The identifier of the view as an object of its document; `nil` for one that code made.
    public var objectID: String?

    /// The number that a view without a name has for its program; 0 for none.
    public var tag = 0

    /// The layout guide of the view that is meant, or `nil` for the view itself.
    public var guide: String?

    /// The attribute.
    public var attribute: Attribute

    /// Creates a side of a view itself, without a number.
    public init(className: String, name: String? = nil, attribute: Attribute) {
      self.className = className
      self.name = name
      self.attribute = attribute
    }
  }

  /// The left side.
  public var first: Anchor

  /// The relation.
  public var relation: Relation

  /// The right side, or `nil` for a constraint to a constant.
  public var second: Anchor?

  /// The factor of the right side.
  public var multiplier = 1.0

  /// The distance in points that is added to the right side.
  public var constant: Double

  /// The distance in units of the system's spacing that is added, or `nil` for one in points.
  public var systemSpacing: Double?

  /// The priority, from 1 to 1000, which is required.
  public var priority = 1000.0

  /// The identifier that the program or the document gave the constraint.
  public var identifier: String?

  /// The identifier of the constraint as an object of its document.
  public var objectID: String?

  /// Whether the layout added the constraint, for a frame, a guide or a content size.
  public var isImplicit = false

  /// Whether the constraint keeps a view at the size of its content.
  public var isContentSize = false

  /// The constraint as the layout prints it in its messages; the formula unless it is set.
  public var description: String

  /// Creates a required constraint of the author with a factor of 1.
  ///
  /// - Parameters:
  ///   - first: The left side.
  ///   - relation: The relation.
  ///   - second: The right side.
  ///   - constant: The distance in points.
  public init(
    first: Anchor,
    relation: Relation = .equal,
    second: Anchor? = nil,
    constant: Double = 0
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.constant = constant
    description = ""
    description = formula
  }
}
