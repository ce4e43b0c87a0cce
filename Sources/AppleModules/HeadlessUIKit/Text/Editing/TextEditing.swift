import DynamicType
import Foundation

/// A view whose text can be selected, copied and replaced.
protocol TextEditing: TextHolder {
  /// The selected range, or the insertion point.
  var selectedRange: NSRange { get set }

  /// The attributes of inserted text.
  var insertedAttributes: [NSAttributedString.Key: Any] { get }

  /// Whether the attributes of inserted text differ from those of the surrounding text.
  var hasInsertedAttributes: Bool { get }

  /// Whether pasted text keeps its own fonts and colors.
  var allowsEditingTextAttributes: Bool { get }

  /// The whole text with the font and color of the view.
  var styledText: NSAttributedString { get }

  /// The scaling of the text's sizes.
  var textScaling: TextScaling { get }

  /// Returns a text in the form that the view accepts.
  func insertable(_ text: NSAttributedString) -> NSAttributedString
}

extension TextEditing {
  /// The part of a range that lies inside the text.
  func clamped(_ range: NSRange) -> NSRange {
    let length = content.string?.utf16.count ?? 0
    let start = min(max(0, range.location), length)
    return NSRange(location: start, length: min(max(0, range.length), length - start))
  }

  func copySelection() {
    guard selectedRange.length > 0 else { return }
    TextTransfer.put(styledText.attributedSubstring(from: selectedRange), scaling: textScaling)
  }

  func cutSelection() {
    copySelection()
    deleteSelection()
  }

  func deleteSelection() {
    guard selectedRange.length > 0 else { return }
    replaceSelection(with: NSAttributedString(string: ""), isPlain: true)
  }

  /// Replaces the selection by the text on the pasteboard: with its attributes if the view accepts them,
  /// otherwise with the attributes of typed text.
  func pasteText() {
    if allowsEditingTextAttributes, let text = TextTransfer.styledText(scaling: textScaling) {
      replaceSelection(with: insertable(text), isPlain: false)
    } else if let string = TextTransfer.string {
      typeText(string)
    }
  }

  /// Replaces the selection by a text in the attributes of typed text.
  func typeText(_ text: String) {
    let written = NSAttributedString(string: text, attributes: insertedAttributes)
    replaceSelection(with: insertable(written), isPlain: !hasInsertedAttributes)
  }

  /// Deletes the selection, or the character before it.
  func deleteSelectionOrCharacter() {
    let range = selectedRange
    if range.length == 0, range.location > 0 {
      let text = (content.string ?? "") as NSString
      selectedRange = text.rangeOfComposedCharacterSequence(at: range.location - 1)
    }
    deleteSelection()
  }

  /// The selection as seen by an input system; `nil` places it after the text.
  var inputSelection: UITextRange? {
    get { UITextRange(selectedRange) }
    set { selectedRange = newValue?.range ?? NSRange(location: .max, length: 0) }
  }

  func substring(_ range: UITextRange) -> String {
    ((content.string ?? "") as NSString).substring(with: clamped(range.range))
  }

  func selectEverything() {
    selectedRange = NSRange(location: 0, length: content.string?.utf16.count ?? 0)
  }

  /// Selects the letters and digits around the insertion point.
  func selectWord() {
    let text = (content.string ?? "") as NSString
    guard selectedRange.length == 0, text.length > 0 else { return }
    var start = min(selectedRange.location, text.length)
    var end = start
    while start > 0, Self.isInWord(text.character(at: start - 1)) { start -= 1 }
    while end < text.length, Self.isInWord(text.character(at: end)) { end += 1 }
    selectedRange = NSRange(location: start, length: end - start)
  }

  /// Halves of surrogate pairs stay together, as they do in words.
  private static func isInWord(_ unit: UInt16) -> Bool {
    guard let scalar = Unicode.Scalar(unit) else { return true }
    return CharacterSet.alphanumerics.contains(scalar)
  }

  func replaceSelection(with text: NSAttributedString, isPlain: Bool) {
    let range = selectedRange
    if isPlain, !content.hasAttributes {
      let old = (content.string ?? "") as NSString
      content = .plain(old.replacingCharacters(in: range, with: text.string))
    } else {
      let changed = NSMutableAttributedString(attributedString: styledText)
      changed.replaceCharacters(in: range, with: text)
      content = .attributed(changed)
    }
    textChanged()
    selectedRange = NSRange(location: range.location + text.length, length: 0)
  }
}

extension UILabel.Content {
  fileprivate var hasAttributes: Bool {
    if case .attributed = self { true } else { false }
  }
}
