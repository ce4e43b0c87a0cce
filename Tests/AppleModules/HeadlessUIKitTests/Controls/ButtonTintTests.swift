import Testing

@testable import HeadlessUIKit

/// Apple's documentation of `tintColor`: a view without one of its own has that of the view above it.
@Suite("Configured buttons have the tint of the views above")
struct ButtonTintTests {
  private let tint = UIColor(red: 0.1, green: 0.4, blue: 0.3, alpha: 1)

  private func color(of button: UIButton) -> UIColor? { button.titleLabel?.textColor }

  @Test("A button that was laid out alone takes the tint of the window that it enters")
  func window() {
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "Info"
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.tintColor = tint
    window.addSubview(button)
    window.layoutIfNeeded()
    #expect(color(of: button) == tint)
  }

  @Test("A button follows the window when its tint changes")
  func change() {
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "Info"
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.addSubview(button)
    window.layoutIfNeeded()
    window.tintColor = tint
    window.layoutIfNeeded()
    #expect(color(of: button) == tint)
  }
}
