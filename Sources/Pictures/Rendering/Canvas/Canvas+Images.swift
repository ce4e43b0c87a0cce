import DynamicType
public import RichText
public import Snapshots

extension Canvas {
  /// Draws an image in a rectangle, stretched or, with cap insets, part by part.
  ///
  /// - Parameters:
  ///   - image: the image.
  ///   - rect: where it goes.
  ///   - interpolation: how its pixels are chosen.
  ///   - tint: the color of a template image: the image gives the opacity alone.
  /// - Throws: what is wrong with the image's content; the canvas stays usable.
  public func draw(
    _ image: Image,
    in rect: Rect,
    interpolation: Interpolation = .smooth,
    tint: Color? = nil
  ) throws(ImageError) {
    guard canDraw, !rect.isEmpty else { return }
    var image = image
    var destination = rect
    if image.capInsets != .zero || image.resizingMode == .tile {
      image = try NineParts(image: image, size: rect.size).composed(interpolation)
      destination = Rect(origin: Point(x: rect.x, y: rect.y), size: image.size)
    }
    try backend.draw(
      ImagePlacement(
        image: image,
        destination: destination,
        interpolation: interpolation,
        tint: tint
      )
    )
  }

  /// Draws an image in its own size.
  public func draw(_ image: Image, at origin: Point, tint: Color? = nil) throws(ImageError) {
    try draw(image, in: Rect(origin: origin, size: image.size), tint: tint)
  }
}
