import Testing
import UIKit

/// Source: "Dynamic Type: the experience of the Spark team" (navigation bars), and Apple's
/// documentation of `UIBarItem.largeContentSizeImage`.
@Suite("A long press on a bar's button shows it large")
struct LargeContentTests {
  private func image(_ side: Int) throws -> UIImage {
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(side)" height="\#(side)"/>"#
    return try #require(UIImage(data: Data(svg.utf8)))
  }

  private func screen(
    _ button: UIBarButtonItem,
    at category: UIContentSizeCategory
  ) throws -> UIWindow {
    let controller = UIViewController()
    controller.title = "Inbox"
    controller.navigationItem.rightBarButtonItem = button
    return try Screens.window(UINavigationController(rootViewController: controller), at: category)
  }

  /// The item that a press of a second at the end of the bar shows.
  private func pressed(_ window: UIWindow) throws -> (any UILargeContentViewerItem)? {
    let navigation = try #require(window.rootViewController as? UINavigationController)
    let bar = navigation.navigationBar
    let point = bar.convert(CGPoint(x: bar.bounds.maxX - 24, y: bar.bounds.midY), to: window)
    return LargeContentViewer(window).item(at: point, after: 1)
  }

  @Test("Title and large image of an icon's button", arguments: Screens.categories)
  func largeImage(category: UIContentSizeCategory) throws {
    let button = UIBarButtonItem(image: try image(22), primaryAction: nil)
    button.title = "Compose"
    let large = try image(66)
    button.largeContentSizeImage = large
    let item = try pressed(try screen(button, at: category))
    #expect((item != nil) == category.isAccessibilityCategory)
    guard let item else { return }
    #expect(item.largeContentTitle == "Compose")
    #expect(item.largeContentImage === large)
    #expect(!item.scalesLargeContentImage)
  }

  @Test("Without a large image the icon itself is enlarged")
  func ownImage() throws {
    let icon = try image(22)
    let button = UIBarButtonItem(image: icon, primaryAction: nil)
    let item = try pressed(try screen(button, at: .accessibilityMedium))
    #expect(item?.largeContentImage === icon)
    #expect(item?.scalesLargeContentImage == true)
  }
}
