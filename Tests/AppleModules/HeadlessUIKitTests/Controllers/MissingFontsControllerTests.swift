import FontDescriptors
import FontManagement
import Foundation
import Snapshots
import Testing

@testable import HeadlessUIKit

@Suite("The dialogue of missing fonts")
struct MissingFontsControllerTests {
  private static let names = (1...12).map { "Long-Foundry-Name-Condensed-Number-\($0)" }

  private static let fonts = MissingFonts(
    names.map { FontDescriptor(postScriptName: $0) },
    in: FontCollection(files: [])
  )

  /// The window after the dialogue was presented, at a text size.
  static func window(_ category: UIContentSizeCategory, _ fonts: MissingFonts) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.traitOverrides.preferredContentSizeCategory = category
    let root = UIViewController()
    root.view.backgroundColor = .systemBackground
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(MissingFontsController(fonts), animated: false)
    return window
  }

  private func texts(_ window: UIWindow) -> [TextContent] {
    var texts: [TextContent] = []
    window.layoutSnapshot().forEach { visit in
      for case .text(let text) in visit.element.drawings { texts.append(text) }
    }
    return texts
  }

  @Test(
    "says at every text size what happened, without cutting a word off",
    arguments: UIContentSizeCategory.allCases.filter { $0 != .unspecified }
  )
  func sizes(category: UIContentSizeCategory) throws {
    let few = MissingFonts(
      Self.names.prefix(2).map { FontDescriptor(postScriptName: $0) },
      in: FontCollection(files: [])
    )
    let texts = texts(Self.window(category, few))
    #expect(texts.contains { $0.string == "2 Missing Fonts" })
    #expect(category.isAccessibilityCategory || texts.contains { $0.string == few.message })
    let name = try #require(texts.first { $0.string == Self.names[0] })
    #expect(!texts.contains { $0.string != "2 Missing Fonts" && ($0.isTruncated || $0.isClipped) })
    #expect(name.fonts.first?.textStyle == .body)
  }

  @Test("has a list that scrolls to its last font, and a button that ends it")
  func scrolling() throws {
    let window = Self.window(.accessibilityExtraExtraExtraLarge, Self.fonts)
    window.layoutIfNeeded()
    let root = try #require(window.rootViewController)
    let dialogue = try #require(root.presentedViewController as? MissingFontsController)
    let bar = try #require(dialogue.children.first as? UINavigationController)
    let list = try #require(bar.topViewController as? UITableViewController)
    #expect(list.tableView.contentSize.height > list.tableView.bounds.height)
    // Rows get their heights when they are first seen; the last one is higher than the screen.
    for _ in 0..<6 {
      let last = IndexPath(row: Self.names.count - 1, section: 0)
      list.tableView.scrollToRow(at: last, at: .top, animated: false)
      window.layoutIfNeeded()
    }
    #expect(texts(window).contains { $0.string == Self.names.last })
    list.navigationItem.rightBarButtonItem?.primaryAction?
      .performWithSender(nil, target: nil)
    #expect(root.presentedViewController == nil)
  }
}
