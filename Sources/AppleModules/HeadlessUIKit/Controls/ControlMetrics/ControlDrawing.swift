import DynamicType
import Foundation
import RichText
import Snapshots

extension UIView {
  /// A color as it is drawn in the view, with the view's tint for `tintColor`.
  func shade(_ color: UIColor, alpha: Double = 1) -> RichText.Color {
    let context = ScreenContext.with(\.tint, tintColor ?? .systemBlue)
    let resolved = context.perform { rgba(color) }
    return resolved.withAlpha(resolved.alpha * alpha)
  }

  /// Whether the language turns the content around.
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// A filled capsule: a rectangle whose short sides are half circles.
  func capsule(_ rect: CGRect, _ color: RichText.Color) -> Drawing {
    .fill(ControlDrawing.capsule(rect), .color(color))
  }

  /// A knob with its shadow.
  func knob(_ rect: CGRect, _ color: RichText.Color) -> [Drawing] {
    let outline = ControlDrawing.capsule(rect)
    let shadow = Shadow(
      color: .black.withAlpha(0.15 * color.alpha),
      offset: Size(width: 0, height: 3),
      radius: 4
    )
    return [.shadow(shadow, outline), .fill(outline, .color(color))]
  }

  /// A rectangle, mirrored in right-to-left layouts.
  func turned(_ rect: CGRect) -> CGRect {
    guard isRightToLeft else { return rect }
    return CGRect(
      x: bounds.minX + bounds.maxX - rect.maxX,
      y: rect.minY,
      width: rect.width,
      height: rect.height
    )
  }
}

/// Drawings shared by controls.
enum ControlDrawing {
  /// The opacity of a disabled control, estimated from Apple's pictures.
  static let disabledAlpha = 0.5

  static func capsule(_ rect: CGRect) -> Outline {
    .roundedRect(Rect(rect), radius: max(0, min(rect.width, rect.height) / 2))
  }

  static func middle(of rect: CGRect, _ size: CGSize) -> CGRect {
    CGRect(
      x: rect.midX - size.width / 2,
      y: rect.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }
}

extension BinaryFloatingPoint {
  /// The number clamped to the range; its lower end if the number is not a number or the range is invalid.
  func clamped(_ lower: Self, _ upper: Self) -> Self {
    guard !isNaN, lower <= upper else { return lower }
    return min(max(self, lower), upper)
  }
}
