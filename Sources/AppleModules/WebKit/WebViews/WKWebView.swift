public import Foundation
public import struct FoundationNetworking.URLRequest
public import HeadlessUIKit
import WebPages

/// A view that shows a web page of the app.
///
/// A headless Chromium draws the page as a web view of iOS would at the view's text size, and its
/// picture is what snapshots have. Pages load while the view is laid out, in the renderer
/// `WebPageRendering.current`. Where there is no picture, a marked box says why.
///
/// ```swift
/// let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
/// view.loadHTMLString("<p style='font: -apple-system-body'>Hello</p>", baseURL: nil)
/// let snapshot = view.layoutSnapshot()
/// ```
///
/// Nothing comes from the network: a page of a server fails, and parts of a page are left out.
open class WKWebView: UIView {
  /// The settings; objects in it are those that the view was created with.
  public let configuration: WKWebViewConfiguration

  /// The object that follows the loading.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The object that shows windows and alerts.
  open weak var uiDelegate: (any WKUIDelegate)?

  /// The view that scrolls; the size of its content is that of the page.
  public let scrollView: UIScrollView = PageScrollView()

  /// The title of the page.
  public internal(set) var title: String?
  /// Whether a page is asked for that is not there yet.
  public internal(set) var isLoading = false
  /// The address of the page.
  public internal(set) var url: URL?
  /// The part of the page that is there, from 0 to 1.
  public var estimatedProgress: Double { load?.stage == .finished ? 1 : 0 }
  /// Whether nothing of the page came without encryption; pages here come from files and texts.
  public var hasOnlySecureContent: Bool { load?.stage == .finished }
  /// Whether there is an earlier page; pages are not remembered.
  public var canGoBack: Bool { false }
  /// Whether there is a later page; pages are not remembered.
  public var canGoForward: Bool { false }

  /// Whether swipes lead to other pages; kept alone.
  open var allowsBackForwardNavigationGestures = false
  /// Whether links are previewed; kept alone.
  open var allowsLinkPreview = true
  /// The name of the browser that pages read; kept alone.
  open var customUserAgent: String?
  /// Whether developers may inspect the page; kept alone.
  open var isInspectable = false
  /// The color behind the page where it is pulled beyond its edges; kept alone.
  open var underPageBackgroundColor: UIColor?

  let content = WebContentView(nil)
  var load: PageLoad?
  /// The request that the content shows.
  var shownRequest: WebPageRequest?

  /// Creates a view with settings.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration.copy() as? WKWebViewConfiguration ?? configuration
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view.
  public override init(frame: CGRect) {
    configuration = WKWebViewConfiguration()
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view as if it came out of an archive; an archive is not read.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    scrollView.contentInsetAdjustmentBehavior = .always
    scrollView.identity.isGenerated = true
    content.identity.isGenerated = true
    scrollView.addSubview(content)
    addSubview(scrollView)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    continueLoading()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  open override var isOpaque: Bool { didSet { if isOpaque != oldValue { setNeedsLayout() } } }
}

extension WKWebView {
  /// Shows a text of HTML.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - baseURL: The address of the page. One of a file lets the page read the folder.
  /// - Returns: The loading, by which the delegate tells it from others.
  @discardableResult
  public func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    begin(PageLoad(.text(string, base: baseURL)))
  }

  /// Shows a file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - readAccessURL: The folder whose files the page may read, or the file itself.
  /// - Returns: The loading, by which the delegate tells it from others.
  @discardableResult
  public func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    begin(PageLoad(.file(url, access: readAccessURL)))
  }

  /// Shows the page of a request: a file reads nothing beside itself, and a page of a server fails.
  @discardableResult
  public func load(_ request: URLRequest) -> WKNavigation? {
    guard let url = request.url else { return nil }
    return begin(PageLoad(url.isFileURL ? .file(url, access: url) : .remote(url)))
  }

  /// Shows a text of HTML in its bytes; other types than HTML are not shown.
  @discardableResult
  public func load(
    _ data: Data,
    mimeType: String,
    characterEncodingName: String,
    baseURL: URL
  ) -> WKNavigation? {
    begin(PageLoad(.text(String(decoding: data, as: UTF8.self), base: baseURL)))
  }

  /// Loads the page again.
  @discardableResult
  public func reload() -> WKNavigation? {
    guard let load else { return nil }
    return begin(PageLoad(load.source, type: .reload))
  }

  /// Loads the page again, as ``reload()`` does: nothing is kept from servers.
  @discardableResult
  public func reloadFromOrigin() -> WKNavigation? { reload() }

  /// Ends the loading of a page that is not there yet.
  public func stopLoading() {
    guard isLoading, let load else { return }
    let error = NSError(domain: NSURLErrorDomain, code: NSURLErrorCancelled)
    self.load?.stage = .failed
    isLoading = false
    navigationDelegate?.webView(
      self,
      didFailProvisionalNavigation: load.navigation,
      withError: error
    )
  }

  /// Shows an earlier page; none is remembered.
  @discardableResult
  public func goBack() -> WKNavigation? { nil }

  /// Shows a later page; none is remembered.
  @discardableResult
  public func goForward() -> WKNavigation? { nil }
}

/// The scroll view of a page, whose insets make the page narrower.
final class PageScrollView: UIScrollView {
  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    superview?.setNeedsLayout()
  }
}
