public import Foundation

/// A load of an address with a scheme of the app.
public protocol WKURLSchemeTask: AnyObject {
  /// The address.
  var request: URLRequest { get }
  /// Called by the app with the facts of the answer.
  func didReceive(_ response: URLResponse)
  /// Called by the app with bytes.
  func didReceive(_ data: Data)
  /// Called by the app at the end.
  func didFinish()
  /// Called by the app with an error.
  func didFailWithError(_ error: any Error)
}

/// Loads addresses with a scheme of the app; it is kept and not called.
public protocol WKURLSchemeHandler: AnyObject {
  /// Called when a page needs an address.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// Called when a page needs it no longer.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// The window that a page asks for.
open class WKWindowFeatures: NSObject {
  /// The left edge.
  open var x: NSNumber? { nil }
  /// The upper edge.
  open var y: NSNumber? { nil }
  /// The width.
  open var width: NSNumber? { nil }
  /// The height.
  open var height: NSNumber? { nil }
  /// Whether it has a menu bar.
  open var menuBarVisibility: NSNumber? { nil }
  /// Whether it has a status bar.
  open var statusBarVisibility: NSNumber? { nil }
  /// Whether it has tool bars.
  open var toolbarsVisibility: NSNumber? { nil }
  /// Whether its size can be changed.
  open var allowsResizing: NSNumber? { nil }
}

/// Rules by which parts of pages are not loaded.
open class WKContentRuleList: NSObject {
  /// The name.
  public let identifier: String

  init(identifier: String) { self.identifier = identifier }
}

/// The rules of an app, which are not compiled.
open class WKContentRuleListStore: NSObject, @unchecked Sendable {
  // Sendable: it has no state.
  private static let only = WKContentRuleListStore()

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Returns the rules of the app.
  open class func `default`() -> WKContentRuleListStore! { only }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Calls a function with rules that block nothing.
  open func compileContentRuleList(
    forIdentifier identifier: String!,
    encodedContentRuleList: String!,
    completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!
  ) { completionHandler?(WKContentRuleList(identifier: identifier ?? ""), nil) }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Calls a function without rules: none is kept.
  open func lookUpContentRuleList(
    forIdentifier identifier: String!,
    completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!
  ) { completionHandler?(nil, nil) }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Calls a function: there is nothing to remove.
  open func removeContentRuleList(
    forIdentifier identifier: String!,
    completionHandler: (((any Error)?) -> Void)!
  ) { completionHandler?(nil) }
}

extension WKUserContentController {
  /// Adds rules, which block nothing.
  public func add(_ contentRuleList: WKContentRuleList) {}
  /// Removes rules.
  public func remove(_ contentRuleList: WKContentRuleList) {}
  /// Removes all rules.
  public func removeAllContentRuleLists() {}
}

extension WKWebViewConfiguration {
  /// Sets the object that loads addresses of a scheme; it is not called.
  public func setURLSchemeHandler(
    _ urlSchemeHandler: (any WKURLSchemeHandler)?,
    forURLScheme urlScheme: String
  ) {}
}

/// The answer of a server, for which a page asks; no server is asked here.
open class WKNavigationResponse: NSObject {
  /// The facts of the answer.
  public let response: URLResponse
  /// Whether it is the answer for the whole page.
  open var isForMainFrame: Bool { true }
  /// Whether a page can show it.
  open var canShowMIMEType: Bool { true }

  init(response: URLResponse) { self.response = response }
}

/// The decision about an answer.
public enum WKNavigationResponsePolicy: Int, Hashable, Sendable {
  case cancel, allow, download
}
