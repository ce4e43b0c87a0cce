import DynamicType
import Foundation
import FoundationNetworking
import HeadlessUIKit
import LayoutGeometry
import Snapshots
import WebPages

extension WKWebView {
  /// Takes the place of what was loaded; the page is loaded with the next layout.
  func begin(_ load: PageLoad) -> WKNavigation {
    self.load = load
    shownRequest = nil
    isLoading = true
    url = load.url
    setNeedsLayout()
    return load.navigation
  }

  /// Does the next step of loading that is possible.
  func continueLoading() {
    guard let load, !bounds.isEmpty else { return }
    switch load.stage {
    case .new: ask(load)
    case .allowed: loadPage(load)
    case .finished: follow(load)
    case .failed: content.frame = CGRect(origin: .zero, size: viewport)
    case .asking: break
    }
  }

  /// Asks the program whether the page is loaded.
  private func ask(_ load: PageLoad) {
    self.load?.stage = .asking
    let action = WKNavigationAction(URLRequest(url: load.url), load.type)
    guard let navigationDelegate else { return decide(.allow, load) }
    navigationDelegate.webView(self, decidePolicyFor: action) { [weak self] policy in
      self?.decide(policy, load)
    }
  }

  private func decide(_ policy: WKNavigationActionPolicy, _ load: PageLoad) {
    guard self.load?.navigation === load.navigation, self.load?.stage == .asking else { return }
    guard policy == .allow else {
      self.load?.stage = .failed
      isLoading = false
      navigationDelegate?.webView(
        self,
        didFailProvisionalNavigation: load.navigation,
        withError: PageLoadError.refusedByProgram(load.url)
      )
      return
    }
    self.load?.stage = .allowed
    setNeedsLayout()
  }

  private func loadPage(_ load: PageLoad) {
    navigationDelegate?.webView(self, didStartProvisionalNavigation: load.navigation)
    guard self.load?.navigation === load.navigation else { return }
    do throws(PageLoadError) {
      let request = try request(for: load)
      let page = try rendered(request)
      navigationDelegate?.webView(self, didCommit: load.navigation)
      guard self.load?.navigation === load.navigation else { return }
      self.load?.stage = .finished
      show(page, of: request)
      isLoading = false
      deliverMessages(of: page)
      navigationDelegate?.webView(self, didFinish: load.navigation)
    } catch {
      fail(error)
      navigationDelegate?.webView(
        self,
        didFailProvisionalNavigation: load.navigation,
        withError: error.asNSError
      )
    }
  }

  /// Draws a loaded page again where its size, its text size or its colors have changed.
  private func follow(_ load: PageLoad) {
    do throws(PageLoadError) {
      let request = try request(for: load)
      guard request != shownRequest else { return }
      show(try rendered(request), of: request)
    } catch {
      fail(error)
      navigationDelegate?.webView(self, didFail: load.navigation, withError: error.asNSError)
    }
  }

  /// Shows a marked box with the reason.
  private func fail(_ error: PageLoadError) {
    load?.stage = .failed
    isLoading = false
    shownRequest = nil
    title = nil
    content.content = .missing(reason: error.reason)
    content.frame = CGRect(origin: .zero, size: viewport)
    scrollView.contentSize = .zero
  }
}

extension WKWebView {
  /// The size in which the page is laid out: without what bars and the safe area cover.
  var viewport: CGSize {
    guard !bounds.isEmpty else { return UIScreen.main.bounds.size }
    let insets = scrollView.adjustedContentInset
    return CGSize(
      width: max(1, bounds.width - insets.left - insets.right),
      height: max(1, bounds.height - insets.top - insets.bottom)
    )
  }

  /// The page of a load as it is drawn in this view.
  func request(for load: PageLoad) throws(PageLoadError) -> WebPageRequest {
    let (page, folder) = try load.content
    let traits = traitCollection
    var request = WebPageRequest(
      page,
      folder: folder,
      size: Size(width: viewport.width, height: viewport.height),
      category: traits.preferredContentSizeCategory
    )
    request.displayScale = traits.displayScale > 0 ? traits.displayScale : 2
    request.isDark = traits.userInterfaceStyle == .dark
    request.isTransparent = !isOpaque
    request.allowsPageScripts = configuration.allowsPageScripts
    request.scriptsAtStart = scriptsAtStart
    request.scriptsAtEnd = scriptsAtEnd + load.scripts
    return request
  }

  func rendered(_ request: WebPageRequest) throws(PageLoadError) -> RenderedWebPage {
    do throws(BrowserError) {
      return try WebPageRendering.current.render(request)
    } catch {
      throw .renderer(error)
    }
  }

  /// Shows the picture of a page and takes its size and title.
  func show(_ page: RenderedWebPage, of request: WebPageRequest) {
    shownRequest = request
    title = page.title
    let source = try? ImageSource(
      page.picture,
      size: page.pictureSize,
      scale: request.displayScale
    )
    content.content =
      source.map { .picture($0) } ?? .missing(reason: "the picture of the page is damaged")
    let size = source == nil ? viewport : CGSize(page.pictureSize)
    content.frame = CGRect(origin: .zero, size: size)
    scrollView.contentSize = CGSize(page.contentSize)
  }
}

extension CGSize {
  fileprivate init(_ size: Size) { self.init(width: size.width, height: size.height) }
}
