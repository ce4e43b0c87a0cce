import DynamicType
import FontManagement
import Foundation
import RichText
import Snapshots
import SystemMetrics
import Typesetting

extension UITextField {
  func describeField(_ element: inout SnapshotElement) {
    element.drawings += borderDrawings
    let isPlaceholder = content.isEmpty
    if !isPlaceholder || !placeholderContent.isEmpty {
      element.drawings.append(.text(textContent(isPlaceholder)))
    }
    guard showsClearButton else { return }
    element.drawings.append(
      .symbol(
        SymbolContent(
          "xmark.circle.fill",
          // The symbol in a circle has a side of 19 points at this size.
          pointSize: 16,
          rect: Rect(clearButtonRect(forBounds: bounds)),
          tint: rgba(.systemGray3)
        )
      )
    )
  }

  private func textContent(_ isPlaceholder: Bool) -> TextContent {
    let rect =
      isPlaceholder ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
    var text = shownText.shaped
    var factor = 1.0
    let smallest = minimumFontSize / drawnFont.pointSize
    if adjustsFontSizeToFitWidth, smallest > 0, smallest < 1 {
      (factor, text) = TextShrinking.fit(
        text,
        width: rect.width,
        maximumLines: 1,
        minimumScaleFactor: smallest
      )
    }
    return TextContent(
      laying: text,
      in: Rect(rect),
      color: shownColor(isPlaceholder),
      fonts: fonts(of: text),
      numberOfLines: 1,
      place: place,
      role: isPlaceholder ? .placeholder : .value,
      displayScale: pixelScale,
      scaleFactor: factor
    )
  }

  private var place: TextContent.VerticalPlace {
    switch contentVerticalAlignment {
    case .top: .top
    case .bottom: .bottom
    case .center, .fill: .middle
    }
  }

  private func fonts(of text: ShapedText) -> [FontUse] {
    let shown = content.isEmpty ? placeholderContent : content
    guard case .attributed = shown else {
      return [FontUse(fontState.font, adjusts: fontState.adjusts, compatibleWith: traitCollection)]
    }
    return FontUse.uses(in: text.text, adjusts: fontState.adjusts, traits: traitCollection)
  }

  private func shownColor(_ isPlaceholder: Bool) -> RichText.Color {
    let color = rgba(isPlaceholder ? .placeholderText : textColor ?? .label)
    return isEnabled ? color : color.withAlpha(color.alpha * UILabel.dimming)
  }

  /// The border; the colors and widths of lines and bezels are estimates from Apple's pictures.
  ///
  /// A rounded rectangle has the label color at an opacity of 0.2: 204 of 255 in light and 51 in dark
  /// pictures of spark-ios-component-form-field, iOS 26.
  private var borderDrawings: [Drawing] {
    let rect = borderRect(forBounds: bounds)
    if borderStyle != .roundedRect, let image = isEnabled ? background : disabledBackground {
      let drawing = ImageDrawing(image: image, traits: traitCollection, tint: tintColor)
      return [drawing.drawing(in: rect)]
    }
    let line = 1 / pixelScale
    let edge = Rect(rect.insetBy(dx: line / 2, dy: line / 2))
    switch borderStyle {
    case .none: return []
    case .line:
      return [.stroke(.rect(edge), .color(rgba(.label)), StrokeStyle(width: line))]
    case .bezel:
      return [.stroke(.rect(edge), .color(rgba(.systemGray)), StrokeStyle(width: line))]
    case .roundedRect:
      let outline = Outline.roundedRect(
        edge,
        radius: FieldSizes.cornerRadius[systemGeneration],
        curve: .continuous
      )
      let fill = rgba(backgroundColor ?? .systemBackground)
      return [
        .fill(outline, .color(fill)),
        .stroke(
          outline,
          .color(rgba(.label.withAlphaComponent(0.2))),
          StrokeStyle(width: line)
        ),
      ]
    }
  }
}
