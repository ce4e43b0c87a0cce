internal import DynamicType

/// A picture that draws itself into a Cairo context at any size.
protocol VectorSource: AnyObject {
  /// The size of the picture in points.
  var size: Size { get }

  /// Draws the picture in its own size at the origin.
  func draw(in context: OpaquePointer) throws(ImageError)
}
