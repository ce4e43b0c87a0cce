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
  /// - Parameter conversionHandler: Receives the attributes of a run and returns the new ones. Attributes
  ///   that it does not change are kept: red letters keep their underline.
  func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  )

  /// Moves the selection to the general pasteboard.
  func cut(_ sender: Any?)

  /// Copies the selection to the general pasteboard.
  func copy(_ sender: Any?)

  /// Replaces the selection by the content of the general pasteboard.
  func paste(_ sender: Any?)

  /// Removes the selection.
  func delete(_ sender: Any?)

  /// Selects the word at the insertion point.
  func select(_ sender: Any?)

  /// Selects everything.
  func selectAll(_ sender: Any?)
}
