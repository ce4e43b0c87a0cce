import DynamicType
public import FontManagement
public import Foundation
import RichText
package import Snapshots

/// How a line whose font was shrunk lies where the unshrunk line would.
public enum UIBaselineAdjustment: Int, Hashable, Sendable, CaseIterable {
  /// On the same baseline.
  case alignBaselines

  /// With its middle at the middle.
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
/// A label with one line is as wide and as high as its text, rounded up to pixels: 396 of 396
/// widths measured on iOS 26 follow this. A label with more lines asks for the height of its text
/// in the width that layout gives it, unless ``preferredMaxLayoutWidth`` says a width.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  package override var elementRole: ElementRole { .label }

  /// What the label says.
  enum Content {
    case none
    case plain(String)
    case attributed(NSAttributedString)
  }

  var content = Content.none
  var fontState = AdjustingFont(.systemFont(ofSize: 17))
  var textCache: MeasuredText?
  /// What the text is to whoever shows the label.
  var textRole = TextContent.Role.label
  var drawingRect: CGRect?

  /// Creates a label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a label as if it came out of an archive; an archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  // MARK: Text

  /// The text; of attributed text its characters.
  open var text: String? {
    get { content.string }
    set {
      if case .plain(let old) = content, old == newValue { return }
      content = newValue.map(Content.plain) ?? .none
      textChanged()
    }
  }

  /// The text with attributes; where they say nothing, the label's font and colour hold.
  ///
  /// Setting it makes font, colour, alignment and line break mode those of its first character,
  /// as far as it has any.
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

  /// The font, at the size in which it is shown; attributed text takes it everywhere.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { fontState.font }
    set {
      chose(.font)
      let font = newValue ?? .systemFont(ofSize: 17)
      content = content.with(.font, font)
      fontState.set(font, in: traitCollection)
      textChanged()
    }
  }

  /// Whether preferred and scaled fonts follow the text size.
  open var adjustsFontForContentSizeCategory: Bool {
    get { fontState.adjusts }
    set {
      chose(.adjustsFontForContentSizeCategory)
      guard newValue != fontState.adjusts else { return }
      fontState.setAdjusts(newValue, in: traitCollection)
      textChanged()
    }
  }

  /// The colour of the letters; attributed text takes it everywhere.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label {
    didSet {
      chose(.textColor)
      if textColor == nil { textColor = .label }
      content = content.with(.foregroundColor, textColor ?? .label)
      if case .attributed = content { textCache = nil }
    }
  }

  /// To which side lines are moved.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { textChanged() } }
  }

  /// Where lines break, and what happens to text that finds no room.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { textChanged() } }
  }

  /// The most lines; 0 for as many as the text needs.
  open var numberOfLines = 1 {
    didSet {
      guard numberOfLines != oldValue else { return }
      if lineBreakMode == .byClipping { textCache = nil }
      sizeChanged()
    }
  }

  /// The width in which a label of several lines says how high it is; 0 takes that of the layout.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { sizeChanged() } }
  }

  // MARK: Shrinking

  /// Whether the font shrinks, as far as ``minimumScaleFactor``, before text is left out.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest factor on the font's size; 0 does not shrink.
  open var minimumScaleFactor: CGFloat = 0
  /// How a shrunk line lies in the place of the whole one.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether letters move closer before text is left out; kept for programs that set it: Apple does
  /// not say by how much, so nothing is tightened here.
  open var allowsDefaultTighteningForTruncation = false

  // MARK: Look

  /// Whether the text is drawn as usual; else it is drawn dimmed.
  open var isEnabled = true
  /// Whether the text is drawn in its highlighted colour.
  open var isHighlighted = false
  /// The colour of highlighted text.
  open var highlightedTextColor: UIColor? { didSet { chose(.highlightedTextColor) } }
  /// The colour of the shadow; `nil` for no shadow.
  open var shadowColor: UIColor? { didSet { chose(.shadowColor) } }
  /// How far the shadow is moved.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { chose(.shadowOffset) } }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

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

  /// Draws the text in a box; call `super` with the box that the text is to have.
  open func drawText(in rect: CGRect) { drawingRect = rect }

  // MARK: Hooks

  /// Is told that the text's size may be another one.
  func sizeChanged() { invalidateIntrinsicContentSize() }

  open override var intrinsicContentSize: CGSize {
    intrinsicContentSize(forWidth: numberOfLines == 1 ? 0 : preferredMaxLayoutWidth)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    intrinsicContentSize(forWidth: size.width)
  }

  override var adaptsHeightToWidth: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth <= 0 && !content.isEmpty
  }

  override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    let limit = width > 0 ? width : .greatestFiniteMagnitude
    let box = CGRect(x: 0, y: 0, width: limit, height: .greatestFiniteMagnitude)
    return textRect(forBounds: box, limitedToNumberOfLines: numberOfLines).size
  }

  override func traitsChanged(from previous: UITraitCollection) {
    super.traitsChanged(from: previous)
    followTraits(from: previous)
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
