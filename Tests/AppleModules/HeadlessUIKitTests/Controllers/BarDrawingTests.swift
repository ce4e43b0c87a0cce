import DynamicType
import Foundation
import Snapshots
import Testing

@testable import HeadlessUIKit

@Suite("Bars are drawn as iOS draws them")
struct BarDrawingTests {
  private func window(
    _ style: UIUserInterfaceStyle,
    _ version: SystemVersion = SystemVersion(18)
  ) throws -> UIWindow {
    let first = UIViewController()
    first.title = "Settings"
    let second = UIViewController()
    second.title = "General"
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    second.navigationItem.rightBarButtonItem?.viewIdentity = ViewIdentity()
    second.navigationItem.rightBarButtonItem?.viewIdentity?.objectID = "abc-de-fgh"
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    let window = try Screens.window("iPhone X", systemVersion: version, root: navigation)
    window.traitOverrides.userInterfaceStyle = style
    return window
  }

  @Test(
    "Before iOS 26: a material up to the screen's edge with a line of a pixel below",
    arguments: [UIUserInterfaceStyle.light, .dark]
  )
  func classic(_ style: UIUserInterfaceStyle) throws {
    let window = try window(style)
    let snapshot = window.layoutSnapshot()
    #expect(snapshot.materials == [Material(.chrome, isDark: style == .dark)])
    #expect(snapshot.symbolNames == ["plus", "chevron.left"])
    #expect(snapshot.textContents.map(\.string) == ["Settings", "General"])
    let background = try #require(snapshot.first { $0.element.drawings.count == 2 })
    #expect(background.frame == Rect(x: 0, y: 0, width: 375, height: 88))
    guard case .fill(.rect(let line), _) = background.element.drawings[1] else {
      Issue.record("The second drawing is the line")
      return
    }
    #expect(line.y == 88 && abs(line.height - 1 / 3) < 1e-9)
    let tint = UIColor.systemBlue.rgba(for: window.traitCollection)
    #expect(snapshot.textContents.first?.color == tint)
    #expect(snapshot.textContents.last?.color == UIColor.label.rgba(for: window.traitCollection))
  }

  @Test("From iOS 26 on: platters without a bar behind them, and no title in the back button")
  func floating() throws {
    let snapshot = try window(.light, SystemVersion(26)).layoutSnapshot()
    #expect(snapshot.materials == Array(repeating: Material(.regular, isDark: false), count: 2))
    #expect(snapshot.textContents.map(\.string) == ["General"])
    #expect(snapshot.symbolNames == ["plus", "chevron.left"])
  }

  @Test("From iOS 26 on a button may stand without the glass behind it")
  func withoutGlass() throws {
    let window = try window(.light, SystemVersion(26))
    let navigation = try #require(window.rootViewController as? UINavigationController)
    let item = navigation.topViewController?.navigationItem.rightBarButtonItem
    item?.hidesSharedBackground = true
    let glass = window.layoutSnapshot().materials.count
    item?.hidesSharedBackground = false
    #expect(window.layoutSnapshot().materials.count == glass + 1)
  }

  @Test("The appearance has an image of the arrow only together with its mask")
  func backIndicator() throws {
    let window = try window(.light)
    let navigation = try #require(window.rootViewController as? UINavigationController)
    let image = UIImage(systemName: "arrow.left")
    let appearance = UINavigationBarAppearance()
    appearance.setBackIndicatorImage(image, transitionMaskImage: nil)
    #expect(appearance.backIndicatorImage == nil)
    appearance.setBackIndicatorImage(image, transitionMaskImage: image)
    navigation.navigationBar.standardAppearance = appearance
    #expect(window.layoutSnapshot().symbolNames == ["plus", "arrow.left"])
  }

  @Test("The back button says Back only where a title leaves it no room", arguments: [nil, "Here"])
  func backTitle(title: String?) throws {
    let first = UIViewController()
    first.title = "Root View Controller"
    let second = UIViewController()
    second.title = title
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    let window = try Screens.window(
      "iPhone X",
      category: .extraExtraExtraLarge,
      root: navigation
    )
    let shown = window.layoutSnapshot().textContents.map(\.string)
    #expect(shown.contains(title == nil ? "Root View Controller" : "Back"))
  }

