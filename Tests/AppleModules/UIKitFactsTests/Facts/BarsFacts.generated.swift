// Written by Scripts/generate-tables from Reference/uikit-facts/bars.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import UIKit

private func fact1() -> UIViewController {
  let inner = UIViewController(), stack = UINavigationController(rootViewController: inner)
  measure {
    note("bar", stack.navigationBar.frame.height)
    note("s", inner.view.safeAreaInsets)
  }
  return stack
}

private func fact2() -> UIViewController {
  let inner = UIViewController(), stack = UINavigationController(rootViewController: inner)
  measure {
    note("bar", stack.navigationBar.frame.height)
    note("s", inner.view.safeAreaInsets)
  }
  return stack
}

private func fact3() -> UIViewController {
  let inner = UIViewController(), stack = UINavigationController(rootViewController: inner)
  inner.title = "Title"
  stack.navigationBar.prefersLargeTitles = true
  measure {
    note("bar", stack.navigationBar.frame.height)
    note("s", inner.view.safeAreaInsets)
  }
  return stack
}

private func fact4() -> UIViewController {
  let inner = UIViewController(), stack = UINavigationController(rootViewController: inner)
  inner.title = "Title"
  stack.navigationBar.prefersLargeTitles = true
  measure { note("bar", stack.navigationBar.frame.height) }
  return stack
}

private func fact5() -> UIViewController {
  let inner = UIViewController(), stack = UINavigationController(rootViewController: inner)
  inner.title = "Title"
  stack.navigationBar.prefersLargeTitles = true
  stack.navigationBar.accessibilityIdentifier = "bar"
  onStep { inner.navigationItem.largeTitleDisplayMode = .never }
  return stack
}

private func fact6(_ controller: UIViewController, _ view: UIView) {
  let stack = UINavigationController(rootViewController: UIViewController())
  note("large", stack.navigationBar.prefersLargeTitles)
  note("automatic", UIViewController().navigationItem.largeTitleDisplayMode == .automatic)
}

private func fact7() -> UIViewController {
  let inner = UIViewController()
  inner.title = "Title"
  onStep { inner.navigationItem.title = "Other" }
  return UINavigationController(rootViewController: inner)
}

private func fact8() -> UIViewController {
  let inner = UIViewController()
  inner.title = "Title"
  inner.navigationItem.titleView = framed("v", 0, 0, 100, 30)
  return UINavigationController(rootViewController: inner)
}

private func fact9() -> UIViewController {
  let inner = UIViewController(), stack = UINavigationController(rootViewController: inner)
  measure { note("s", inner.view.safeAreaInsets) }
  onStep { stack.setNavigationBarHidden(true, animated: false) }
  return stack
}

private func fact10() -> UIViewController {
  let inner = UIViewController()
  inner.view.accessibilityIdentifier = "a"
  return UINavigationController(rootViewController: inner)
}

private func fact11() -> UIViewController {
  let first = UIViewController(), second = UIViewController()
  first.view.accessibilityIdentifier = "a"
  second.view.accessibilityIdentifier = "b"
  let stack = UINavigationController(rootViewController: first)
  onStep {
    stack.pushViewController(second, animated: false)
    note("count", stack.viewControllers.count)
    note("top", stack.topViewController === second)
  }
  onStep {
    stack.popViewController(animated: false)
    note("back", stack.viewControllers.count)
  }
  onStep { note("visible", stack.visibleViewController === first) }
  return stack
}

private func fact12() -> UIViewController {
  let first = RecordingController("A", "willDisappear", "didDisappear")
  let stack = UINavigationController(rootViewController: first)
  onStep { stack.pushViewController(RecordingController("B", "willAppear", "didAppear"), animated: false) }
  measure {
    let events = recorded()
    note("disappears", events.firstIndex(of: "A.willDisappear").flatMap { a in events.firstIndex(of: "A.didDisappear").map { a < $0 } } ?? false)
    note("appears", events.firstIndex(of: "B.willAppear").flatMap { a in events.firstIndex(of: "B.didAppear").map { a < $0 } } ?? false)
  }
  return stack
}

private func fact13() -> UIViewController {
  let first = UIViewController(), second = UIViewController()
  first.title = "First"
  second.title = "Second"
  let stack = UINavigationController()
  stack.setViewControllers([first, second], animated: false)
  return stack
}

