import DynamicType

/// A view whose image can grow with the text at accessibility sizes.
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: AnyObject {
  /// Whether the image grows at the five accessibility sizes; at other sizes it never does.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UITraitCollection {
  /// The scale of images that grow at accessibility sizes; 1 at other sizes.
  ///
  /// Apple says that such images grow, but not by how much. This project uses the ratio of the body style's
  /// leading to that at Large: an image beside a line of text keeps its proportion.
  var accessibilityImageScale: Double {
    guard preferredContentSizeCategory.isAccessibilityCategory else { return 1 }
    // The body leading at Large; its scaled value is a whole number of points, so the display scale does not
    // matter.
    let leading = 22.0
    return Double(UIFontMetrics.default.scaledValue(for: leading, compatibleWith: self)) / leading
  }
}
