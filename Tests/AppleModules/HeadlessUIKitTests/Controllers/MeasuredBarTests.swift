import DynamicType
import Foundation
import Testing

@testable import HeadlessUIKit

/// A length at the three text sizes of the measurements.
struct MeasuredRow: Decodable {
  var what: String
  var values: [String: CGFloat] = [:]

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    what = try container.decode(String.self, forKey: Key("what"))
    for name in ["L", "XXXL", "AX2", "height", "width", "platter", "gap", "sideMargin"] {
      values[name] = try? container.decode(CGFloat.self, forKey: Key(name))
    }
  }

  /// The rows of `Reference/bars.json`.
  static func rows() throws -> [MeasuredRow] {
    struct File: Decodable { var rows: [MeasuredRow] }
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = folder.appending(path: "Reference/bars.json")
    return try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).rows
  }

  static func row(_ what: String) throws -> MeasuredRow {
    try #require(try rows().first { $0.what.hasPrefix(what) })
  }
}

@Suite("Bars have the lengths that were measured on iOS 26.1")
struct MeasuredBarTests {
  static let sizes: [(name: String, category: UIContentSizeCategory)] = [
    ("L", .large), ("XXXL", .extraExtraExtraLarge), ("AX2", .accessibilityLarge),
  ]

  private func screen(
    _ category: UIContentSizeCategory,
    _ prepare: (UIViewController, UINavigationController) -> Void
  ) -> (content: UIViewController, navigation: UINavigationController, window: UIWindow) {
    let content = UIViewController()
    content.title = "Inbox"
    let navigation = UINavigationController(rootViewController: content)
    prepare(content, navigation)
    let window = Screens.window(
      Screens.measured,
      category: category,
      systemVersion: SystemVersion(26, 1),
      root: navigation
    )
    return (content, navigation, window)
  }

