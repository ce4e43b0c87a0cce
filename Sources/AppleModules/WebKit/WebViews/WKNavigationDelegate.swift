import Foundation
import HeadlessUIKit

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// An object that follows the loading of pages.
///
/// A page is loaded while its view is laid out, so these are called then, in the order of the system.
public protocol WKNavigationDelegate: AnyObject {
  /// Asks whether a page is loaded; the handler may be called later.
  func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  )
  /// Called when a page begins to load.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Called when a page is there and nothing of it is shown yet.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Called when a page is shown.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Called when a page that was shown cannot be drawn any more, as at another text size.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Called when a page cannot be loaded.
  func webView(
    _ webView: WKWebView,
    didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  )
}

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
extension WKNavigationDelegate {
  /// Loads the page.
  public func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  /// Does nothing.
  public func webView(
    _ webView: WKWebView,
    didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView,
    didFail navigation: WKNavigation!,
    withError error: any Error
  ) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView,
    didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
}

/// An object that shows windows and alerts of pages; pages here have none, so it is kept alone.
public protocol WKUIDelegate: AnyObject {}

extension WKScriptMessage {
  /// The view of the page.
  public var webView: WKWebView? { view as? WKWebView }
}
