public import DynamicType
import LayoutGeometry

/// The margins of a view in points.
public enum LayoutMarginsDescription: Hashable, Sendable {
  /// By sides.
  case fixed(EdgeInsets)
  /// By the direction of the language.
  case directional(DirectionalEdgeInsets)
}

extension ObjectNode {
  /// The margins, where they are set.
  public var layoutMargins: LayoutMarginsDescription? {
    if let insets = self[.layout.directionalLayoutMargins] { return .directional(insets) }
    return self[.layout.layoutMargins].map { .fixed($0) }
  }

  /// The views inside a view, in the order in which they are drawn.
  ///
  /// Under size classes only those that are installed; otherwise those installed by default. The
  /// content views of cells and effect views, and a table's header and footer, are properties.
  public var subviews: [ObjectNode] {
    let views = self[.view.subviews]
    guard context.isVaried else { return views }
    let isInstalled = element.installed(.view.subviews, under: sizeClasses)
    return views.filter { isInstalled($0.id) }
  }
}
