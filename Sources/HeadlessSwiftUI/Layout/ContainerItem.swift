import Foundation
import LayoutGeometry
import Snapshots

/// Views that are laid out together.
final class ContainerItem<Way: Layout>: LayoutItem {
  private struct GuideKey: Hashable {
    var guide: GuideID
    var proposal: ProposedViewSize
  }

  private let items: [LayoutItem]
  private let way: Way
  private var cache: Way.Cache
  private var guides: [GuideKey: CGFloat?] = [:]

  init(_ items: [LayoutItem], _ way: Way, _ environment: EnvironmentValues) {
    self.items = items
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

  override var parts: [LayoutItem] { items }

  override var spacing: ViewSpacing { way.spacing(subviews: subviews, cache: &cache) }

  override func computedSize(_ proposal: ProposedViewSize) -> CGSize {
    way.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  override func placeContent(_ proposal: ProposedViewSize) {
    place(in: CGRect(origin: .zero, size: frame.size), proposal)
  }

  private func place(in bounds: CGRect, _ proposal: ProposedViewSize) {
    way.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The first and the last baseline are those of the outermost views that have one; another guide
  /// lies in the middle of those that views name.
  override func explicitGuide(_ guide: GuideID, in dimensions: ViewDimensions) -> CGFloat? {
    let key = GuideKey(guide: guide, proposal: dimensions.proposal)
    if let known = guides[key] { return known }
    let bounds = CGRect(origin: .zero, size: dimensions.size)
    if let own = ownGuide(guide, in: bounds, dimensions.proposal) {
      guides[key] = own
      return own
    }
    place(in: bounds, dimensions.proposal)
    let found = items.compactMap { item -> CGFloat? in
      let inner = ViewDimensions(
        size: item.frame.size,
        proposal: ProposedViewSize(item.frame.size),
        item: item
      )
      return item.explicitGuide(guide, in: inner).map {
        $0 + item.frame.origin[guide.axis]
      }
    }
    let value: CGFloat? =
      switch guide {
      case GuideID(VerticalAlignment.firstTextBaseline): found.min()
      case GuideID(VerticalAlignment.lastTextBaseline): found.max()
      default: found.isEmpty ? nil : found.reduce(0, +) / CGFloat(found.count)
      }
    guides[key] = value
    return value
  }

  /// The guide that the layout itself names.
  private func ownGuide(
    _ guide: GuideID,
    in bounds: CGRect,
    _ proposal: ProposedViewSize
  ) -> CGFloat? {
    switch guide {
    case .horizontal(let guide):
      way.explicitAlignment(
        of: guide,
        in: bounds,
        proposal: proposal,
        subviews: subviews,
        cache: &cache
      )
    case .vertical(let guide):
      way.explicitAlignment(
        of: guide,
        in: bounds,
        proposal: proposal,
        subviews: subviews,
        cache: &cache
      )
    }
  }

  override func elements() -> [SnapshotElement] {
    var element = SnapshotElement(
      Identity(className: "\(Way.self)"),
      role: Way.layoutProperties.stackOrientation == nil ? .container : .stack,
      frame: bounds
    )
    element.children = items.inDrawingOrder.flatMap { elements(of: $0) }
    return [element]
  }
}
