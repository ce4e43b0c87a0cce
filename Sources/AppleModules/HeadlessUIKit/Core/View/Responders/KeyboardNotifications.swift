public import Foundation

/// The names of notifications about the keyboard, which classes of responders have.
///
/// The application is a responder on iOS; here it stores nothing, so that all tasks can share it.
public protocol _KeyboardNotifications {}

extension UIResponder: _KeyboardNotifications {}

extension _KeyboardNotifications {
  /// UIKit's value of this name.
  public static var keyboardWillShowNotification: Notification.Name {
    Notification.Name("UIKeyboardWillShowNotification")
  }
  /// UIKit's value of this name.
  public static var keyboardDidShowNotification: Notification.Name {
    Notification.Name("UIKeyboardDidShowNotification")
  }
  /// UIKit's value of this name.
  public static var keyboardWillHideNotification: Notification.Name {
    Notification.Name("UIKeyboardWillHideNotification")
  }
  /// UIKit's value of this name.
  public static var keyboardDidHideNotification: Notification.Name {
    Notification.Name("UIKeyboardDidHideNotification")
  }
  /// UIKit's value of this name.
  public static var keyboardWillChangeFrameNotification: Notification.Name {
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  }
  /// UIKit's value of this name.
  public static var keyboardDidChangeFrameNotification: Notification.Name {
    Notification.Name("UIKeyboardDidChangeFrameNotification")
  }
  /// UIKit's value of this name.
  public static var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
  /// UIKit's value of this name.
  public static var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
  /// UIKit's value of this name.
  public static var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }
  /// UIKit's value of this name.
  public static var keyboardAnimationCurveUserInfoKey: String {
    "UIKeyboardAnimationCurveUserInfoKey"
  }
  /// UIKit's value of this name.
  public static var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}
