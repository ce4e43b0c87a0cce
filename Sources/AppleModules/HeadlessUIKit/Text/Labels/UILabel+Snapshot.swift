import FontManagement
import DynamicType
import FontDescriptors
import Foundation
import LayoutGeometry
import RichText
import Snapshots
import Typesetting

extension UILabel {
  func describeText(_ element: inout SnapshotElement) {
    var described = element
    withOwnFonts { describeInCurrentFonts(&described) }
    element = described
  }

  private func describeInCurrentFonts(_ element: inout SnapshotElement) {
    guard !content.isEmpty else { return }
    drawingRect = nil
    drawText(in: bounds)
    guard let rect = drawingRect, rect.isUsable else { return }
    let fit = fittingText(in: rect)
    var content = TextContent(
      laying: fit.text,
      in: Rect(rect),
      color: shownColor,
      fonts: fontUses(of: fit.text),
      numberOfLines: max(0, numberOfLines),
      role: textRole,
      displayScale: pixelScale,
      scaleFactor: fit.factor
    )
    if fit.factor < 1, numberOfLines == 1 { content.origin.y = shrunkTop(fit.text, in: rect) }
    if let shadowColor, shadowOffset != .zero {
      var shadow = content
      shadow.color = rgba(shadowColor)
      shadow.origin.x += shadowOffset.width
      shadow.origin.y += shadowOffset.height
      shadow.role = .label
      element.drawings.append(.text(shadow))
    }
    element.drawings.append(.text(content))
    if case .attributed(let string) = self.content {
      element.drawings += attachments(of: content, in: string)
    }
  }

  private func fittingText(in rect: CGRect) -> (factor: Double, text: ShapedText) {
    guard adjustsFontSizeToFitWidth, numberOfLines > 0 else { return (1, shapedText) }
    let smallest =
      minimumScaleFactor > 0 ? minimumScaleFactor : minimumFontSize / max(font.pointSize, 1)
    return TextShrinking.fit(
      shapedText,
      width: rect.width,
      height: rect.height,
      maximumLines: numberOfLines.lineLimit,
      minimumScaleFactor: smallest > 0 ? smallest : Self.freeScaleFactor
    )
  }

  /// The minimum scale factor of a label that sets none and shrinks as far as necessary.
  ///
  /// `ProfileIconView` of marcin-bo/ProfilePhotoComponentDemo has a factor of 0 and a font of 100 points in a
  /// label 100 points high: the reference `solidCircle` has letters of 83 points, centered in the label.
  private static let freeScaleFactor = 0.01

  /// The top of a shrunk line, which stays entirely in the label.
  private func shrunkTop(_ text: ShapedText, in rect: CGRect) -> Double {
    let whole = shapedText.measure(maximumLines: 1)
    let small = text.measure(maximumLines: 1)
    let top =
      switch baselineAdjustment {
      case .alignBaselines:
        (rect.height - whole.height) / 2 + whole.firstBaseline - small.firstBaseline
      case .alignCenters: (rect.height - small.height) / 2
      case .none: (rect.height - whole.height) / 2
      }
    return rect.minY + pixelGrid.roundedDown(min(top, max(0, rect.height - small.height)))
  }

  private var shownColor: RichText.Color {
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    let shown = rgba(color ?? .label)
    return isEnabled ? shown : shown.withAlpha(shown.alpha * UILabel.dimming)
  }

  /// The opacity of disabled text, an estimate: Apple says only that it is dimmed.
  static let dimming = 0.5

  private func fontUses(of text: ShapedText) -> [FontUse] {
    guard case .attributed = content else {
      let font = fontCollection == nil ? fontState.font : UIFont(fontState.font.request)
      return [FontUse(font, adjusts: fontState.adjusts, compatibleWith: traitCollection)]
    }
    return FontUse.uses(in: text.text, adjusts: fontState.adjusts, traits: traitCollection)
  }
}

extension FontUse {
  /// The fonts of a text, each once.
  static func uses(
    in text: AttributedText,
    adjusts: Bool,
    traits: UITraitCollection
  ) -> [FontUse] {
    var uses: [FontUse] = []
    for run in text.runs {
      let use = FontUse(Font(run.attributes.font), adjusts: adjusts, compatibleWith: traits)
      if !uses.contains(use) { uses.append(use) }
    }
    return uses
  }
}
