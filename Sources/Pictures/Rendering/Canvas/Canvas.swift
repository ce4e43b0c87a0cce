public import DynamicType
import RichText
public import Snapshots

/// A sheet to draw on, which becomes a PNG, SVG or PDF file.
///
/// Coordinates are points from the top left. A canvas has one owner and is not shared between
/// tasks; canvases on different tasks draw at the same time.
///
/// ```swift
/// let canvas = try Canvas(.png(scale: 3), size: Size(width: 393, height: 852))
/// canvas.fill(Rect(size: canvas.size), with: .white)
/// canvas.withSavedState {
///   canvas.translate(x: 16, y: 40)
///   canvas.fill(Path(roundedRect: card, radius: 12), with: .color(gray))
/// }
/// let file = try canvas.finish()
/// ```
///
/// The same commands give the same bytes. A shape that cannot be drawn, such as a path with a
/// coordinate that is not a number, is left out.
public final class Canvas {
  /// The size in points; in a PDF, that of the current page.
  public internal(set) var size: Size

  /// The format of the file.
  public let format: CanvasFormat

  /// The number of pages so far, initially 1; PNG and SVG have one.
  public internal(set) var pageCount = 1

  let backend: any CanvasBackend

  /// For each saved state, whether its transform left anything visible.
  private var isVisible = [true]
  private var layers: [Int] = []
  private(set) var isFinished = false

  /// The largest number of pixels: 1 GB.
  static let maximumPixels = 1 << 28

  /// Creates an empty, transparent canvas.
  public init(_ format: CanvasFormat, size: Size) throws(CanvasError) {
    try Self.check(size)
    self.size = size
    self.format = format
    backend =
      switch format {
      case .png(let scale): try CairoBackend(size: size, scale: scale)
      case .pdf: try CairoBackend(pdfOf: size)
      case .svg: SVGBackend(size: size)
      }
  }

  /// Creates a canvas that draws with a given backend.
  init(_ backend: any CanvasBackend, format: CanvasFormat, size: Size) throws(CanvasError) {
    try Self.check(size)
    self.size = size
    self.format = format
    self.backend = backend
  }

  static func check(_ size: Size) throws(CanvasError) {
    guard !Rect(size: size).isEmpty else {
      throw .invalidSize(width: size.width, height: size.height)
    }
  }

  /// Ends the drawing and returns the file.
  ///
  /// Saved states are restored.
  public func finish() throws(CanvasError) -> [UInt8] {
    precondition(!isFinished, "A canvas is finished once.")
    isFinished = true
    restoreAll()
    return try backend.finish()
  }

  /// Restores what is still saved.
  func restoreAll() {
    while isVisible.count > 1 { restore() }
    isVisible[0] = true
  }

  /// The pixels drawn so far; nil for SVG and PDF.
  public func bitmap() -> Bitmap? { backend.bitmap() }

  /// Whether anything drawn now can be seen.
  var canDraw: Bool { !isFinished && isVisible[isVisible.count - 1] }
}

// MARK: - State

extension Canvas {
  /// Remembers the transform and the clip until ``restore()``.
  public func save() {
    isVisible.append(isVisible[isVisible.count - 1])
    backend.saveState()
  }

  /// Returns to the transform and the clip of the last ``save()``.
  public func restore() {
    precondition(isVisible.count > 1, "Each restore belongs to a save.")
    if layers.last == isVisible.count {
      layers.removeLast()
      backend.endLayer()
    }
    isVisible.removeLast()
    backend.restoreState()
  }

  /// Draws with a transform and a clip that end with the closure.
  public func withSavedState<Failure: Error>(
    _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    save()
    defer { restore() }
    try body()
  }

  /// Draws a group whose parts cover each other before the whole becomes transparent.
  public func withLayer<Failure: Error>(
    opacity: Double,
    _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    beginLayer(opacity: opacity)
    defer { restore() }
    try body()
  }

  /// Starts a group that ends with ``restore()``.
  func beginLayer(opacity: Double) {
    save()
    layers.append(isVisible.count)
    backend.beginLayer(opacity: opacity.isFinite ? min(max(opacity, 0), 1) : 1)
  }

  /// Moves the origin.
  public func translate(x: Double, y: Double) { concatenate(.translation(x: x, y: y)) }

  /// Stretches all later drawing.
  public func scale(x: Double, y: Double) { concatenate(.scale(x: x, y: y)) }

  /// Turns all later drawing clockwise about the origin, by radians.
  public func rotate(by angle: Double) {
    concatenate(.rotation(by: angle))
  }

  /// Puts a transform before the current one.
  ///
  /// One without an inverse hides all later drawing.
  public func concatenate(_ transform: Transform) {
    guard transform.isUsable else { return isVisible[isVisible.count - 1] = false }
    backend.concatenate(transform)
  }

  /// Limits drawing to a path within the current clip.
  public func clip(to path: Path, rule: FillRule = .nonZero) {
    guard path.isDrawable else { return isVisible[isVisible.count - 1] = false }
    backend.clip(to: path, rule: rule)
  }

  /// Limits drawing to a rectangle within the current clip.
  public func clip(to rect: Rect) { clip(to: rect.isEmpty ? Path() : Path(rect)) }
}
