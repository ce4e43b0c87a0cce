import Foundation

/// The view of a configuration of missing content.
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private let stack = UIStackView()
  private var alignments: [NSLayoutConstraint] = []

  /// Creates a view of a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    prepare()
    apply()
  }

  /// Creates one, ignoring the coder.
  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
    prepare()
    apply()
  }

  /// The shown configuration; one of another type is ignored.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let value = newValue as? UIContentUnavailableConfiguration else { return }
      shown = value
      apply()
    }
  }

  private func prepare() {
    stack.axis = .vertical
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    let guide = layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      stack.topAnchor.constraint(greaterThanOrEqualTo: guide.topAnchor),
      stack.bottomAnchor.constraint(lessThanOrEqualTo: guide.bottomAnchor),
    ])
  }

  private func apply() {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    let parts: [(view: UIView?, padding: CGFloat)] = [
      (image, shown.imageToTextPadding),
      (
        label(shown.text, shown.attributedText, shown.textProperties),
        shown.textToSecondaryTextPadding
      ),
      (
        label(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties),
        shown.textToButtonPadding
      ),
      (button(shown.button, shown.buttonProperties), shown.buttonToSecondaryButtonPadding),
      (button(shown.secondaryButton, shown.secondaryButtonProperties), 0),
    ]
    for (view, padding) in parts {
      guard let view else { continue }
      stack.addArrangedSubview(view)
      stack.setCustomSpacing(padding, after: view)
    }
    directionalLayoutMargins = shown.directionalLayoutMargins
    backgroundColor = shown.background.backgroundColor
    align()
  }

  private func align() {
    NSLayoutConstraint.deactivate(alignments)
    alignments = [
      shown.alignment == .center
        ? stack.centerYAnchor.constraint(equalTo: layoutMarginsGuide.centerYAnchor)
        : stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor)
    ]
    NSLayoutConstraint.activate(alignments)
  }

  private var image: UIView? {
    if shown.isLoading {
      let indicator = UIActivityIndicatorView(style: .medium)
      indicator.startAnimating()
      return indicator
    }
    guard let image = shown.image else { return nil }
    let view = UIImageView(image: image)
    view.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
    if let tint = shown.imageProperties.tintColor { view.tintColor = tint }
    view.layer.cornerRadius = shown.imageProperties.cornerRadius
    view.clipsToBounds = shown.imageProperties.cornerRadius > 0
    return view
  }

  private func label(
    _ text: String?,
    _ attributedText: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties
  ) -> UIView? {
    guard text?.isEmpty == false || attributedText != nil else { return nil }
    let label = UILabel()
    UIListContentView.apply(properties, text, attributedText, to: label)
    return label
  }

  private func button(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIView? {
    guard properties.primaryAction != nil || properties.menu != nil else { return nil }
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    button.menu = properties.menu
    button.isEnabled = properties.isEnabled
    button.role = properties.role
    return button
  }
}
