import DynamicType
import Foundation
import Snapshots
import Testing

@testable import HeadlessUIKit

/// A bar of the program's own: three buttons with an interaction on their superview.
private final class Recorder: UILargeContentViewerInteractionDelegate {
  var ended: [String] = []

  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) { ended.append("\(item?.largeContentTitle ?? "nothing") at \(Int(point.x))") }
}

@Suite("The large content viewer shows what is pressed")
struct LargeContentTests {
  /// A window with a bar at its lower edge; its buttons are 100 points wide.
  private func screen(
    _ category: UIContentSizeCategory = .accessibilityLarge,
    delegate: (any UILargeContentViewerInteractionDelegate)? = nil
  ) -> (window: UIWindow, bar: UIView) {
    let window = makeWindow(category, width: 300, height: 600)
    let bar = UIView(frame: CGRect(x: 0, y: 550, width: 300, height: 50))
    for (index, title) in ["Home", "Search", "Me"].enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.showsLargeContentViewer = true
      button.frame = CGRect(x: index * 100, y: 0, width: 100, height: 50)
      bar.addSubview(button)
    }
    bar.addInteraction(UILargeContentViewerInteraction(delegate: delegate))
    window.addSubview(bar)
    window.layoutIfNeeded()
    return (window, bar)
  }

  private func names(_ events: [LargeContentViewer.Event]) -> [String] {
    events.map { event in
      switch event {
      case .show(let item): "show \(item.largeContentTitle ?? "")"
      case .change(let item): "change \(item.largeContentTitle ?? "")"
      case .hide: "hide"
      case .activate(let item): "activate \(item.largeContentTitle ?? "")"
      case .cancel: "cancel"
      }
    }
  }

  @Test("Nothing is shown before the press has lasted")
  func delay() {
    let viewer = LargeContentViewer(screen().window)
    let point = CGPoint(x: 150, y: 570)
    #expect(viewer.item(at: point, after: 0.49) == nil)
    #expect(viewer.item(at: point, after: 0.5)?.largeContentTitle == "Search")
    #expect(viewer.item(at: point, after: .nan) == nil)
    #expect(viewer.item(at: CGPoint(x: CGFloat.nan, y: 570), after: 1) == nil)
  }

  @Test(
    "Only the five accessibility sizes show it",
    arguments: UIContentSizeCategory.allCases.filter { $0 != .unspecified }
  )
  func categories(category: UIContentSizeCategory) {
    let viewer = LargeContentViewer(screen(category).window)
    let item = viewer.item(at: CGPoint(x: 20, y: 570), after: 1)
    #expect((item != nil) == category.isAccessibilityCategory)
  }

  @Test("It needs an interaction on the item or above it, and the item's consent")
  func interaction() {
    let (window, bar) = screen()
    let viewer = LargeContentViewer(window)
    bar.subviews[0].showsLargeContentViewer = false
    #expect(viewer.item(at: CGPoint(x: 20, y: 570), after: 1) == nil)
    for interaction in bar.interactions { bar.removeInteraction(interaction) }
    #expect(viewer.item(at: CGPoint(x: 150, y: 570), after: 1) == nil)
    #expect(bar.interactions.isEmpty)
  }

  @Test("It follows the finger, goes outside of the bar, and lifting does the thing")
  func timeline() {
    let recorder = Recorder()
    let (window, _) = screen(delegate: recorder)
    var viewer = LargeContentViewer(window)
    viewer.press(at: CGPoint(x: 20, y: 570), time: 10)
    #expect(names(viewer.advance(to: 10.2)) == [])
    #expect(names(viewer.move(to: CGPoint(x: 30, y: 570), time: 10.6)) == ["show Home"])
    #expect(names(viewer.move(to: CGPoint(x: 90, y: 580), time: 10.7)) == [])
    #expect(names(viewer.move(to: CGPoint(x: 110, y: 580), time: 10.8)) == ["change Search"])
    #expect(names(viewer.move(to: CGPoint(x: 110, y: 100), time: 10.9)) == ["hide"])
    #expect(viewer.shown == nil)
    #expect(names(viewer.move(to: CGPoint(x: 210, y: 560), time: 11)) == ["show Me"])
    #expect(names(viewer.lift(time: 11.1)) == ["activate Me"])
    #expect(recorder.ended == ["Me at 210"])
    #expect(names(viewer.lift(time: 12)) == [])
  }

  @Test("A short tap and a canceled press do nothing")
  func cancelled() {
    let recorder = Recorder()
    let (window, _) = screen(delegate: recorder)
    var viewer = LargeContentViewer(window)
    viewer.press(at: CGPoint(x: 20, y: 570), time: 0)
    #expect(names(viewer.lift(time: 0.1)) == [])
    viewer.press(at: CGPoint(x: 20, y: 570), time: 1)
    viewer.advance(to: 2)
    #expect(names(viewer.cancel()) == ["cancel"])
    viewer.press(at: CGPoint(x: 20, y: 570), time: 3)
    viewer.move(to: CGPoint(x: 20, y: 10), time: 4)
    #expect(names(viewer.lift(time: 5)) == ["cancel"])
    #expect(recorder.ended == ["nothing at 20"])
  }

  @Test("Without a delegate, lifting taps the control")
  func tap() throws {
    let (window, bar) = screen()
    var taps = 0
    let button = try #require(bar.subviews[1] as? UIButton)
    button.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
    var viewer = LargeContentViewer(window)
    viewer.press(at: CGPoint(x: 150, y: 570), time: 0)
    viewer.lift(time: 1)
    #expect(taps == 1)
  }

  @Test("A segment is shown without any interaction, and is chosen on lifting")
  func segments() {
    let window = makeWindow(.accessibilityMedium, width: 300, height: 600)
    let control = UISegmentedControl(items: ["Day", "Week"])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    window.addSubview(control)
    window.layoutIfNeeded()
    var viewer = LargeContentViewer(window)
    viewer.press(at: CGPoint(x: 20, y: 10), time: 0)
    #expect(names(viewer.advance(to: 1)) == ["show Day"])
    #expect(names(viewer.move(to: CGPoint(x: 120, y: 10), time: 2)) == ["change Week"])
    viewer.lift(time: 3)
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test("A bar's item is shown by its title or accessibility label and its large image")
  func barItems() {
    let small = UIImage(missing: "small", size: CGSize(width: 20, height: 20))
    let large = UIImage(missing: "large", size: CGSize(width: 75, height: 75))
    let item = UIBarButtonItem(title: nil, primaryAction: nil)
    item.image = small
    item.accessibilityLabel = "Compose"
    let shown = LargeContentBarItem(item)
    #expect(shown.largeContentTitle == "Compose")
    #expect(shown.largeContentImage == small)
    #expect(shown.scalesLargeContentImage)
    item.title = "New"
    item.largeContentSizeImage = large
    #expect(shown.largeContentTitle == "New")
    #expect(shown.largeContentImage == large)
    #expect(!shown.scalesLargeContentImage)
  }

  @Test("The snapshot says what the viewer would show")
  func snapshot() {
    let (window, _) = screen(.large)
    let bar = window.layoutSnapshot().root.children[0]
    #expect(bar.children.map { $0.largeContent?.title } == ["Home", "Search", "Me"])
    #expect(bar.largeContent == nil)
  }

  @Test("The panel lies in the middle of the screen, over everything, with image and title")
  func panel() throws {
    let (window, bar) = screen()
    bar.subviews[0].largeContentImage = UIImage(systemName: "house")
    let snapshot = window.layoutSnapshot().showing(bar.subviews[0])
    let panel = try #require(snapshot.root.children.last)
    #expect(panel.identity.className == "LargeContentViewer")
    #expect(panel.frame.x + panel.frame.width / 2 == 150)
    #expect(abs(panel.frame.y + panel.frame.height / 2 - 300) < 0.5)
    let kinds = panel.drawings.map { drawing in
      switch drawing {
      case .material: "material"
      case .symbol(let symbol): symbol.name
      case .text(let text): text.string
      default: "other"
      }
    }
    #expect(kinds == ["material", "house", "Home"])
    let inside = panel.drawings.allSatisfy { panel.bounds.union($0.bounds) == panel.bounds }
    #expect(inside)
  }
}
