public import Foundation
public import HeadlessUIKit

/// The facts of a link that its view shows.
open class LPLinkMetadata: NSObject {
  /// The address that was asked for.
  open var originalURL: URL?
  /// The address of the page.
  open var url: URL?
  /// The title.
  open var title: String?
  /// The source of the icon.
  open var iconProvider: NSItemProvider?
  /// The source of the picture.
  open var imageProvider: NSItemProvider?
  /// The source of the film.
  open var videoProvider: NSItemProvider?
  /// The address of the film.
  open var remoteVideoURL: URL?

  /// Creates facts that are set later.
  public override init() { super.init() }
}

/// A reason why there are no facts of a link.
public struct LPError: Error, Equatable, Sendable {
  /// The kinds of reasons.
  public enum Code: Int, Sendable {
    case unknown = 1
    case metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut
  }
  /// The kind.
  public let code: Code
}

/// Asks for the facts of a link, of which there are none, because no page is loaded.
open class LPMetadataProvider: NSObject {
  /// The seconds until asking ends.
  open var timeout = 30.0
  /// Whether what the page refers to is loaded.
  open var shouldFetchSubresources = true

  /// Creates an object that can be asked.
  public override init() { super.init() }

  /// Calls a function with the reason that nothing is loaded.
  open func startFetchingMetadata(
    for url: URL,
    completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
  ) { completionHandler(nil, LPError(code: .metadataFetchFailed)) }

  /// Throws the reason that nothing is loaded.
  open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
    throw LPError(code: .metadataFetchFailed)
  }

  /// Ends asking.
  open func cancel() {}
}

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
