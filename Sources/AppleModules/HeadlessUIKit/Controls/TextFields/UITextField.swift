public import Foundation
import DynamicType
import FontManagement
import RichText
package import Snapshots

/// A control for a line of text.
open class UITextField: UIControl, UIContentSizeCategoryAdjusting, TextHolder, UITextInputTraits {
  package override var elementRole: ElementRole { .textField }

  /// The border of a text field.
  public enum BorderStyle: Int, Hashable, Sendable, CaseIterable {
    case none, line, bezel, roundedRect
  }

  /// The condition under which a part of a text field is visible; there is no editing here.
  public enum ViewMode: Int, Hashable, Sendable, CaseIterable {
    case never, whileEditing, unlessEditing, always
  }

  var content = UILabel.Content.none
  var placeholderContent = UILabel.Content.none
  var fontState = AdjustingFont(.systemFont(ofSize: 17))
  var textCache: MeasuredText?
  var placeholderCache: MeasuredText?

  override func setUpView() {
    super.setUpView()
    isOpaque = false
    isAccessibilityElement = true
    clipsToBounds = true
  }

  // MARK: Text

  /// The text.
  open var text: String? {
    get { content.string ?? "" }
    set {
      setText(newValue)
      selection = nil
    }
  }

  /// The attributed text; the field's font and color apply where it sets none.
  open var attributedText: NSAttributedString? {
    get { content.attributed(font: font ?? fontState.font, color: textColor) }
    set {
      content = newValue.map(UILabel.Content.attributed) ?? .none
      selection = nil
      textChanged()
    }
  }

  /// The text in the empty field.
  open var placeholder: String? {
    get { placeholderContent.string }
    set {
      placeholderContent = newValue.map(UILabel.Content.plain) ?? .none
      textChanged()
    }
  }

  /// The text in the empty field, with attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderContent.attributed(font: font ?? fontState.font, color: .placeholderText) }
    set {
      placeholderContent = newValue.map(UILabel.Content.attributed) ?? .none
      textChanged()
    }
  }

  /// The font, at the size that is shown; setting it changes the whole attributed text.
  open var font: UIFont? {
    get { fontState.font }
    set { setFont(newValue ?? .systemFont(ofSize: 17)) }
  }

  /// Whether preferred and scaled fonts follow the text size.
  open var adjustsFontForContentSizeCategory: Bool {
    get { fontState.adjusts }
    set { setAdjustsFont(newValue) }
  }

  /// The color of the text; setting it changes the whole attributed text.
  open var textColor: UIColor? = .label {
    didSet { content = content.with(.foregroundColor, textColor ?? .label) }
  }

  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { textChanged() } }
  }

  /// Whether the letters are shown as dots.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { textChanged() } }
  }

  /// Whether the font shrinks, down to ``minimumFontSize``, before text is truncated.
  open var adjustsFontSizeToFitWidth = false
  /// The minimum size of a shrunk font; with 0 the font does not shrink.
  open var minimumFontSize: CGFloat = 0

  // MARK: Editing

  /// Whether a person may change fonts and colors; only then does pasted text keep its own.
  open var allowsEditingTextAttributes = false
  var selection: NSRange?

  open override func cut(_ sender: Any?) { if !isSecureTextEntry { cutSelection() } }

  open override func copy(_ sender: Any?) { if !isSecureTextEntry { copySelection() } }

  open override func paste(_ sender: Any?) { pasteText() }

  open override func delete(_ sender: Any?) { deleteSelection() }

  open override func select(_ sender: Any?) { selectWord() }

  open override func selectAll(_ sender: Any?) { selectEverything() }

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

  /// The rectangle of the insertion point at a position of a left-aligned text.
  open func caretRect(for position: UITextPosition) -> CGRect {
    let area = textRect(forBounds: bounds)
    let range = clamped(NSRange(location: 0, length: position.offset))
    let width = styledText.attributedSubstring(from: range).size().width
    let height = drawnFont.lineHeight
    return CGRect(x: area.minX + width, y: area.midY - height / 2, width: 2, height: height)
  }

  /// Draws the text; snapshots include it without this call.
  open func drawText(in rect: CGRect) {}

  /// Draws the placeholder; snapshots include it without this call.
  open func drawPlaceholder(in rect: CGRect) {}

  /// The attributes of the whole text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      var attributes: [NSAttributedString.Key: Any] = [.font: fontState.font]
      attributes[.foregroundColor] = textColor
      return kept(attributes)
    }
    set {
      keep(newValue)
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
      if let string = text, !string.isEmpty {
        attributedText = NSAttributedString(string: string, attributes: newValue)
      }
    }
  }

  /// The attributes of newly typed text.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// Whether the text is cleared when editing begins, which does not happen here.
  open var clearsOnBeginEditing: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// Whether the text is cleared when a person types, which does not happen here.
  open var clearsOnInsertion: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  // MARK: Look

  /// The border.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { textChanged() } }
  }
  /// An image behind the text, in place of the border unless the border is a rounded rectangle.
  open var background: UIImage?
  /// The image behind the text of a disabled field.
  open var disabledBackground: UIImage?
  /// Whether a button that clears the text is seen.
  open var clearButtonMode = ViewMode.never {
    didSet { if clearButtonMode != oldValue { setNeedsLayout() } }
  }
  /// A view on the leading side of the text.
  open var leftView: UIView? {
    didSet { sideViewChanged(from: oldValue) }
  }
  /// A view on the trailing side of the text.
  open var rightView: UIView? {
    didSet { sideViewChanged(from: oldValue) }
  }
  /// The condition under which the leading view is visible.
  open var leftViewMode = ViewMode.never {
    didSet { if leftViewMode != oldValue { setNeedsLayout() } }
  }
  /// The condition under which the trailing view is visible.
  open var rightViewMode = ViewMode.never {
    didSet { if rightViewMode != oldValue { setNeedsLayout() } }
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

  /// The delegate of the editing.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether a person is editing: whether the field is the first responder.
  open var isEditing: Bool { isFirstResponder }
  open override var canBecomeFirstResponder: Bool { isEnabled }
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
  /// Begins editing, if the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(
      name: UITextField.textDidBeginEditingNotification,
      object: self
    )
    return true
  }
  /// Ends editing, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
    return true
  }

  private func sideViewChanged(from old: UIView?) {
    if let old, old !== leftView, old !== rightView { old.removeFromSuperview() }
    setNeedsLayout()
  }

  // MARK: To override

  /// The rectangle of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect { plainTextRect(bounds) }
  /// The rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { plainClearButtonRect(bounds) }
  /// The rectangle of the view on the leading side.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: leftView, in: bounds, isLeading: true)
  }
  /// The rectangle of the view on the trailing side.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: rightView, in: bounds, isLeading: false)
  }

  // MARK: Hooks

  open override var intrinsicContentSize: CGSize { fieldSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fieldSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place(leftView, isSeen(leftViewMode), leftViewRect(forBounds: bounds))
    place(rightView, isSeen(rightViewMode), rightViewRect(forBounds: bounds))
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

  override func baseline(_ which: BaselineKind) -> BaselineRule? {
    let font = drawnFont
    return BaselineRule(origin: .center, offset: font.ascender - font.lineHeight / 2)
  }

  override var fontForBaselineSpacing: UIFont? { font }

  override var defaultAccessibilityValue: String? { content.isEmpty ? placeholder : text }

  override func describe(_ element: inout SnapshotElement, _ context: SnapshotContext) {
    super.describe(&element, context)
    describeField(&element)
  }
}
