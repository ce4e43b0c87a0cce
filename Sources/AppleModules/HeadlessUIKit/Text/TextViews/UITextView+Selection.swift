import Foundation

extension UITextView {
  /// The attributes of the text at a position, with the view's font and color where it sets none.
  func attributes(at location: Int) -> [NSAttributedString.Key: Any] {
    guard let text = attributedText, text.length > 0 else {
      return [.font: fontState.font, .foregroundColor: textColor ?? .label]
    }
    return text.attributes(at: min(max(0, location), text.length - 1), effectiveRange: nil)
  }

  /// Replaces the attributes of each run of a range by the result of a handler.
  func changeAttributes(
    in range: NSRange,
    _ handler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    guard range.length > 0, let attributedText else { return }
    let changed = NSMutableAttributedString(attributedString: attributedText)
    attributedText.enumerateAttributes(in: range, options: []) { attributes, part, _ in
      changed.setAttributes(handler(attributes), range: part)
    }
    let selection = selectedRange
    self.attributedText = changed
    selectedRange = selection
  }
}
