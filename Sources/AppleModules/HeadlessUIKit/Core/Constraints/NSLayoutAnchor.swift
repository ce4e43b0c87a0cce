public import Foundation

/// An edge, center, baseline or size of a view or guide, from which constraints are made.
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or guide.
  open var item: AnyObject? { layoutItem?.object }
  private let layoutItem: LayoutItem?
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    layoutItem = LayoutItem(item)
    self.attribute = attribute
  }

  /// The name of the item, or an empty string.
  open var name: String { (item as? UIView)?.nameInReports ?? "" }

  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, constant: constant)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, constant: constant)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant: constant)
  }

  func relate(
    _ relation: NSLayoutConstraint.Relation,
    _ other: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    guard let item else { preconditionFailure("The item of an anchor was deallocated") }
    return NSLayoutConstraint(
      item: item,
      attribute: attribute,
      relatedBy: relation,
      toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute,
      multiplier: multiplier,
      constant: constant
    )
  }

  /// A constraint whose constant is the system's spacing.
  func relateWithSpacing(
    _ relation: NSLayoutConstraint.Relation,
    _ other: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = relate(relation, other, constant: 0)
    constraint.systemSpacing = multiplier
    return constraint
  }
}

/// A horizontal edge or center.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns a constraint: the distance from another anchor is equal to the system's spacing, times a factor.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relateWithSpacing(.equal, anchor, multiplier: multiplier)
  }

  /// Returns a constraint: the distance from another anchor is at least the system's spacing, times a factor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relateWithSpacing(.greaterThanOrEqual, anchor, multiplier: multiplier)
  }

  /// Returns a constraint: the distance from another anchor is at most the system's spacing, times a factor.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relateWithSpacing(.lessThanOrEqual, anchor, multiplier: multiplier)
  }

  /// The distance to another anchor as a size.
  public func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: self, to: other)
  }
}

/// A vertical edge, center or baseline.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns a constraint: the distance from another anchor is equal to the system's spacing, times a factor.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relateWithSpacing(.equal, anchor, multiplier: multiplier)
  }

  /// Returns a constraint: the distance from another anchor is at least the system's spacing, times a factor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relateWithSpacing(.greaterThanOrEqual, anchor, multiplier: multiplier)
  }

  /// Returns a constraint: the distance from another anchor is at most the system's spacing, times a factor.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relateWithSpacing(.lessThanOrEqual, anchor, multiplier: multiplier)
  }

  /// The distance to another anchor as a size.
  public func anchorWithOffset(to other: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: self, to: other)
  }
}

/// A width or a height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// The guide that represents a distance between two anchors.
  private var span: UILayoutGuide?

  override init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    super.init(item, attribute)
  }

  /// Creates the distance between two anchors, as a guide whose size is the dimension.
  convenience init<Axis>(from start: NSLayoutAnchor<Axis>, to end: NSLayoutAnchor<Axis>) {
    guard let from = start.item, let to = end.item,
      let first = NSLayoutConstraint.view(of: from), let second = NSLayoutConstraint.view(of: to),
      let owner = first.commonAncestor(with: second)
    else { preconditionFailure("A distance needs two anchors of one view hierarchy") }
    let guide = UILayoutGuide()
    guide.identifier = "distance"
    owner.addLayoutGuide(guide)
    let isVertical = start.attribute.axis == .vertical
    self.init(guide, isVertical ? .height : .width)
    span = guide
    NSLayoutConstraint.activate([
      NSLayoutAnchor(guide, isVertical ? .top : .leading).constraint(equalTo: start),
      NSLayoutAnchor(guide, isVertical ? .bottom : .trailing).constraint(equalTo: end),
    ])
  }

  /// Returns a constraint: the length is equal to a constant.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.equal, nil, constant: c)
  }

  /// Returns a constraint: the length is at least a constant.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, nil, constant: c)
  }

  /// Returns a constraint: the length is at most a constant.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, nil, constant: c)
  }

  /// Returns a constraint: the length is equal to another one times a factor, plus a constant.
  public func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, multiplier: m, constant: c)
  }

  /// Returns a constraint: the length is at least another one times a factor, plus a constant.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
  }

  /// Returns a constraint: the length is at most another one times a factor, plus a constant.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, multiplier: m, constant: c)
  }
}
