/// A rectangle on a picture of the screen, where the finding can be seen.
public struct PictureRegion: Hashable, Sendable {
  /// The name of the picture, or `nil` where the finding has one picture only.
  public var picture: String?

  /// The left edge in points of the screen.
  public var x: Double

  /// The upper edge in points of the screen.
  public var y: Double

  /// The width in points.
  public var width: Double

  /// The height in points.
  public var height: Double

  /// Creates a rectangle.
  public init(picture: String? = nil, x: Double, y: Double, width: Double, height: Double) {
    self.picture = picture
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
