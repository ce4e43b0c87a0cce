import DynamicType
import FontManagement

/// A view of text in a font that may follow the text size.
protocol TextHolder: UIView {
  var content: UILabel.Content { get set }
  var fontState: AdjustingFont { get set }

  /// Called when the text or its size may have changed.
  func textChanged()
}

extension TextHolder {
  /// Sets the text, and none for `nil`.
  func setText(_ text: String?) {
    content = text.map(UILabel.Content.plain) ?? .none
    textChanged()
  }

  /// Sets the font, which attributed text takes everywhere.
  func setFont(_ font: UIFont) {
    content = content.with(.font, font)
    fontState.set(font, in: traitCollection)
    textChanged()
  }

  func setAdjustsFont(_ adjusts: Bool) {
    fontState.setAdjusts(adjusts, in: traitCollection)
    textChanged()
  }
}
