public import HeadlessUIKit

/// A sheet of an extension that shares a text: here the text alone, without the card around it.
open class SLComposeServiceViewController: UIViewController, UITextViewDelegate {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The field of the text.
  public let textView: UITextView! = UITextView()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text that stands in an empty field.
  open var placeholder: String!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The number of characters that are left.
  open var charactersRemaining: NSNumber!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The rows that depend on the text.
  open var autoCompletionViewController: UIViewController!

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text.
  open var contentText: String! { textView.text }

  /// Makes the view with the field.
  open override func loadView() {
    let view = UIView()
    textView.delegate = self
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    textView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(textView)
    NSLayoutConstraint.activate([
      textView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      textView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
    self.view = view
  }

  /// Called when the sheet is there.
  open func presentationAnimationDidFinish() {}
  /// Called when the person shares the text.
  open func didSelectPost() {}
  /// Called when the person does not share the text.
  open func didSelectCancel() {}
  /// Shares nothing and closes the sheet.
  open func cancel() {}
  /// Returns whether the text may be shared.
  open func isContentValid() -> Bool { true }
  /// Asks anew whether the text may be shared.
  open func validateContent() {}
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Returns the rows below the text.
  open func configurationItems() -> [Any]! { [] }
  /// Asks for the rows anew.
  open func reloadConfigurationItems() {}
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Shows the screen of a row.
  open func pushConfigurationViewController(_ viewController: UIViewController!) {}
  /// Goes back to the text.
  open func popConfigurationViewController() {}
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Returns the view of what is shared.
  open func loadPreviewView() -> UIView! { nil }
}
