// Written by Scripts/generate-tables from Reference/uikit-facts/geometry.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import UIKit

private func fact1(_ controller: UIViewController, _ view: UIView) {
  let a = UIView()
  a.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
  note("center", a.center)
  note("bounds", a.bounds)
}

private func fact2(_ controller: UIViewController, _ view: UIView) {
  let a = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  a.center = CGPoint(x: 200, y: 300)
  note("a", a.frame)
}

private func fact3(_ controller: UIViewController, _ view: UIView) {
  let a = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
  a.bounds.size = CGSize(width: 60, height: 40)
  note("a", a.frame)
}

private func fact4(_ controller: UIViewController, _ view: UIView) {
  let holder = framed("holder", 0, 200, 100, 100)
  holder.addSubview(framed("a", 10, 30, 20, 20))
  holder.bounds.origin = CGPoint(x: 5, y: 20)
  view.addSubview(holder)
}

private func fact5(_ controller: UIViewController, _ view: UIView) {
  let a = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
  a.transform = CGAffineTransform(scaleX: 2, y: 2)
  note("center", a.center)
  note("bounds", a.bounds)
}

private func fact6(_ controller: UIViewController, _ view: UIView) {
  let a = framed("a", 100, 200, 100, 50)
  a.transform = CGAffineTransform(scaleX: 2, y: 2)
  view.addSubview(a)
}

private func fact7(_ controller: UIViewController, _ view: UIView) {
  let a = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 50))
  view.addSubview(a)
  a.transform = CGAffineTransform(rotationAngle: .pi / 2)
  note("a", a.convert(a.bounds, to: view))
}

private func fact8(_ controller: UIViewController, _ view: UIView) {
  let a = box("a", 100, 50), b = box("b", 20, 20)
  view.place(a, x: 50, y: 100)
  view.addSubview(b)
  NSLayoutConstraint.activate([b.leadingAnchor.constraint(equalTo: a.trailingAnchor), b.topAnchor.constraint(equalTo: a.topAnchor)])
  a.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
}

private func fact9(_ controller: UIViewController, _ view: UIView) {
  let a = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 50))
  a.layer.anchorPoint = .zero
  note("a", a.frame)
}

private func fact10(_ controller: UIViewController, _ view: UIView) {
  let a = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
  let inner = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10)), b = UIView(frame: CGRect(x: 100, y: 200, width: 10, height: 10))
  a.addSubview(inner)
  view.addSubview(a)
  view.addSubview(b)
  note("p", inner.convert(CGPoint(x: 1, y: 1), to: b))
  note("q", inner.convert(CGPoint(x: 1, y: 1), from: b))
}

private func fact11(_ controller: UIViewController, _ view: UIView) {
  let a = framed("a", 30, 100, 50, 50), inner = framed("b", 5, 6, 10, 10)
  a.addSubview(inner)
  view.addSubview(a)
  measure { note("w", inner.convert(inner.bounds, to: nil)) }
}

private func fact12(_ controller: UIViewController, _ view: UIView) {
  let a = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
  note("a", a.sizeThatFits(CGSize(width: 500, height: 500)))
}

private func fact13(_ controller: UIViewController, _ view: UIView) {
  let a = UILabel(frame: CGRect(x: 30, y: 40, width: 300, height: 300))
  a.font = .systemFont(ofSize: 17)
  a.text = "Hello UIKit"
  a.sizeToFit()
  note("a", a.frame)
}

private func fact14(_ controller: UIViewController, _ view: UIView) {
  let a = framed("a", 0, 100, 50, 50)
  a.addSubview(framed("b", 0, 0, 10, 10))
  a.isHidden = true
  view.addSubview(a)
  measure { note("kept", a.frame) }
}

private func fact15(_ controller: UIViewController, _ view: UIView) {
  let a = box("a", 50, 20), b = box("b", 60, 20)
  view.place(a, x: 0, y: 100)
  view.addSubview(b)
  NSLayoutConstraint.activate([b.leadingAnchor.constraint(equalTo: a.trailingAnchor), b.topAnchor.constraint(equalTo: a.topAnchor)])
  onStep { a.isHidden = true }
}

private func fact16(_ controller: UIViewController, _ view: UIView) {
  let holder = UIView(), a = UIView(), b = UIView(), c = UIView()
  for one in [a, b] { holder.addSubview(one) }
  holder.bringSubviewToFront(a)
  note("last", holder.subviews.last === a)
  holder.insertSubview(c, belowSubview: a)
  note("middle", holder.subviews[1] === c)
  holder.sendSubviewToBack(a)
  note("first", holder.subviews.first === a)
}

