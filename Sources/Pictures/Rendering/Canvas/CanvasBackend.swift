import DynamicType
import LayoutGeometry
import RichText
import Snapshots

/// The drawing commands that every format knows how to carry out.
///
/// ``Canvas`` checks all values before: paths are finite, transforms have an inverse, rectangles
/// are not empty, saves and restores come in pairs.
protocol CanvasBackend: AnyObject {
  func saveState()
  func restoreState()
  func concatenate(_ transform: Transform)
  func clip(to path: Path, rule: FillRule)

  func fill(_ path: Path, with paint: Paint, rule: FillRule)
  func stroke(_ path: Path, with paint: Paint, style: StrokeStyle)
  func draw(_ shadow: Shadow, of path: Path)
  func draw(_ placement: ImagePlacement) throws(ImageError)
  func draw(_ run: TextRun, at origin: Point, color: Color)

  /// Starts a group that is drawn as a whole by ``endLayer()``.
  func beginLayer(opacity: Double)
  func endLayer()

  /// Whether ``erase(along:style:)`` and ``erase(in:)`` take away what was drawn.
  var canErase: Bool { get }

  /// Takes away what was drawn in the current layer along a path.
  func erase(along path: Path, style: StrokeStyle)

  /// Takes away what was drawn in the current layer inside a path.
  func erase(in path: Path)

  /// The pixels that a rectangle takes when its edges lie on pixels; nil otherwise.
  func pixelGrid(of rect: Rect) -> (width: Int, height: Int)?

  /// The lines between the rows of pixels; nil for a format without pixels and where the drawing is turned.
  var pixelLines: PixelLines? { get }

  /// Blurs what was drawn within a path; false when the format cannot.
  func blurBackdrop(in path: Path, deviation: Double) -> Bool

  /// The pixels so far; nil for a format without pixels.
  func bitmap() -> Bitmap?

  /// Ends the page and begins another; false for a format of one page.
  func beginPage(_ size: Size) -> Bool

  /// Makes a rectangle a link, in a format that has them.
  func addLink(to address: String, in rect: Rect)
  /// Gives the file a title; false for a format without one.
  func setTitle(_ title: String) -> Bool

  /// Ends the drawing and returns the file.
  func finish() throws(CanvasError) -> [UInt8]
}

/// The lines between the rows of pixels in the coordinates of a drawing.
struct PixelLines {
  var grid: PixelGrid
  /// The height of the drawing's origin on the pixels, in points.
  var origin: Double

  /// The nearest line to a height.
  func nearest(to y: Double) -> Double { grid.rounded(y + origin) - origin }

  /// The nearest number of rows to a height, and at least one, in points.
  func rows(_ height: Double) -> Double { max(grid.pixel, grid.rounded(height)) }
}

/// An image and where it goes.
struct ImagePlacement {
  var image: Image
  var destination: Rect
  var interpolation: Interpolation

  /// The color that replaces the image's colors and keeps its opacity.
  var tint: Color?
}