private func fact14() -> UIViewController {
  let inner = UIViewController()
  inner.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)
  inner.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Right", style: .plain, target: nil, action: nil)
  return UINavigationController(rootViewController: inner)
}

private func fact15() -> UIViewController {
  let tabs = UITabBarController(), inner = UIViewController()
  inner.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
  tabs.viewControllers = [inner, UIViewController()]
  measure {
    note("bar", tabs.tabBar.frame)
    note("s", inner.view.safeAreaInsets)
  }
  return tabs
}

private func fact16() -> UIViewController {
  let tabs = UITabBarController(), inner = UIViewController()
  inner.tabBarItem = UITabBarItem(title: "One", image: UIImage(systemName: "star"), tag: 0)
  tabs.viewControllers = [inner]
  tabs.tabBar.accessibilityIdentifier = "bar"
  return tabs
}

private func fact17() -> UIViewController {
  let tabs = UITabBarController(), first = UIViewController(), second = RecordingController("B", "load")
  first.view.accessibilityIdentifier = "a"
  tabs.viewControllers = [first, second]
  measure {
    note("index", tabs.selectedIndex)
    note("loaded", second.isViewLoaded)
  }
  onStep {
    tabs.selectedIndex = 1
    second.view.accessibilityIdentifier = "b"
  }
  onStep { note("selected", tabs.selectedViewController === second) }
  return tabs
}

private func fact18() -> UIViewController {
  let tabs = UITabBarController(), first = UIViewController(), second = UIViewController()
  second.hidesBottomBarWhenPushed = true
  let stack = UINavigationController(rootViewController: first)
  tabs.viewControllers = [stack]
  onStep { stack.pushViewController(second, animated: false) }
  measure {
    note("first", first.view.safeAreaInsets.bottom)
    if second.isViewLoaded { note("second", second.view.safeAreaInsets.bottom) }
  }
  return tabs
}

private func fact19() -> UIViewController {
  let inner = UIViewController(), stack = UINavigationController(rootViewController: inner)
  note("hidden", stack.isToolbarHidden)
  measure { note("s", inner.view.safeAreaInsets) }
  onStep { stack.setToolbarHidden(false, animated: false) }
  return stack
}

private func fact20(_ controller: UIViewController, _ view: UIView) {
  let bar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 393, height: 44))
  bar.items = [
    UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil), .flexibleSpace(),
    UIBarButtonItem(title: "Right", style: .plain, target: nil, action: nil),
  ]
  view.addSubview(bar)
}

private func fact21(_ controller: UIViewController, _ view: UIView) {
  let a = UISearchBar().named("a")
  a.translatesAutoresizingMaskIntoConstraints = false
  view.place(a, x: 0, y: 100, width: 393)
}

private func fact22() -> UIViewController {
  let inner = UIViewController(), stack = UINavigationController(rootViewController: inner)
  inner.navigationItem.searchController = UISearchController(searchResultsController: nil)
  inner.navigationItem.hidesSearchBarWhenScrolling = false
  measure { note("s", inner.view.safeAreaInsets) }
  return stack
}

private func fact23() -> UIViewController {
  let inner = UIViewController(), stack = UINavigationController(rootViewController: inner)
  measure { note("bar", stack.navigationBar.frame.height) }
  return stack
}

private func fact24() -> UIViewController {
  let inner = UIViewController(), stack = UINavigationController(rootViewController: inner)
  inner.title = "Title"
  stack.navigationBar.accessibilityIdentifier = "bar"
  return stack
}

private func fact25() -> UIViewController {
  let inner = UIViewController(), stack = UINavigationController(rootViewController: inner)
  inner.title = "Title"
  stack.navigationBar.prefersLargeTitles = true
  stack.navigationBar.accessibilityIdentifier = "bar"
  return stack
}

private func fact26() -> UIViewController {
  let inner = UIViewController(), stack = UINavigationController(rootViewController: inner)
  let views = (0..<4).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44)) }
  let items = views.map { UIBarButtonItem(customView: $0) }
  items[3].sharesBackground = false
  inner.navigationItem.leftBarButtonItems = Array(items[0...1])
  inner.navigationItem.rightBarButtonItems = Array(items[2...3])
  measure {
    let frames = views.map { $0.convert($0.bounds, to: stack.view) }
    note("shared", frames[1].minX - frames[0].maxX)
    note("own", frames[2].minX - frames[3].maxX)
  }
  return stack
}