private func fact17(_ controller: UIViewController, _ view: UIView) {
  let first = UIView(), second = UIView(), a = UIView()
  first.addSubview(a)
  second.addSubview(a)
  note("first", first.subviews.count)
  note("second", second.subviews.count)
  note("parent", a.superview === second)
}

private func fact18(_ controller: UIViewController, _ view: UIView) {
  let a = UIView(), b = UIView(), c = UIView()
  a.addSubview(b)
  b.addSubview(c)
  note("far", c.isDescendant(of: a))
  note("own", a.isDescendant(of: a))
  note("up", a.isDescendant(of: c))
}

private func fact19(_ controller: UIViewController, _ view: UIView) {
  let a = UIView(), b = UIView(), c = UIView()
  a.addSubview(b)
  b.addSubview(c)
  c.tag = 7
  a.tag = 3
  note("deep", a.viewWithTag(7) === c)
  note("own", a.viewWithTag(3) === a)
  note("none", a.viewWithTag(9) == nil)
}

private func fact20(_ controller: UIViewController, _ view: UIView) {
  let a = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), b = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
  a.addSubview(b)
  let point = CGPoint(x: 20, y: 20)
  note("deep", a.hitTest(point, with: nil) === b)
  b.isHidden = true
  note("hidden", a.hitTest(point, with: nil) === a)
  b.isHidden = false
  b.alpha = 0.005
  note("clear", a.hitTest(point, with: nil) === a)
  b.alpha = 1
  b.isUserInteractionEnabled = false
  note("disabled", a.hitTest(point, with: nil) === a)
  note("outside", a.hitTest(CGPoint(x: 200, y: 0), with: nil) == nil)
}

private func fact21(_ controller: UIViewController, _ view: UIView) {
  let a = box("a", 50, 20)
  view.place(a, x: 10, y: 100)
  onStep {
    a.frame = CGRect(x: 200, y: 300, width: 5, height: 5)
    view.setNeedsLayout()
    a.superview?.setNeedsUpdateConstraints()
  }
}

private func fact22(_ controller: UIViewController, _ view: UIView) {
  let a = UIView()
  note("alpha", a.alpha)
  note("hidden", a.isHidden)
  note("touches", a.isUserInteractionEnabled)
  note("clips", a.clipsToBounds)
  note("background", a.backgroundColor == nil)
  note("tag", a.tag)
}

