public import Foundation

/// The changes that menus and panels send to the first responder.
public protocol UIResponderStandardEditActions: AnyObject {
  /// Changes the attributes of the selected text, run by run.
  ///
  /// ```swift
  /// textView.updateTextAttributes { attributes in
  ///   attributes.merging([.foregroundColor: UIColor.systemRed]) { $1 }
  /// }
  /// ```
  ///
  /// - Parameter conversionHandler: Receives the attributes that a run has and returns those that it
  ///   shall have. What the change does not concern comes back as it was: red letters keep their
  ///   underline.
  func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  )
}
