import DynamicType
import FontManagement

/// A view with text in a font that may follow the text size.
protocol TextHolder: UIView {
  var content: UILabel.Content { get set }
  var fontState: AdjustingFont { get set }

  /// Called when the text or its size may have changed.
  func textChanged()
}

extension TextHolder {
  /// Sets the text; `nil` for none.
  func setText(_ text: String?) {
    content = text.map(UILabel.Content.plain) ?? .none
    textChanged()
  }

  /// Sets the font, also for the whole attributed text.
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
