/// The properties of an image view.
public final class ImageViewProperties: PropertyGroup {
  /// The image.
  public let image = Property("image", .image)
  /// The image while highlighted.
  public let highlightedImage = Property("highlightedImage", .image)
  /// Whether the view is drawn as if it were touched.
  public let isHighlighted = Property("highlighted", .bool, default: false)
  /// Whether the image grows at the accessibility sizes.
  public let adjustsImageSizeForAccessibilityContentSizeCategory = Property(
    "adjustsImageSizeForAccessibilityContentSizeCategory",
    .bool,
    default: false
  )
  /// The size and weight of a symbol.
  public let symbolConfiguration = Property("preferredSymbolConfiguration", .symbolConfiguration)

  static let shared = ImageViewProperties()
}

/// The properties of views that are drawn as empty boxes: maps, web pages, scenes and video.
final class EmptyBoxProperties: PropertyGroup {
  let unused: [UnusedProperty] = [
    UnusedProperty("mapType", .name, .emptyBox),
    UnusedProperty("showsUserLocation", .bool, .emptyBox),
    UnusedProperty("showsScale", .bool, .emptyBox),
    UnusedProperty("showsPointsOfInterest", .bool, .emptyBox),
    UnusedProperty("pitchEnabled", .bool, .emptyBox),
    UnusedProperty("zoomEnabled", .bool, .emptyBox),
    UnusedProperty("scrollEnabled", .bool, .emptyBox),
    UnusedProperty("rotateEnabled", .bool, .emptyBox),
    UnusedProperty("allowsBackForwardNavigationGestures", .bool, .emptyBox),
    UnusedProperty("allowsLinkPreview", .bool, .emptyBox),
    UnusedProperty("customUserAgent", .name, .emptyBox),
    UnusedProperty("scalesPageToFit", .bool, .emptyBox),
    UnusedProperty("dataDetectorTypes", .anyElement, .emptyBox),
    UnusedProperty("configuration", .element(["wkWebViewConfiguration"]), .emptyBox),
    UnusedProperty("enableSetNeedsDisplay", .bool, .emptyBox),
    UnusedProperty("sceneName", .name, .emptyBox),
    UnusedProperty("colorPixelFormat", .name, .emptyBox),
    UnusedProperty("depthStencilPixelFormat", .name, .emptyBox),
  ]

  static let shared = EmptyBoxProperties()
}

extension Property {
  /// The properties of an image view.
  public static var imageView: ImageViewProperties { ImageViewProperties.shared }
}
