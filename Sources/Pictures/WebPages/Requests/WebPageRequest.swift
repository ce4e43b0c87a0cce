public import DynamicType
public import LayoutGeometry

/// A page to draw, with the view and the settings for which it is drawn.
///
/// ```swift
/// var request = WebPageRequest(
///   .text("<p>Hello</p>", address: nil),
///   size: Size(width: 390, height: 844),
///   category: .accessibilityLarge
/// )
/// request.isTransparent = true
/// ```
public struct WebPageRequest: Hashable, Sendable {
  /// The origin of a page's text.
  public enum Content: Hashable, Sendable {
    /// A text of HTML, and the address of the page; `nil` for a page without one.
    case text(String, address: String?)
    /// A file, by its absolute path.
    case file(String)
  }

  /// The origin of the text.
  public var content: Content

  /// The files that the page may read; `nil` for none.
  public var folder: PageFolder?

  /// The size of the view in points.
  public var size: Size

  /// The pixels per point of the picture.
  public var displayScale = 2.0

  /// The text size.
  public var category: ContentSizeCategory

  /// Whether the page is shown in dark mode.
  public var isDark = false

  /// Whether the page has no white background.
  public var isTransparent = false

  /// Whether scripts of the page itself run.
  public var allowsPageScripts = true

  /// Scripts that run before those of the page.
  public var scriptsAtStart: [String] = []

  /// Scripts that run one after the other when the page is loaded; each has an answer.
  public var scriptsAtEnd: [String] = []

  /// The height in points at which the picture ends.
  public var maximumHeight = 4000.0

  /// Creates a request for a page in a view.
  public init(
    _ content: Content,
    folder: PageFolder? = nil,
    size: Size,
    category: ContentSizeCategory
  ) {
    self.content = content
    self.folder = folder
    self.size = size
    self.category = category
  }
}
