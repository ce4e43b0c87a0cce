import HeadlessUIKit
import Testing

/// Without a keyboard the guide begins at the bottom of the safe area, as Apple's documentation says.
///
/// PinLayout's test
/// of its keyboard area passes on iOS where the guide of a shorter view reaches to the end of the window.
@Suite("The guide of a hidden keyboard")
struct KeyboardGuideTests {
  private let window = UIWindow()

  @Test("It covers what lies below the safe area of a screen")
  func screen() {
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    window.layoutIfNeeded()
    let frame = view.keyboardLayoutGuide.layoutFrame
    #expect(frame.minY == window.bounds.maxY - 34)
    #expect(frame.maxY == window.bounds.maxY)
  }

  @Test("It reaches to the end of the window from a shorter view")
  func shorter() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.addSubview(view)
    window.layoutIfNeeded()
    let frame = view.keyboardLayoutGuide.layoutFrame
    #expect(frame.minY == 400)
    #expect(frame.maxY == window.bounds.maxY)
  }

  @Test("It begins at the view's edge where the safe area does not count")
  func edge() {
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    window.layoutIfNeeded()
    view.keyboardLayoutGuide.usesBottomSafeArea = false
    #expect(view.keyboardLayoutGuide.layoutFrame.height == 0)
  }

  @Test("Constraints near the bottom hold while the keyboard is hidden")
  func tracking() {
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    window.layoutIfNeeded()
    let low = view.heightAnchor.constraint(equalToConstant: 10)
    let high = view.heightAnchor.constraint(equalToConstant: 20)
    view.keyboardLayoutGuide.setConstraints([low], activeWhenNearEdge: .bottom)
    view.keyboardLayoutGuide.setConstraints([high], activeWhenAwayFrom: .bottom)
    #expect(low.isActive)
    #expect(!high.isActive)
    view.keyboardLayoutGuide.removeAllTrackedConstraints()
    #expect(!low.isActive)
  }
}
