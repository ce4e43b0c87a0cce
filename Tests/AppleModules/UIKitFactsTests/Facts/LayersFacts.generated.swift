// Written by Scripts/generate-tables from Reference/uikit-facts/layers.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import UIKit

private func fact1(_ controller: UIViewController, _ view: UIView) {
  let a = UIView(), b = UIView()
  a.clipsToBounds = true
  b.layer.masksToBounds = true
  note("a", a.layer.masksToBounds)
  note("b", b.clipsToBounds)
  b.layer.masksToBounds = false
  note("off", b.clipsToBounds)
}

private func fact2(_ controller: UIViewController, _ view: UIView) {
  let a = UIView(), b = UIView()
  a.backgroundColor = .red
  b.layer.backgroundColor = UIColor.blue.cgColor
  note("a", a.layer.backgroundColor == UIColor.red.cgColor)
  note("b", b.backgroundColor == .blue)
  a.backgroundColor = nil
  note("none", a.layer.backgroundColor == nil)
}

private func fact3(_ controller: UIViewController, _ view: UIView) {
  let a = CALayer()
  note("radius", a.cornerRadius)
  note("border", a.borderWidth)
  note("opacity", a.opacity)
  note("shadow", a.shadowOpacity)
  note("blur", a.shadowRadius)
  note("offset", a.shadowOffset)
  note("masks", a.masksToBounds)
  note("anchor", a.anchorPoint)
  note("z", a.zPosition)
  note("hidden", a.isHidden)
}

private func fact4(_ controller: UIViewController, _ view: UIView) {
  let a = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
  note("f", a.layer.frame)
  note("b", a.layer.bounds)
  note("p", a.layer.position)
  note("delegate", a.layer.delegate === a)
}

private func fact5(_ controller: UIViewController, _ view: UIView) {
  let a = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
  a.layer.position = CGPoint(x: 200, y: 300)
  note("a", a.frame)
}

private func fact6(_ controller: UIViewController, _ view: UIView) {
  let a = UIView(), b = UIView()
  a.alpha = 0.25
  b.layer.opacity = 0.5
  note("a", Double(a.layer.opacity))
  note("b", b.alpha)
  a.isHidden = true
  note("hidden", a.layer.isHidden)
  b.layer.isHidden = true
  note("other", b.isHidden)
}

private final class GradientView: UIView { override class var layerClass: AnyClass { CAGradientLayer.self } }
private func fact7(_ controller: UIViewController, _ view: UIView) {
  let a = GradientView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
  note("gradient", a.layer is CAGradientLayer)
  note("f", a.layer.frame)
}

private func fact8(_ controller: UIViewController, _ view: UIView) {
  let a = UIView(frame: CGRect(x: 0, y: 100, width: 40, height: 30)), inner = CALayer()
  inner.frame = a.bounds
  a.layer.addSublayer(inner)
  view.addSubview(a)
  onStep { a.frame.size.width = 200 }
  measure { note("inner", inner.frame) }
}

private func fact9(_ controller: UIViewController, _ view: UIView) {
  let a = UIView(), b = UIView(), own = CALayer()
  a.addSubview(b)
  a.layer.addSublayer(own)
  note("count", a.layer.sublayers?.count ?? 0)
  note("first", a.layer.sublayers?.first === b.layer)
  note("last", a.layer.sublayers?.last === own)
  own.removeFromSuperlayer()
  note("left", a.layer.sublayers?.count ?? 0)
}

private func fact10(_ controller: UIViewController, _ view: UIView) {
  let a = CALayer()
  note("all", a.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner])
}

private func fact11(_ controller: UIViewController, _ view: UIView) {
  let a = CALayer()
  note("border", a.borderColor?.components?.last ?? -1)
  note("shadow", a.shadowColor?.components?.last ?? -1)
}

private func fact12(_ controller: UIViewController, _ view: UIView) {
  let a = UIView()
  a.transform = CGAffineTransform(translationX: 7, y: 8)
  let t = a.layer.affineTransform()
  note("x", t.tx)
  note("y", t.ty)
  a.layer.setAffineTransform(CGAffineTransform(scaleX: 3, y: 1))
  note("scale", a.transform.a)
}

private func fact13(_ controller: UIViewController, _ view: UIView) {
  let a = framed("a", 0, 100, 50, 50), b = framed("b", 30, 0, 100, 10)
  a.clipsToBounds = true
  a.addSubview(b)
  view.addSubview(a)
}

private func fact14(_ controller: UIViewController, _ view: UIView) {
  let a = CALayer(), mask = CAShapeLayer()
  note("none", a.mask == nil)
  a.mask = mask
  note("mask", a.mask === mask)
  note("sublayers", a.sublayers?.count ?? 0)
}

