import DynamicType
import FileAccess
import Foundation
import JSONText
import LayoutGeometry
import Testing

@testable import WebPages

@Suite("Renderers of web pages")
struct RendererTests {
  private struct Fake: WebPageRenderer {
    func render(_ request: WebPageRequest) throws(BrowserError) -> RenderedWebPage {
      RenderedWebPage(picture: [1], contentSize: request.size)
    }
  }

  private let request = WebPageRequest(
    .text("<p style='font: -apple-system-body'>", address: "file:///a/#top"),
    size: Size(width: 300, height: 400),
    category: .accessibilityLarge
  )

  @Test("are the installed browser, or that of the task")
  func current() throws {
    #expect(WebPageRendering.current is InstalledBrowser)
    let page = try Fake().performAsCurrent { try WebPageRendering.current.render(request) }
    #expect(page.picture == [1] && page.pictureSize == request.size)
    #expect(WebPageRendering.current is InstalledBrowser)
  }

  @Test("say which package is missing where there is no browser")
  func missing() {
    let browser = InstalledBrowser(in: [])
    #expect(throws: BrowserError.missing) { try browser.render(request) }
    #expect(BrowserError.missing.description.contains("chromium-headless-shell"))
  }

  @Test("give a page in memory at its address, with keywords at the text size, and nothing else")
  func memory() throws {
    let loading = PageLoading(request)
    #expect(request.address == "file:///a/")
    let commands = loading.answer(
      "Fetch.requestPaused",
      ["requestId": "1", "request": ["url": "file:///a/"]]
    )
    let body = try #require(commands.first?.1["body"]?.text)
    let bytes = try #require(Base64.decode(body.utf8, .strict))
    #expect(String(decoding: bytes, as: UTF8.self).contains("font: 400 33px"))
    let other = loading.answer(
      "Fetch.requestPaused",
      ["requestId": "2", "request": ["url": "https://example.com/a.css"]]
    )
    #expect(other.map(\.0) == ["Fetch.failRequest"])
    #expect(loading.refusedAddresses == ["https://example.com/a.css"])
  }
}
