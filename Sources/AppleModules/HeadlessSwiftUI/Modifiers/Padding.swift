public import Foundation
import Snapshots

/// Padding around a view.
struct PaddingModifier {
  let insets: EdgeInsets
}

extension PaddingModifier: PrimitiveModifier {
  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem] {
    content.items(place).map { PaddingItem($0, insets, place.environment) }
  }
}

private final class PaddingItem: WrappingItem {
  private let insets: EdgeInsets

  init(_ content: LayoutItem, _ insets: EdgeInsets, _ environment: EnvironmentValues) {
    self.insets = insets
    super.init(content, environment)
  }

  private var width: CGFloat { insets.leading + insets.trailing }
  private var height: CGFloat { insets.top + insets.bottom }

  override var computedSpacing: ViewSpacing {
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    return content.spacing.withoutText(at: edges)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - width) },
      height: proposal.height.map { max(0, $0 - height) }
    )
  }

  override func computedSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.size(inner(proposal))
    return CGSize(width: max(0, size.width + width), height: max(0, size.height + height))
  }

  override func computedGuide(_ guide: GuideID, in dimensions: ViewDimensions) -> CGFloat? {
    self.guide(guide, inside: insets, offered: inner(dimensions.proposal))
  }

  override func placeContent(_ proposal: ProposedViewSize) {
    placeContent(inside: insets, offered: inner(proposal))
  }
}

extension View {
  /// Adds padding around the view, in points.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }

  /// Adds padding to some edges of the view, in points; `nil` for the default, 16.
  nonisolated public func padding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(edges, length ?? 16)))
  }

  /// Adds padding to all edges of the view, in points.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(.all, length)))
  }
}
