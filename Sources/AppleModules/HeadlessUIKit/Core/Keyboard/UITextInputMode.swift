public import Foundation

/// A language in which a person types.
open class UITextInputMode: NSObject {
  /// The identifier of the language; `nil` for none.
  open var primaryLanguage: String? { Locale.current.identifier }

  public override init() { super.init() }

  /// The languages of the keyboards: here only the program's language.
  open class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }

  /// Posted after the person chose another language of the keyboard.
  public static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification"
  )
}

/// The ways in which a person interacts with a link or picture in a text.
public enum UITextItemInteraction: Int, Hashable, Sendable {
  case invokeDefaultAction, presentActions, preview
}
