import HeadlessUIKit
import ScreenLoading
import Snapshots
import Testing

@Suite("Web views of a document are marked boxes")
struct WebViewTests {
  @Test(
    "with the reason, and the background that the document gives",
    arguments: ["wkWebView", "webView"]
  )
  func box(_ element: String) throws {
    let view = """
      <\(element) contentMode="scaleToFill" id="x">
      <rect key="frame" x="20" y="79" width="200" height="100"/>
      <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/></\(element)>
      """
    let screen = try ScreenUnderTest(
      try Documents.storyboard(Documents.controller("home", view))
    )
    let found = screen.loaded.snapshot().element(withID: "x")
    let drawings = try #require(found).element.drawings
    #expect(drawings.count == 2)
    guard case .image(let image) = drawings.last else {
      Issue.record("there is no box")
      return
    }
    #expect(image.isMissing && image.rect.size == Size(width: 200, height: 100))
    #expect(image.missingReason == "a web view; its page is loaded by code")
  }
}
