import UIKit
import WebKit

/// A screen with a page of the app, in a view that is as high as the page.
public class HelpController: UIViewController {
  /// The text above the page.
  @IBOutlet public weak var heading: UILabel!
  /// Shows the page.
  @IBOutlet public weak var webView: WKWebView!
  private lazy var height = webView.heightAnchor.constraint(equalToConstant: 1)

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let heading = UILabel()
    heading.text = "Text of the system"
    heading.font = .preferredFont(forTextStyle: .body)
    heading.adjustsFontForContentSizeCategory = true
    heading.numberOfLines = 0
    let webView = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    webView.navigationDelegate = self
    webView.scrollView.isScrollEnabled = false
    let stack = UIStackView(arrangedSubviews: [heading, webView])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    (self.heading, self.webView) = (heading, webView)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      height,
    ])
    webView.loadHTMLString(Self.page, baseURL: nil)
  }

  /// The page in fonts of the system, with a box whose padding grows with the text.
  public static let page = """
    <!DOCTYPE html>
    <html><head><title>Help</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <style>
    html { font: -apple-system-body }
    body { margin: 0 }
    h1 { font: -apple-system-title2; margin: 0 0 0.5rem }
    .note { font: -apple-system-footnote; background: #e8f0fe; padding: 0.5rem; border-radius: 0.5rem }
    </style></head><body>
    <h1>Help</h1>
    <p id="text">Text of the page, as large as the text above it.</p>
    <p class="note">A note in a box.</p>
    </body></html>
    """
}

extension HelpController: WKNavigationDelegate {
  /// Makes the view as high as the page.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    title = webView.title
    webView.evaluateJavaScript("document.body.scrollHeight") { [weak self] value, _ in
      if let value = value as? CGFloat { self?.height.constant = value }
    }
  }
}
