import DynamicType
import Foundation
import JSONText
import Synchronization
import WebKit
import WebPages

/// A renderer without a browser that keeps what it was asked for.
final class FakeRenderer: WebPageRenderer {
  private let kept = Mutex<[WebPageRequest]>([])
  private let fault: BrowserError?

  init(_ fault: BrowserError? = nil) { self.fault = fault }

  /// The requests in their order.
  var requests: [WebPageRequest] { kept.withLock { $0 } }

  /// A page as high as ten lines of body, whose scripts say their own text.
  func render(_ request: WebPageRequest) throws(BrowserError) -> RenderedWebPage {
    kept.withLock { $0.append(request) }
    if let fault { throw fault }
    let line = TypeTable.iOS.entry(for: .body, at: request.category)?.leading ?? 0
    var page = RenderedWebPage(
      picture: FakeRenderer.picture,
      contentSize: Size(width: request.size.width, height: 10 * line)
    )
    page.title = "Fake"
    page.answers = request.scriptsAtEnd.map { script in
      script.hasPrefix("throw") ? .failure("Error: \(script)") : .value(.string(script))
    }
    return page
  }

  /// A PNG of one red pixel.
  static let picture: [UInt8] = Array(
    Data(
      base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMB"
        + "AQDJ/pLvAAAAAElFTkSuQmCC"
    ) ?? Data()
  )
}

/// A delegate that notes each call.
final class Listener: WKNavigationDelegate {
  var log: [String] = []
  var policy = WKNavigationActionPolicy.allow
  var finished: (WKWebView) -> Void = { _ in }
  var error: NSError?
  var held: ((WKNavigationActionPolicy) -> Void)?
  var holds = false

  func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    log.append("decide \(navigationAction.request.url?.absoluteString ?? "")")
    if holds { held = decisionHandler } else { decisionHandler(policy) }
  }

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    log.append("start")
  }

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { log.append("commit") }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    log.append("finish")
    finished(webView)
  }

  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  {
    log.append("fail")
    self.error = error as NSError
  }

  func webView(
    _ webView: WKWebView,
    didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {
    log.append("fail at start")
    self.error = error as NSError
  }
}
