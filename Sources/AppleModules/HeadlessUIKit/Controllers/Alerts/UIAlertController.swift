import DynamicType
public import Foundation

/// A message with buttons over the screen, in the middle or at the bottom.
///
/// ```swift
/// let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
/// controller.present(alert, animated: true)
/// ```
///
/// Texts follow the text size. An alert that would be higher than the screen is limited to the screen and
/// clips its content.
open class UIAlertController: UIViewController {
  /// Whether the message is in the middle of the screen or at its bottom.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    case actionSheet, alert
  }

  /// Whether the message is in the middle of the screen or at its bottom.
  public private(set) var preferredStyle = Style.actionSheet
  /// The message below the title.
  open var message: String? { didSet { contentChanged() } }
  open override var title: String? { didSet { contentChanged() } }
  /// The buttons, in the order in which they were added.
  public private(set) var actions: [UIAlertAction] = []
  /// The button that is emphasized.
  open var preferredAction: UIAlertAction? { didSet { contentChanged() } }

  /// Creates a message.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.message = message
    self.title = title
  }

  /// Creates a message without texts at the bottom of the screen.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    modalPresentationStyle = .overFullScreen
  }

  /// Creates a message, ignoring the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .overFullScreen
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    action.onChange = { [weak self] in self?.contentChanged() }
    contentChanged()
  }

  /// The fields of an alert, in the order in which they were added.
  public private(set) var textFields: [UITextField]?

  /// Adds a field to an alert.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(
      preferredStyle == .alert,
      "Only an alert has text fields, an action sheet has none"
    )
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .footnote)
    field.adjustsFontForContentSizeCategory = true
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    contentChanged()
  }

  open override func loadView() {
    let view = AlertView(frame: .zero)
    view.alert = self
    view.identity.isGenerated = true
    self.view = view
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    contentChanged()
  }

  private func contentChanged() {
    (loadedView as? AlertView)?.contentChanged()
    presentation?.presentationView?.setNeedsLayout()
  }

  override func presentedFrame(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect? {
    guard let card = loadedView as? AlertView else { return nil }
    return card.frame(in: bounds, safeArea: safeArea)
  }

  override var dimsPresenter: Bool { true }
}
