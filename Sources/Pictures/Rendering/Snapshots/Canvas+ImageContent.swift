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
      return drawPlaceholder(of: content)
    }
    do throws(ImageError) {
      try draw(image, in: content.rect, tint: content.tint)
    } catch {
      drawPlaceholder(of: content)
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
}

extension Transform {
  /// Lets left and right of a rectangle change places.
  static func mirroring(_ rect: Rect) -> Transform {
    Transform(a: -1, b: 0, c: 0, d: 1, tx: 2 * rect.center.x, ty: 0)
  }
}
