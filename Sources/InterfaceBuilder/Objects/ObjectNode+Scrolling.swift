public import LayoutGeometry

extension ObjectNode {
  /// How the safe area becomes insets of the content.
  public enum ContentInsetAdjustment: String, DocumentValue {
    /// As the controller decides.
    case automatic
    /// In the directions that scroll.
    case scrollableAxes
    /// Not at all.
    case never
    /// In both directions.
    case always
  }

  /// Whether the content scrolls.
  public var isScrollEnabled: Bool { bool("scrollEnabled") ?? true }

  /// Whether scrolling stops at pages.
  public var isPagingEnabled: Bool { bool("pagingEnabled") ?? false }

  /// How the safe area becomes insets of the content.
  public var contentInsetAdjustment: ContentInsetAdjustment {
    value("contentInsetAdjustmentBehavior") ?? .automatic
  }

  /// The insets of the content, where they are set.
  public var contentInset: EdgeInsets? { insets("contentInset") }
}
