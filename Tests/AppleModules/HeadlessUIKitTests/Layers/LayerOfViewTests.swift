import Foundation
import Snapshots
import Testing

@testable import HeadlessUIKit

/// A layer whose class clips and has a color.
private final class ClippingLayer: CALayer {
  override init() {
    super.init()
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    masksToBounds = true
    backgroundColor = UIColor.red.cgColor
  }
}

private final class ClippingView: UIView {
  override class var layerClass: AnyClass { ClippingLayer.self }
}

/// The documentation of `UIView` and `CALayer` names the properties of a view that are those of its layer.
@Suite("A view and its layer are one")
struct LayerOfViewTests {
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

  @Test("Clipping")
  func clipping() {
    view.clipsToBounds = true
    #expect(view.layer.masksToBounds)
    view.layer.masksToBounds = false
    #expect(!view.clipsToBounds)
  }

  @Test("The background, in the appearance of the view")
  func background() {
    view.backgroundColor = .systemBackground
    view.overrideUserInterfaceStyle = .dark
    #expect(view.layer.backgroundColor == CGColor(gray: 0, alpha: 1))
    view.layer.backgroundColor = UIColor.red.cgColor
    #expect(view.backgroundColor == .red)
    view.layer.backgroundColor = nil
    #expect(view.backgroundColor == nil)
    view.layer.backgroundColor = UIColor.red.cgColor
    view.backgroundColor = nil
    #expect(view.layoutSnapshot().root.drawings.isEmpty)
  }

  @Test(
    "The place of the content",
    arguments: [
      (UIView.ContentMode.scaleToFill, CALayerContentsGravity.resize),
      (.scaleAspectFit, .resizeAspect), (.scaleAspectFill, .resizeAspectFill), (.center, .center),
      (.topLeft, .topLeft),
    ]
  )
  func content(mode: UIView.ContentMode, gravity: CALayerContentsGravity) {
    view.contentMode = mode
    #expect(view.layer.contentsGravity == gravity)
    let other = UIView()
    other.layer.contentsGravity = gravity
    #expect(other.contentMode == mode)
  }

  @Test("The mask")
  func mask() {
    let (shape, other) = (UIView(), CALayer())
    view.mask = shape
    #expect(view.layer.mask === shape.layer)
    view.layer.mask = other
    #expect(view.layer.mask === other)
    #expect(view.mask == nil)
  }

  @Test("Opacity, visibility and geometry")
  func geometry() {
    view.layer.opacity = 0.5
    view.layer.isHidden = true
    view.layer.position = CGPoint(x: 100, y: 100)
    #expect(view.alpha == 0.5)
    #expect(view.isHidden)
    #expect(view.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
    view.layer.anchorPoint = .zero
    #expect(view.frame == CGRect(x: 100, y: 100, width: 30, height: 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 2))
    view.layer.bounds.size = CGSize(width: 5, height: 6)
    #expect(view.bounds.size == CGSize(width: 5, height: 6))
  }

  @Test("A view takes the values that the class of its layer sets")
  func ownClass() {
    let view = ClippingView()
    #expect(view.layer.masksToBounds)
    #expect(view.clipsToBounds)
    #expect(view.backgroundColor == .red)
  }
}
