// The example of the documentation of WebKit.

import UIKit
import WebKit

final class HelpController: UIViewController, WKNavigationDelegate {
  let webView = WKWebView()

  override func viewDidLoad() {
    super.viewDidLoad()
    webView.navigationDelegate = self
    webView.frame = view.bounds
    view.addSubview(webView)
    webView.loadHTMLString("<p style='font: -apple-system-body'>Help</p>", baseURL: nil)
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    title = webView.title
  }
}

let controller = HelpController()
controller.loadViewIfNeeded()
print(controller.webView.isLoading)  // true
