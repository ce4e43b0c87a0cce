public import LayoutGeometry

/// The placement of an image in its element: `UIView.ContentMode`.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  /// Stretched to the bounds.
  case scaleToFill

  /// As large as fits, in its own proportions.
  case scaleAspectFit

  /// The smallest size that covers the bounds, in the image's own proportions.
  case scaleAspectFill

  /// In its own size in the middle.
  case center

  /// In its own size at the middle of an edge.
  case top, bottom, left, right

  /// In its own size in a corner.
  case topLeft, topRight, bottomLeft, bottomRight

  /// Returns the rectangle in which an image of a natural size is drawn; larger than the bounds
  /// where it overflows.
  public func rect(of size: Size, in bounds: Rect) -> Rect {
    guard size.width > 0, size.height > 0 else {
      return Rect(origin: bounds.center, size: Size(width: 0, height: 0))
    }
    let across = bounds.width / size.width
    let along = bounds.height / size.height
    let scale: (Double, Double) =
      switch self {
      case .scaleToFill: (across, along)
      case .scaleAspectFit: (min(across, along), min(across, along))
      case .scaleAspectFill: (max(across, along), max(across, along))
      default: (1, 1)
      }
    let (width, height) = (size.width * scale.0, size.height * scale.1)
    let place = self.place
    return Rect(
      x: bounds.x + (bounds.width - width) * place.0,
      y: bounds.y + (bounds.height - height) * place.1,
      width: width,
      height: height
    )
  }

  /// The share of the free room before the image, to its left and above.
  private var place: (Double, Double) {
    switch self {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .center: (0.5, 0.5)
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    }
  }
}
