import DynamicType
import Foundation
import Testing

@testable import HeadlessUIKit

/// A screen as it should be: device, orientation and what its bars leave.
struct BarCase: Sendable, CustomStringConvertible {
  var device: String
  var orientation: Device.Orientation = .portrait
  var top: CGFloat
  var bottom: CGFloat

  var description: String { "\(device) \(orientation)" }
}

@Suite("Containers leave a safe area under their bars")
struct SafeAreaTests {
  /// Heights of bars as Interface Builder has saved them.
  ///
  /// The navigation bar is 44 below the status bar,
  /// tab bar 49 above the home indicator. Held sideways and on an iPad, where the tabs are in the row of the
  /// navigation bar since iPadOS 18: this project's estimates.
  static let classic = [
    BarCase(device: "iPhone SE 4-inch", top: 64, bottom: 49),
    BarCase(device: "iPhone 8", top: 64, bottom: 49),
    BarCase(device: "iPhone X", top: 88, bottom: 83),
    BarCase(device: "iPhone 11", top: 92, bottom: 83),
    BarCase(device: "iPhone 16", top: 103, bottom: 83),
    BarCase(device: "iPhone 8", orientation: .landscape, top: 32, bottom: 32),
    BarCase(device: "iPhone X", orientation: .landscape, top: 32, bottom: 53),
    BarCase(device: "iPhone 16 Pro Max", orientation: .landscape, top: 44, bottom: 70),
    BarCase(device: "iPad 9.7-inch", top: 70, bottom: 0),
  ]

  @Test("A navigation controller in a tab bar controller", arguments: classic)
  func nested(_ screen: BarCase) throws {
    let content = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: content)]
    let window = try Screens.window(screen.device, screen.orientation, root: tabs)
    defer { withExtendedLifetime(window) {} }
    #expect(content.view.frame == window.bounds)
    #expect(content.view.safeAreaInsets.top == screen.top)
    #expect(content.view.safeAreaInsets.bottom == screen.bottom)
    #expect(content.topLayoutGuide.length == screen.top)
    #expect(content.bottomLayoutGuide.length == screen.bottom)
  }

  @Test("Sideways, the sides of the device stay in the safe area")
  func sides() throws {
    let content = UIViewController()
    let window = try Screens.window(
      "iPhone X",
      .landscape,
      root: UINavigationController(rootViewController: content)
    )
    defer { withExtendedLifetime(window) {} }
    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 44, bottom: 21, right: 44))
  }

  @Test("An opaque bar shortens the view, unless the controller extends below it")
  func opaque() throws {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.isTranslucent = false
    let window = try Screens.window("iPhone 8", root: navigation)
    defer { withExtendedLifetime(window) {} }
    #expect(content.view.frame.minY == 64)
    #expect(content.view.frame.height == 603)
    #expect(content.view.safeAreaInsets == .zero)
    content.extendedLayoutIncludesOpaqueBars = true
    window.layoutIfNeeded()
    #expect(content.view.frame.minY == 0)
    #expect(content.view.safeAreaInsets.top == 64)
  }

  @Test("A controller that does not extend below bars lies between them")
  func edges() throws {
    let content = UIViewController()
    content.edgesForExtendedLayout = []
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: content)]
    let window = try Screens.window("iPhone X", root: tabs)
    defer { withExtendedLifetime(window) {} }
    #expect(content.view.frame.minY == 88)
    #expect(content.view.frame.maxY == 729)
    #expect(content.view.safeAreaInsets == .zero)
  }

  @Test("Without its bar, a navigation controller leaves the device's safe area")
  func hiddenBar() throws {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.isNavigationBarHidden = true
    let window = try Screens.window("iPhone X", root: navigation)
    defer { withExtendedLifetime(window) {} }
    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    navigation.setNavigationBarHidden(false, animated: false)
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.top == 88)
  }

  @Test("A toolbar covers the bottom: 44 points, 49 above a home indicator")
  func toolbar() throws {
    for (device, bottom) in [("iPhone 8", 44), ("iPhone X", 83)] as [(String, CGFloat)] {
      let content = UIViewController()
      content.toolbarItems = [UIBarButtonItem(systemItem: .add)]
      let navigation = UINavigationController(rootViewController: content)
      navigation.isToolbarHidden = false
      let window = try Screens.window(device, root: navigation)
      defer { withExtendedLifetime(window) {} }
      #expect(content.view.safeAreaInsets.bottom == bottom)
      #expect(navigation.toolbar.items?.count == 1)
    }
  }

  @Test("A pushed controller may leave the tab bar out")
  func hidesBottomBar() throws {
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = try Screens.window("iPhone X", root: tabs)
    defer { withExtendedLifetime(window) {} }
    navigation.pushViewController(pushed, animated: false)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.isHidden)
    #expect(pushed.view.safeAreaInsets.bottom == 34)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(!tabs.tabBar.isHidden)
  }

  @Test("Additional insets add to what bars cover")
  func additional() throws {
    let content = UIViewController()
    content.additionalSafeAreaInsets.top = 10
    let window = try Screens.window(
      "iPhone 8",
      root: UINavigationController(rootViewController: content)
    )
    defer { withExtendedLifetime(window) {} }
    #expect(content.view.safeAreaInsets.top == 74)
    #expect(content.view.safeAreaLayoutGuide.layoutFrame.minY == 74)
  }

  @Test("Constraints to the safe area and to the layout guides follow the bars")
  func guides() throws {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    content.view.addSubview(box)
    let view = try #require(content.view)
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: box,
        attribute: .top,
        relatedBy: .equal,
        toItem: content.topLayoutGuide,
        attribute: .bottom,
        multiplier: 1,
        constant: 8
      ),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      box.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
    let window = try Screens.window("iPhone X", root: navigation)
    defer { withExtendedLifetime(window) {} }
    #expect(box.frame.minY == 96)
    #expect(box.frame.maxY == 778)
    navigation.navigationBar.prefersLargeTitles = true
    window.layoutIfNeeded()
    #expect(box.frame.minY == 148)
  }

  @Test("A controller's margins are at least the system's, by the width of its view")
  func margins() throws {
    for (device, side) in [("iPhone 8", 16), ("iPhone 11", 20)] as [(String, CGFloat)] {
      let content = UIViewController()
      let window = try Screens.window(
        device,
        root: UINavigationController(rootViewController: content)
      )
      defer { withExtendedLifetime(window) {} }
      #expect(content.view.layoutMargins.left == side)
    }
  }

  @Test("Without a status bar an older iPhone has no inset at the top, a newer one keeps it")
  func statusBar() throws {
    final class Bare: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
    }
    for (device, top) in [("iPhone 8", 44), ("iPhone X", 88)] as [(String, CGFloat)] {
      let content = Bare()
      let window = try Screens.window(
        device,
        root: UINavigationController(rootViewController: content)
      )
      #expect(content.view.safeAreaInsets.top == top)
      #expect(window.safeAreaInsets.top == top - 44)
    }
  }

  @Test("A layout that nothing has changed since does nothing")
  func settled() throws {
    let tabs = UITabBarController()
    let content = UIViewController()
    content.title = "Inbox"
    tabs.viewControllers = [UINavigationController(rootViewController: content)]
    let window = try Screens.window("iPhone X", root: tabs)
    let work = LayoutStatistics.counting { window.layoutIfNeeded() }.statistics
    #expect(work.layouts == 0 && work.solutions == 0 && work.frames == 0)
  }
}
