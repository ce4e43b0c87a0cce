import Foundation
import HeadlessUIKit
import Testing

private final class PaperView: UIView {
  var calls: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("began")
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("ended")
  }
}

private final class Tap: UITapGestureRecognizer {
  var count = 0
  override var state: State {
    didSet { if state == .failed { count -= 1 } }
  }
  override func reset() {
    super.reset()
    if state == .ended { count += 1 }
  }
}

@Suite struct `Touches that a test makes` {
  private func screen() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    return window
  }

  @Test func `A window hands touches to the view in which they began`() {
    let window = screen()
    let paper = PaperView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
    window.addSubview(paper)
    let touch = UITouch(at: CGPoint(x: 15, y: 15), in: window)
    #expect(touch.view === paper)
    #expect(touch.location(in: paper) == CGPoint(x: 5, y: 5))
    window.sendEvent(UIEvent(touches: [touch]))
    touch.end()
    window.sendEvent(UIEvent(touches: [touch]))
    #expect(paper.calls == ["began", "ended"])
  }

  @Test func `A touch that is lifted inside of a control performs its action`() {
    let window = screen()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    window.addSubview(button)
    let touch = UITouch(at: CGPoint(x: 5, y: 5), in: window)
    window.sendEvent(UIEvent(touches: [touch]))
    #expect(button.isHighlighted && button.isTracking)
    touch.end()
    window.sendEvent(UIEvent(touches: [touch]))
    #expect(taps == 1)
    #expect(!button.isHighlighted)
  }

  @Test func `A tap is recognized, and one that moves is not`() {
    let window = screen()
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    let tap = Tap()
    view.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers?.count == 1)
    let touch = UITouch(at: CGPoint(x: 5, y: 5), in: window)
    window.sendEvent(UIEvent(touches: [touch]))
    touch.end()
    window.sendEvent(UIEvent(touches: [touch]))
    #expect(tap.count == 1)
    let dragged = UITouch(at: CGPoint(x: 5, y: 5), in: window)
    window.sendEvent(UIEvent(touches: [dragged]))
    dragged.move(to: CGPoint(x: 60, y: 5))
    window.sendEvent(UIEvent(touches: [dragged]))
    dragged.end()
    window.sendEvent(UIEvent(touches: [dragged]))
    #expect(tap.count == 0)
    view.removeGestureRecognizer(tap)
    #expect(tap.view == nil)
  }

  @Test func `A pan knows how far the finger moved`() {
    let window = screen()
    let pan = UIPanGestureRecognizer()
    window.addGestureRecognizer(pan)
    let touch = UITouch(at: CGPoint(x: 5, y: 5), in: window)
    window.sendEvent(UIEvent(touches: [touch]))
    touch.move(to: CGPoint(x: 25, y: 15))
    window.sendEvent(UIEvent(touches: [touch]))
    #expect(pan.state == .began)
    #expect(pan.translation(in: window) == CGPoint(x: 20, y: 10))
  }

  @Test func `Editing ends where the first responder lies in the view`() {
    let window = screen()
    let field = UITextField()
    window.addSubview(field)
    #expect(field.becomeFirstResponder())
    #expect(field.isEditing)
    #expect(window.endEditing(true))
    #expect(!field.isEditing)
    #expect(!window.endEditing(true))
  }

  @Test func `Touches go on to the next responder`() {
    let paper = PaperView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let child = UIView(frame: paper.bounds)
    paper.addSubview(child)
    child.touchesBegan([], with: nil)
    #expect(paper.calls == ["began"])
  }
}
