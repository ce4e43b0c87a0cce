public import Foundation
import RichText
import Snapshots

extension UIImage {
  convenience init(drawn context: CGContext, scale: CGFloat) {
    self.init(
      .drawn(DrawnImage(context.drawings, size: context.size, scale: scale)),
      name: nil
    )
  }

  /// The picture without the image's settings; `nil` for an image without a size.
  public var cgImage: CGImage? { size.width > 0 && size.height > 0 ? CGImage(self) : nil }

  /// Creates an image from a picture with one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image from a picture with a number of pixels per point; the picture is not rotated.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let image = cgImage.image
    guard scale > 0, scale != image.scale else {
      self.init(image.content, name: image.name)
      return
    }
    let size = CGSize(
      width: CGFloat(cgImage.width) / scale,
      height: CGFloat(cgImage.height) / scale
    )
    let context = CGContext(size: size, traits: .current)
    context.record { image.draw(in: CGRect(origin: .zero, size: size)) }
    self.init(drawn: context, scale: scale)
  }

  /// Draws the image in its size in the current context.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image in its size with an opacity; only the normal blend mode is supported.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image in a rectangle in the current context.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image in a rectangle with an opacity; only the normal blend mode is supported.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let drawing = ImageDrawing(image: self, traits: context.traits, tint: .systemBlue)
      .drawing(in: rect)
    context.saveGState()
    context.state.alpha *= alpha
    context.add([drawing])
    context.restoreGState()
  }
}

/// A picture.
public final class CGImage: NSObject, Sendable {
  let image: UIImage

  init(_ image: UIImage) {
    self.image = image
    super.init()
  }

  /// The number of pixels from side to side.
  public var width: Int { Int(image.size.width * image.scale + 0.5) }

  /// The number of pixels from top to bottom.
  public var height: Int { Int(image.size.height * image.scale + 0.5) }

  /// Returns a part of the picture, given in pixels; `nil` outside it.
  public func cropping(to rect: CGRect) -> CGImage? {
    let scale = image.scale
    let part = CGRect(
      x: rect.minX / scale,
      y: rect.minY / scale,
      width: rect.width / scale,
      height: rect.height / scale
    )
    .intersection(CGRect(origin: .zero, size: image.size))
    guard part.width > 0, part.height > 0 else { return nil }
    let context = CGContext(size: part.size, traits: .current)
    context.record { image.draw(at: CGPoint(x: -part.minX, y: -part.minY)) }
    return CGImage(UIImage(drawn: context, scale: scale))
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CGImage)?.image.isEqual(image) ?? false
  }

  public override var hash: Int { image.hash }
}