  @Test(
    "An inline bar lies 10 points below the top and is 54 high",
    arguments: sizes.map(\.category)
  )
  func inline(_ category: UIContentSizeCategory) {
    let screen = screen(category) { _, _ in }
    #expect(
      screen.navigation.navigationBar.frame == CGRect(x: 0, y: 10, width: 375, height: 54)
    )
    #expect(screen.content.view.safeAreaInsets.top == 64)
  }

  @Test("With a large title", arguments: sizes.map(\.name))
  func large(_ name: String) throws {
    let category = try #require(Self.sizes.first { $0.name == name }).category
    let screen = screen(category) { $1.navigationBar.prefersLargeTitles = true }
    let bar = screen.navigation.navigationBar
    #expect(
      bar.frame.height == (try MeasuredRow.row("navigation bar with large title")).values[name]
    )
    #expect(
      screen.content.view.safeAreaInsets.top
        == (try MeasuredRow.row("expanded content inset")).values[name]
    )
    let label = try #require(bar.label("Inbox"))
    let expected: [String: (CGFloat, CGFloat)] = [
      "L": (34, 41), "XXXL": (40, 48), "AX2": (48, 57.5),
    ]
    let (size, height) = try #require(expected[name])
    #expect(CGFloat(label.font.pointSize) == size)
    #expect(label.frame.height == height)
    #expect(label.frame.minX == 16)
  }

  @Test("On an iPad the content begins at 138")
  func pad() throws {
    let content = UIViewController()
    content.title = "Inbox"
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = true
    let pad = UIScreen(
      size: Size(width: 820, height: 1180),
      safeArea: EdgeInsets(top: 32, left: 0, bottom: 20, right: 0),
      traits: UITraitCollection(
        displayScale: 2,
        userInterfaceIdiom: .pad,
        horizontalSizeClass: .regular,
        verticalSizeClass: .regular
      )
    )
    let window = Screens.window(pad, systemVersion: SystemVersion(26, 1), root: navigation)
    defer { withExtendedLifetime(window) {} }
    #expect(content.view.safeAreaInsets.top == 138)
    #expect(navigation.navigationBar.label("Inbox")?.frame.minX == 20)
  }

  @Test(
    "Inline titles and buttons end at the size of extra extra large",
    arguments: sizes.map(\.name)
  )
  func capped(_ name: String) throws {
    let category = try #require(Self.sizes.first { $0.name == name }).category
    let row = try MeasuredRow.row("inline title and bar button text point size")
    let screen = screen(category) { content, _ in
      content.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
    }
    let bar = screen.navigation.navigationBar
    #expect(bar.label("Inbox").map { CGFloat($0.font.pointSize) } == row.values[name])
    #expect(bar.label("Edit").map { CGFloat($0.font.pointSize) } == row.values[name])
  }

  @Test("Platters: 44 high, 16 from the side, 12 apart, 16 around the title")
  func platters() throws {
    let content = UIViewController()
    content.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Select"), UIBarButtonItem(systemItem: .add),
    ]
    let navigation = UINavigationController(rootViewController: content)
    let window = Screens.window(
      Screens.measuredAt3x,
      systemVersion: SystemVersion(26, 1),
      root: navigation
    )
    defer { withExtendedLifetime(window) {} }
    let bar = navigation.navigationBar
    let label = try #require(bar.label("Select"))
    let first = try #require(label.superview)
    let second = bar.content.trailing[1]
    #expect(first.frame.height == 44)
    #expect(first.frame.maxX == 377)
    #expect(first.frame.width == label.frame.width + 32)
    #expect(abs(label.frame.height - 20.333) < 0.001)
    #expect(second.frame.width == 44)
    #expect(abs(first.frame.minX - second.frame.maxX - 12) < 0.001)
  }

  @Test("A prompt adds 32 points, in 12 points")
  func prompt() throws {
    let screen = screen(.large) { content, _ in content.navigationItem.prompt = "Choose" }
    #expect(screen.navigation.navigationBar.frame.height == 86)
    #expect(screen.navigation.navigationBar.label("Choose")?.font.pointSize == 12)
  }

  @Test("A toolbar is 54 high with platters of 48")
  func toolbar() throws {
    let content = UIViewController()
    // Buttons with images would share a platter.
    content.toolbarItems = [
      UIBarButtonItem(systemItem: .edit), UIBarButtonItem(systemItem: .cancel),
    ]
    let navigation = UINavigationController(rootViewController: content)
    navigation.isToolbarHidden = false
    let window = Screens.window(
      Screens.measuredAt3x,
      systemVersion: SystemVersion(26, 1),
      root: navigation
    )
    defer { withExtendedLifetime(window) {} }
    #expect(navigation.toolbar.frame.height == 54)
    let buttons = navigation.toolbar.subviews.compactMap { $0 as? BarButtonView }
    #expect(buttons.map(\.frame.height) == [48, 48])
    #expect(buttons.first?.frame.minX == 16)
    #expect(buttons[1].frame.minX - buttons[0].frame.maxX == 12)
  }

  @Test("The search field grows with the text", arguments: sizes.map(\.name))
  func search(_ name: String) throws {
    let category = try #require(Self.sizes.first { $0.name == name }).category
    let row = try MeasuredRow.row("search field height in nav bar")
    let search = UISearchController(searchResultsController: nil)
    let screen = screen(category) { content, _ in content.navigationItem.searchController = search }
    #expect(search.searchBar.searchTextField.frame.height == row.values[name])
    let bar = try #require((["L": 60, "XXXL": 74, "AX2": 96] as [String: CGFloat])[name])
    #expect(search.searchBar.frame.height == bar)
    search.isActive = true
    screen.window.layoutIfNeeded()
    #expect(screen.navigation.navigationBar.frame.height == bar)
    #expect(screen.navigation.navigationBar.titleLabel.isHidden)
  }

  @Test(
    "Three tabs stand on a platter of 274 by 62; their titles keep 10 points",
    arguments: sizes.map(\.category)
  )
  func tabs(_ category: UIContentSizeCategory) throws {
    let tabs = UITabBarController()
    tabs.viewControllers = ["calendar", "clock", "gear"].map { name in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(
        title: name,
        image: UIImage(systemName: name),
        selectedImage: nil
      )
      return controller
    }
    let window = Screens.window(
      Screens.measured,
      category: category,
      systemVersion: SystemVersion(26, 1),
      root: tabs
    )
    defer { withExtendedLifetime(window) {} }
    let platter = tabs.tabBar.platter
    #expect(
      platter.convert(platter.bounds, to: window) == CGRect(x: 51, y: 584, width: 274, height: 62)
    )
    #expect(tabs.tabBar.label("clock")?.font.pointSize == 10)
    let traits = tabs.tabBar.traitCollection
    let configuration = UIImage.SymbolConfiguration(pointSize: 18, weight: .medium, scale: .large)
    let clock = UIImage(systemName: "clock", withConfiguration: configuration)
    // Measured 27.5; the sizes of symbols are estimates.
    #expect(abs((clock?.size(for: traits).width ?? 0) - 27.5) <= 0.5)
  }
}
