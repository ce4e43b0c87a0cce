extension UIImage {
  /// Whether an image's own colors are drawn.
  public enum RenderingMode: Int, Hashable, Sendable, CaseIterable {
    /// As the context of the image decides.
    case automatic

    /// The image's own colors.
    case alwaysOriginal

    /// The tint, wherever the image is not transparent.
    case alwaysTemplate
  }

  /// The way in which the parts inside the cap insets of a resizable image fill a larger area: repeated or
  /// stretched.
  public enum ResizingMode: Int, Hashable, Sendable, CaseIterable {
    case tile, stretch
  }

  /// The orientation of a picture in its file; loading makes it upright.
  public enum Orientation: Int, Hashable, Sendable, CaseIterable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
}