  @Test("A toolbar on the safe area is drawn up to the edge of the screen")
  func toolbarAtEdge() throws {
    let controller = UIViewController()
    let window = try Screens.window("iPhone X", root: controller)
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 734, width: 375, height: 44))
    controller.view.addSubview(toolbar)
    window.layoutIfNeeded()
    #expect(toolbar.backgroundView.frame == CGRect(x: 0, y: 0, width: 375, height: 78))
    toolbar.frame = CGRect(x: 0, y: 600, width: 375, height: 44)
    toolbar.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(toolbar.backgroundView.frame.height == 44)
  }

  @Test("Parts that no document holds are marked, and those that one holds are named")
  func identities() throws {
    let snapshot = try window(.light).layoutSnapshot()
    let item = try #require(snapshot.element(withID: "abc-de-fgh"))
    #expect(!item.element.layoutFlags.contains(.systemPart))
    #expect(item.element.interaction?.isControl == true)
    let back = try #require(snapshot.first { $0.element.identity.className == "BackButtonView" })
    #expect(back.element.layoutFlags.contains(.systemPart))
    #expect(snapshot.control(at: Point(x: 20, y: 66))?.element.identity == back.element.identity)
  }

  @Test("A bar's own color, image and appearance replace the system's")
  func appearances() throws {
    let window = try window(.light)
    let navigation = try #require(window.rootViewController as? UINavigationController)
    let bar = navigation.navigationBar
    bar.isTranslucent = false
    bar.barTintColor = .systemRed
    bar.titleTextAttributes = [
      .foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 9),
    ]
    let snapshot = window.layoutSnapshot()
    #expect(snapshot.materials.isEmpty)
    let title = try #require(snapshot.textContents.last)
    #expect(title.color == UIColor.white.rgba(for: window.traitCollection))
    #expect(title.fonts.first?.pointSize == 9)
    let clear = UINavigationBarAppearance()
    clear.configureWithTransparentBackground()
    bar.isTranslucent = true
    bar.barTintColor = nil
    bar.standardAppearance = clear
    #expect(window.layoutSnapshot().materials.isEmpty)
  }

  /// The order is that of `UINavigationBar.h`.
  @Test("A low bar takes the first appearance that is set, the one for the edge of content first")
  func compactEdge() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = try Screens.window("iPhone 8", .landscape, root: navigation)
    defer { withExtendedLifetime(window) {} }
    let bar = navigation.navigationBar
    func appearance(_ color: UIColor) -> UINavigationBarAppearance {
      let appearance = UINavigationBarAppearance()
      appearance.backgroundColor = color
      return appearance
    }
    bar.standardAppearance = appearance(.red)
    #expect(bar.shownAppearance.backgroundColor == .red)
    bar.compactAppearance = appearance(.green)
    #expect(bar.shownAppearance.backgroundColor == .green)
    bar.scrollEdgeAppearance = appearance(.blue)
    #expect(bar.shownAppearance.backgroundColor == .blue)
    bar.compactScrollEdgeAppearance = appearance(.yellow)
    #expect(bar.shownAppearance.backgroundColor == .yellow)
    bar.topItem?.compactScrollEdgeAppearance = appearance(.brown)
    #expect(bar.shownAppearance.backgroundColor == .brown)
    bar.layoutIfNeeded()
    #expect(bar.backgroundView.look?.color == .brown)
    let upright = try Screens.window("iPhone 8", root: navigation)
    #expect(bar.shownAppearance.backgroundColor == .blue)
    withExtendedLifetime(upright) {}
  }

  @Test("A toolbar under which nothing scrolls takes the appearance for the edge of content")
  func toolbarEdge() throws {
    func drawn(_ view: UIView, _ orientation: Device.Orientation) throws -> UIColor? {
      let controller = UIViewController()
      controller.view = view
      controller.toolbarItems = [UIBarButtonItem(systemItem: .add)]
      let navigation = UINavigationController(rootViewController: controller)
      navigation.isToolbarHidden = false
      let bar = navigation.toolbar
      func appearance(_ color: UIColor) -> UIToolbarAppearance {
        let appearance = UIToolbarAppearance()
        appearance.backgroundColor = color
        return appearance
      }
      bar.standardAppearance = appearance(.red)
      bar.compactAppearance = appearance(.green)
      bar.scrollEdgeAppearance = appearance(.blue)
      bar.compactScrollEdgeAppearance = appearance(.yellow)
      let window = try Screens.window("iPhone 8", orientation, root: navigation)
      defer { withExtendedLifetime(window) {} }
      return bar.backgroundView.look?.color
    }
    #expect(try drawn(UIView(), .portrait) == .blue)
    #expect(try drawn(UIView(), .landscape) == .yellow)
    #expect(try drawn(UIScrollView(), .portrait) == .red)
    #expect(try drawn(UIScrollView(), .landscape) == .green)
  }
}
