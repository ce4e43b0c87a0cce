extension UIImage {
  /// Whether an image's own colors are drawn.
  public enum RenderingMode: Int, Hashable, Sendable, CaseIterable {
    /// As the place where the image is used has it.
    case automatic

    /// The image's own colors.
    case alwaysOriginal

    /// The tint, wherever the image is not transparent.
    case alwaysTemplate
  }

  /// How the parts between the borders of a resizable image fill a larger area.
  public enum ResizingMode: Int, Hashable, Sendable, CaseIterable {
    /// They are repeated.
    case tile

    /// They are stretched.
    case stretch
  }

  /// How a picture lies in its file; loading sets it upright.
  public enum Orientation: Int, Hashable, Sendable, CaseIterable {
    /// Upright.
    case up
  }
}