private func fact15(_ controller: UIViewController, _ view: UIView) {
  let a = RecordingView("a")
  view.place(a, x: 0, y: 100, width: 50, height: 50)
  onStep {
    let before = a.count("layout")
    a.layer.setNeedsLayout()
    a.layer.layoutIfNeeded()
    note("calls", a.count("layout") - before)
  }
}

extension Fact {
  static let layers: [Fact] = [
    Fact(
      "layer-clips",
      "clipsToBounds of a view and masksToBounds of its layer are one.",
      source: "https://developer.apple.com/documentation/uikit/uiview/clipstobounds",
      expects: ["a == 1", "b == 1", "off == 0"],
      fact1
    ),
    Fact(
      "layer-background",
      "The background color of a view and that of its layer are one.",
      source: "https://developer.apple.com/documentation/uikit/uiview/backgroundcolor",
      expects: ["a == 1", "b == 1", "none == 1"],
      fact2
    ),
    Fact(
      "layer-defaults",
      "Defaults of a layer.",
      source: "https://developer.apple.com/documentation/quartzcore/calayer/cornerradius",
      expects: ["radius == 0", "border == 0", "opacity == 1", "shadow == 0", "blur == 3", "offset.width == 0", "offset.height == -3", "masks == 0", "anchor.x == 0.5", "z == 0", "hidden == 0"],
      fact3
    ),
    Fact(
      "layer-frame",
      "A view's layer has its frame, bounds and center.",
      source: "https://developer.apple.com/documentation/uikit/uiview/layer",
      expects: ["f.minX == 10", "f.width == 100", "b.height == 50", "p.x == 60", "p.y == 45", "delegate == 1"],
      fact4
    ),
    Fact(
      "layer-position-moves",
      "A new position of the layer moves the view.",
      source: "https://developer.apple.com/documentation/quartzcore/calayer/position",
      expects: ["a.minX == 150", "a.minY == 275"],
      fact5
    ),
    Fact(
      "layer-alpha",
      "A view's alpha is its layer's opacity, and hidden is hidden.",
      source: "https://developer.apple.com/documentation/uikit/uiview/alpha",
      expects: ["a == 0.25 ± 0.001", "b == 0.5 ± 0.001", "hidden == 1", "other == 1"],
      fact6
    ),
    Fact(
      "layer-class",
      "A view's layer is of the class that it names.",
      source: "https://developer.apple.com/documentation/uikit/uiview/layerclass",
      expects: ["gradient == 1", "f.width == 40"],
      fact7
    ),
    Fact(
      "layer-sublayers-stay",
      "A sublayer does not grow with its view.",
      source: "https://velog.io/@leeesangheee/Layout-Methods",
      steps: ["step"],
      expects: ["inner.width == 40"],
      fact8
    ),
    Fact(
      "layer-sublayers",
      "The layers of subviews are sublayers of a view's layer.",
      source: "https://developer.apple.com/documentation/quartzcore/calayer/sublayers",
      expects: ["count == 2", "first == 1", "last == 1", "left == 1"],
      fact9
    ),
    Fact(
      "layer-corners",
      "All four corners are rounded unless told.",
      source: "https://developer.apple.com/documentation/quartzcore/calayer/maskedcorners",
      expects: ["all == 1"],
      fact10
    ),
    Fact(
      "layer-border-color",
      "A layer's border is black unless told, and its shadow too.",
      source: "https://developer.apple.com/documentation/quartzcore/calayer/bordercolor",
      expects: ["border == 1", "shadow == 1"],
      fact11
    ),
    Fact(
      "layer-transform",
      "A view's transform is its layer's affine transform.",
      source: "https://developer.apple.com/documentation/uikit/uiview/transform",
      expects: ["x == 7", "y == 8", "scale == 3"],
      fact12
    ),
    Fact(
      "layer-clipping-screen",
      "A view beyond the bounds of one that clips has its frame all the same.",
      source: "https://developer.apple.com/documentation/uikit/uiview/clipstobounds",
      expects: ["b.width == 100", "b.minX == 30"],
      fact13
    ),
    Fact(
      "layer-mask",
      "A mask is a layer that belongs to no other.",
      source: "https://developer.apple.com/documentation/quartzcore/calayer/mask",
      expects: ["none == 1", "mask == 1", "sublayers == 0"],
      fact14
    ),
    Fact(
      "layer-layout",
      "setNeedsLayout of a view's layer lays the view out.",
      source: "https://developer.apple.com/documentation/uikit/uiview/layoutsublayers(of:)",
      steps: ["step"],
      expects: ["calls == 1"],
      fact15
    ),
  ]
}
