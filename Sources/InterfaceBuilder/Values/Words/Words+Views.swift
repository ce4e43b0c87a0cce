extension Words {
  /// The way in which content fits its view.
  public enum ContentMode: String, DocumentWord {
    /// Stretched.
    case scaleToFill
    /// Scaled to fit inside.
    case scaleAspectFit
    /// Scaled to cover.
    case scaleAspectFill
    /// Drawn again.
    case redraw
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// At the left.
    case left
    /// At the right.
    case right
    /// In the top left corner.
    case topLeft
    /// In the top right corner.
    case topRight
    /// In the bottom left corner.
    case bottomLeft
    /// In the bottom right corner.
    case bottomRight
  }

  /// The direction that a view's content follows.
  public enum SemanticContent: String, DocumentWord {
    /// The language's.
    case unspecified
    /// That of playing media: never mirrored.
    case playback
    /// That of space: never mirrored.
    case spatial
    /// From left to right.
    case forceLeftToRight
    /// From right to left.
    case forceRightToLeft
  }

  /// The way in which the safe area becomes insets of the content.
  public enum ContentInsetAdjustment: String, DocumentWord {
    /// As the controller decides.
    case automatic
    /// In the directions that scroll.
    case scrollableAxes
    /// Not at all.
    case never
    /// In both directions.
    case always
  }
}
