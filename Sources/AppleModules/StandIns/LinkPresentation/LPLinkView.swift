public import HeadlessUIKit

/// A link with its title and the name of its host, as a card with texts that follow the text size.
///
/// Pictures, and the measures of Apple's card, are not there.
open class LPLinkView: UIView {
  /// The facts.
  open var metadata: LPLinkMetadata {
    didSet { show() }
  }

  private let title = UILabel()
  private let host = UILabel()

  /// Creates a view of facts.
  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
    prepare()
  }

  /// Creates a view of an address.
  public convenience init(url: URL) {
    let metadata = LPLinkMetadata()
    metadata.url = url
    self.init(metadata: metadata)
  }

  /// Gives `nil`: a link is not in an archive.
  public required init?(coder: NSCoder) { return nil }

  private func prepare() {
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    title.font = .preferredFont(forTextStyle: .subheadline)
    host.font = .preferredFont(forTextStyle: .footnote)
    host.textColor = .secondaryLabel
    for label in [title, host] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 2
    }
    let stack = UIStackView(arrangedSubviews: [title, host])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
    ])
    show()
  }

  private func show() {
    let url = metadata.url ?? metadata.originalURL
    title.text = metadata.title
    title.isHidden = metadata.title == nil
    host.text = url?.host
  }
}
