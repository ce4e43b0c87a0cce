import DynamicType
import Testing

@testable import HeadlessUIKit

/// The events, in order.
final class Log {
  var entries: [String] = []
}

/// A controller that writes down what it is told.
final class Witness: UIViewController {
  let name: String
  let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ what: String) { log.entries.append("\(name) \(what)") }

  override func viewDidLoad() { note("didLoad") }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  override func willMove(toParent parent: UIViewController?) {
    note(parent == nil ? "willLeave" : "willJoin")
  }
  override func didMove(toParent parent: UIViewController?) {
    note(parent == nil ? "didLeave" : "didJoin")
  }
}

@Suite("Controllers are told in UIKit's order")
struct AppearanceCallbackTests {
  let log = Log()

  @Test("The root controller of a window")
  func root() throws {
    let window = try Screens.window("iPhone 8", root: Witness("a", log))
    defer { withExtendedLifetime(window) {} }
    #expect(log.entries == ["a didLoad", "a willAppear", "a isAppearing", "a didAppear"])
    log.entries = []
    window.rootViewController = UIViewController()
    #expect(log.entries == ["a willDisappear", "a didDisappear"])
  }

  /// Apple's documentation of `viewIsAppearing(_:)` has the order: `viewWillAppear` before the view has its
  /// place, `viewIsAppearing` when it has, then the layout, and `viewDidAppear` when the view is shown.
  @Test("A view is laid out below its bars before its controller has appeared")
  func layoutBeforeAppearing() throws {
    final class Laid: UIViewController {
      var calls: [String] = []
      override func viewWillAppear(_ animated: Bool) { note("willAppear") }
      override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
      override func viewDidLayoutSubviews() { note("didLayout") }
      override func viewDidAppear(_ animated: Bool) { note("didAppear") }

      private func note(_ call: String) {
        let top = viewIfLoaded?.safeAreaInsets.top ?? -1
        if calls.last != "\(call) \(top)" { calls.append("\(call) \(top)") }
      }
    }
    let laid = Laid()
    let window = try Screens.window("iPhone 16", root: laid)
    defer { withExtendedLifetime(window) {} }
    #expect(
      laid.calls == ["willAppear 0.0", "isAppearing 59.0", "didLayout 59.0", "didAppear 59.0"]
    )
    let below = Laid()
    let other = try Screens.window(
      "iPhone 16",
      root: UINavigationController(rootViewController: below)
    )
    defer { withExtendedLifetime(other) {} }
    // A status bar of 59 points and a bar of 44.
    #expect(below.calls.dropFirst() == ["isAppearing 103.0", "didLayout 103.0", "didAppear 103.0"])
  }

  @Test("A controller that is presented by one that appears is there after the same layout")
  func presentingWhileAppearing() throws {
    final class Presenter: UIViewController {
      let log = Log()
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard presentedViewController == nil else { return }
        present(Witness("p", log), animated: false) { [log] in log.entries.append("completion") }
      }
    }
    let presenter = Presenter()
    let window = try Screens.window("iPhone 8", root: presenter)
    defer { withExtendedLifetime(window) {} }
    #expect(
      presenter.log.entries == [
        "p didLoad", "p willAppear", "p isAppearing", "p didAppear", "completion",
      ]
    )
  }

  @Test("A layout that a controller asks for while its view enters does not end the transition")
  func layoutWhileEntering() throws {
    final class Eager: UIView {
      override func didMoveToWindow() {
        super.didMoveToWindow()
        window?.layoutIfNeeded()
      }
    }
    let parent = UIViewController()
    let window = try Screens.window("iPhone 8", root: parent)
    let child = Witness("c", log)
    child.view.addSubview(Eager())
    log.entries = []
    parent.addChild(child)
    parent.view.addSubview(child.view)
    #expect(log.entries == ["c willJoin", "c willAppear", "c isAppearing"])
    window.layoutIfNeeded()
    #expect(log.entries.last == "c didAppear")
  }

  @Test("A view that leaves before it is laid out has not appeared")
  func leavingBeforeLayout() throws {
    let parent = UIViewController()
    let window = try Screens.window("iPhone 8", root: parent)
    let child = Witness("c", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.view.removeFromSuperview()
    window.layoutIfNeeded()
    #expect(
      log.entries == [
        "c willJoin", "c didLoad", "c willAppear", "c willDisappear", "c didDisappear",
      ]
    )
  }

  @Test("A push tells the covered controller first, and a pop the one that leaves")
  func push() throws {
    let navigation = UINavigationController(rootViewController: Witness("a", log))
    let window = try Screens.window("iPhone 8", root: navigation)
    defer { withExtendedLifetime(window) {} }
    #expect(
      log.entries == [
        "a willJoin", "a didJoin", "a didLoad", "a willAppear", "a isAppearing", "a didAppear",
      ]
    )
    log.entries = []
    navigation.pushViewController(Witness("b", log), animated: false)
    window.layoutIfNeeded()
    #expect(
      log.entries == [
        "b willJoin", "a willDisappear", "a didDisappear", "b didLoad", "b willAppear",
        "b isAppearing", "b didAppear", "b didJoin",
      ]
    )
    log.entries = []
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(
      log.entries == [
        "b willLeave", "b willDisappear", "b didDisappear", "a willAppear", "b didLeave",
        "a isAppearing", "a didAppear",
      ]
    )
  }

  @Test("Only the chosen tab appears, and its view is made when it is chosen")
  func tabs() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [Witness("a", log), Witness("b", log)]
    log.entries = []
    let window = try Screens.window("iPhone 8", root: tabs)
    defer { withExtendedLifetime(window) {} }
    #expect(log.entries == ["a didLoad", "a willAppear", "a isAppearing", "a didAppear"])
    log.entries = []
    tabs.tabBar.touch(tab: 1)
    window.layoutIfNeeded()
    #expect(tabs.selectedIndex == 1)
    #expect(
      log.entries == [
        "a willDisappear", "a didDisappear", "b didLoad", "b willAppear", "b isAppearing",
        "b didAppear",
      ]
    )
  }

  /// `testViewControllerHierarchy.1` of swift-snapshot-testing: UIKit has loaded the containers of
  /// tabs that are not selected, and not the views of their first controllers.
  @Test("A navigation controller loads the view of its controller when it appears")
  func tabsOfNavigationControllers() throws {
    let tabs = UITabBarController()
    let second = UINavigationController(rootViewController: Witness("b", log))
    tabs.viewControllers = [UINavigationController(rootViewController: Witness("a", log)), second]
    log.entries = []
    second.loadViewIfNeeded()
    let window = try Screens.window("iPhone 8", root: tabs)
    defer { withExtendedLifetime(window) {} }
    #expect(log.entries == ["a didLoad", "a willAppear", "a isAppearing", "a didAppear"])
    log.entries = []
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(
      log.entries == [
        "a willDisappear", "a didDisappear", "b didLoad", "b willAppear", "b isAppearing",
        "b didAppear",
      ]
    )
  }

  @Test("A layout outside of a window loads the view of the topmost controller")
  func layoutWithoutWindow() {
    let top = UIViewController()
    let navigation = UINavigationController(rootViewController: top)
    navigation.loadViewIfNeeded()
    #expect(!top.isViewLoaded)
    navigation.view.layoutIfNeeded()
    #expect(top.isViewLoaded)
  }

  @Test("Own containers: adding a view to one that is seen tells the child")
  func containment() throws {
    let parent = UIViewController()
    let window = try Screens.window("iPhone 8", root: parent)
    defer { withExtendedLifetime(window) {} }
    let child = Witness("c", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    window.layoutIfNeeded()
    #expect(
      log.entries == [
        "c willJoin", "c didLoad", "c willAppear", "c didJoin", "c isAppearing", "c didAppear",
      ]
    )
    log.entries = []
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(log.entries == ["c willLeave", "c willDisappear", "c didDisappear", "c didLeave"])
  }

  @Test("A container that forwards by itself")
  func manual() throws {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let parent = Container()
    let window = try Screens.window("iPhone 8", root: parent)
    defer { withExtendedLifetime(window) {} }
    let child = Witness("c", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    #expect(log.entries == ["c willJoin", "c didLoad"])
    log.entries = []
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(log.entries == ["c willAppear", "c isAppearing", "c didAppear"])
  }

  @Test("A sheet leaves the controller below where it is; a full screen takes it away")
  func presenting() throws {
    let below = Witness("a", log)
    let window = try Screens.window("iPhone 8", root: below)
    defer { withExtendedLifetime(window) {} }
    log.entries = []
    below.present(Witness("s", log), animated: false)
    window.layoutIfNeeded()
    #expect(log.entries == ["s didLoad", "s willAppear", "s isAppearing", "s didAppear"])
    below.dismiss(animated: false)
    log.entries = []
    let full = Witness("f", log)
    full.modalPresentationStyle = .fullScreen
    below.present(full, animated: false)
    window.layoutIfNeeded()
    #expect(
      log.entries == [
        "a willDisappear", "f didLoad", "f willAppear", "f isAppearing", "f didAppear",
        "a didDisappear",
      ]
    )
    #expect(below.presentedViewController === full)
    #expect(full.presentingViewController === below)
    log.entries = []
    full.dismiss(animated: false)
    window.layoutIfNeeded()
    #expect(
      log.entries == [
        "a willAppear", "f willDisappear", "f didDisappear", "a isAppearing", "a didAppear",
      ]
    )
    #expect(below.presentedViewController == nil)
  }
}
