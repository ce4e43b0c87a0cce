import Foundation
import HeadlessUIKit
import RichText
import Snapshots
import Testing

private final class BadgeView: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.red.setFill()
    UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).fill()
    UIGraphicsGetCurrentContext()?.translateBy(x: 10, y: 0)
    "Hi".draw(at: CGPoint(x: 5, y: 6))
  }
}

private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}

private final class WatchingView: UIView {
  let gradient = CAGradientLayer()
  override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
    gradient.frame = bounds
  }
}

/// As `ProfileIconView` of marcin-bo/ProfilePhotoComponentDemo, whose own layer nobody asks for.
private final class RoundingView: UIView {
  let content = UIView()
  override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
    content.layer.cornerRadius = bounds.height / 2
  }
}

private func view(_ width: CGFloat = 100, _ height: CGFloat = 50) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

@Suite struct `Layers in pictures of screens` {
  @Test func `A view of the program's lays out its layer though nobody asks for it`() {
    let view = RoundingView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.layoutIfNeeded()
    #expect(view.content.layer.cornerRadius == 25)
  }

  @Test func `A shape layer fills its path and draws the line along it where it lies`() throws {
    let view = view()
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 10, y: 20, width: 30, height: 30)
    shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 8, height: 6)).cgPath
    shape.fillColor = UIColor.red.cgColor
    shape.strokeColor = UIColor.blue.cgColor
    shape.lineWidth = 2
    view.layer.addSublayer(shape)
    let drawings = view.layoutSnapshot().root.drawings
    try #require(drawings.count == 2)
    #expect(drawings[0].bounds == Rect(x: 10, y: 20, width: 8, height: 6))
    #expect(drawings[1].bounds == Rect(x: 9, y: 19, width: 10, height: 8))
  }

  @Test func `Half a line ends at half of its length`() throws {
    let view = view()
    let shape = CAShapeLayer()
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 40, y: 0))
    shape.path = path.cgPath
    shape.fillColor = nil
    shape.strokeColor = UIColor.black.cgColor
    shape.lineWidth = 0.5
    shape.strokeEnd = 0.5
    view.layer.addSublayer(shape)
    let line = try #require(view.layoutSnapshot().root.drawings.first)
    #expect(abs(line.bounds.maxX - 20.25) < 1e-9)
  }

  @Test func `Layers lie between and above the subviews above which they were added`() {
    let view = view()
    let below = CALayer()
    let between = CALayer()
    let above = CALayer()
    for layer in [below, between, above] {
      layer.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
      layer.backgroundColor = UIColor.red.cgColor
    }
    view.layer.addSublayer(below)
    view.addSubview(self.label("a"))
    view.layer.addSublayer(between)
    view.addSubview(self.label("b"))
    view.layer.addSublayer(above)
    #expect(view.layer.sublayers?.count == 5)
    let root = view.layoutSnapshot().root
    #expect(root.drawings.count == 1)
    #expect(root.children.map(\.identity.className) == ["UILabel", "CALayer", "UILabel"])
    #expect(root.overlays.count == 1)
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  @Test func `A view whose layer is a gradient is filled with it`() throws {
    let view = GradientView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let gradient = try #require(view.layer as? CAGradientLayer)
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let drawing = try #require(view.layoutSnapshot().root.drawings.first)
    guard case .fill(_, .gradient(let shown)) = drawing,
      case .linear(let from, let to) = shown.shape
    else {
      Issue.record("\(drawing)")
      return
    }
    #expect(from == Point(x: 50, y: 0))
    #expect(to == Point(x: 50, y: 50))
    #expect(shown.stops.map(\.location) == [0, 1])
  }

  @Test func `A view places its layers when it is laid out`() {
    let view = WatchingView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    view.layer.addSublayer(view.gradient)
    view.layoutIfNeeded()
    #expect(view.gradient.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
    view.frame.size.width = 90
    view.layoutIfNeeded()
    #expect(view.gradient.frame.width == 90)
  }

  @Test func `A mask cuts a view off, and opacity holds for a layer with all on it`() throws {
    let view = view()
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath
    view.layer.mask = mask
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.backgroundColor = UIColor.red.cgColor
    layer.opacity = 0.5
    view.layer.addSublayer(layer)
    let root = view.layoutSnapshot().root
    #expect(root.mask?.bounds.width == 20)
    guard case .group(let group) = try #require(root.drawings.first) else {
      Issue.record("no group")
      return
    }
    #expect(group.opacity == 0.5)
  }

  @Test func `A layer of a view has the view's frame, and moves with its anchor`() {
    let view = view()
    view.layer.anchorPoint = CGPoint(x: 0, y: 0)
    #expect(view.frame == CGRect(x: 50, y: 25, width: 100, height: 50))
    view.layer.position = .zero
    #expect(view.frame.origin == .zero)
    view.layer.opacity = 0.25
    #expect(view.alpha == 0.25)
  }

  @Test func `An animation that keeps its end is seen with it, and others leave no trace`() {
    let view = view()
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.backgroundColor = UIColor.red.cgColor
    view.layer.addSublayer(layer)
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.toValue = 0
    layer.add(fade, forKey: "fade")
    #expect(layer.animationKeys() == nil)
    #expect(view.layoutSnapshot().root.drawings.count == 1)
    fade.isRemovedOnCompletion = false
    fade.fillMode = .forwards
    layer.add(fade, forKey: "fade")
    #expect(view.layoutSnapshot().root.drawings.isEmpty)
    layer.removeAllAnimations()
    #expect(view.layoutSnapshot().root.drawings.count == 1)
  }

  @Test func `A text layer draws its text as text`() throws {
    let view = view()
    let layer = CATextLayer()
    layer.frame = CGRect(x: 4, y: 5, width: 80, height: 30)
    layer.string = "Total"
    layer.fontSize = 12
    view.layer.addSublayer(layer)
    guard case .text(let text) = try #require(view.layoutSnapshot().root.drawings.first) else {
      Issue.record("no text")
      return
    }
    #expect(text.string == "Total")
    #expect(text.frame.origin == Point(x: 4, y: 5))
  }
}