extension Fact {
  static let geometry: [Fact] = [
    Fact(
      "geometry-frame-sets",
      "Setting the frame sets the center and the size of the bounds.",
      source: "https://developer.apple.com/documentation/uikit/uiview/frame",
      expects: ["center.x == 60", "center.y == 45", "bounds.minX == 0", "bounds.width == 100", "bounds.height == 50"],
      fact1
    ),
    Fact(
      "geometry-center-moves",
      "Setting the center moves the frame's origin.",
      source: "https://developer.apple.com/documentation/uikit/uiview/center",
      expects: ["a.minX == 150", "a.minY == 275", "a.width == 100"],
      fact2
    ),
    Fact(
      "geometry-bounds-size",
      "A new size of the bounds grows a view about its center.",
      source: "https://developer.apple.com/documentation/uikit/uiview/bounds",
      expects: ["a.minX == 70", "a.minY == 80", "a.width == 60"],
      fact3
    ),
    Fact(
      "geometry-bounds-origin",
      "The origin of the bounds shifts the subviews, not the view.",
      source: "https://developer.apple.com/documentation/uikit/uiview/bounds",
      expects: ["holder.minY == 200", "a.minX == 5", "a.minY == 210"],
      fact4
    ),
    Fact(
      "geometry-transform-center",
      "A transform keeps the center and the bounds.",
      source: "https://developer.apple.com/documentation/uikit/uiview/center",
      expects: ["center.x == 60", "center.y == 45", "bounds.width == 100"],
      fact5
    ),
    Fact(
      "geometry-transform-scale",
      "A scale of 2 doubles the room of a view about its center.",
      source: "https://developer.apple.com/documentation/uikit/uiview/transform",
      expects: ["a.width == 200", "a.height == 100", "a.minX == 50", "a.minY == 175"],
      fact6
    ),
    Fact(
      "geometry-transform-rotation",
      "A quarter turn swaps width and height about the center.",
      source: "https://developer.apple.com/documentation/uikit/uiview/transform",
      expects: ["a.width == 50", "a.height == 100", "a.minX == 125", "a.minY == 175"],
      fact7
    ),
    Fact(
      "geometry-transform-no-layout",
      "A transform has no effect on the constraints of others.",
      source: "https://developer.apple.com/documentation/uikit/uiview/transform",
      expects: ["b.minX == 150", "a.width == 50", "a.minX == 75"],
      fact8
    ),
    Fact(
      "geometry-anchor-point",
      "An anchor point of zero puts the view's corner where its center was.",
      source: "https://developer.apple.com/documentation/quartzcore/calayer/anchorpoint",
      expects: ["a.minX == 150", "a.minY == 225", "a.width == 100"],
      fact9
    ),
    Fact(
      "geometry-convert-point",
      "A point is converted to the coordinates of another view.",
      source: "https://developer.apple.com/documentation/uikit/uiview/convert(_:to:)-1nsnz",
      expects: ["p.x == -84", "p.y == -173", "q.x == 86", "q.y == 175"],
      fact10
    ),
    Fact(
      "geometry-convert-window",
      "Converting to nil means to the window.",
      source: "https://developer.apple.com/documentation/uikit/uiview/convert(_:to:)-1nsnz",
      expects: ["w.minX == 35", "w.minY == 106", "w.minY == b.minY"],
      fact11
    ),
    Fact(
      "geometry-size-that-fits",
      "sizeThatFits of a plain view is its size.",
      source: "https://developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)",
      expects: ["a.width == 30", "a.height == 40"],
      fact12
    ),
    Fact(
      "geometry-size-to-fit",
      "sizeToFit gives a view the size of sizeThatFits and keeps its origin.",
      source: "https://developer.apple.com/documentation/uikit/uiview/sizetofit()",
      expects: ["a.minX == 30", "a.minY == 40", "a.width == 79.667", "a.height == 20.333"],
      fact13
    ),
    Fact(
      "geometry-hidden",
      "A hidden view and its subviews are not shown, and it keeps its frame.",
      source: "https://developer.apple.com/documentation/uikit/uiview/ishidden",
      expects: ["count(a) == 0", "count(b) == 0", "kept.width == 50"],
      fact14
    ),
    Fact(
      "geometry-hidden-constraints",
      "Outside of a stack a hidden view still holds its place in constraints.",
      source: "https://developer.apple.com/documentation/uikit/uiview/ishidden",
      steps: ["step"],
      expects: ["b.minX == 50"],
      fact15
    ),
    Fact(
      "geometry-order",
      "bringSubviewToFront moves a view to the end of its siblings.",
      source: "https://developer.apple.com/documentation/uikit/uiview/bringsubviewtofront(_:)",
      expects: ["last == 1", "middle == 1", "first == 1"],
      fact16
    ),
    Fact(
      "geometry-one-superview",
      "A view that is added elsewhere leaves its superview.",
      source: "https://developer.apple.com/documentation/uikit/uiview/addsubview(_:)",
      expects: ["first == 0", "second == 1", "parent == 1"],
      fact17
    ),
    Fact(
      "geometry-descendant",
      "A view is a descendant of itself and of its superview's superview.",
      source: "https://developer.apple.com/documentation/uikit/uiview/isdescendant(of:)",
      expects: ["far == 1", "own == 1", "up == 0"],
      fact18
    ),
    Fact(
      "geometry-tag",
      "viewWithTag searches the view itself and all below.",
      source: "https://developer.apple.com/documentation/uikit/uiview/viewwithtag(_:)",
      expects: ["deep == 1", "own == 1", "none == 1"],
      fact19
    ),
    Fact(
      "geometry-hit-test",
      "hitTest finds the deepest view, and skips views that are hidden, transparent or without interaction.",
      source: "https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)",
      expects: ["deep == 1", "hidden == 1", "clear == 1", "disabled == 1", "outside == 1"],
      fact20
    ),
    Fact(
      "geometry-frame-under-constraints",
      "A frame that is set on a view with constraints is replaced at the next layout.",
      source: "https://developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints",
      before: ["a.minX == 10"],
      steps: ["step"],
      expects: ["a.minX == 10", "a.width == 50"],
      fact21
    ),
    Fact(
      "geometry-defaults",
      "A new view is opaque, shown and takes touches, and does not clip.",
      source: "https://developer.apple.com/documentation/uikit/uiview/clipstobounds",
      expects: ["alpha == 1", "hidden == 0", "touches == 1", "clips == 0", "background == 1", "tag == 0"],
      fact22
    ),
  ]
}
