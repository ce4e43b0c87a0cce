// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation
import Testing
import UIKit

// Members of views, fields and controllers that apps override, by a census of 140 public repositories. The
// file compiles where each can be overridden.

private class AnyView: UIView {
  override func convert(_ p: CGPoint, from v: UIView?) -> CGPoint { super.convert(p, from: v) }
  override func convert(_ p: CGPoint, to v: UIView?) -> CGPoint { super.convert(p, to: v) }
  override func convert(_ r: CGRect, from v: UIView?) -> CGRect { super.convert(r, from: v) }
  override func convert(_ r: CGRect, to v: UIView?) -> CGRect { super.convert(r, to: v) }
  override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.insetBy(dx: 1, dy: 1) }
  override func frame(forAlignmentRect rect: CGRect) -> CGRect { rect }
  override func viewWithTag(_ tag: Int) -> UIView? { tag == 9 ? self : super.viewWithTag(tag) }
  override func isDescendant(of view: UIView) -> Bool { super.isDescendant(of: view) }
  override var gestureRecognizers: [UIGestureRecognizer]? {
    get { super.gestureRecognizers }
    set { super.gestureRecognizers = newValue }
  }
  override var layer: CALayer { super.layer }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override func updateConstraintsIfNeeded() { super.updateConstraintsIfNeeded() }
  override var isFocused: Bool { false }
  override func shouldUpdateFocus(in c: UIFocusUpdateContext) -> Bool { true }
  override func didUpdateFocus(
    in c: UIFocusUpdateContext,
    with a: UIFocusAnimationCoordinator
  ) { super.didUpdateFocus(in: c, with: a) }
  override func buildMenu(with builder: any UIMenuBuilder) {
    builder.remove(menu: .format)
    builder.insertSibling(UIMenu(children: [UICommand(action: Selector("a"))]), afterMenu: .edit)
  }
  override func validate(_ command: UICommand) { command.state = .on }
  override var pasteConfiguration: UIPasteConfiguration? { didSet {} }
  override func accessibilityElementDidBecomeFocused() {}
}
private class AnyField: UITextField {
  override var textContentType: UITextContentType! { didSet {} }
  override var keyboardType: UIKeyboardType { didSet {} }
  override var returnKeyType: UIReturnKeyType {
    get { .done }
    set {}
  }
  override var autocorrectionType: UITextAutocorrectionType { didSet {} }
  override func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
  override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  override func firstRect(for range: UITextRange) -> CGRect { .zero }
}
private class AnyTextView: UITextView {
  override var keyboardType: UIKeyboardType { didSet {} }
  override func closestPosition(to point: CGPoint) -> UITextPosition? { beginningOfDocument }
}
private class AnyTable: UITableViewController {
  override func tableView(
    _ t: UITableView,
    contextMenuConfigurationForRowAt i: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  override func tableView(_ t: UITableView, didHighlightRowAt i: IndexPath) {}
  override func tableView(_ t: UITableView, didEndEditingRowAt i: IndexPath?) {}
  override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
private class AnyCollection: UICollectionViewController {
  override func collectionView(
    _ c: UICollectionView,
    contextMenuConfigurationForItemAt i: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  override func collectionView(
    _ c: UICollectionView,
    moveItemAt i: IndexPath,
    to j: IndexPath
  ) {}
}
private class AnyTabs: UITabBarController {
  var chosen: [String?] = []
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    chosen.append(item.title)
  }
}

// Initializers without `override`, as apps write them for UIKit's.
private class PlainController: UIViewController {
  init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
}
private class MadeController: UIViewController {
  let number: Int
  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }
  convenience init() { self.init(number: 1) }
  required init?(coder: NSCoder) { nil }
}
private class PlainNavigation: UINavigationController {
  init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
}
private class PlainTabs: UITabBarController {
  init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
}
private class NamedController: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { nil }
}

private class MadePicture: UIImageView {
  init() { super.init(image: nil) }
  required init?(coder: NSCoder) { nil }
}
private class MadeSegments: UISegmentedControl {
  init() { super.init(items: ["A"]) }
  required init?(coder: NSCoder) { nil }
}
private class MadeTap: UITapGestureRecognizer {
  init() { super.init(target: nil, action: nil) }
}
private class MadeRefresh: UIRefreshControl {
  override init() { super.init() }
  required init?(coder: NSCoder) { nil }
}
private class MadeWheel: UIActivityIndicatorView {
  required init(coder: NSCoder) { super.init(coder: coder) }
}
private class MadeWindow: UIWindow {
  override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
  required init?(coder: NSCoder) { nil }
}
private class MadeAttachment: NSTextAttachment, @unchecked Sendable {
  override init(data: Data?, ofType type: String?) { super.init(data: data, ofType: type) }
  required init?(coder: NSCoder) { nil }
  convenience init(of image: UIImage) {
    self.init()
    self.image = image
  }
}
private class MadeStorage: NSTextStorage {
  override init() { super.init() }
  required init?(coder: NSCoder) { nil }
}

@Suite("Members that apps override in views, fields and controllers")
struct OverridesOfInputTests {
  @Test func `Overrides are called`() {
    let view = AnyView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect((view as UIView).viewWithTag(9) === view)
    #expect((view as UIView).alignmentRect(forFrame: view.frame).width == 8)
    #expect((AnyField() as UITextField).returnKeyType == .done)
  }

  @Test func `Controllers are made without arguments`() {
    #expect(MadeController().number == 1)
    #expect(NamedController().nibName == nil)
    _ = (PlainController(), PlainNavigation(), PlainTabs(), UIViewController())
  }

  @Test func `Subclasses call the initializers that UIKit lets them call`() {
    #expect(MadeSegments().numberOfSegments == 1)
    #expect(MadePicture().image == nil && MadeTap().view == nil)
    #expect(MadeRefresh().frame.height == UIRefreshControl().frame.height)
    #expect(MadeWindow(windowScene: UIWindowScene()).frame == UIScreen.main.bounds)
    #expect(MadeAttachment(of: UIImage()).image != nil)
    #expect(MadeStorage().length == 0)
  }

  @Test func `The container of tabs is told of the tab that a person chooses`() {
    let tabs = AnyTabs()
    let second = UIViewController()
    second.title = "Second"
    tabs.viewControllers = [UIViewController(), second]
    tabs.loadViewIfNeeded()
    tabs.tabBar.delegate?.tabBar(tabs.tabBar, didSelect: second.tabBarItem)
    #expect(tabs.chosen == ["Second"])
  }

  @Test func `The place in a text that is nearest to a point`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    field.text = "abcdef"
    for place in 0...6 {
      guard let position = field.position(from: field.beginningOfDocument, offset: place) else {
        return
      }
      let caret = field.caretRect(for: position)
      let found = field.closestPosition(to: CGPoint(x: caret.minX + 1, y: caret.midY))
      #expect(found == position)
    }
    let before = field.closestPosition(to: CGPoint(x: -50, y: 15))
    #expect(before == field.beginningOfDocument)
  }
}
