import Foundation
import LayoutGeometry
import Snapshots
import Testing
import UIKit
import WebKit
import WebPages

@Suite("Web views")
struct WebViewTests {
  private let renderer = FakeRenderer()
  private let listener = Listener()

  private func webView(_ configuration: WKWebViewConfiguration = .init()) -> WKWebView {
    let view = WKWebView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      configuration: configuration
    )
    view.navigationDelegate = listener
    return view
  }

  /// The image that a web view's snapshot draws.
  private func drawnImage(in view: UIView) -> ImageContent? {
    var found: ImageContent?
    view.layoutSnapshot().forEach { visit in
      for case .image(let image) in visit.element.drawings { found = image }
    }
    return found
  }

  @Test("draw the picture of a text, and tell the program in the order of the system")
  func text() throws {
    let view = webView()
    try renderer.performAsCurrent {
      view.loadHTMLString("<p>Hello</p>", baseURL: nil)
      #expect(view.isLoading && listener.log.isEmpty)
      let image = try #require(drawnImage(in: view))
      #expect(image.source?.bytes == FakeRenderer.picture)
      #expect(image.rect == Rect(x: 0, y: 0, width: 300, height: 220))
    }
    #expect(listener.log == ["decide about:blank", "start", "commit", "finish"])
    #expect(!view.isLoading && view.title == "Fake" && view.estimatedProgress == 1)
    #expect(view.url?.absoluteString == "about:blank")
    #expect(view.scrollView.contentSize == CGSize(width: 300, height: 220))
    let request = try #require(renderer.requests.first)
    #expect(request.content == .text("<p>Hello</p>", address: nil))
    #expect(request.size == Size(width: 300, height: 400))
    #expect(request.category == .large && request.folder == nil)
  }

  @Test("draw the page again at another text size, once, and tell nobody")
  func category() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let view = webView()
    window.addSubview(view)
    renderer.performAsCurrent {
      view.loadHTMLString("a", baseURL: nil)
      _ = drawnImage(in: window)
      window.traitOverrides.preferredContentSizeCategory =
        .accessibilityExtraExtraExtraLarge
      _ = drawnImage(in: window)
      _ = drawnImage(in: window)
    }
    #expect(
      renderer.requests.map(\.category) == [.large, .accessibilityExtraExtraExtraLarge]
    )
    #expect(view.scrollView.contentSize.height > 600)
    #expect(listener.log.count == 4)
  }

  @Test("let a program make the view as high as the page")
  func height() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 800))
    let view = webView()
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    let height = view.heightAnchor.constraint(equalToConstant: 1)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 200),
      view.topAnchor.constraint(equalTo: window.topAnchor), height,
    ])
    listener.finished = { height.constant = $0.scrollView.contentSize.height }
    renderer.performAsCurrent {
      view.loadHTMLString("a", baseURL: nil)
      window.layoutIfNeeded()
    }
    #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 220))
  }

  @Test("show a marked box with the reason where there is no browser")
  func missing() throws {
    let view = webView()
    try InstalledBrowser(in: []).performAsCurrent {
      view.loadHTMLString("a", baseURL: nil)
      let image = try #require(drawnImage(in: view))
      #expect(image.isMissing && image.rect.size == Size(width: 300, height: 400))
      #expect(image.missingReason?.contains("chromium-headless-shell") == true)
      #expect(view.layoutSnapshot().json().contains("chromium-headless-shell"))
    }
    #expect(listener.log.last == "fail at start")
    #expect(!view.isLoading && view.title == nil)
  }

  @Test("do not load pages of servers")
  func remote() throws {
    let view = webView()
    let address = try #require(URL(string: "https://example.com/a"))
    try renderer.performAsCurrent {
      view.load(URLRequest(url: address))
      let image = try #require(drawnImage(in: view))
      #expect(
        image.missingReason == "pages of the network are not loaded: https://example.com/a"
      )
    }
    #expect(listener.error?.domain == NSURLErrorDomain)
    #expect(listener.error?.code == NSURLErrorNotConnectedToInternet)
    #expect(renderer.requests.isEmpty && view.url == address)
  }

  @Test("load nothing that the program does not want, also when it answers later")
  func policy() {
    let view = webView()
    listener.policy = .cancel
    renderer.performAsCurrent {
      view.loadHTMLString("a", baseURL: nil)
      view.layoutIfNeeded()
      #expect(listener.log == ["decide about:blank", "fail at start"])
      #expect(renderer.requests.isEmpty && !view.isLoading)
      listener.holds = true
      view.reload()
      view.layoutIfNeeded()
      #expect(view.isLoading && renderer.requests.isEmpty)
      listener.held?(.allow)
      view.layoutIfNeeded()
      #expect(renderer.requests.count == 1 && !view.isLoading)
    }
  }

  @Test("let a file read what the program allows")
  func files() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let inner = root.appendingPathComponent("pages", isDirectory: true)
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    let page = inner.appendingPathComponent("a.html")
    try Data("<p>".utf8).write(to: page)
    let view = webView()
    renderer.performAsCurrent {
      view.loadFileURL(page, allowingReadAccessTo: root)
      view.layoutIfNeeded()
      view.loadFileURL(page, allowingReadAccessTo: page)
      view.layoutIfNeeded()
      view.loadHTMLString("b", baseURL: inner)
      view.layoutIfNeeded()
      #expect(listener.error == nil)
      view.loadFileURL(page, allowingReadAccessTo: root.appendingPathComponent("none"))
      view.layoutIfNeeded()
      #expect(listener.error?.code == NSURLErrorNoPermissionsToReadFile)
      view.loadFileURL(inner.appendingPathComponent("b.html"), allowingReadAccessTo: root)
      view.layoutIfNeeded()
      #expect(listener.error?.code == NSURLErrorFileDoesNotExist)
    }
    let path = try #require(PageFolder.resolved(page.path))
    let folders = renderer.requests.map { $0.folder?.path }
    #expect(renderer.requests.first?.content == .file(path))
    #expect(
      folders == [PageFolder.resolved(root.path), path, PageFolder.resolved(inner.path)]
    )
  }

  @Test("run scripts, and run them again with each drawing")
  func scripts() throws {
    let configuration = WKWebViewConfiguration()
    configuration.userContentController.addUserScript(
      WKUserScript(source: "early", injectionTime: .atDocumentStart, forMainFrameOnly: true)
    )
    configuration.userContentController.addUserScript(
      WKUserScript(source: "late", injectionTime: .atDocumentEnd, forMainFrameOnly: true)
    )
    let view = webView(configuration)
    var answers: [String] = []
    renderer.performAsCurrent {
      view.loadHTMLString("a", baseURL: nil)
      view.evaluateJavaScript("1 + 1") { value, error in
        answers.append("\(value ?? "none") \(error == nil)")
      }
      view.evaluateJavaScript("throw 1") { value, error in
        answers.append((error as? WKError)?.reason ?? "")
      }
      view.frame.size.width = 250
      view.layoutIfNeeded()
    }
    #expect(answers == ["1 + 1 true", "Error: throw 1"])
    let last = try #require(renderer.requests.last)
    #expect(last.scriptsAtStart == ["early"])
    #expect(last.scriptsAtEnd == ["late", "1 + 1", "throw 1"])
    #expect(last.size.width == 250)
  }

  @Test("are clear where they are not opaque, and dark where the system is")
  func looks() throws {
    let configuration = WKWebViewConfiguration()
    configuration.preferences.javaScriptEnabled = false
    let view = webView(configuration)
    view.isOpaque = false
    view.traitOverrides.userInterfaceStyle = .dark
    renderer.performAsCurrent {
      view.loadHTMLString("a", baseURL: nil)
      view.layoutIfNeeded()
    }
    let request = try #require(renderer.requests.last)
    #expect(request.isTransparent && request.isDark && !request.allowsPageScripts)
  }

  @Test("read numbers as programs cast them")
  func numbers() {
    let half: Any = NSNumber(value: 2.5)
    let two: Any = NSNumber(value: 2)
    #expect(half as? CGFloat == 2.5 && half as? Double == 2.5)
    #expect(two as? CGFloat == 2 && two as? Int == 2 && two as? Double == 2)
    #expect(("2" as Any) as? CGFloat == nil)
  }
}
