// Written by Scripts/generate-tables from Reference/uikit-facts/scrolling.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import UIKit

private func fact1(_ controller: UIViewController, _ view: UIView) {
  let scroll = UIScrollView().named("s"), a = box("a", 600, 1200)
  view.fill(scroll)
  scroll.addSubview(a)
  NSLayoutConstraint.activate([
    a.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor), a.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
    a.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor), a.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
  ])
  measure { note("size", scroll.contentSize) }
}

private func fact2(_ controller: UIViewController, _ view: UIView) {
  let scroll = UIScrollView(), a = label("a", String(repeating: "Words and words ", count: 20), size: 17)
  a.numberOfLines = 0
  view.fill(scroll)
  scroll.addSubview(a)
  NSLayoutConstraint.activate([
    a.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor), a.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
    a.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor), a.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
    a.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
  ])
  measure { note("size", scroll.contentSize) }
}

private func fact3(_ controller: UIViewController, _ view: UIView) {
  let scroll = UIScrollView(), a = box("a", 500, 900)
  view.fill(scroll)
  scroll.addSubview(a)
  NSLayoutConstraint.activate([
    a.topAnchor.constraint(equalTo: scroll.topAnchor), a.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
    a.leadingAnchor.constraint(equalTo: scroll.leadingAnchor), a.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
  ])
  measure { note("size", scroll.contentSize) }
}

private func fact4(_ controller: UIViewController, _ view: UIView) {
  let scroll = UIScrollView(), a = box("a", nil, 900)
  view.fill(scroll)
  scroll.addSubview(a)
  NSLayoutConstraint.activate([
    a.topAnchor.constraint(equalTo: scroll.topAnchor), a.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
    a.leadingAnchor.constraint(equalTo: scroll.leadingAnchor), a.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
    a.widthAnchor.constraint(equalTo: scroll.widthAnchor, multiplier: 2),
  ])
  measure { note("size", scroll.contentSize) }
}

private func fact5(_ controller: UIViewController, _ view: UIView) {
  let scroll = UIScrollView()
  view.fill(scroll)
  scroll.contentSize = CGSize(width: 393, height: 2000)
  scroll.addSubview(framed("a", 0, 0, 50, 50))
  measure {
    note("i", scroll.adjustedContentInset)
    note("offset", scroll.contentOffset.y)
  }
}

private func fact6(_ controller: UIViewController, _ view: UIView) {
  let scroll = UIScrollView()
  scroll.contentInsetAdjustmentBehavior = .never
  view.fill(scroll)
  scroll.contentSize = CGSize(width: 393, height: 2000)
  scroll.addSubview(framed("a", 0, 0, 50, 50))
  measure { note("i", scroll.adjustedContentInset) }
}

private func fact7(_ controller: UIViewController, _ view: UIView) {
  let scroll = UIScrollView()
  scroll.contentInsetAdjustmentBehavior = .always
  view.fill(scroll)
  scroll.contentSize = CGSize(width: 393, height: 100)
  measure { note("i", scroll.adjustedContentInset) }
}

private func fact8(_ controller: UIViewController, _ view: UIView) {
  let scroll = UIScrollView()
  scroll.contentInsetAdjustmentBehavior = .scrollableAxes
  view.fill(scroll)
  scroll.contentSize = CGSize(width: 393, height: 100)
  measure { note("i", scroll.adjustedContentInset) }
  onStep { scroll.alwaysBounceVertical = true }
}

private func fact9(_ controller: UIViewController, _ view: UIView) {
  let scroll = UIScrollView()
  scroll.contentInset = UIEdgeInsets(top: 10, left: 3, bottom: 20, right: 0)
  view.fill(scroll)
  scroll.contentSize = CGSize(width: 393, height: 2000)
  measure { note("i", scroll.adjustedContentInset) }
}

private func fact10(_ controller: UIViewController, _ view: UIView) {
  let a = UIScrollView()
  note("size", a.contentSize)
  note("offset", a.contentOffset)
  note("bounces", a.bounces)
  note("always", a.alwaysBounceVertical)
  note("paging", a.isPagingEnabled)
  note("scrolls", a.isScrollEnabled)
  note("zoom", a.zoomScale)
  note("least", a.minimumZoomScale)
  note("most", a.maximumZoomScale)
  note("indicator", a.showsVerticalScrollIndicator)
  note("automatic", a.contentInsetAdjustmentBehavior == .automatic)
  note("keyboard", a.keyboardDismissMode == .none)
  note("clips", a.clipsToBounds)
}

