#if os(Linux)
import DynamicType
import Foundation
import Rendering
import Screens
import Snapshots
import Testing
import UIKit
import WebKit
import WebPages

@Suite(
  "A page in a screen",
  .serialized,
  .enabled(
    if: BrowserCommand.installed() != nil,
    "There is no chromium-headless-shell and no chromium."
  )
)
struct HelpTests {
  private static let categories: [ContentSizeCategory] = [
    .large, .accessibilityExtraExtraExtraLarge,
  ]

  /// A folder with files, removed after use.
  private func withFolder<Result>(
    _ files: [String: String],
    _ body: (URL) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    return try body(folder)
  }

  private func script(_ text: String, in view: WKWebView) throws -> String {
    var answer: Result<Any?, any Error> = .success(nil)
    view.evaluateJavaScript(text) { value, error in
      answer = error.map { .failure($0) } ?? .success(value)
    }
    return "\(try answer.get() ?? "nothing")"
  }

  private func picture(of view: UIView) -> [UInt8]? {
    var found: [UInt8]?
    view.layoutSnapshot().forEach { visit in
      for case .image(let image) in visit.element.drawings { found = image.source?.bytes }
    }
    return found
  }

  @Test(arguments: categories)
  func `Text of the page is as large as text of the system`(
    _ category: ContentSizeCategory
  ) throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.traitOverrides.preferredContentSizeCategory = category
    let controller = HelpController()
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    let webView = try #require(controller.webView)
    let size = try script("getComputedStyle(document.getElementById('text')).fontSize", in: webView)
    #expect(size == "\(Int(controller.heading.font.pointSize))px")
    let height = Double(try script("document.body.scrollHeight", in: webView))
    #expect(height == Double(webView.frame.height))
    #expect(controller.title == "Help")
    if let folder = ProcessInfo.processInfo.environment["SCREEN_PICTURES"] {
      let file = URL(fileURLWithPath: folder).appendingPathComponent("help-\(category).png")
      try Data(window.layoutSnapshot().pngData(scale: 2)).write(to: file)
    }
  }

  @Test(arguments: categories)
  func `The picture is that of the command`(_ category: ContentSizeCategory) throws {
    let sheet = "html { font: -apple-system-body } .note { padding: 1rem; background: #fde }"
    let page = """
      <!DOCTYPE html><html><head><meta name="viewport" content="width=device-width">
      <link rel="stylesheet" href="style.css"></head><body><p class="note">A note</p></body></html>
      """
    try withFolder(["page.html": page, "style.css": sheet]) { folder in
      let file = folder.appendingPathComponent("page.html")
      let pages = try #require(PageFolder(folder.path))
      let path = try #require(PageFolder.resolved(file.path))
      var viewer = try WebPageViewer(size: Size(width: 390, height: 500), displayScale: 3)
      let expected = try viewer.view(path, in: pages, at: category).picture

      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 500))
      window.traitOverrides.preferredContentSizeCategory = category
      let webView = WKWebView(frame: window.bounds)
      webView.scrollView.contentInsetAdjustmentBehavior = .never
      window.addSubview(webView)
      webView.loadFileURL(file, allowingReadAccessTo: folder)
      #expect(picture(of: window) == expected)
      webView.loadHTMLString(page, baseURL: folder)
      #expect(picture(of: window) == expected)
    }
  }

  @Test func `A page and the program talk to each other`() throws {
    final class Handler: WKScriptMessageHandler {
      var bodies: [String] = []
      func userContentController(
        _ userContentController: WKUserContentController,
        didReceive message: WKScriptMessage
      ) { bodies.append("\(message.name) \(message.body)") }
    }
    let handler = Handler()
    let configuration = WKWebViewConfiguration()
    let controller = configuration.userContentController
    controller.add(handler, name: "log")
    controller.addUserScript(
      WKUserScript(
        source: "window.early = 1",
        injectionTime: .atDocumentStart,
        forMainFrameOnly: true
      )
    )
    controller.addUserScript(
      WKUserScript(
        source: "document.title = 'after ' + document.title",
        injectionTime: .atDocumentEnd,
        forMainFrameOnly: true
      )
    )
    let webView = WKWebView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300),
      configuration: configuration
    )
    webView.loadHTMLString(
      "<title>page</title><script>webkit.messageHandlers.log.postMessage(early + 1)</script>",
      baseURL: URL(string: "https://example.com/a/")
    )
    webView.layoutIfNeeded()
    #expect(handler.bodies == ["log 2"])
    #expect(webView.title == "after page")
    #expect(try script("location.href", in: webView) == "https://example.com/a/")
    #expect(try script("window.early = 5; [early, 'a', {b: true}]", in: webView).contains("5"))
    #expect(try script("early", in: webView) == "5")
    #expect(throws: WKError.self) { try script("none()", in: webView) }
    var number: Int?
    webView.evaluateJavaScript("1 + 1") { value, _ in number = value as? Int }
    #expect(number == 2)
  }

  @Test func `A page without a script of its own still answers`() throws {
    let configuration = WKWebViewConfiguration()
    configuration.defaultWebpagePreferences.allowsContentJavaScript = false
    let webView = WKWebView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300),
      configuration: configuration
    )
    webView.loadHTMLString("<script>window.ran = true</script>", baseURL: nil)
    webView.layoutIfNeeded()
    #expect(try script("String(window.ran)", in: webView) == "undefined")
  }
}
#endif
