import DynamicType
import FontDescriptors
import FontManagement
import Foundation
import LayoutGeometry
import RichText
import Snapshots
import SystemMetrics
import Typesetting

/// One segment, which the segmented control places.
final class SegmentView: UIView {
  override var elementRole: ElementRole { .segment }

  weak var control: UISegmentedControl?
  var title: String?
  var image: UIImage?
  var action: UIAction?
  /// The width that the program set; 0 for none.
  var width = 0.0
  var contentOffset = CGSize.zero
  var isEnabled = true
  private var textCache: MeasuredText?

  init(title: String? = nil, image: UIImage? = nil) {
    self.title = title
    self.image = image
    super.init(frame: .zero)
    identity.isGenerated = true
    becomeElement(.button)
    showsLargeContentViewer = true
  }

  required init?(coder: NSCoder) { nil }

  func contentChanged() {
    textCache = nil
    setNeedsLayout()
  }

  /// Whether the segment and its control can be used.
  var isUsable: Bool { isEnabled && control?.isEnabled != false }

  private var isChosen: Bool {
    control.flatMap { $0.index(of: self) == $0.selectedSegmentIndex } ?? false
  }

  override var defaultAccessibilityLabel: String? { title ?? image?.name }

  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = super.accessibilityTraits
      if isChosen { traits.insert(.selected) }
      if !isUsable { traits.insert(.notEnabled) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }

  private var state: UIControlState {
    isUsable ? (isChosen ? .selected : .normal) : .disabled
  }

  private var attributes: TextAttributes {
    let base = TextAttributes(
      font: SegmentSizes.font(isSelected: isChosen, systemGeneration).request
    )
    guard let own = control?.textAttributes.merged(for: state) else { return base }
    return TextAttributes(own, base: base, traits: traitCollection)
  }

  private func shaped(_ attributes: TextAttributes) -> ShapedText {
    var style = ParagraphStyle.default
    style.alignment = .center
    style.lineBreakMode = .truncateTail
    return ShapedText(
      AttributedText(title ?? "", attributes: attributes),
      style: style,
      language: ScreenContext.current.language
    )
  }

  /// The width that the content needs, in whole points.
  var neededWidth: Double {
    if width > 0 { return width }
    let padding = SegmentSizes.titlePadding[systemGeneration]
    if let image {
      return PixelGrid.wholePoints.roundedUp(image.size(for: traitCollection).width) + padding
    }
    guard let title, !title.isEmpty else { return padding }
    if textCache.current == nil {
      var attributes = attributes
      if control?.textAttributes.isEmpty != false {
        attributes = TextAttributes(
          font: SegmentSizes.font(isSelected: true, systemGeneration).request
        )
      }
      textCache = MeasuredText(shaped(attributes))
    }
    let size = textCache?.size(width: .infinity, lines: 1, scale: 1) ?? .zero
    return size.width + padding
  }

  override func describe(_ element: inout SnapshotElement, _ context: SnapshotContext) {
    super.describe(&element, context)
    element.interaction = Interaction(
      isEnabled: isUsable,
      hitArea: Rect(bounds),
      actions: action.map { [$0.title] } ?? []
    )
    let box = bounds.insetBy(dx: 2, dy: 0).offsetBy(
      dx: contentOffset.width,
      dy: contentOffset.height
    )
    guard box.isUsable, box.width > 0, box.height > 0 else { return }
    if let image {
      element.drawings.append(
        ImageDrawing(
          image: image,
          traits: traitCollection,
          tint: isUsable ? .label : .tertiaryLabel,
          contentMode: .center,
          isTemplateByDefault: true
        ).drawing(in: box)
      )
    } else if title?.isEmpty == false {
      element.drawings.append(.text(text(in: box)))
    }
  }

  private func text(in box: CGRect) -> TextContent {
    let own = control?.textAttributes.merged(for: state)?[.foregroundColor] as? UIColor
    let attributes = attributes
    return TextContent(
      laying: shaped(attributes),
      in: Rect(box),
      color: shade(own ?? (isUsable ? .label : .tertiaryLabel)),
      fonts: [FontUse(Font(attributes.font), adjusts: false, compatibleWith: traitCollection)],
      numberOfLines: 1,
      role: .title,
      displayScale: pixelScale
    )
  }

  override var largeContentDefaults: (title: String?, image: UIImage?) {
    (title ?? accessibilityLabel, image)
  }
}
