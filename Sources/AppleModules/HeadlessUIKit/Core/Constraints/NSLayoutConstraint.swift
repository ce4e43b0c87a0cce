import AutoLayout
public import Foundation

/// A linear relation between attributes of two views or guides, or of one and a constant.
///
/// ```swift
/// NSLayoutConstraint.activate([
///   label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
///   label.widthAnchor.constraint(lessThanOrEqualToConstant: 300),
/// ])
/// ```
open class NSLayoutConstraint: NSObject {
  #if !canImport(ObjectiveC)
  /// The values that programs attached to it.
  var associatedValues: AssociatedValues?
  #endif

  /// A direction of layout.
  public enum Axis: Int, Hashable, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// The relation between the two sides.
  public enum Relation: Int, Hashable, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// The part of a view or guide that is related.
  public enum Attribute: Int, Hashable, Sendable, CaseIterable {
    case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    case notAnAttribute = 0
  }

  /// The first item: a view or a guide.
  open var firstItem: AnyObject? { first?.object }
  /// The second item, or `nil`.
  open var secondItem: AnyObject? { second?.object }
  private let first: LayoutItem?
  private let second: LayoutItem?
  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// The attribute of the second item.
  public let secondAttribute: Attribute
  /// The relation of the first side to the second.
  public let relation: Relation
  /// The factor of the second attribute.
  public let multiplier: CGFloat
  /// Whether the constant is the system's spacing, times ``systemSpacing``.
  package var systemSpacing: Double?

  /// The constant that is added to the second side, in points.
  open var constant: CGFloat {
    didSet { if constant != oldValue { engine?.constantChanged(self) } }
  }

  /// The priority of the constraint; changes between required and not required are allowed here.
  open var priority: UILayoutPriority = .required {
    didSet { if priority != oldValue { engine?.priorityChanged(self) } }
  }

  /// A name for people, printed in reports.
  open var identifier: String?

  /// The identifier of the constraint as an object of its document.
  package var objectID: String?

  /// Whether the constraint is broken before others of its layout if required ones conflict.
  package var breaksFirst = false

  /// Whether the margin rules of the archive apply; without effect on layout.
  open var shouldBeArchived = false

  /// The view whose list contains this constraint.
  var holder: UIView? {
    get { holderReference?.object }
    set { holderReference = newValue?.reference }
  }
  private var holderReference: Reference<UIView>?
  /// The engine that contains the constraint, with its name there.
  var engine: LayoutEngine? {
    get { engineReference?.object }
    set { engineReference = newValue?.reference }
  }
  private var engineReference: Reference<LayoutEngine>?
  var member: Constraint.ID?
  /// Whether the constant rests on fonts or margins.
  var isComputed = false

  /// Creates a constraint, which has no effect until it is active.
  ///
  /// `item1.attribute1 (relation) item2.attribute2 × multiplier + constant`
  public init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    let first = view1 as AnyObject
    precondition(
      first is UIView || first is UILayoutGuide || first is any UILayoutSupport,
      "A constraint relates views and layout guides; the first item is \(view1)"
    )
    precondition(attr1 != .notAnAttribute, "The first attribute of a constraint must be one")
    self.first = LayoutItem(first)
    second = view2.flatMap { LayoutItem($0 as AnyObject) }
    firstAttribute = attr1
    secondAttribute = view2 == nil ? .notAnAttribute : attr2
    self.relation = relation
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  /// Creates a constraint without items, which takes part in no layout: the initial value of a property whose
  /// constraint is not known yet.
  public override init() {
    first = nil
    second = nil
    firstAttribute = .notAnAttribute
    secondAttribute = .notAnAttribute
    relation = .equal
    multiplier = 1
    constant = 0
    super.init()
  }

  /// Whether the constraint takes part in layout.
  ///
  /// Activating adds it to the list of the nearest common ancestor of both items; items without a common
  /// ancestor are a programmer error, as in UIKit.
  open var isActive: Bool {
    get { holder != nil }
    set {
      if newValue == isActive { return }
      if newValue { activate() } else { holder?.removeConstraint(self) }
    }
  }

  /// Activates constraints, a little faster than one by one.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The anchor of the first side.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(firstItem ?? self, firstAttribute)
  }

  /// The anchor of the second side, or `nil`.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor($0, secondAttribute) }
  }

  private func activate() {
    guard let firstItem, let first = Self.view(of: firstItem) else { return }
    guard let secondItem else { return first.addConstraint(self) }
    guard let second = Self.view(of: secondItem) else { return }
    guard let ancestor = first.commonAncestor(with: second) else {
      preconditionFailure(
        """
        Unable to activate constraint with anchors \(self) because they have no common ancestor. \
        Does the constraint or its anchors reference items in different view hierarchies?
        """
      )
    }
    ancestor.addConstraint(self)
  }

  /// Whether one of the items is in a subtree that is being removed.
  ///
  /// A view that is being removed checks all constraints of the views around it, so this must not search.
  var mentionsLeavingView: Bool { first?.isLeaving ?? false || second?.isLeaving ?? false }

  /// The view in whose tree an item is.
  static func view(of item: AnyObject) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  open override var description: String {
    let name = identifier.map { "'\($0)' " } ?? ""
    let state = isActive ? "active" : "inactive"
    return "<NSLayoutConstraint \(name)\(formula)   (\(state))>"
  }
}

#if !canImport(ObjectiveC)
extension NSLayoutConstraint: AssociationOwner {}
#endif
