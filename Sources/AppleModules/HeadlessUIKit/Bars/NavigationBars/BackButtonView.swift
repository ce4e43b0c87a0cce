import DynamicType
import Foundation
import Snapshots

/// The back button: an arrow and, before iOS 26, the title of the previous screen.
final class BackButtonView: UIView {
  override var elementRole: ElementRole { .barButton }

  private let target: UINavigationItem
  private let isFloating: Bool
  private let indicator: UIImage?
  private let label = UILabel()
  /// The width available to the button beside the title, in points.
  var room: CGFloat = .greatestFiniteMagnitude

  init(to target: UINavigationItem, isFloating: Bool, indicator: UIImage?) {
    self.target = target
    self.isFloating = isFloating
    self.indicator = indicator
    super.init(frame: .zero)
    takeIdentity(of: target.backBarButtonItem)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = fullTitle ?? BackButtonView.generic
    showsLargeContentViewer = true
    largeContentState.title = accessibilityLabel
    largeContentState.image = UIImage(systemName: arrowName)
    label.becomePart(showing: nil)
    if !isFloating { addSubview(label) }
  }

  required init?(coder: NSCoder) { nil }

  /// The title used where the previous screen's title does not fit.
  private static let generic = "Back"

  private var fullTitle: String? {
    let own = target.backBarButtonItem?.title ?? target.backButtonTitle
    return own ?? target.title.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The titles to try, the best first.
  private var candidates: [String] {
    switch target.backButtonDisplayMode {
    case .minimal: return [""]
    case .generic: return [BackButtonView.generic, ""]
    case .default:
      if target.backBarButtonItem?.title == "" { return [""] }
      return [fullTitle ?? BackButtonView.generic, BackButtonView.generic, ""]
    }
  }

  private var arrowName: String {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? "chevron.right" : "chevron.left"
  }

  private var arrow: UIImage? {
    if let indicator { return indicator }
    let size = BarFonts.button(traitCollection, isStrong: false).pointSize
    let style = UIImage.SymbolConfiguration(
      pointSize: size,
      weight: isFloating ? .medium : .semibold,
      scale: .large
    )
    return UIImage(systemName: arrowName, withConfiguration: style)
  }

  /// The place of the arrow, from the leading edge; estimated from screenshots.
  private var arrowWidth: CGFloat { 13 }
  private var gap: CGFloat { 6 }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if isFloating { return CGSize(width: 44, height: size.height) }
    takeTitle()
    let text = label.text?.isEmpty ?? true ? 0 : label.sizeThatFits(.zero).width + gap
    return CGSize(width: max(27, arrowWidth + text), height: size.height)
  }

  /// Chooses the first title that fits.
  private func takeTitle() {
    label.font = BarFonts.button(traitCollection, isStrong: false)
    label.textColor = tintColor
    for title in candidates {
      label.text = title
      if arrowWidth + gap + label.sizeThatFits(.zero).width <= room { return }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !isFloating else { return }
    let size = label.sizeThatFits(.zero)
    label.frame = directed(
      pixelAligned(
        CGRect(
          x: arrowWidth + gap,
          y: (bounds.height - size.height) / 2,
          width: size.width,
          height: size.height
        )
      )
    )
  }

  override func describe(_ element: inout SnapshotElement, _ context: SnapshotContext) {
    super.describe(&element, context)
    describeAsButton(&element)
    guard let arrow else { return }
    let box =
      isFloating
      ? bounds : directed(CGRect(x: 0, y: 0, width: arrowWidth, height: bounds.height))
    let drawing = ImageDrawing(
      image: arrow,
      traits: traitCollection,
      tint: tintColor,
      contentMode: .center,
      isTemplateByDefault: true
    )
    element.drawings.append(drawing.drawing(in: box))
  }
}
