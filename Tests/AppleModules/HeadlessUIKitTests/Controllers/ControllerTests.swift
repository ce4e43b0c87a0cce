import DynamicType
import Foundation
import Synchronization
import Testing

@testable import HeadlessUIKit

@Suite("Controllers know their family")
struct ControllerTests {
  @Test("Containers are found from inside")
  func lookups() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let split = UISplitViewController()
    split.viewControllers = [tabs, UIViewController()]
    #expect(content.navigationController === navigation)
    #expect(content.tabBarController === tabs)
    #expect(content.splitViewController === split)
    #expect(navigation.navigationController == nil)
  }

  @Test("A title is that of the navigation item and of the tab")
  func titles() {
    let content = UIViewController()
    content.title = "Inbox"
    #expect(content.navigationItem.title == "Inbox")
    #expect(content.tabBarItem.title == "Inbox")
    let navigation = UINavigationController(rootViewController: content)
    #expect(navigation.tabBarItem === content.tabBarItem)
    content.title = "Outbox"
    #expect(content.navigationItem.title == "Outbox")
  }

  @Test("A child gets the traits that its parent sets for it")
  func overrides() throws {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let window = try Screens.window("iPhone 8", root: parent)
    defer { withExtendedLifetime(window) {} }
    parent.setOverrideTraitCollection(
      UITraitCollection(preferredContentSizeCategory: .extraSmall),
      forChild: child
    )
    #expect(child.traitCollection.preferredContentSizeCategory == .extraSmall)
    #expect(parent.traitCollection.preferredContentSizeCategory == .large)
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.traitCollection.preferredContentSizeCategory == .large)
  }

  @Test("A split view shows both columns where there is room, the first compact")
  func split() throws {
    let list = UIViewController()
    let details = UIViewController()
    let split = UISplitViewController()
    split.viewControllers = [
      UINavigationController(rootViewController: list),
      UINavigationController(rootViewController: details),
    ]
    let window = try Screens.window("iPad 9.7-inch", .landscape, root: split)
    defer { withExtendedLifetime(window) {} }
    #expect(!split.isCollapsed)
    #expect(list.view.frame.width == 320)
    #expect(details.view.frame.width == 1024 - 320.5)
    #expect(list.traitCollection.horizontalSizeClass == .compact)
    #expect(details.traitCollection.horizontalSizeClass == .regular)
    #expect(list.view.safeAreaInsets.top == details.view.safeAreaInsets.top)
  }

  @Test("A split view has one column where there is little room")
  func collapsed() throws {
    let list = UIViewController()
    let details = UIViewController()
    let split = UISplitViewController()
    split.viewControllers = [list, details]
    let window = try Screens.window("iPhone 8", root: split)
    defer { withExtendedLifetime(window) {} }
    #expect(split.isCollapsed)
    #expect(list.viewIfLoaded?.superview != nil && details.viewIfLoaded?.superview == nil)
    split.showDetailViewController(details, sender: nil)
    window.layoutIfNeeded()
    #expect(list.viewIfLoaded?.superview == nil && details.viewIfLoaded?.superview != nil)
    #expect(details.view.frame == window.bounds)
  }

  @Test("A page view controller shows its page over all of its view")
  func pages() throws {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let page = UIViewController()
    pages.setViewControllers([page], direction: .forward, animated: false)
    let window = try Screens.window("iPhone X", root: pages)
    defer { withExtendedLifetime(window) {} }
    #expect(page.view.frame == window.bounds)
    #expect(page.view.safeAreaInsets.top == 44)
  }

  @Test("In a sheet a navigation bar is 56 points high, as Interface Builder saves it")
  func barInSheet() throws {
    let root = UIViewController()
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let window = try Screens.window("iPhone 8", root: root)
    defer { withExtendedLifetime(window) {} }
    root.present(navigation, animated: false)
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 375, height: 56))
    #expect(content.view.safeAreaInsets.top == 56)
  }

  @Test("A form sheet on an iPad is 540 by 620 and compact")
  func formSheet() throws {
    let root = UIViewController()
    let form = UIViewController()
    form.modalPresentationStyle = .formSheet
    let window = try Screens.window("iPad 9.7-inch", root: root)
    defer { withExtendedLifetime(window) {} }
    root.present(form, animated: false)
    window.layoutIfNeeded()
    let frame = form.view.convert(form.view.bounds, to: window)
    #expect(frame == CGRect(x: 114, y: 202, width: 540, height: 620))
    #expect(form.traitCollection.horizontalSizeClass == .compact)
  }

  @Test("A second presentation is refused, and presentations may stand on each other")
  func stacked() throws {
    let root = UIViewController()
    let window = try Screens.window("iPhone 8", root: root)
    defer { withExtendedLifetime(window) {} }
    let first = UIViewController()
    let second = UIViewController()
    root.present(first, animated: false)
    root.present(second, animated: false)
    #expect(second.presentingViewController == nil)
    first.present(second, animated: false)
    #expect(first.presentedViewController === second)
    root.dismiss(animated: false)
    #expect(root.presentedViewController == nil && second.presentingViewController == nil)
  }

  @Test("The application's text size reaches windows with the next layout, and is announced")
  func application() async throws {
    try TraitEnvironment(.fallback).performAsApplication {
      let device = try #require(Device.named("iPhone 8"))
      let window = UIWindow(screen: UIScreen(device))
      let content = UIViewController()
      window.rootViewController = content
      window.layoutIfNeeded()
      let seen = Mutex<[UIContentSizeCategory]>([])
      let token = NotificationCenter.default.addObserver(
        forName: UIContentSizeCategory.didChangeNotification,
        object: nil,
        queue: nil
      ) { note in
        let key = UIContentSizeCategory.newValueUserInfoKey
        guard let value = note.userInfo?[key] as? UIContentSizeCategory else { return }
        seen.withLock { $0.append(value) }
      }
      UIApplication.shared.preferredContentSizeCategory = .accessibilityMedium
      NotificationCenter.default.removeObserver(token)
      window.layoutIfNeeded()
      #expect(seen.withLock { $0.contains(.accessibilityMedium) })
      #expect(content.traitCollection.preferredContentSizeCategory == .accessibilityMedium)
    }
  }
}
