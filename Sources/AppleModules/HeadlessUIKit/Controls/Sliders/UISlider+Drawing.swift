import DynamicType
import Foundation
import Snapshots
import SystemMetrics

extension UISlider {
  /// The distance between the track and an image at its end; an estimate.
  private static var imageGap: Double { 6 }

  func imageRect(_ image: UIImage?, _ bounds: CGRect, atStart: Bool) -> CGRect {
    guard let image else { return .zero }
    let size = image.size(for: traitCollection)
    let x = atStart ? bounds.minX : bounds.maxX - size.width
    return CGRect(
      x: x,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  func plainTrackRect(_ bounds: CGRect) -> CGRect {
    var left = bounds.minX + 2
    var right = bounds.maxX - 2
    let ends = [minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds)]
    for end in ends where end.width > 0 {
      if end.midX < bounds.midX {
        left = max(left, end.maxX + Self.imageGap)
      } else {
        right = min(right, end.minX - Self.imageGap)
      }
    }
    let height = SliderSizes.track[systemGeneration]
    return CGRect(
      x: left,
      y: bounds.midY - height / 2,
      width: max(0, right - left),
      height: height
    )
  }

  func trackDrawings() -> [Drawing] {
    let alpha = isEnabled ? 1 : ControlDrawing.disabledAlpha
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    var below = track
    var above = track
    let middle = thumb.midX.clamped(track.minX, track.maxX)
    below.size.width = middle - track.minX
    above.origin.x = middle
    above.size.width = track.maxX - middle
    if isRightToLeft { swap(&below, &above) }
    return [
      capsule(above, shade(maximumTrackTintColor ?? .systemFill, alpha: alpha)),
      capsule(below, shade(minimumTrackTintColor ?? tintColor, alpha: alpha)),
    ] + thumbDrawings(thumb)
  }

  private func thumbDrawings(_ rect: CGRect) -> [Drawing] {
    if let image = images.thumb(for: state) { return [drawing(of: image, in: rect)] }
    return knob(rect, shade(thumbTintColor ?? .white))
  }

  func valueImageDrawings() -> [Drawing] {
    let ends = [
      (minimumValueImage, minimumValueImageRect(forBounds: bounds)),
      (maximumValueImage, maximumValueImageRect(forBounds: bounds)),
    ]
    return ends.compactMap { image, rect in image.map { drawing(of: $0, in: rect) } }
  }

  private func drawing(of image: UIImage, in rect: CGRect) -> Drawing {
    ImageDrawing(image: image, traits: traitCollection, tint: tintColor ?? .systemBlue)
      .drawing(in: rect)
  }
}

/// The images that a program gives the parts of a slider, by state.
struct SliderImages {
  var thumbs: [UIControlState: UIImage] = [:]

  func thumb(for state: UIControlState) -> UIImage? { thumbs[state] ?? thumbs[.normal] }
}

extension UISlider {
  /// Sets the image of the knob in a state.
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    images.thumbs[state] = image
    setNeedsLayout()
  }

  /// The image of the knob in a state, `nil` where none was set.
  public func thumbImage(for state: UIControl.State) -> UIImage? { images.thumbs[state] }

  /// The image of the knob in the present state.
  public var currentThumbImage: UIImage? { images.thumb(for: state) }
}
