public import LayoutGeometry
public import RichText

/// An image where it is drawn.
public struct ImageContent: Equatable, Sendable {
  /// The picture; nil when it was not found, and a neutral placeholder is drawn.
  public var source: ImageSource?

  /// The name by which the program requests the image.
  public var name: String?

  /// The reason for which there is no picture, as one clause; the placeholder shows it.
  public var missingReason: String?

  /// The size that the image asks for, in points.
  public var naturalSize: Size

  /// The place of the image, in the element's own coordinates; it may reach over the bounds.
  public var rect: Rect

  /// The mode that gave the rectangle.
  public var contentMode = ContentMode.scaleToFill

  /// The color of a template image; nil draws the image's own colors.
  public var tint: Color?

  /// Whether the image is a symbol of the program, which scales like text.
  public var isSymbol = false

  /// Whether the image grows at accessibility sizes.
  public var adjustsForAccessibility = false

  /// Whether left and right are exchanged, as in directional images from right to left.
  public var isMirrored = false

  /// Creates an image in a rectangle.
  public init(_ source: ImageSource?, name: String? = nil, naturalSize: Size, rect: Rect) {
    self.source = source
    self.name = name
    self.naturalSize = naturalSize
    self.rect = rect
  }

  /// Whether the picture was not found.
  public var isMissing: Bool { source == nil }
}
