/// The reason for which a canvas cannot be made or finished.
public enum CanvasError: Error, Hashable, Sendable {
  /// The size is not a positive, finite number of points.
  case invalidSize(width: Double, height: Double)

  /// A PNG of this size would have more pixels than a canvas may have.
  case tooManyPixels(width: Double, height: Double, limit: Int)

  /// Another page was asked of a PNG or an SVG.
  case onePageOnly

  /// The drawing library failed, for instance for lack of memory.
  case drawingFailed(String)
}

extension CanvasError: CustomStringConvertible {
  /// The error as one line.
  public var description: String {
    switch self {
    case .invalidSize(let width, let height):
      "canvas: a size of \(width) x \(height). Give a width and a height above zero."
    case .tooManyPixels(let width, let height, let limit):
      "canvas: \(width) x \(height) pixels, limit \(limit). Choose a smaller size or scale."
    case .onePageOnly:
      "canvas: a second page of a format of one page. Draw a PDF, or a canvas for each page."
    case .drawingFailed(let reason):
      "canvas: \(reason). Draw fewer or smaller things on one canvas."
    }
  }
}
