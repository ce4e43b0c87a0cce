import DynamicType
import Foundation

extension UITextField: TextEditing {
  /// The selected range; the end of the text where nothing is selected.
  var selectedRange: NSRange {
    get { clamped(selection ?? NSRange(location: .max, length: 0)) }
    set { selection = clamped(newValue) }
  }

  var insertedAttributes: [NSAttributedString.Key: Any] {
    let text = styledText
    guard text.length > 0 else {
      return [.font: fontState.font, .foregroundColor: textColor ?? .label]
    }
    let place = min(max(0, selectedRange.location - 1), text.length - 1)
    return text.attributes(at: place, effectiveRange: nil)
  }

  var hasInsertedAttributes: Bool { false }

  var styledText: NSAttributedString { attributedText ?? NSAttributedString(string: "") }

  /// The scaling of the sizes, which a field does not change.
  var textScaling: TextScaling { .iOS }

  /// A field has one line: line breaks become spaces.
  func insertable(_ text: NSAttributedString) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: text)
    let string = text.string as NSString
    for place in 0..<string.length
    where [0x0A, 0x0D, 0x2028, 0x2029].contains(string.character(at: place)) {
      result.replaceCharacters(in: NSRange(location: place, length: 1), with: " ")
    }
    return result
  }
}

extension UITextField: UITextInput {}

extension UITextField: UITextDroppable {
  /// The delegate of drops above the text.
  public var textDropDelegate: (any UITextDropDelegate)? {
    get { keptObject() }
    set { keepObject(newValue) }
  }
}
