import DynamicType
public import FontManagement
public import Foundation
import RichText
package import Snapshots

/// The frame of a line whose font was shrunk, relative to the unshrunk line.
public enum UIBaselineAdjustment: Int, Hashable, Sendable, CaseIterable {
  /// On the same baseline.
  case alignBaselines

  /// With equal centers.
  case alignCenters

  /// At the top of the box.
  case none
}

/// A view of read-only text in one or more lines.
///
/// ```swift
/// let label = UILabel()
/// label.font = .preferredFont(forTextStyle: .body)
/// label.adjustsFontForContentSizeCategory = true
/// label.numberOfLines = 0
/// ```
///
/// A label with one line is as wide and as high as its text, rounded up to pixels: 396 of 396 widths measured
/// on iOS 26 follow this. A label with more lines has the height of its text in the width that the layout
/// gives it, unless ``preferredMaxLayoutWidth`` sets a width.
open class UILabel: UIView, UIContentSizeCategoryAdjusting, TextHolder {
  package override var elementRole: ElementRole { .label }

  /// The text of a label.
  enum Content {
    case none
    case plain(String)
    case attributed(NSAttributedString)
  }

  var content = Content.none
  var fontState = AdjustingFont(.systemFont(ofSize: 17))
  var textCache: MeasuredText?
  /// The label's own fonts; `nil` for those of the task.
  var fontCollection: FontCollection? { didSet { textCache = nil } }
  /// The role of the text.
  var textRole = TextContent.Role.label
  var drawingRect: CGRect?

  override func setUpView() {
    super.setUpView()
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  // MARK: Text

  /// The text; for attributed text, its characters.
  open var text: String? {
    get { content.string }
    set {
      if case .plain(let old) = content, old == newValue { return }
      setText(newValue)
    }
  }

  /// The attributed text; the label's font and color apply where it sets none.
  ///
  /// Setting it changes font, color, alignment and line break mode to those of its first character, if it has
  /// them.
  open var attributedText: NSAttributedString? {
    get { makeAttributedText() }
    set {
      guard let newValue else {
        content = .none
        return textChanged()
      }
      content = .attributed(newValue)
      takeStyle(of: newValue)
      textChanged()
    }
  }

  /// The font, at the size that is shown; setting it changes the whole attributed text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { fontState.font }
    set {
      markSet(.font)
      setFont(newValue ?? .systemFont(ofSize: 17))
    }
  }

  /// Whether preferred and scaled fonts follow the text size.
  open var adjustsFontForContentSizeCategory: Bool {
    get { fontState.adjusts }
    set {
      markSet(.adjustsFontForContentSizeCategory)
      if newValue != fontState.adjusts { setAdjustsFont(newValue) }
    }
  }

  /// The color of the text; setting it changes the whole attributed text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label {
    didSet {
      markSet(.textColor)
      if textColor == nil { textColor = .label }
      content = content.with(.foregroundColor, textColor ?? .label)
      if case .attributed = content { textCache = nil }
    }
  }

  /// The alignment of lines.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { textChanged() } }
  }

  /// The ways to avoid unattractive breaks between words.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard {
    didSet { if lineBreakStrategy != oldValue { textChanged() } }
  }

  /// The rule for line breaks and for text that does not fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { textChanged() } }
  }

  /// The maximum number of lines; 0 for as many as the text needs.
  open var numberOfLines = 1 {
    didSet {
      guard numberOfLines != oldValue else { return }
      if lineBreakMode == .byClipping { textCache = nil }
      sizeChanged()
    }
  }

  /// The width for which a label of several lines computes its height; 0 for that of the layout.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { sizeChanged() } }
  }

  // MARK: Shrinking

  /// Whether the font shrinks, down to ``minimumScaleFactor``, before text is truncated.
  open var adjustsFontSizeToFitWidth = false
  /// The minimum factor of the font's size; 0 means no minimum, so that text shrinks as far as necessary.
  open var minimumScaleFactor: CGFloat = 0
  /// The minimum size of the font in points, which documents from before iOS 6 use instead of a factor; 0 for
  /// none.
  package var minimumFontSize: CGFloat = 0
  /// The position of a shrunk line relative to the unshrunk one.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether letters move closer before text is truncated; stored for programs that set it: Apple does not
  /// say by how much, so the spacing never changes here.
  open var allowsDefaultTighteningForTruncation = false

  // MARK: Look

  /// Whether the text is drawn normally instead of dimmed.
  open var isEnabled = true
  /// Whether the text is drawn in its highlighted color.
  open var isHighlighted = false
  /// The color of highlighted text.
  open var highlightedTextColor: UIColor? { didSet { markSet(.highlightedTextColor) } }
  /// The color of the shadow; `nil` for no shadow.
  open var shadowColor: UIColor? { didSet { markSet(.shadowColor) } }
  /// The offset of the shadow.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { markSet(.shadowOffset) } }

  override var defaultAccessibilityLabel: String? { text }

  // MARK: To override

  /// The rectangle of the text in a box, of at most a number of lines.
  ///
  /// A subclass that adds space around the text overrides this and ``drawText(in:)``.
  open func textRect(
    forBounds bounds: CGRect,
    limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    plainTextRect(bounds, numberOfLines)
  }

  /// Draws the text in a box; call `super` with the box for the text.
  open func drawText(in rect: CGRect) { drawingRect = rect }

  // MARK: Hooks

  /// Called when the size of the text may have changed.
  func sizeChanged() { invalidateIntrinsicContentSize() }

  open override var intrinsicContentSize: CGSize {
    let preferred = numberOfLines == 1 ? 0 : preferredMaxLayoutWidth
    return intrinsicContentSize(forWidth: preferred > 0 ? preferred : contentWidthLimit ?? 0)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    intrinsicContentSize(forWidth: size.width)
  }

  override var adaptsHeightToWidth: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth <= 0 && !content.isEmpty
  }

  /// The size of the text at a width; 0 for no limit.
  func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    let limit = width > 0 ? width : .greatestFiniteMagnitude
    let box = CGRect(x: 0, y: 0, width: limit, height: .greatestFiniteMagnitude)
    return textRect(forBounds: box, limitedToNumberOfLines: numberOfLines).size
  }

  override func traitsChanged(from previous: UITraitCollection) {
    super.traitsChanged(from: previous)
    followTraits(from: previous)
  }

  override func fontsChanged() {
    fontState.resolveAgain()
    textChanged()
  }

  override func baseline(_ which: BaselineKind) -> BaselineRule? { baselineRule(which) }

  override var fontForBaselineSpacing: UIFont? { font }

  override func describe(_ element: inout SnapshotElement, _ context: SnapshotContext) {
    super.describe(&element, context)
    describeText(&element)
  }

  override class var plainHitTestingClass: UIView.Type { UILabel.self }

  override var largeContentDefaults: (title: String?, image: UIImage?) { (text, nil) }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + ownAppearanceProperties
  }

  private static let ownAppearanceProperties = [
    AppearanceProperty(
      .adjustsFontForContentSizeCategory,
      \UILabel.adjustsFontForContentSizeCategory
    ),
    AppearanceProperty(.font, \UILabel.font, by: AppearanceValues.sameFont),
    AppearanceProperty(.textColor, \UILabel.textColor),
    AppearanceProperty(.shadowColor, \UILabel.shadowColor),
    AppearanceProperty(.shadowOffset, \UILabel.shadowOffset),
    AppearanceProperty(.highlightedTextColor, \UILabel.highlightedTextColor),
  ]
}
