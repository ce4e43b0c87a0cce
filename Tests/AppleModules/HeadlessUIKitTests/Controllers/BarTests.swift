import DynamicType
import Foundation
import Snapshots
import Testing

@testable import HeadlessUIKit

@Suite("Bars show their items")
struct BarTests {
  private func pushed(
    _ category: UIContentSizeCategory = .large
  ) throws -> (
    UINavigationController, UIWindow
  ) {
    let first = UIViewController()
    first.title = "Settings"
    let second = UIViewController()
    second.title = "General"
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    return (navigation, try Screens.window("iPhone 8", category: category, root: navigation))
  }

  @Test("Alone in a document, bars have the heights that Interface Builder saves")
  func documentHeights() {
    let width = CGSize(width: 375, height: 1000)
    let bars: [(UIView, height: CGFloat)] = [
      (UINavigationBar(), 44), (UITabBar(), 49), (UIToolbar(), 44), (UISearchBar(), 56),
    ]
    for (bar, height) in bars {
      bar.traitOverrides.systemVersion = SystemVersion(18)
      #expect(bar.sizeThatFits(width) == CGSize(width: 375, height: height))
    }
    #expect(bars[0].0.intrinsicContentSize.height == 44)
    let large = UINavigationBar()
    large.traitOverrides.systemVersion = SystemVersion(18)
    large.prefersLargeTitles = true
    large.items = [UINavigationItem(title: "Title")]
    #expect(large.sizeThatFits(width).height == 96)
  }

  @Test("Titles stop growing at extra extra large", arguments: UIContentSizeCategory.allCases)
  func caps(_ category: UIContentSizeCategory) throws {
    let (navigation, _) = try pushed(category)
    let bar = navigation.navigationBar
    let limit = min(category, .extraExtraLarge)
    let expected = UIFont.preferredFont(
      forTextStyle: .headline,
      compatibleWith: .init(preferredContentSizeCategory: limit)
    )
    #expect(bar.label("General")?.font.pointSize == expected.pointSize)
    #expect(bar.label("Settings")?.font.pointSize == expected.pointSize)
    #expect(bar.frame.height == 44)
  }