@Suite struct `What programs draw` {
  @Test func `A view's own drawing is in the picture, text as text`() throws {
    let view = BadgeView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    let drawings = view.layoutSnapshot().root.drawings
    try #require(drawings.count == 2)
    #expect(drawings[0].bounds == Rect(x: 1, y: 2, width: 3, height: 4))
    guard case .fill(_, .color(let color)) = drawings[0], case .text(let text) = drawings[1] else {
      Issue.record("\(drawings)")
      return
    }
    #expect(color == Color(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(text.string == "Hi")
    #expect(text.origin.x == 15)
  }

  @Test func `A drawn image has its size and is drawn in image views, in their tint`() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6))
    let image = renderer.image { context in
      UIColor.blue.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 6))
    }
    #expect(image.size == CGSize(width: 8, height: 6))
    let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
    view.tintColor = .red
    #expect(view.intrinsicContentSize == CGSize(width: 8, height: 6))
    view.frame = CGRect(x: 0, y: 0, width: 16, height: 12)
    guard case .group(let group) = try #require(view.layoutSnapshot().root.drawings.first),
      case .fill(_, .color(let color)) = try #require(group.drawings.first)
    else {
      Issue.record("no group")
      return
    }
    #expect(color == Color(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(group.bounds == Rect(x: 0, y: 0, width: 16, height: 12))
  }

  @Test func `Clips, moves and saved states hold for what follows`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 50)).image { renderer in
      let context = renderer.cgContext
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
      context.translateBy(x: 5, y: 5)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.restoreGState()
      context.move(to: CGPoint(x: 1, y: 1))
      context.addLine(to: CGPoint(x: 9, y: 1))
      context.setLineWidth(2)
      context.strokePath()
    }
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    guard case .group(let group) = try #require(view.layoutSnapshot().root.drawings.first) else {
      Issue.record("no group")
      return
    }
    #expect(
      group.drawings.map(\.bounds) == [
        Rect(x: 5, y: 5, width: 5, height: 5), Rect(x: 0, y: 0, width: 10, height: 2),
      ]
    )
  }

  @Test func `A turned view has a frame around it and keeps its layout`() {
    let view = view(100, 50)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(view.frame.width - 50) < 1e-9)
    #expect(abs(view.frame.height - 100) < 1e-9)
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
    #expect(view.center == CGPoint(x: 50, y: 25))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let parent = self.view(200, 200)
    parent.addSubview(view)
    view.addSubview(child)
    // A quarter turn takes the top left corner to the top right one.
    let place = child.convert(CGPoint.zero, to: parent)
    #expect(abs(place.x - 75) < 1e-9)
    #expect(abs(place.y + 25) < 1e-9)
    #expect(parent.hitTest(CGPoint(x: 70, y: 5), with: nil) === child || view.subviews == [child])
    let element = parent.layoutSnapshot().root.children[0]
    #expect(element.frame == Rect(x: 0, y: 0, width: 100, height: 50))
    #expect(abs(element.transform.b - 1) < 1e-9)
    #expect(abs(element.transform.tx) < 1e-9)
  }

  private func view(_ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }
}
