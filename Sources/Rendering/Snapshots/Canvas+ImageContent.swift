import DynamicType
import RichText
public import Snapshots

extension Canvas {
  /// Draws an image, or a neutral placeholder where it is missing or damaged.
  public func draw(_ content: ImageContent) {
    guard canDraw, !content.rect.isEmpty else { return }
    guard content.isMirrored else { return drawUpright(content) }
    withSavedState {
      concatenate(.mirroring(content.rect))
      drawUpright(content)
    }
  }

  private func drawUpright(_ content: ImageContent) {
    guard let source = content.source, let image = image(of: source, in: content.rect) else {
      return drawPlaceholder(in: content.rect, name: content.name)
    }
    do throws(ImageError) {
      try draw(image, in: content.rect, tint: content.tint)
    } catch {
      drawPlaceholder(in: content.rect, name: content.name)
    }
  }

  /// The image, as pixels where it is a vector that lies on the pixels of the canvas.
  private func image(of source: ImageSource, in rect: Rect) -> Image? {
    let cache = ImageCache.shared
    if let pixels = builtPixels(of: source, in: rect) { return pixels }
    guard source.format.isVector, !source.isResizable, let grid = backend.pixelGrid(of: rect)
    else { return cache.image(of: source) }
    return cache.pixels(of: source, width: grid.width, height: grid.height)
      ?? cache.image(of: source)
  }

  /// The pixels that a vector became when the app was built, where it is drawn larger than they are.
  private func builtPixels(of source: ImageSource, in rect: Rect) -> Image? {
    let size = source.size
    guard source.isRasterized, source.format.isVector, !source.isResizable,
      rect.width > size.width + 0.5 || rect.height > size.height + 0.5
    else { return nil }
    // Formats without pixels show those of the devices with three to a point.
    let scale = backend.pixelGrid(of: rect).map { Double($0.width) / rect.width } ?? 3
    return ImageCache.shared.pixels(
      of: source,
      width: max(1, Int(size.width * scale)),
      height: max(1, Int(size.height * scale))
    )
  }

  /// A dashed box with the image's name, or with a diagonal where the name has no room.
  private func drawPlaceholder(in rect: Rect, name: String?) {
    let gray = Color(white: 0.55, alpha: 0.9)
    fill(
      Path(roundedRect: rect, radius: min(4, rect.width / 4, rect.height / 4)),
      with: .color(Color(white: 0.55, alpha: 0.12))
    )
    let box = rect.inset(by: 0.5)
    guard !box.isEmpty else { return }
    let radius = min(4, box.width / 4, box.height / 4)
    stroke(
      Path(roundedRect: box, radius: radius),
      with: .color(gray),
      style: StrokeStyle(width: 1, dash: [3, 2])
    )
    if let name, drawName(name, in: box.inset(by: 3), gray) { return }
    var diagonal = Path()
    let corner = radius * 0.3
    diagonal.move(to: Point(x: box.x + corner, y: box.maxY - corner))
    diagonal.line(to: Point(x: box.maxX - corner, y: box.y + corner))
    stroke(diagonal, with: .color(gray), style: StrokeStyle(width: 1))
  }

  /// Writes a name into a box and returns whether it had room.
  private func drawName(_ name: String, in box: Rect, _ color: Color) -> Bool {
    let width = StrokeLetters.width(of: name)
    guard width > 0, !box.isEmpty else { return false }
    let scale = min(box.width / width, box.height / StrokeLetters.height, 1.5)
    guard scale >= 0.7 else { return false }
    let place = Transform(
      a: scale,
      b: 0,
      c: 0,
      d: scale,
      tx: box.center.x - width * scale / 2,
      ty: box.center.y - StrokeLetters.height * scale / 2
    )
    let path = StrokeLetters.path(ofText: name).transformed(by: place)
    let style = StrokeStyle(width: 0.7 * scale, cap: .round, join: .round)
    stroke(path, with: .color(color), style: style)
    return true
  }
}

extension Transform {
  /// Lets left and right of a rectangle change places.
  static func mirroring(_ rect: Rect) -> Transform {
    Transform(a: -1, b: 0, c: 0, d: 1, tx: 2 * rect.center.x, ty: 0)
  }
}
