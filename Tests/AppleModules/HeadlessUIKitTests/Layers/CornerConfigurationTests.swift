import HeadlessUIKit
import Testing

@Suite("Corners of views from iOS 26 on")
struct CornerConfigurationTests {
  @Test("A capsule follows the size of the view")
  func capsule() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.cornerConfiguration = .capsule()
    #expect(view.layer.cornerRadius == 20)
    view.frame.size.height = 60
    #expect(view.layer.cornerRadius == 30)
    view.cornerConfiguration = .capsule(maximumRadius: 12)
    #expect(view.effectiveRadius(corner: .topLeft) == 12)
  }

  @Test("Corners without a radius are right angles")
  func corners() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.cornerConfiguration = .corners(
      topLeftRadius: 8,
      topRightRadius: .fixed(8),
      bottomLeftRadius: nil,
      bottomRightRadius: nil
    )
    #expect(view.layer.cornerRadius == 8)
    #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(view.effectiveRadius(corner: .bottomRight) == 0)
  }

  /// A layer's frame on iOS: PinLayout's tests expect whole numbers after a quarter turn.
  @Test("A view turned by a right angle has a whole frame")
  func turned() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.frame == CGRect(x: 125, y: 75, width: 50, height: 100))
  }
}
