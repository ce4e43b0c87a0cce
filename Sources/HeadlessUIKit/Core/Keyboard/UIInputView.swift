public import Foundation

/// A view in place of the keyboard or above it.
open class UIInputView: UIView {
  /// The looks.
  public enum Style: Int, Hashable, Sendable { case `default`, keyboard }

  /// UIKit's property of this name.
  public let inputViewStyle: Style
  open var allowsSelfSizing = false

  /// Creates a view.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Creates a view as if it came out of an archive; an archive is not read.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// A language in which a person types.
open class UITextInputMode: NSObject {
  /// The identifier of the language; `nil` for none.
  open var primaryLanguage: String? { Locale.current.identifier }

  public override init() { super.init() }

  /// The languages of the keyboards: here the one of the program.
  open class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }

  /// UIKit's value of this name.
  public static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification"
  )
}

/// The ways in which a person touches a link or picture in a text.
public enum UITextItemInteraction: Int, Hashable, Sendable {
  case invokeDefaultAction, presentActions, preview
}
