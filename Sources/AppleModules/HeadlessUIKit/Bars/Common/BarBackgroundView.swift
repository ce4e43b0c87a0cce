import DynamicType
import Foundation
import RichText
import Snapshots

/// The background of a bar: a material, a color or an image, and a line at the edge.
final class BarBackgroundView: BarPartView {
  /// The look of the background.
  struct Look: Equatable {
    var background = UIBarAppearance.Background.material
    var color: UIColor?
    var image: UIImage?
    var shadowColor: UIColor?
    var isTranslucent = true

    init(_ appearance: UIBarAppearance) {
      background = appearance.background
      color = appearance.backgroundColor
      image = appearance.backgroundImage
      shadowColor = appearance.shadowColor
    }
  }

  var look: Look?
  /// Whether the line is at the upper edge, as in bars at the bottom.
  var hasLineAtTop = false

  override func describe(_ element: inout SnapshotElement, _ context: SnapshotContext) {
    super.describe(&element, context)
    guard let look else { return }
    let outline = Outline.rect(element.bounds)
    switch look.background {
    case .transparent: break
    case .material where look.isTranslucent:
      let isDark = traitCollection.userInterfaceStyle == .dark
      element.drawings.append(.material(Material(.chrome, isDark: isDark), outline))
    case .material, .opaque:
      element.drawings.append(.fill(outline, .color(rgba(look.color ?? .systemBackground))))
    }
    if let color = look.color { element.drawings.append(.fill(outline, .color(rgba(color)))) }
    if let image = look.image {
      let drawing = ImageDrawing(image: image, traits: traitCollection, tint: tintColor)
      element.drawings.append(drawing.drawing(in: bounds))
    }
    drawLine(look, &element)
  }

  /// The line of one pixel lies outside the bar, below or above it.
  private func drawLine(_ look: Look, _ element: inout SnapshotElement) {
    guard let color = look.shadowColor else { return }
    let pixel = 1 / pixelScale
    let line = Rect(
      x: 0,
      y: hasLineAtTop ? -pixel : element.bounds.height,
      width: element.bounds.width,
      height: pixel
    )
    element.drawings.append(.fill(.rect(line), .color(rgba(color))))
  }
}

/// A platter that floats over the content: a capsule of a light material, from iOS 26 on.
final class BarPlatterView: BarPartView {
  /// The fill of a prominent button; `nil` for the material.
  var fill: UIColor?

  override func describe(_ element: inout SnapshotElement, _ context: SnapshotContext) {
    super.describe(&element, context)
    let bounds = element.bounds
    let outline = Outline.roundedRect(bounds, radius: bounds.height / 2)
    if let fill {
      element.drawings.append(.fill(outline, .color(rgba(fill))))
      return
    }
    let isDark = traitCollection.userInterfaceStyle == .dark
    let shadow = Shadow(
      color: Color(red: 0, green: 0, blue: 0, alpha: 0.08),
      offset: Size(width: 0, height: 2),
      radius: 8
    )
    element.drawings.append(.shadow(shadow, outline))
    element.drawings.append(.material(Material(.regular, isDark: isDark), outline))
    element.drawings.append(
      .stroke(outline, .color(rgba(.quaternarySystemFill)), StrokeStyle(width: 1 / pixelScale))
    )
  }
}

/// A part that a bar draws behind its items.
class BarPartView: UIView {
  override func setUpView() {
    super.setUpView()
    identity.isGenerated = true
    isUserInteractionEnabled = false
  }
}
