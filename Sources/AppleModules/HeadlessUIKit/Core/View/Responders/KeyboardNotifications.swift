public import Foundation

/// The names of notifications about the keyboard, which are members of responder classes.
///
/// The application is a responder on iOS; here it stores nothing, so that all tasks can share it.
public protocol _KeyboardNotifications {}

extension UIResponder: _KeyboardNotifications {}

extension _KeyboardNotifications {
  /// Posted before the keyboard appears.
  public static var keyboardWillShowNotification: Notification.Name {
    Notification.Name("UIKeyboardWillShowNotification")
  }
  /// Posted after the keyboard appeared.
  public static var keyboardDidShowNotification: Notification.Name {
    Notification.Name("UIKeyboardDidShowNotification")
  }
  /// Posted before the keyboard disappears.
  public static var keyboardWillHideNotification: Notification.Name {
    Notification.Name("UIKeyboardWillHideNotification")
  }
  /// Posted after the keyboard disappeared.
  public static var keyboardDidHideNotification: Notification.Name {
    Notification.Name("UIKeyboardDidHideNotification")
  }
  /// Posted before the frame of the keyboard changes.
  public static var keyboardWillChangeFrameNotification: Notification.Name {
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  }
  /// Posted after the frame of the keyboard changed.
  public static var keyboardDidChangeFrameNotification: Notification.Name {
    Notification.Name("UIKeyboardDidChangeFrameNotification")
  }
  /// The key of the keyboard's frame before the animation.
  public static var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
  /// The key of the keyboard's frame after the animation.
  public static var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
  /// The key of the seconds of the keyboard's animation.
  public static var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }
  /// The key of the curve of the keyboard's animation.
  public static var keyboardAnimationCurveUserInfoKey: String {
    "UIKeyboardAnimationCurveUserInfoKey"
  }
  /// The key of whether the keyboard belongs to the app.
  public static var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}
