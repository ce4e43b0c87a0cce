import Foundation
import LayoutGeometry
import Snapshots

/// Content that is larger than its room and can be moved in it.
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
  /// A view that draws itself has no body.
  public typealias Body = Never
}

extension ScrollView: PrimitiveView {
  func items(in place: BuildPlace) -> [LayoutItem] {
    let items = place.items(of: content)
    let content =
      items.count == 1
      ? items[0] : ContainerItem(items, VStackLayout(), place.environment)
    return [ScrollItem(content, axes, place.environment)]
  }
}

/// A scroll view as layout sees it.
///
/// It takes all of its room, and offers its content no length where it scrolls. Across it is as wide as
/// the content where it is offered nothing.
private final class ScrollItem: WrappingItem {
  private let axes: Axis.Set

  init(_ content: LayoutItem, _ axes: Axis.Set, _ environment: EnvironmentValues) {
    self.axes = axes
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

  /// The lengths by which the view reaches over bars in the directions in which it scrolls.
  private var reached = EdgeInsets()

  override func placeContent(_ proposal: ProposedViewSize) {
    var edges: Edge.Set = []
    if axes.contains(.vertical) { edges.formUnion(.vertical) }
    if axes.contains(.horizontal) { edges.formUnion(.horizontal) }
    reached = reach(edges)
    let offer = inner(ProposedViewSize(frame.size))
    let size = content.size(offer)
    // Content that is narrower than the room lies in the middle across the direction of scrolling.
    let x = axes.contains(.horizontal) ? 0 : (frame.width - size.width) / 2
    let y = axes.contains(.vertical) ? 0 : (frame.height - size.height) / 2
    let space = NamedSpace(name: NamedCoordinateSpace.scrollView.name, frame: globalFrame)
    environment.host?.spaces.append(space)
    content.place(in: CGRect(origin: CGPoint(x: x, y: y), size: size), offered: offer)
    _ = environment.host?.spaces.popLast()
  }

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
    element.boundsOrigin = Point(x: -left, y: -reached.top)
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