  @Test("A change of the text size reaches bars that are shown")
  func change() throws {
    let (navigation, window) = try pushed()
    #expect(navigation.navigationBar.label("General")?.font.pointSize == 17)
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.label("General")?.font.pointSize == 21)
    window.traitOverrides.preferredContentSizeCategory = .extraSmall
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.label("General")?.font.pointSize == 14)
  }

  @Test("The back button stands at the leading side, in both directions")
  func backButton() throws {
    let (navigation, window) = try pushed()
    let bar = navigation.navigationBar
    let back = try #require(bar.first(BackButtonView.self))
    #expect(back.frame.minX == 8)
    #expect(abs(bar.label("General")!.frame.midX - 187.5) <= 0.5)
    window.traitOverrides.layoutDirection = .rightToLeft
    window.layoutIfNeeded()
    let turned = try #require(bar.first(BackButtonView.self))
    #expect(turned.frame.maxX == 367)
    let symbols = window.layoutSnapshot().symbolNames
    #expect(symbols.contains("chevron.right") && !symbols.contains("chevron.left"))
  }

  @Test("A back button without room for its title says Back, or nothing")
  func longBackTitle() throws {
    let (navigation, window) = try pushed()
    navigation.viewControllers[0].title = "A title that is much too long for a back button"
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.label("Back") != nil)
    navigation.viewControllers[0].navigationItem.backButtonDisplayMode = .minimal
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.label("Back") == nil)
  }

  @Test("Buttons take the back button's place unless they supplement it")
  func leadingItems() throws {
    let (navigation, window) = try pushed()
    let item = try #require(navigation.topViewController).navigationItem
    item.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.first(BackButtonView.self) == nil)
    #expect(navigation.navigationBar.label("Cancel") != nil)
    item.leftItemsSupplementBackButton = true
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.first(BackButtonView.self) != nil)
  }

  @Test("A long title gives way to the buttons and is cut")
  func longTitle() throws {
    let (navigation, window) = try pushed()
    let top = try #require(navigation.topViewController)
    top.title = "A title that is much longer than what a bar has room for, even alone"
    top.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    window.layoutIfNeeded()
    let bar = navigation.navigationBar
    let label = bar.titleLabel
    let back = try #require(bar.first(BackButtonView.self))
    let done = try #require(bar.label("Done")?.superview)
    #expect(label.frame.minX >= back.frame.maxX && label.frame.maxX <= done.frame.minX)
    #expect(bar.label("Done")?.font.fontDescriptor.weight == .semibold)
  }

  @Test("Large titles: the first is large, the next as its item says")
  func largeTitles() throws {
    let (navigation, window) = try pushed()
    navigation.navigationBar.prefersLargeTitles = true
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 96)
    navigation.topViewController?.navigationItem.largeTitleDisplayMode = .never
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 44)
  }

  @Test("A view in the place of the title keeps its size in the middle")
  func titleView() throws {
    let (navigation, window) = try pushed()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    navigation.topViewController?.navigationItem.titleView = view
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 137.5, y: 7, width: 100, height: 30))
    #expect(navigation.navigationBar.titleLabel.superview == nil)
  }

  @Test("Spaces in a toolbar share the room")
  func toolbarSpaces() {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    toolbar.items = [
      UIBarButtonItem(title: "One"), .flexibleSpace(), UIBarButtonItem(title: "Two"),
      .flexibleSpace(), UIBarButtonItem(title: "Three"),
    ]
    toolbar.layoutIfNeeded()
    let buttons = toolbar.subviews.compactMap { $0 as? BarButtonView }
    #expect(buttons.first?.frame.minX == 16)
    #expect(abs((buttons.last?.frame.maxX ?? 0) - 359) <= 0.5)
    #expect(abs(buttons[1].frame.width - buttons[3].frame.width) <= 0.5)
  }

  @Test("More than five tabs end in More, which leads to the others")
  func more() throws {
    let tabs = UITabBarController()
    let controllers = (1...7).map { number in
      let controller = UIViewController()
      controller.title = "Tab \(number)"
      return controller
    }
    tabs.viewControllers = controllers
    let window = try Screens.window("iPhone 8", root: tabs)
    defer { withExtendedLifetime(window) {} }
    #expect(tabs.tabBar.items?.map(\.title) == ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "More"])
    tabs.tabBar.touch(tab: 4)
    window.layoutIfNeeded()
    #expect(window.label("Tab 6") != nil)
    tabs.selectedIndex = 5
    window.layoutIfNeeded()
    #expect(tabs.selectedViewController === controllers[5])
    #expect(controllers[5].viewIfLoaded?.window === window)
    #expect(controllers[5].tabBarController === tabs)
    #expect(tabs.tabBar.selectedItem?.title == "More")
    tabs.selectedIndex = 0
    window.layoutIfNeeded()
    #expect(controllers[5].parent === tabs)
    #expect(controllers[0].viewIfLoaded?.window === window)
  }

  @Test("Items of bars show themselves in the large content viewer")
  func largeContent() throws {
    let tabs = UITabBarController()
    let content = UIViewController()
    content.tabBarItem = UITabBarItem(
      title: "Home",
      image: UIImage(systemName: "house"),
      selectedImage: nil
    )
    content.tabBarItem.largeContentSizeImage = UIImage(systemName: "house.fill")
    tabs.viewControllers = [content]
    let window = try Screens.window("iPhone 8", category: .accessibilityLarge, root: tabs)
    defer { withExtendedLifetime(window) {} }
    let button = try #require(tabs.tabBar.first(TabButtonView.self))
    #expect(button.showsLargeContentViewer)
    #expect(button.largeContentState.title == "Home")
    #expect(button.largeContentState.image?.symbolName == "house.fill")
  }

  @Test("Tabs are drawn with tint, badge and material", arguments: [false, true])
  func drawing(_ isDark: Bool) throws {
    let tabs = UITabBarController()
    tabs.viewControllers = ["house", "gear"].map { name in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(
        title: name,
        image: UIImage(systemName: name),
        selectedImage: nil
      )
      return controller
    }
    tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
    let window = try Screens.window("iPhone X", root: tabs)
    defer { withExtendedLifetime(window) {} }
    window.traitOverrides.userInterfaceStyle = isDark ? .dark : .light
    let snapshot = window.layoutSnapshot()
    #expect(snapshot.symbolNames == ["house", "gear"])
    #expect(snapshot.textContents.map(\.string).sorted() == ["3", "gear", "house"])
    #expect(snapshot.materials == [Material(.chrome, isDark: isDark)])
    let tint = UIColor.systemBlue.rgba(for: tabs.tabBar.traitCollection)
    #expect(snapshot.textContents.first { $0.string == "house" }?.color == tint)
  }
}

extension LayoutSnapshot {
  private var drawings: [Drawing] {
    var found: [Drawing] = []
    forEach { found += $0.isHidden ? [] : $0.element.drawings }
    return found
  }

  var symbolNames: [String] {
    drawings.compactMap { if case .symbol(let symbol) = $0 { symbol.name } else { nil } }
  }

  var textContents: [TextContent] {
    drawings.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  var materials: [Material] {
    drawings.compactMap { if case .material(let material, _) = $0 { material } else { nil } }
  }
}
