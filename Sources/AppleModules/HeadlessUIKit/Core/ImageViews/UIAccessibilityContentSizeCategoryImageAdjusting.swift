import DynamicType

/// A view whose image can grow with the text at accessibility sizes.
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: AnyObject {
  /// Whether the image grows at the five accessibility sizes; at the others it never does.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UITraitCollection {
  /// The factor on images that grow at accessibility sizes; 1 at the other sizes.
  ///
  /// Apple says that such images grow and not by how much. This project takes the ratio of the
  /// body style's leading to that at Large: an image beside a line of text keeps its proportion.
  var accessibilityImageScale: Double {
    guard preferredContentSizeCategory.isAccessibilityCategory else { return 1 }
    // The body leading at Large; its scaled value is a whole number of points, so no pixel counts.
    let leading = 22.0
    return Double(UIFontMetrics.default.scaledValue(for: leading, compatibleWith: self)) / leading
  }
}
