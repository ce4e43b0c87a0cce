import Foundation
import HeadlessUIKit
import Testing

/// Expected values follow from geometry.
@Suite struct `Paths and transforms` {
  @Test func `Transforms are applied in the order that Core Graphics has`() {
    let transform = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 2))
    let other = CGAffineTransform(translationX: 10, y: 0)
      .concatenating(CGAffineTransform(scaleX: 2, y: 2))
    #expect(CGPoint(x: 1, y: 1).applying(other) == CGPoint(x: 22, y: 2))
    #expect(CGPoint(x: 12, y: 2).applying(transform.inverted()) == CGPoint(x: 1, y: 1))
    #expect(CGAffineTransform(scaleX: 0, y: 1).inverted() == CGAffineTransform(scaleX: 0, y: 1))
  }

  @Test func `A transform of space and its inverse cancel each other`() {
    let turn = CATransform3DMakeRotation(0.7, 1, 2, 3)
    let moved = CATransform3DTranslate(CATransform3DScale(turn, 2, 3, 4), 5, 6, 7)
    let product = CATransform3DConcat(moved, CATransform3DInvert(moved))
    #expect(abs(product.m11 - 1) < 1e-9)
    #expect(abs(product.m12) < 1e-9)
    #expect(abs(product.m41) < 1e-9)
    #expect(CATransform3DIsAffine(CATransform3DMakeTranslation(1, 2, 0)))
    #expect(!CATransform3DIsAffine(turn))
  }

  @Test func `Paths know their bounds and what they hold`() {
    let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(oval.contains(CGPoint(x: 10, y: 5)))
    #expect(!oval.contains(CGPoint(x: 1, y: 1)))
    #expect(abs(oval.bounds.width - 20) < 0.1)
    let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    ring.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    ring.usesEvenOddFillRule = true
    #expect(!ring.contains(CGPoint(x: 15, y: 15)))
    #expect(ring.contains(CGPoint(x: 5, y: 5)))
  }

  @Test(arguments: [(true, CGPoint(x: 0, y: 10)), (false, CGPoint(x: 0, y: -10))])
  func `Arcs run clockwise as seen on the screen`(clockwise: Bool, middle: CGPoint) {
    let arc = UIBezierPath(
      arcCenter: .zero,
      radius: 10,
      startAngle: 0,
      endAngle: .pi,
      clockwise: clockwise
    )
    #expect(abs(arc.bounds.midY - middle.y / 2) < 0.1)
    #expect(abs(arc.currentPoint.x + 10) < 1e-9)
  }

  @Test func `A corner between two lines is rounded by a circle's part`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0),
      tangent2End: CGPoint(x: 10, y: 10),
      radius: 4
    )
    #expect(abs(path.currentPoint.x - 10) < 1e-9)
    #expect(abs(path.currentPoint.y - 4) < 1e-9)
  }

  @Test func `A reversed path ends where it began`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 5))
    path.addQuadCurve(to: CGPoint(x: 9, y: 1), controlPoint: CGPoint(x: 7, y: 7))
    #expect(path.reversing().currentPoint == CGPoint(x: 1, y: 2))
  }
}

@Suite struct `Animations at rest` {
  @Test func `An animation applies its end and calls what follows`() {
    let view = UIView()
    var finished: Bool?
    UIView.animate(withDuration: 3, delay: 1, options: [.curveEaseIn]) {
      view.alpha = 0
    } completion: {
      finished = $0
    }
    #expect(view.alpha == 0)
    #expect(finished == true)
  }

  @Test func `An animation that starts itself again comes back`() {
    var count = 0
    func pulse() {
      count += 1
      UIView.animate(withDuration: 1) {
      } completion: { _ in
        pulse()
      }
    }
    pulse()
    #expect(count > 1 && count < 100)
  }

  @Test func `An animator is at its end when it is started`() {
    let view = UIView()
    var position: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
    animator.addCompletion { position = $0 }
    #expect(view.alpha == 1)
    animator.startAnimation()
    #expect(view.alpha == 0.5)
    #expect(position == .end)
  }

  @Test func `A transaction calls its block when it is committed`() {
    var calls = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls += 1 }
    #expect(calls == 0)
    CATransaction.commit()
    #expect(calls == 1)
  }
}