private func fact11(_ controller: UIViewController, _ view: UIView) {
  let scroll = UIScrollView()
  scroll.contentInsetAdjustmentBehavior = .never
  view.fill(scroll)
  scroll.contentSize = CGSize(width: 393, height: 2000)
  scroll.addSubview(framed("a", 0, 300, 50, 50))
  onStep {
    scroll.setContentOffset(CGPoint(x: 0, y: 120), animated: false)
    note("bounds", scroll.bounds.origin)
  }
}

private func fact12(_ controller: UIViewController, _ view: UIView) {
  let scroll = UIScrollView()
  scroll.contentInsetAdjustmentBehavior = .never
  view.fill(scroll)
  scroll.contentSize = CGSize(width: 393, height: 2000)
  onStep {
    scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: false)
    note("visible", scroll.contentOffset.y)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 100), animated: false)
    note("below", scroll.contentOffset.y)
  }
}

private final class ScrollWatcher: NSObject, UIScrollViewDelegate {
  var offsets: [CGFloat] = []
  func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
}
private func fact13(_ controller: UIViewController, _ view: UIView) {
  let scroll = UIScrollView(), watcher = keep(ScrollWatcher())
  scroll.contentInsetAdjustmentBehavior = .never
  view.fill(scroll)
  scroll.contentSize = CGSize(width: 393, height: 2000)
  scroll.delegate = watcher
  onStep {
    scroll.contentOffset.y = 50
    note("last", watcher.offsets.last ?? -1)
  }
}

private func fact14() -> UIViewController {
  let inner = UIViewController(), scroll = UIScrollView()
  inner.view.fill(scroll)
  scroll.contentSize = CGSize(width: 393, height: 2000)
  scroll.addSubview(framed("a", 0, 0, 50, 50))
  return UINavigationController(rootViewController: inner)
}

private func fact15() -> UIViewController {
  let inner = UIViewController(), scroll = UIScrollView()
  inner.view.fill(scroll)
  scroll.contentSize = CGSize(width: 393, height: 100)
  scroll.addSubview(framed("a", 0, 0, 50, 50))
  measure { note("i", scroll.adjustedContentInset) }
  return UINavigationController(rootViewController: inner)
}

private func fact16(_ controller: UIViewController, _ view: UIView) {
  let scroll = UIScrollView()
  view.addSubview(scroll)
  scroll.translatesAutoresizingMaskIntoConstraints = false
  let safe = view.safeAreaLayoutGuide
  NSLayoutConstraint.activate([
    scroll.topAnchor.constraint(equalTo: safe.topAnchor), scroll.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
    scroll.leadingAnchor.constraint(equalTo: safe.leadingAnchor), scroll.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
  ])
  scroll.contentSize = CGSize(width: 393, height: 2000)
  measure {
    note("i", scroll.adjustedContentInset)
    note("offset", scroll.contentOffset.y)
  }
}

private func fact17(_ controller: UIViewController, _ view: UIView) {
  let scroll = UIScrollView(), stack = UIStackView(arrangedSubviews: [box("a", 100, 400)])
  stack.axis = .vertical
  view.fill(scroll)
  scroll.fill(stack, to: scroll.contentLayoutGuide)
  measure { note("size", scroll.contentSize) }
  onStep { stack.addArrangedSubview(box("b", 100, 700)) }
}

