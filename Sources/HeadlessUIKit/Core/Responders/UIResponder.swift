public import Foundation

/// An object that can answer to events: the common ground of views and view controllers.
open class UIResponder: NSObject, UIResponderStandardEditActions {
  /// The object that is asked next: a view's controller or superview, a controller's parent.
  open var next: UIResponder? { nil }

  /// The traits of a view or controller; other responders have none.
  var traitState = TraitState()

  /// The first responder among those whose chain ends here.
  weak var rememberedFirstResponder: UIResponder?

  open override func isEqual(_ object: Any?) -> Bool { self === object as AnyObject? }

  open override var hash: Int { ObjectIdentifier(self).hashValue }

  // MARK: First responder

  /// Whether the responder may become the first one; plain responders may not.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder may stop being the first one.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder is the first that changes are sent to.
  open var isFirstResponder: Bool { endOfChain.rememberedFirstResponder === self }

  /// Makes the responder the first one of its window.
  ///
  /// - Returns: Whether it is the first one now; not where it may not be, or where the one before
  ///   may not stop.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    let end = endOfChain
    if end.rememberedFirstResponder === self { return true }
    guard canBecomeFirstResponder, end.rememberedFirstResponder?.resignFirstResponder() ?? true
    else { return false }
    end.rememberedFirstResponder = self
    return true
  }

  /// Stops being the first responder.
  ///
  /// - Returns: Whether it is not the first one any more.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    endOfChain.rememberedFirstResponder = nil
    return true
  }

  // MARK: Actions

  /// Sends a change of text on to the next responder; text views change their selection.
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    next?.updateTextAttributes(conversionHandler: conversionHandler)
  }

  /// Puts the selection on the general pasteboard and removes it; plain responders have none.
  open func cut(_ sender: Any?) {}

  /// Puts the selection on the general pasteboard; plain responders have none.
  open func copy(_ sender: Any?) {}

  /// Replaces the selection by what is on the general pasteboard; plain responders take nothing.
  open func paste(_ sender: Any?) {}

  /// Removes the selection; plain responders have none.
  open func delete(_ sender: Any?) {}

  /// Selects the word at the insertion point; plain responders have none.
  open func select(_ sender: Any?) {}

  /// Selects everything; plain responders select nothing.
  open func selectAll(_ sender: Any?) {}
}

extension UIResponder {
  /// The last responder of the chain, for a view in a window the window.
  var endOfChain: UIResponder {
    var responder = self
    while let next = responder.next { responder = next }
    return responder
  }
}