extension Fact {
  static let bars: [Fact] = [
    Fact(
      "bar-navigation-18",
      "The navigation bar of iOS 18 is 44 points high, and the screen's safe area begins below it.",
      source: "https://hacknicity.medium.com/ipad-navigation-bar-and-toolbar-height-changes-in-ios-12-91c5766809f4",
      system: "18",
      expects: ["bar == 44", "s.top == 103"],
      controller: fact1
    ),
    Fact(
      "bar-navigation-26",
      "The navigation bar of iOS 26 is 54 points high.",
      source: "https://github.com/Vercantez/openuikit",
      system: "26",
      expects: ["bar == 54"],
      controller: fact2
    ),
    Fact(
      "bar-large-title-18",
      "A large title adds 52 points on iOS 18.",
      source: "https://hacknicity.medium.com/ipad-navigation-bar-and-toolbar-height-changes-in-ios-12-91c5766809f4",
      system: "18",
      expects: ["bar == 96", "s.top == 155"],
      controller: fact3
    ),
    Fact(
      "bar-large-title-26",
      "A bar with a large title is 106 points high on iOS 26.",
      source: "https://github.com/Vercantez/openuikit",
      system: "26",
      expects: ["bar == 106"],
      controller: fact4
    ),
    Fact(
      "bar-large-title-text",
      "A large title is 34 points and a title in the bar 17.",
      source: "https://github.com/Vercantez/openuikit",
      before: ["bar.size == 34"],
      steps: ["step"],
      expects: ["bar.size == 17", "textMidX(Title) == 196.5 ± 1"],
      controller: fact5
    ),
    Fact(
      "bar-large-title-default",
      "Titles are not large unless the bar prefers it.",
      source: "https://developer.apple.com/documentation/uikit/uinavigationbar/preferslargetitles",
      expects: ["large == 0", "automatic == 1"],
      fact6
    ),
    Fact(
      "bar-title-from-controller",
      "A controller's title is shown in the bar, and its item's title wins.",
      source: "https://developer.apple.com/documentation/uikit/uiviewcontroller/title",
      before: ["textCount(Title) == 1"],
      steps: ["step"],
      expects: ["textCount(Title) == 0", "textCount(Other) == 1"],
      controller: fact7
    ),
    Fact(
      "bar-title-view",
      "A title view takes the place of the title.",
      source: "https://developer.apple.com/documentation/uikit/uinavigationitem/titleview",
      expects: ["textCount(Title) == 0", "v.midX == 196.5 ± 1", "v.width == 100"],
      controller: fact8
    ),
    Fact(
      "bar-hidden",
      "Without its bar a navigation controller's screen has the safe area of the window.",
      source: "https://developer.apple.com/documentation/uikit/uinavigationcontroller/isnavigationbarhidden",
      before: ["s.top > 100"],
      steps: ["step"],
      expects: ["s.top == 59"],
      controller: fact9
    ),
    Fact(
      "bar-screen-below",
      "A screen reaches under its bars.",
      source: "https://developer.apple.com/documentation/uikit/uiviewcontroller/edgesforextendedlayout",
      expects: ["a.minY == 0", "a.height == 852"],
      controller: fact10
    ),
    Fact(
      "bar-push",
      "A pushed screen is shown, and popping brings the first one back.",
      source: "https://developer.apple.com/documentation/uikit/uinavigationcontroller/pushviewcontroller(_:animated:)",
      steps: ["step", "step", "step"],
      expects: ["count == 2", "top == 1", "back == 1", "visible == 1", "count(a) == 1", "count(b) == 0"],
      controller: fact11
    ),
    Fact(
      "bar-push-events",
      "A push tells the old screen that it disappears and the new one that it appears.",
      source: "https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwilldisappear(_:)",
      steps: ["step"],
      expects: ["disappears == 1", "appears == 1"],
      controller: fact12
    ),
    Fact(
      "bar-back-title-18",
      "The back button of iOS 18 has the title of the screen before.",
      source: "https://developer.apple.com/documentation/uikit/uinavigationitem/backbuttontitle",
      system: "18",
      expects: ["textCount(First) == 1", "textCount(Second) == 1", "textMinX(First) < 60", "textMidX(Second) == 196.5 ± 1"],
      controller: fact13
    ),
    Fact(
      "bar-items",
      "Bar buttons stand at their sides.",
      source: "https://developer.apple.com/documentation/uikit/uinavigationitem/rightbarbuttonitem",
      expects: ["textMinX(Left) < 60", "textMinX(Right) > 290"],
      controller: fact14
    ),
    Fact(
      "bar-tab-18",
      "The tab bar of iOS 18 is 49 points high above the home indicator.",
      source: "https://developer.apple.com/design/human-interface-guidelines/tab-bars",
      system: "18",
      expects: ["bar.height == 83", "bar.maxY == 852", "s.bottom == 83"],
      controller: fact15
    ),
    Fact(
      "bar-tab-titles",
      "The tabs' titles are 10 points at every text size.",
      source: "https://github.com/Vercantez/openuikit",
      before: ["bar.size == 10"],
      steps: ["size AX2"],
      expects: ["bar.size == 10"],
      controller: fact16
    ),
    Fact(
      "bar-tab-selects",
      "The first tab is shown, and a screen is loaded only when it is selected.",
      source: "https://developer.apple.com/documentation/uikit/uitabbarcontroller/selectedindex",
      before: ["index == 0", "loaded == 0", "count(a) == 1"],
      steps: ["step", "step"],
      expects: ["selected == 1", "count(b) == 1", "count(a) == 0"],
      controller: fact17
    ),
    Fact(
      "bar-hides-bottom",
      "A pushed screen that hides the bottom bar has the safe area of the window there.",
      source: "https://developer.apple.com/documentation/uikit/uiviewcontroller/hidesbottombarwhenpushed",
      system: "18",
      before: ["first == 83"],
      steps: ["step"],
      expects: ["second == 34"],
      controller: fact18
    ),
    Fact(
      "bar-toolbar-18",
      "The toolbar of a navigation controller is hidden at first and 44 points high on an iPhone with a home button and iOS 18.",
      source: "https://hacknicity.medium.com/ipad-navigation-bar-and-toolbar-height-changes-in-ios-12-91c5766809f4",
      system: "18",
      device: "iPhone SE (3rd generation)",
      before: ["s.bottom == 0"],
      steps: ["step"],
      expects: ["hidden == 1", "s.bottom == 44"],
      controller: fact19
    ),
    Fact(
      "bar-toolbar-items",
      "Flexible space drives the items of a toolbar to its sides.",
      source: "https://developer.apple.com/documentation/uikit/uibarbuttonitem/flexiblespace()",
      system: "18",
      expects: ["textMinX(Left) < 40", "textMinX(Right) > 320", "textMidY(Left) == 322 ± 2"],
      fact20
    ),
    Fact(
      "bar-search-18",
      "A search bar of iOS 18 is 56 points high.",
      source: "https://developer.apple.com/documentation/uikit/uisearchbar",
      system: "18",
      expects: ["a.height == 56"],
      fact21
    ),
    Fact(
      "bar-search-in-navigation-18",
      "A search controller in the bar adds 52 points on iOS 18.",
      source: "https://developer.apple.com/documentation/uikit/uinavigationitem/searchcontroller",
      system: "18",
      expects: ["s.top == 155"],
      controller: fact22
    ),
    Fact(
      "bar-landscape-18",
      "In landscape the bar of an iPhone is 32 points high on iOS 18.",
      source: "https://developer.apple.com/documentation/uikit/uibarmetrics/compact",
      system: "18",
      steps: ["landscape"],
      expects: ["bar == 32"],
      controller: fact23
    ),
    Fact(
      "bar-capped-text",
      "The title in the bar is capped at the size of XXL.",
      source: "https://github.com/Vercantez/openuikit",
      before: ["bar.size == 17"],
      steps: ["size AX2"],
      expects: ["bar.size == 21"],
      controller: fact24
    ),
    Fact(
      "bar-large-title-grows",
      "A large title grows with the text size: 40 at XXXL and 48 at AX2.",
      source: "https://github.com/Vercantez/openuikit",
      system: "26",
      steps: ["size XXXL", "size AX2"],
      expects: ["bar.size == 48"],
      controller: fact25
    ),
    Fact(
      "bar-shares-background-26",
      "On iOS 26 an item that does not share its background is apart from its neighbor, and others touch.",
      source: "https://developer.apple.com/documentation/uikit/uibarbuttonitem/sharesbackground",
      system: "26",
      expects: ["own - shared == 12"],
      controller: fact26
    ),
  ]
}
