import Foundation
import HeadlessUIKit

/// The padding that separates content from the edges of a scene.
public struct ScenePadding: Equatable, Sendable {
  private let name: String

  /// The least distance that keeps content legible.
  public static let minimum = ScenePadding(name: "minimum")
}

/// Padding of the width that a scene has at its edges.
private struct ScenePaddingModifier {
  let edges: Edge.Set
}

extension ScenePaddingModifier: PrimitiveModifier {
  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem] {
    content.items(place).map { ScenePaddingItem($0, edges, place.environment) }
  }
}

/// The distance is UIKit's least layout margin of a view controller on the screen.
private final class ScenePaddingItem: WrappingItem {
  private let edges: Edge.Set

  init(_ content: LayoutItem, _ edges: Edge.Set, _ environment: EnvironmentValues) {
    self.edges = edges
    super.init(content, environment)
  }

  private var insets: EdgeInsets {
    let screen = UIViewController()
    screen.view.frame.size.width = environment.host?.safeArea.outer.width ?? 0
    let side = screen.systemMinimumLayoutMargins.leading
    return EdgeInsets(
      top: edges.contains(.top) ? side : 0,
      leading: edges.contains(.leading) ? side : 0,
      bottom: edges.contains(.bottom) ? side : 0,
      trailing: edges.contains(.trailing) ? side : 0
    )
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let insets = insets
    return ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) }
    )
  }

  override func computedSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.size(inner(proposal))
    let insets = insets
    return CGSize(
      width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom
    )
  }

  override func computedGuide(_ guide: GuideID, in dimensions: ViewDimensions) -> CGFloat? {
    self.guide(guide, inside: insets, offered: inner(dimensions.proposal))
  }

  override func placeContent(_ proposal: ProposedViewSize) {
    placeContent(inside: insets, offered: inner(proposal))
  }
}

extension View {
  /// Adds the padding of the scene to some edges of the view.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    modifier(ScenePaddingModifier(edges: edges))
  }

  /// Adds a kind of padding of the scene to some edges of the view.
  nonisolated public func scenePadding(
    _ padding: ScenePadding,
    edges: Edge.Set = .all
  ) -> some View { scenePadding(edges) }
}
