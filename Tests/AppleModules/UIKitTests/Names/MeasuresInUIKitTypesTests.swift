import Foundation
import Testing
import UIKit

extension CGFloat {
  fileprivate func doubled() -> CGFloat { self * 2 }
}

private func half(_ value: inout CGFloat) { value /= 2 }

@Suite("Distances and measures in UIKit's type")
struct MeasuresInUIKitTypesTests {
  @Test func `Insets are CGFloat`() {
    var insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let path: WritableKeyPath<UIEdgeInsets, CGFloat> = \.left
    insets[keyPath: path] += 5
    half(&insets.right)
    #expect(insets == UIEdgeInsets(top: 1, left: 7, bottom: 3, right: 2))
    #expect(insets.top.doubled() == 2)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(directional.leading.doubled() == 4)
  }

  @Test func `Measures of fonts are CGFloat`() {
    let font = UIFont.systemFont(ofSize: 17)
    let height: CGFloat? = Optional(font)?.lineHeight
    #expect(height == font.ascender - font.descender)
    #expect(font.pointSize.doubled() == 34)
  }

  @Test func `Values of geometry print their numbers`() {
    let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
    #expect("\(rect) \(rect.origin) \(rect.size)" == "(1.0, 2.5, 3.0, 4.0) (1.0, 2.5) (3.0, 4.0)")
  }

  @Test func `A frame of a view that is turned by a right angle`() {
    // PinLayout's TransformSpec, "pinFrame + rotation", expects this of UIKit.
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    view.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    #expect(abs(view.frame.width - 100) < 1e-9 && abs(view.frame.height - 50) < 1e-9)
    #expect(abs(view.bounds.width - 50) < 1e-9)
    view.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
    view.frame = CGRect(x: 150, y: 175, width: 100, height: 50)
    #expect(view.frame == CGRect(x: 150, y: 175, width: 100, height: 50))
  }

  @Test func `Facts for assistive technologies of any object`() {
    let object = NSObject()
    object.isAccessibilityElement = true
    object.accessibilityLabel = "Next"
    #expect(object.isAccessibilityElement && object.accessibilityLabel == "Next")
    let view: NSObject = UIView()
    view.accessibilityLabel = "View"
    #expect((view as? UIView)?.accessibilityLabel == "View")
  }

  @Test func `A window without a frame fills the screen`() {
    #expect(UIWindow().frame == UIScreen.main.bounds)
  }
}
