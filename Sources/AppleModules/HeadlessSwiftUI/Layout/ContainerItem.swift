import Foundation
import LayoutGeometry
import Snapshots

/// The layout item of a container.
final class ContainerItem<Way: Layout>: LayoutItem {
  private let items: [LayoutItem]
  /// The items that have values and drawings: not the rest of rows that were not made.
  private let shown: [LayoutItem]
  private let way: Way
  private var cache: Way.Cache

  init(_ items: [LayoutItem], _ way: Way, _ environment: EnvironmentValues) {
    self.items = items
    shown = Way.self is any LayoutOfLazyRows.Type ? items.filter { $0.rest == nil } : items
    self.way = way
    let axis = Way.layoutProperties.stackOrientation
    for item in items { item.stackAxis = axis }
    cache = way.makeCache(
      subviews: LayoutSubviews(items: items, layoutDirection: environment.layoutDirection)
    )
    super.init(environment)
  }

  private var subviews: LayoutSubviews {
    LayoutSubviews(items: items, layoutDirection: environment.layoutDirection)
  }

  override var parts: [LayoutItem] { shown }

  override var computedSpacing: ViewSpacing { way.spacing(subviews: subviews, cache: &cache) }

  override func computedSize(_ proposal: ProposedViewSize) -> CGSize {
    way.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  override func placeContent(_ proposal: ProposedViewSize) {
    let bounds = CGRect(origin: .zero, size: frame.size)
    for item in items { item.isPlaced = false }
    way.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    for item in parts where !item.isPlaced { center(item, offered: proposal) }
  }

  /// Places a view that the layout did not place in the center of the container (Apple's documentation of
  /// `placeSubviews`).
  private func center(_ item: LayoutItem, offered proposal: ProposedViewSize) {
    let area = middle(of: CGRect(origin: .zero, size: frame.size), for: item.size(proposal))
    item.place(in: area, offered: proposal)
  }

  override var leadingText: CGFloat? { parts.compactMap(\.leadingText).min() }

  override var computedNamesGuides: Bool {
    !(Way.self is any LayoutWithoutGuides.Type) || items.contains { $0.namesGuides }
  }

  /// The first and the last baseline are those of the outermost views that have one; another guide is the
  /// mean of the views' explicit ones.
  override func computedGuide(_ guide: GuideID, in dimensions: ViewDimensions) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: dimensions.size)
    let own = way.guide(guide, in: bounds, dimensions.proposal, subviews, &cache)
    if let own { return own }
    let found = places(in: bounds, dimensions.proposal).compactMap { item, frame, proposal in
      let inner = ViewDimensions(size: frame.size, proposal: proposal, item: item)
      return item.explicitGuide(guide, in: inner).map { $0 + frame.origin[guide.axis] }
    }
    return switch guide {
    case GuideID(VerticalAlignment.firstTextBaseline): found.min()
    case GuideID(VerticalAlignment.lastTextBaseline): found.max()
    default: found.isEmpty ? nil : found.reduce(0, +) / CGFloat(found.count)
    }
  }

  /// The positions of the views for a size: the question for a guide descends one level, and each view below
  /// answers it from its own positions.
  private func places(
    in bounds: CGRect,
    _ proposal: ProposedViewSize
  ) -> [(item: LayoutItem, frame: CGRect, proposal: ProposedViewSize)] {
    let plan = PlacementPlan()
    var planned = subviews
    planned.plan = plan
    way.placeSubviews(in: bounds, proposal: proposal, subviews: planned, cache: &cache)
    return items.indices.compactMap { index in
      plan.places[index].map { (items[index], $0.frame, $0.proposal) }
    }
  }

  override func elements() -> [SnapshotElement] {
    var element = SnapshotElement(
      Identity(className: "\(Way.self)"),
      role: Way.layoutProperties.stackOrientation == nil ? .container : .stack,
      frame: bounds
    )
    element.children = parts.inDrawingOrder.flatMap { elements(of: $0) }
    return [element]
  }
}

/// A layout without explicit guides.
protocol LayoutWithoutGuides {}
