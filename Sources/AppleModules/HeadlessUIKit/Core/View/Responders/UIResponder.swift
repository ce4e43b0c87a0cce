public import Foundation

/// An object that can respond to events: the superclass of views and view controllers.
open class UIResponder: NSObject, UIResponderStandardEditActions {
  #if !canImport(ObjectiveC)
  /// The values that the program attached to the responder.
  var associatedValues: AssociatedValues?
  #endif

  #if !canImport(ObjectiveC)
  /// The observations of the object's values.
  var observers: KeyValueObservers?

  /// Called when a value changed that the object observes by its name.
  open func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
  #endif

  /// The settings without an effect on pictures.
  var keptSettings: [String: Any] = [:]

  /// The next object in the chain: a view's controller or superview, a controller's parent.
  open var next: UIResponder? { nil }

  /// The class and the address; for a view, its frame and its content, as ``UIView`` prints itself.
  open override var description: String { (self as? UIView)?.printed ?? super.description }

  /// Encodes a view or controller; archives are not written here.
  open func encode(with coder: NSCoder) {}

  /// Updates what a view or controller shows; called before a layout after `setNeedsUpdateProperties()`.
  open func updateProperties() {}

  /// The traits of a view or controller; other responders have none.
  var traitState = TraitState()

  /// The first responder among the views of this window or tree.
  weak var rememberedFirstResponder: UIResponder?

  open override func isEqual(_ object: Any?) -> Bool { self === object as AnyObject? }

  open override var hash: Int { ObjectIdentifier(self).hashValue }

  /// The actions that can be undone: those of the next responder that has an undo manager, finally the
  /// window.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: First responder

  /// Whether the responder may become the first one; plain responders may not.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder may stop being the first one.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder is the first responder.
  open var isFirstResponder: Bool { endOfChain.rememberedFirstResponder === self }

