import DynamicType
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Bars take part in appearance and in the large content viewer")
struct BarAppearanceTests {
  @Test("A navigation bar takes title attributes and appearance objects")
  func navigationBar() {
    AppearanceRegistry().performAsCurrent {
      let look = UINavigationBarAppearance()
      look.configureWithOpaqueBackground()
      look.backgroundColor = .blue
      UINavigationBar.appearance().standardAppearance = look
      UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.red]
      let window = makeWindow()
      let (bar, own) = (UINavigationBar(), UINavigationBar())
      own.titleTextAttributes = [.foregroundColor: UIColor.green]
      window.addSubview(bar)
      window.addSubview(own)
      #expect(bar.standardAppearance === look)
      #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .red)
      #expect(own.titleTextAttributes?[.foregroundColor] as? UIColor == .green)
    }
  }

  @Test("Items that come later take the proxy's values with the next layout")
  func items() {
    AppearanceRegistry().performAsCurrent {
      UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .red
      let window = makeWindow()
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
      window.addSubview(bar)
      let item = UIBarButtonItem(title: "Edit", primaryAction: nil)
      bar.items = [item]
      window.layoutIfNeeded()
      #expect(item.tintColor == .red)
    }
  }

  @Test("Pressing a tab shows its title and large image, and lifting chooses it")
  func tabs() {
    let window = makeWindow(.accessibilityLarge, version: 17)
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
    let large = UIImage(missing: "large", size: CGSize(width: 75, height: 75))
    bar.items = ["Home", "Search"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.items?[1].largeContentSizeImage = large
    bar.selectedItem = bar.items?[0]
    window.addSubview(bar)
    window.layoutIfNeeded()
    var viewer = LargeContentViewer(window)
    viewer.press(at: CGPoint(x: 290, y: 20), time: 0)
    viewer.advance(to: 1)
    #expect(viewer.shown?.item.largeContentTitle == "Search")
    #expect(viewer.shown?.item.largeContentImage == large)
    #expect(viewer.shown?.item.scalesLargeContentImage == false)
    viewer.lift(time: 2)
    #expect(bar.selectedItem === bar.items?[1])
  }

  @Test("Lifting over a bar button performs its action")
  func buttons() {
    let window = makeWindow(.accessibilityLarge, version: 17)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    var performed = 0
    bar.items = [
      UIBarButtonItem(title: "Add", primaryAction: UIAction(title: "Add") { _ in performed += 1 })
    ]
    window.addSubview(bar)
    window.layoutIfNeeded()
    var viewer = LargeContentViewer(window)
    viewer.press(at: CGPoint(x: 30, y: 22), time: 0)
    viewer.advance(to: 1)
    #expect(viewer.shown?.item.largeContentTitle == "Add")
    viewer.lift(time: 2)
    #expect(performed == 1)
  }
}
