/// An engine that draws web pages.
///
/// ``InstalledBrowser`` is one. Tests give views another one, which needs no browser:
///
/// ```swift
/// struct FakeRenderer: WebPageRenderer {
///   func render(_ request: WebPageRequest) throws(BrowserError) -> RenderedWebPage {
///     RenderedWebPage(picture: [], contentSize: request.size)
///   }
/// }
/// ```
public protocol WebPageRenderer: Sendable {
  /// Draws a page.
  ///
  /// The same request gives the same page: nothing of an earlier one is left.
  ///
  /// - Throws: The reason for which there is no picture.
  func render(_ request: WebPageRequest) throws(BrowserError) -> RenderedWebPage
}