  /// Makes the responder the first responder of its window.
  ///
  /// - Returns: Whether it is the first responder; false if it may not be, or if the previous one may not
  ///   resign.
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
  /// - Returns: Whether it is no longer the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    endOfChain.rememberedFirstResponder = nil
    return true
  }

  // MARK: Touches, presses and motions

  /// Called when touches begin; forwards them to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches move; forwards them to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches end; forwards them to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when the system cancels touches; forwards them to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when keys are pressed; forwards them to the next responder.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Called when keys are released; forwards them to the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when a shake begins; forwards it to the next responder.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Called when a shake ends; forwards it to the next responder.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// The view in place of the keyboard; there is no keyboard here.
  open var inputView: UIView? { nil }

  /// The view above the keyboard; there is no keyboard here.
  open var inputAccessoryView: UIView? { nil }

  /// Updates the input views of the keyboard; there is no keyboard here.
  open func reloadInputViews() {}

  /// The key commands of the responder; there is no keyboard here.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Whether the responder performs an action, which it does if it has a method with this name.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    #if canImport(ObjectiveC)
    responds(to: action)
    #else
    ObjectiveCMethods.method(named: action.description, of: self) != nil
    #endif
  }

  /// The responder in the chain that performs an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    var step: UIResponder? = self
    while let responder = step {
      if responder.canPerformAction(action, withSender: sender) { return responder }
      step = responder.next
    }
    return nil
  }

  // MARK: Documents

  /// Called after the object was loaded from a document and its outlets are connected.
  open func awakeFromNib() {}

  /// Called when Interface Builder shows the object, which does not happen here.
  open func prepareForInterfaceBuilder() {}

  // MARK: Assistive technologies

  private var accessibility = AccessibilityState()
  /// The elements in the object in their order.
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }
  /// Whether the elements in the object are left out.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.elementsHidden }
    set { accessibility.elementsHidden = newValue }
  }
  /// The actions that are offered.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.customActions }
    set { accessibility.customActions = newValue }
  }
  /// The ways through elements of one kind.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibility.customRotors }
    set { accessibility.customRotors = newValue }
  }
  /// The rectangle of the element on the screen.
  open var accessibilityFrame: CGRect {
    get { accessibility.frame ?? defaultAccessibilityFrame }
    set { accessibility.frame = newValue }
  }
  /// The shape of the element on the screen.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility.path }
    set { accessibility.path = newValue }
  }
  /// The point on the screen that represents touches of the element.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibility.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { accessibility.activationPoint = newValue }
  }
  /// The language in which the element is spoken.
  open var accessibilityLanguage: String? {
    get { accessibility.language }
    set { accessibility.language = newValue }
  }
  /// Whether elements outside the object are ignored.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }
  /// Whether the elements in the object are read as a group.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.groupsChildren }
    set { accessibility.groupsChildren = newValue }
  }
  /// Whether colors are kept when a person inverts those of the screen.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility.ignoresInvertColors }
    set { accessibility.ignoresInvertColors = newValue }
  }
  /// The names by which a person can refer to the element.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility.userInputLabels ?? [] }
    set { accessibility.userInputLabels = newValue }
  }
  /// The kind of container of elements that the object is.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility.containerType }
    set { accessibility.containerType = newValue }
  }
  /// The number of elements in the object.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// The element at a place.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// The place of an element.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let object = element as AnyObject
    return accessibilityElements?.firstIndex { $0 as AnyObject === object } ?? NSNotFound
  }
  /// Called when the element is activated; returns whether it did something.
  open func accessibilityActivate() -> Bool { false }
  /// Called to increase the value.
  open func accessibilityIncrement() {}
  /// Called to decrease the value.
  open func accessibilityDecrement() {}
  /// Called to scroll the content; returns whether it did.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Called to dismiss the topmost content; returns whether it did.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Called for the main action of the screen; returns whether it did something.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Whether an assistive technology has its focus on the element; none runs here.
  open func accessibilityElementIsFocused() -> Bool { false }
  /// Called when an assistive technology focuses the element; none runs here.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when an assistive technology leaves the element; none runs here.
  open func accessibilityElementDidLoseFocus() {}

  /// The rectangle on the screen, used where the program set none.
  var defaultAccessibilityFrame: CGRect { .zero }

  // MARK: Focus

  /// Requests an update of the focus; there is no focus here.
  open func setNeedsFocusUpdate() {}

  /// Updates the focus; there is no focus here.
  open func updateFocusIfNeeded() {}

  /// Whether the focus may move; there is no focus here.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called after the focus has moved; there is no focus here.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Actions

  /// Called to change the menus of the app; there is no menu bar here.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Called to validate a command; there is no menu bar here.
  open func validate(_ command: UICommand) {}

  /// The types of content that the responder accepts; plain responders accept none.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// Whether shaking and gestures of three fingers undo and redo.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  /// The identity of the text field whose language is remembered.
  open var textInputContextIdentifier: String? { nil }

  /// Called with the final values of estimated touches; touches here are exact.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Called for an event of a remote control; forwards it to the next responder.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  /// Forwards a change of text attributes to the next responder; text views change their selection.
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    next?.updateTextAttributes(conversionHandler: conversionHandler)
  }

  /// Moves the selection to the general pasteboard; plain responders have none.
  open func cut(_ sender: Any?) {}

  /// Copies the selection to the general pasteboard; plain responders have none.
  open func copy(_ sender: Any?) {}

  /// Replaces the selection by the content of the general pasteboard; plain responders ignore it.
  open func paste(_ sender: Any?) {}

  /// Removes the selection; plain responders have none.
  open func delete(_ sender: Any?) {}

  /// Selects the word at the insertion point; plain responders have none.
  open func select(_ sender: Any?) {}

  /// Selects everything; plain responders select nothing.
  open func selectAll(_ sender: Any?) {}

  /// Called to update the activity that represents the object's state.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Called to restore a state of the app.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// The language in which a person types; `nil` for any.
  open var textInputMode: UITextInputMode? { nil }
}

extension UIResponder {
  /// The last responder of the chain; for a view in a window, the window.
  var endOfChain: UIResponder {
    var responder = self
    while let next = responder.next { responder = next }
    return responder
  }
}

#if !canImport(ObjectiveC)
extension UIResponder: AssociationOwner {}
#endif

extension UIResponder: SettingsKeeper {}