extension Fact {
  static let scrolling: [Fact] = [
    Fact(
      "scroll-content-guide",
      "The content layout guide makes the content size.",
      source: "https://developer.apple.com/documentation/uikit/uiscrollview/contentlayoutguide",
      expects: ["size.width == 600", "size.height == 1200", "s.width == 393"],
      fact1
    ),
    Fact(
      "scroll-frame-guide",
      "Content as wide as the frame's guide scrolls upright only.",
      source: "https://developer.apple.com/documentation/uikit/uiscrollview/framelayoutguide",
      expects: ["size.width == 393", "a.width == 393", "size.height == a.height", "a.lines > 5"],
      fact2
    ),
    Fact(
      "scroll-edges-are-content",
      "Constraints to the scroll view's own edges hold for its content.",
      source: "https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/WorkingwithScrollViews.html",
      expects: ["size.width == 500", "size.height == 900"],
      fact3
    ),
    Fact(
      "scroll-size-is-frame",
      "Constraints to the scroll view's width hold for its frame.",
      source: "https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/WorkingwithScrollViews.html",
      expects: ["a.width == 786", "size.width == 786"],
      fact4
    ),
    Fact(
      "scroll-automatic-inset",
      "Content that scrolls begins below the safe area of the screen.",
      source: "https://skytitan.tistory.com/584",
      expects: ["i.top == 59", "i.bottom == 34", "offset == -59", "a.minY == 59"],
      fact5
    ),
    Fact(
      "scroll-never",
      "With never the content begins at the top of the screen.",
      source: "https://skytitan.tistory.com/584",
      expects: ["i.top == 0", "i.bottom == 0", "a.minY == 0"],
      fact6
    ),
    Fact(
      "scroll-always",
      "With always short content has the insets too.",
      source: "https://devhide.com/how-to-place-uiscrollview-content-always-below-safearea-even-if-content-height-smaller-than-scrollview-height-77431769",
      expects: ["i.top == 59", "i.bottom == 34"],
      fact7
    ),
    Fact(
      "scroll-scrollable-axes-short",
      "With scrollableAxes content that does not scroll has no insets, unless it always bounces.",
      source: "https://skytitan.tistory.com/584",
      before: ["i.top == 0"],
      steps: ["step"],
      expects: ["i.top == 59"],
      fact8
    ),
    Fact(
      "scroll-content-inset-adds",
      "The own content inset is added to that of the safe area.",
      source: "https://developer.apple.com/documentation/uikit/uiscrollview/adjustedcontentinset",
      expects: ["i.top == 69", "i.bottom == 54", "i.left == 3"],
      fact9
    ),
    Fact(
      "scroll-defaults",
      "Defaults of a scroll view.",
      source: "https://developer.apple.com/documentation/uikit/uiscrollview/bounces",
      expects: ["size.width == 0", "offset.y == 0", "bounces == 1", "always == 0", "paging == 0", "scrolls == 1", "zoom == 1", "least == 1", "most == 1", "indicator == 1", "automatic == 1", "keyboard == 1", "clips == 1"],
      fact10
    ),
    Fact(
      "scroll-offset",
      "The content offset is the origin of the bounds and moves the content.",
      source: "https://developer.apple.com/documentation/uikit/uiscrollview/contentoffset",
      before: ["a.minY == 300"],
      steps: ["step"],
      expects: ["a.minY == 180", "bounds.y == 120"],
      fact11
    ),
    Fact(
      "scroll-rect-to-visible",
      "scrollRectToVisible scrolls as far as needed.",
      source: "https://developer.apple.com/documentation/uikit/uiscrollview/scrollrecttovisible(_:animated:)",
      steps: ["step"],
      expects: ["visible == 0", "below == 248"],
      fact12
    ),
    Fact(
      "scroll-did-scroll",
      "The delegate hears of a new offset.",
      source: "https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidscroll(_:)",
      steps: ["step"],
      expects: ["last == 50"],
      fact13
    ),
    Fact(
      "scroll-inset-below-bar",
      "In a navigation controller the content begins below the bar.",
      source: "https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.property",
      system: "18",
      expects: ["a.minY == 103"],
      controller: fact14
    ),
    Fact(
      "scroll-short-in-navigation",
      "In a navigation controller short content has the vertical insets too.",
      source: "https://wsa.jianshu.io/p/9ac717b24e43",
      system: "18",
      expects: ["i.top == 103", "a.minY == 103"],
      controller: fact15
    ),
    Fact(
      "scroll-smaller-than-safe-area",
      "A scroll view that begins at the safe area has no inset.",
      source: "https://developer.apple.com/documentation/uikit/uiview/safeareainsets",
      expects: ["i.top == 0", "i.bottom == 0", "offset == 0"],
      fact16
    ),
    Fact(
      "scroll-content-grows",
      "The content size follows the content when the text grows.",
      source: "https://developer.apple.com/documentation/uikit/uiscrollview/contentlayoutguide",
      before: ["size.height == 400"],
      steps: ["step"],
      expects: ["size.height == 1100"],
      fact17
    ),
  ]
}
