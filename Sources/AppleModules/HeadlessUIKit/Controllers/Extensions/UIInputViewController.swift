/// The text around the cursor in the app that shows the keyboard; there is none here.
public protocol UITextDocumentProxy: UIKeyInput {
  var documentContextBeforeInput: String? { get }
  var documentContextAfterInput: String? { get }
  var selectedText: String? { get }
  func adjustTextPosition(byCharacterOffset offset: Int)
}

/// The controller of a keyboard.
open class UIInputViewController: UIViewController {
  /// The view in place of the keyboard.
  open override var inputView: UIInputView? {
    get { viewIfLoaded as? UIInputView }
    set { if let newValue { view = newValue } }
  }
  open var primaryLanguage: String?
  open var hasDictationKey = false
  open var needsInputModeSwitchKey: Bool { true }
  open var hasFullAccess: Bool { false }

  open func dismissKeyboard() {}
  open func advanceToNextInputMode() {}
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  open func textDidChange(_ textInput: (any UITextInput)?) {}
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
}
