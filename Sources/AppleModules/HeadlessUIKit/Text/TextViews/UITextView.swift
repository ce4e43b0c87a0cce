public import Foundation
import DynamicType
import FontManagement
package import Snapshots

/// A view with text of any length, which scrolls or is as high as its text.
///
/// ``UIScrollView/isScrollEnabled`` decides: a scrolling text view has no intrinsic height; one that does not
/// scroll is as high as its text in the width that the layout gives it.
open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting, TextHolder,
  UITextInputTraits
{
  package override var elementRole: ElementRole { .textView }

  var content = UILabel.Content.none
  var fontState = AdjustingFont(UITextView.defaultFont)
  var textCache: MeasuredText?
  var hasOwnFont = false

  /// The font of a view without one: 12 points of the system font, as for attributed text views, whose font
  /// Interface Builder's documents leave out; an estimate.
  static let defaultFont = UIFont.systemFont(ofSize: 12)

  /// Creates a text view.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
  }

  /// Creates a text view; both of UIKit's layout managers give the same layout here.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  /// Creates a text view.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates a text view, ignoring the coder.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
  }

  override func setUpView() {
    super.setUpView()
    isAccessibilityElement = true
    textContainer.onChange = { [weak self] in self?.textChanged() }
  }

  // MARK: Text

  /// The text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { content.string ?? "" }
    set {
      setText(newValue)
      selection = nil
    }
  }

  /// The attributed text; the view's font and color apply where it sets none.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get {
      content.attributed(font: fontState.font, color: textColor) ?? NSAttributedString(string: "")
    }
    set {
      content = newValue.map(UILabel.Content.attributed) ?? .none
      selection = nil
      textChanged()
    }
  }

  /// The font, at the size that is shown; setting it changes the whole attributed text.
  open var font: UIFont? {
    get { hasOwnFont ? fontState.font : nil }
    set {
      hasOwnFont = newValue != nil
      setFont(newValue ?? Self.defaultFont)
    }
  }

  /// Whether preferred and scaled fonts follow the text size.
  open var adjustsFontForContentSizeCategory: Bool {
    get { fontState.adjusts }
    set { setAdjustsFont(newValue) }
  }

  /// The color of the text; setting it changes the whole attributed text.
  open var textColor: UIColor? {
    didSet {
      content = content.with(.foregroundColor, textColor ?? .label)
      if case .attributed = content { textCache = nil }
    }
  }

  /// The alignment of lines.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { textChanged() } }
  }

  /// Whether the sizes of the text are those of macOS, where 13 points correspond to 17 points here: they are
  /// shown larger by that factor.
  ///
  /// Preferred and scaled fonts already have sizes of iOS and are unchanged.
  open var usesStandardTextScaling = false {
    didSet { if usesStandardTextScaling != oldValue { textChanged() } }
  }

  // MARK: Selection

  /// The selected range in UTF-16 code units; its length is 0 for an insertion point.
  ///
  /// Setting the text moves it to the end. A range is limited to the text.
  open var selectedRange: NSRange {
    get { clamped(selection ?? NSRange(location: .max, length: 0)) }
    set { selection = clamped(newValue) }
  }
  private var selection: NSRange? {
    didSet { ownTypingAttributes = nil }
  }

  /// The attributes of typed text: those before the insertion point, or those that were set since the
  /// selection changed.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { ownTypingAttributes ?? attributes(at: selectedRange.location - 1) }
    set { ownTypingAttributes = newValue }
  }
  private(set) var ownTypingAttributes: [NSAttributedString.Key: Any]?

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  /// The settings of the keyboard.
  open var keyboardSettings = KeyboardSettings()

  // MARK: Keyboard
  /// The keys of the keyboard.
  open var keyboardType: UIKeyboardType {
    get { keyboardSettings.keyboardType }
    set { keyboardSettings.keyboardType = newValue }
  }
  /// The colors of the keyboard.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { keyboardSettings.keyboardAppearance }
    set { keyboardSettings.keyboardAppearance = newValue }
  }
  /// The word on the return key.
  open var returnKeyType: UIReturnKeyType {
    get { keyboardSettings.returnKeyType }
    set { keyboardSettings.returnKeyType = newValue }
  }
  /// The letters that are capitalized automatically.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { keyboardSettings.autocapitalizationType }
    set { keyboardSettings.autocapitalizationType = newValue }
  }
  /// Whether words are corrected.
  open var autocorrectionType: UITextAutocorrectionType {
    get { keyboardSettings.autocorrectionType }
    set { keyboardSettings.autocorrectionType = newValue }
  }
  /// Whether the spelling is checked.
  open var spellCheckingType: UITextSpellCheckingType {
    get { keyboardSettings.spellCheckingType }
    set { keyboardSettings.spellCheckingType = newValue }
  }
  /// Whether quotes become those of the language.
  open var smartQuotesType: UITextSmartQuotesType {
    get { keyboardSettings.smartQuotesType }
    set { keyboardSettings.smartQuotesType = newValue }
  }
  /// Whether two hyphens become a dash.
  open var smartDashesType: UITextSmartDashesType {
    get { keyboardSettings.smartDashesType }
    set { keyboardSettings.smartDashesType = newValue }
  }
  /// Whether pasting and cutting keep single spaces.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { keyboardSettings.smartInsertDeleteType }
    set { keyboardSettings.smartInsertDeleteType = newValue }
  }
  /// Whether the return key is disabled without text.
  open var enablesReturnKeyAutomatically: Bool {
    get { keyboardSettings.enablesReturnKeyAutomatically }
    set { keyboardSettings.enablesReturnKeyAutomatically = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The meaning of the text, for suggestions.
  open var textContentType: UITextContentType! {
    get { keyboardSettings.textContentType }
    set { keyboardSettings.textContentType = newValue }
  }

  /// Changes the attributes of the selected text, or those of typed text if none is selected.
  open override func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    guard selectedRange.length > 0 else {
      typingAttributes = conversionHandler(typingAttributes)
      return
    }
    changeAttributes(in: selectedRange, conversionHandler)
  }

  // MARK: Editing

  /// Whether a person may change fonts and colors; only then does pasted text keep its own.
  open var allowsEditingTextAttributes = false
  /// Whether stickers and emoji made by a person can be pasted into the text; none are pasted here.
  open var supportsAdaptiveImageGlyph = false

  open override func cut(_ sender: Any?) { if isEditable { cutSelection() } }

  open override func copy(_ sender: Any?) { if isSelectable { copySelection() } }

  open override func paste(_ sender: Any?) { if isEditable { pasteText() } }

  open override func delete(_ sender: Any?) { if isEditable { deleteSelection() } }

  open override func select(_ sender: Any?) { if isSelectable { selectWord() } }

  open override func selectAll(_ sender: Any?) { if isSelectable { selectEverything() } }

  // MARK: Text input

  /// Whether there is text.
  open var hasText: Bool { !content.isEmpty }

  /// Replaces the selection by a text, as a keyboard does.
  open func insertText(_ text: String) { typeText(text) }

  /// Deletes the selection, or the letter before it, as a keyboard does.
  open func deleteBackward() { deleteSelectionOrCharacter() }

  /// The selected range.
  open var selectedTextRange: UITextRange? {
    get { inputSelection }
    set { inputSelection = newValue }
  }

  /// The end of the text.
  open var endOfDocument: UITextPosition {
    UITextPosition(content.string?.utf16.count ?? 0)
  }

  /// The text in a range.
  open func text(in range: UITextRange) -> String? { substring(range) }

  // MARK: Places in the text

  /// The text position nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { nearestPosition(to: point) }

  /// The position in a range nearest to a point.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    nearestPosition(to: point, within: range)
  }

  /// The letter at a point.
  open func characterRange(at point: CGPoint) -> UITextRange? { rangeOfCharacter(at: point) }

  /// The rectangle of a range's first line.
  open func firstRect(for range: UITextRange) -> CGRect { rectOfFirstLine(of: range) }

  /// The rectangles of a range, one in each line.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    [UITextSelectionRect(firstRect(for: range))]
  }

  /// The position at a distance from another; `nil` outside the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    place(offset, from: position)
  }

  /// The distance between two places.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// The range between two places.
  open func textRange(from: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    range(between: from, and: toPosition)
  }

  /// Inserts text that an input method has not yet committed; here it is inserted as plain text.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    insertText(markedText ?? "")
  }

  /// Commits the marked text; there is none here.
  open func unmarkText() {}

  /// Replaces a range by a text.
  open func replace(_ range: UITextRange, withText text: String) {
    selectedRange = range.range
    insertText(text)
  }

  /// The rectangle of the insertion point at a position: below the lines that end before it.
  open func caretRect(for position: UITextPosition) -> CGRect {
    let range = clamped(NSRange(location: 0, length: position.offset))
    let padding = textContainer.lineFragmentPadding
    let width = bounds.width - textContainerInset.left - textContainerInset.right - 2 * padding
    let before = styledText.attributedSubstring(from: range)
    let lines = before.boundingRect(
      with: CGSize(width: max(0, width), height: .greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin,
      context: nil
    )
    let height = fontState.font.lineHeight
    return CGRect(
      x: textContainerInset.left + padding,
      y: textContainerInset.top + max(0, lines.height - height),
      width: 2,
      height: height
    )
  }

  /// The text, as a text storage with the view's attributes; changes of it do not affect the view.
  open var textStorage: NSTextStorage { layoutManager.textStorage ?? NSTextStorage() }

  /// A layout manager for the view's text in the view's width.
  open var layoutManager: NSLayoutManager {
    let manager = NSLayoutManager()
    let container = NSTextContainer(
      size: CGSize(
        width: max(0, bounds.width - textContainerInset.left - textContainerInset.right),
        height: .greatestFiniteMagnitude
      )
    )
    container.lineFragmentPadding = textContainer.lineFragmentPadding
    container.maximumNumberOfLines = textContainer.maximumNumberOfLines
    manager.addTextContainer(container)
    let storage = NSTextStorage(attributedString: styledText)
    storage.addLayoutManager(manager)
    manager.ownedStorage = storage
    return manager
  }

  /// The attributes of links, which are drawn in the tint.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { kept([:]) }
    set { keep(newValue ?? [:]) }
  }

  /// Whether the text is cleared when a person types, which does not happen here.
  open var clearsOnInsertion: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// Scrolls to a part of the text.
  open func scrollRangeToVisible(_ range: NSRange) {
    let end = UITextPosition(range.location + range.length)
    scrollRectToVisible(caretRect(for: end), animated: false)
  }

  // MARK: Container

  /// The area in which lines are filled.
  public let textContainer: NSTextContainer

  /// The insets of the container: 8 points at the top and the bottom, none at the sides.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textChanged() } }
  }

  /// Whether a person may change the text; without effect on the layout.
  open var isEditable = true
  /// Whether a person may select text; without effect on the layout.
  open var isSelectable = true
  /// The types of data that are detected in the text; without effect on the layout.
  open var dataDetectorTypes: UIDataDetectorTypes = []

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { textChanged() } }
  }

  // MARK: Hooks

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? super.intrinsicContentSize : textSize(width: (contentWidthLimit ?? 0).asLineLimit)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    var fitting = textSize(width: size.width.asLineLimit)
    if size.width > 0, size.width < 1e7, isScrollEnabled { fitting.width = size.width }
    return fitting
  }

  override var adaptsHeightToWidth: Bool { !isScrollEnabled }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGSize(width: bounds.width, height: textSize(width: bounds.width.asLineLimit).height)
    if contentSize != size { contentSize = size }
  }

  override func traitsChanged(from previous: UITraitCollection) {
    super.traitsChanged(from: previous)
    _ = fontState.follow(traitCollection, from: previous)
    textChanged()
  }

  override func fontsChanged() {
    fontState.resolveAgain()
    textChanged()
  }

  override func baseline(_ which: BaselineKind) -> BaselineRule? { baselineRule(which) }

  override var fontForBaselineSpacing: UIFont? { fontState.font }

  override var defaultAccessibilityValue: String? { text }

  override func describe(_ element: inout SnapshotElement, _ context: SnapshotContext) {
    super.describe(&element, context)
    describeText(&element)
  }
}
