import Foundation
import LayoutGeometry
import Snapshots

/// Content that is larger than the view and can be scrolled.
public struct ScrollView<Content: View> {
  /// The content.
  public var content: Content

  let axes: Axis.Set

  /// Creates a view that scrolls in some directions.
  nonisolated public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ScrollView: View {
  /// A primitive view has no body.
  public typealias Body = Never
}

extension ScrollView: PrimitiveView {
  func items(in place: BuildPlace) -> [LayoutItem] {
    let items = place.items(of: content)
    let content =
      items.count == 1
      ? items[0] : ContainerItem(items, VStackLayout(), place.environment)
    return [ScrollItem(content, axes, place.environment, place.node)]
  }
}

/// A scroll view as layout sees it.
///
/// It takes the whole proposed size, and proposes no length to its content in the directions of scrolling.
/// Across them it is as wide as the content if it is proposed no length.
private final class ScrollItem: WrappingItem {
  private let axes: Axis.Set

  private weak var node: ViewNode?

  init(
    _ content: LayoutItem,
    _ axes: Axis.Set,
    _ environment: EnvironmentValues,
    _ node: ViewNode
  ) {
    self.axes = axes
    self.node = node
    super.init(content, environment)
  }

  override var priority: Double { 0 }
  override var computedSpacing: ViewSpacing { ViewSpacing() }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height
    )
  }

  override func computedSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.size(inner(proposal))
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
      height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height
    )
  }

  override func computedGuide(_ guide: GuideID, in dimensions: ViewDimensions) -> CGFloat? { nil }

  /// The lengths by which the view extends under bars in the directions of scrolling.
  private var reached = EdgeInsets()

  override func placeContent(_ proposal: ProposedViewSize) {
    var edges: Edge.Set = []
    if axes.contains(.vertical) { edges.formUnion(.vertical) }
    if axes.contains(.horizontal) { edges.formUnion(.horizontal) }
    reached = reach(edges)
    let offer = inner(ProposedViewSize(frame.size))
    let size = content.size(offer)
    let start = CGPoint(
      x: start(of: size, along: .horizontal),
      y: start(of: size, along: .vertical)
    )
    offset = CGPoint(x: max(0, -start.x), y: max(0, -start.y))
    let space = NamedSpace(name: NamedCoordinateSpace.scrollView.name, frame: globalFrame)
    environment.host?.spaces.append(space)
    let rect = CGRect(
      x: max(0, start.x),
      y: max(0, start.y),
      width: size.width,
      height: size.height
    )
    placing(at: CGPoint(x: -offset.x, y: -offset.y)) { content.place(in: rect, offered: offer) }
    let usual = offset
    let unmoved = CGRect(origin: content.origin, size: size)
    offset = ScrollPlacement(node: node, environment: environment, grid: grid)
      .offset(usual: usual, of: unmoved, in: frame.size, along: axes)
    if offset != usual {
      placing(at: CGPoint(x: -offset.x, y: -offset.y)) { content.place(in: rect, offered: offer) }
    }
    _ = environment.host?.spaces.popLast()
  }

  /// The position of the content: by the anchors in the directions of scrolling, and centered across them.
  private func start(of size: CGSize, along axis: Axis) -> CGFloat {
    let scrolls = axes.contains(axis == .horizontal ? .horizontal : .vertical)
    guard scrolls else { return (frame.size[axis] - size[axis]) / 2 }
    let anchors = environment.scrollAnchors
    return grid.rounded(anchors.start(of: size[axis], in: frame.size[axis], along: axis))
  }

  /// The distance by which the content is scrolled.
  private var offset = CGPoint.zero

  override func elements() -> [SnapshotElement] {
    let isFlipped = environment.layoutDirection == .rightToLeft
    let left = isFlipped ? reached.trailing : reached.leading
    let right = isFlipped ? reached.leading : reached.trailing
    var element = SnapshotElement(
      Identity(className: "ScrollView"),
      role: .scroll,
      frame: Rect(
        x: -left,
        y: -reached.top,
        width: frame.width + left + right,
        height: frame.height + reached.top + reached.bottom
      ),
      children: elements(of: content)
    )
    let largest = content.frame.width - frame.width
    let x = isFlipped && offset.x > 0 ? largest - offset.x : offset.x
    element.boundsOrigin = Point(x: x - left, y: offset.y - reached.top)
    element.clipsToBounds = true
    var scroll = ScrollState(
      contentSize: Size(width: content.frame.width, height: content.frame.height),
      offset: element.boundsOrigin,
      contentInsets: LayoutGeometry.EdgeInsets(
        top: reached.top,
        left: left,
        bottom: reached.bottom,
        right: right
      )
    )
    scroll.scrollsHorizontally = axes.contains(.horizontal)
    scroll.scrollsVertically = axes.contains(.vertical)
    element.scroll = scroll
    return [element]
  }
}
