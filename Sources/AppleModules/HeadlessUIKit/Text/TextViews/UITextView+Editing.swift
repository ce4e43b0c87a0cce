import DynamicType
import Foundation

extension UITextView: TextEditing {
  var insertedAttributes: [NSAttributedString.Key: Any] { typingAttributes }

  var hasInsertedAttributes: Bool { ownTypingAttributes != nil }

  var styledText: NSAttributedString { attributedText ?? NSAttributedString(string: "") }

  /// The scaling of the text's sizes.
  var textScaling: TextScaling { usesStandardTextScaling ? .standard : .iOS }

  func insertable(_ text: NSAttributedString) -> NSAttributedString { text }
}

extension UITextView: UITextInput {}
