import HeadlessUIKit

extension UIView {
  /// The label that shows the view's own text: a label itself, or that of a button's title.
  var ownLabel: UILabel? { self as? UILabel ?? (self as? UIButton)?.titleLabel }

  /// The font of the view's own text; setting it does nothing for views without text.
  var ownFont: UIFont? {
    get {
      switch self {
      case let field as UITextField: field.font
      case let view as UITextView: view.font
      default: ownLabel?.font
      }
    }
    set {
      switch self {
      case let field as UITextField: field.font = newValue
      case let view as UITextView: view.font = newValue
      default: if let newValue { ownLabel?.font = newValue }
      }
    }
  }

  /// Says whether the font of the view's own text follows the text size while the app runs.
  func setOwnFontAdjusts(_ adjusts: Bool) {
    switch self {
    case let field as UITextField: field.adjustsFontForContentSizeCategory = adjusts
    case let view as UITextView: view.adjustsFontForContentSizeCategory = adjusts
    default: ownLabel?.adjustsFontForContentSizeCategory = adjusts
    }
  }
}
