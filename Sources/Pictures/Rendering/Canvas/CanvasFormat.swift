/// The format of the file that a canvas becomes.
public enum CanvasFormat: Hashable, Sendable {
  /// Pixels, with a number of pixels to a point.
  case png(scale: Double)

  /// An SVG document with real text.
  case svg

  /// A PDF document of one or more pages, with text that can be selected and searched.
  case pdf
}
