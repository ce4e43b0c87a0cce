public import Foundation

/// A layout of several views.
public protocol Layout {
  /// The type of values that are computed once and used repeatedly.
  associatedtype Cache = Void

  /// The subviews of the layout.
  typealias Subviews = LayoutSubviews

  /// The facts about the layout that do not depend on its views.
  static var layoutProperties: LayoutProperties { get }

  /// Makes the cache.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache for changed views.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances that the whole prefers.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the whole for a proposed size.
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize

  /// Places the views.
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )

  /// The position of a guide of the whole; `nil` for the default from the views' guides.
  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// The position of a guide of the whole; `nil` for the default from the views' guides.
  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

/// Facts about a layout.
public struct LayoutProperties: Sendable {
  /// The direction of a stack.
  public var stackOrientation: Axis?

  /// Creates the facts of a layout that is not a stack.
  public init() {}
}

extension Layout {
  /// The facts of a layout that is not a stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Recomputes the cache.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The combined spacing preferences of all views.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.dropFirst().reduce(subviews.first?.spacing ?? ViewSpacing()) {
      $0.union($1.spacing)
    }
  }

  /// Derives the guide from those of the views.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Derives the guide from those of the views.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
}

extension Layout {
  /// The explicit guide of the layout, of either axis.
  func guide(
    _ guide: GuideID,
    in bounds: CGRect,
    _ offer: ProposedViewSize,
    _ views: Subviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    switch guide {
    case .horizontal(let guide):
      explicitAlignment(of: guide, in: bounds, proposal: offer, subviews: views, cache: &cache)
    case .vertical(let guide):
      explicitAlignment(of: guide, in: bounds, proposal: offer, subviews: views, cache: &cache)
    }
  }
}

extension Layout where Cache == Void {
  /// Makes no cache.
  public func makeCache(subviews: Subviews) {}
}

/// A key of a value that a view passes to the surrounding layout.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}

/// The views of a layout.
public struct LayoutSubviews: RandomAccessCollection {
  let items: [LayoutItem]

  /// Records positions instead of placing the views; `nil` while they are placed.
  var plan: PlacementPlan?

  /// The index of the first view.
  public var startIndex: Int { 0 }
  /// The index behind the last view.
  public var endIndex: Int { items.count }

  /// The layout direction.
  public let layoutDirection: LayoutDirection

  /// The view at an index.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(item: items[index], index: index, plan: plan)
  }
}

/// A view of a layout.
public struct LayoutSubview: Equatable {
  let item: LayoutItem
  let index: Int
  let plan: PlacementPlan?

  /// The value that the view sets for a key.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { item.layoutValue(key) }

  /// The priority with which a stack gives space to the view.
  public var priority: Double { item.priority }

  /// The distances that the view prefers.
  public var spacing: ViewSpacing { item.spacing }

  /// The size of the view for a proposed size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { item.size(proposal) }

  /// The size of the view for a proposed size, with its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    item.dimensions(proposal)
  }

  /// Places the view.
  ///
  /// - Parameters:
  ///   - position: the position of the view's anchor.
  ///   - anchor: the point of the view at that position.
  ///   - proposal: the size that is proposed to the view.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {
    let size = item.size(proposal)
    let origin = CGPoint(
      x: position.x - size.width * anchor.x,
      y: position.y - size.height * anchor.y
    )
    let frame = CGRect(origin: origin, size: size)
    if let plan {
      plan.places[index] = (frame, proposal)
    } else {
      item.place(in: frame, offered: proposal)
    }
  }

  /// Whether two are the same.
  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.item === right.item
  }
}

/// The positions that a layout gives its views, without the positions of their content.
final class PlacementPlan {
  var places: [Int: (frame: CGRect, proposal: ProposedViewSize)] = [:]
}

/// A point in a rectangle, in unit coordinates.
public struct UnitPoint: Hashable, Sendable {
  /// The part of the width.
  public var x: CGFloat
  /// The part of the height.
  public var y: CGFloat

  /// Creates a point.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// Creates the point at the top left.
  public init() { self.init(x: 0, y: 0) }

  /// The corner at the top left.
  public static let zero = UnitPoint()
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The layout direction.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The top.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The bottom.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The corner at the top where reading begins.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The corner at the bottom where reading begins.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
