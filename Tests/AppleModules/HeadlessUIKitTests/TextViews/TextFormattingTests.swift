import Foundation
import HeadlessUIKit
import Testing

private typealias NSAttributedString = HeadlessUIKit.NSAttributedString
private typealias NSMutableAttributedString = HeadlessUIKit.NSMutableAttributedString

@Suite("Formatting of selected text")
struct TextFormattingTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let view = UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))

  init() {
    let text = NSMutableAttributedString(
      string: "small large",
      attributes: [.font: UIFont.systemFont(ofSize: 12), .underlineStyle: 1]
    )
    text.addAttribute(
      .font,
      value: UIFont.boldSystemFont(ofSize: 20),
      range: NSRange(location: 6, length: 5)
    )
    view.attributedText = text
    window.addSubview(view)
  }

  private func attribute(_ key: NSAttributedString.Key, at location: Int) -> Any? {
    view.attributedText.attributes(at: location, effectiveRange: nil)[key]
  }

  private func size(at location: Int) -> CGFloat? {
    (attribute(.font, at: location) as? UIFont)?.pointSize
  }

  @Test("a color changes the selection alone, and keeps the underline")
  func color() throws {
    let coordinator = UITextFormattingCoordinator(for: try #require(window.windowScene))
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 5)
    coordinator.apply(.color(.systemRed))
    #expect(attribute(.foregroundColor, at: 0) as? UIColor == .systemRed)
    #expect(attribute(.underlineStyle, at: 0) as? Int == 1)
    #expect(attribute(.foregroundColor, at: 6) as? UIColor == .label)
    #expect(view.selectedRange == NSRange(location: 0, length: 5))
  }

  @Test("the sizes of a mixed selection move by the difference")
  func mixedSizes() throws {
    let coordinator = UITextFormattingCoordinator(for: try #require(window.windowScene))
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 11)
    coordinator.apply(.size(15, shown: 12))
    #expect(size(at: 0) == 15)
    #expect(size(at: 6) == 23)
    #expect((attribute(.font, at: 6) as? UIFont)?.fontDescriptor.weight == .bold)
    coordinator.apply(.size(1, shown: 100))
    #expect(size(at: 0) == 1)
  }

  @Test("bold goes on and off, and a family without it stays as it is")
  func traits() {
    view.selectedRange = NSRange(location: 0, length: 5)
    view.updateTextAttributes(conversionHandler: FontPanelChange.traits(.bold, isOn: true).changing)
    let bold = attribute(.font, at: 0) as? UIFont
    #expect(bold?.fontDescriptor.symbolicTraits.contains(.bold) == true)
    #expect(bold?.pointSize == 12)
    view.updateTextAttributes(
      conversionHandler: FontPanelChange.traits(.bold, isOn: false).changing
    )
    #expect(
      (attribute(.font, at: 0) as? UIFont)?.fontDescriptor.symbolicTraits.contains(.bold) == false
    )
  }

  @Test("without a selection the change is for what will be typed")
  func typing() {
    view.selectedRange = NSRange(location: 2, length: 0)
    view.updateTextAttributes(conversionHandler: FontPanelChange.underline([]).changing)
    #expect(view.typingAttributes[.underlineStyle] == nil)
    #expect(attribute(.underlineStyle, at: 1) as? Int == 1)
    view.selectedRange = NSRange(location: 3, length: 0)
    #expect(view.typingAttributes[.underlineStyle] as? Int == 1)
  }

  @Test("a delegate receives changes instead of the first responder")
  func delegate() throws {
    final class Custom: UITextFormattingCoordinatorDelegate {
      var attributes: [NSAttributedString.Key: Any] = [.underlineStyle: 2]
      func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
      ) {
        attributes = conversionHandler(attributes)
      }
    }
    let custom = Custom()
    let coordinator = UITextFormattingCoordinator(for: try #require(window.windowScene))
    coordinator.delegate = custom
    view.becomeFirstResponder()
    coordinator.apply(.backgroundColor(.systemYellow))
    #expect(custom.attributes[.backgroundColor] as? UIColor == .systemYellow)
    #expect(custom.attributes[.underlineStyle] as? Int == 2)
    #expect(attribute(.backgroundColor, at: 0) == nil)
  }

  @Test("a change climbs to the responder that takes it")
  func climbs() throws {
    final class Canvas: UIView {
      var isAsked = false
      override func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
      ) {
        isAsked = true
      }
    }
    final class Handle: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let canvas = Canvas()
    let handle = Handle()
    canvas.addSubview(handle)
    window.addSubview(canvas)
    #expect(handle.becomeFirstResponder())
    UITextFormattingCoordinator(for: try #require(window.windowScene)).apply(.color(nil))
    #expect(canvas.isAsked)
  }

  @Test("one responder of a window is the first, and one that must stay keeps its place")
  func firstResponder() {
    final class Stubborn: UITextView {
      override var canResignFirstResponder: Bool { false }
    }
    let other = Stubborn(frame: .zero)
    window.addSubview(other)
    #expect(!UIView().becomeFirstResponder())
    #expect(view.becomeFirstResponder())
    #expect(other.becomeFirstResponder())
    #expect(!view.isFirstResponder && other.isFirstResponder)
    #expect(!view.becomeFirstResponder())
    #expect(!other.resignFirstResponder())
    #expect(other.isFirstResponder)
  }

  @Test("the panel is shown until it is toggled again, and says what the selection has")
  func panel() throws {
    let coordinator = UITextFormattingCoordinator(windowScene: try #require(window.windowScene))
    let wasVisible = UITextFormattingCoordinator.isFontPanelVisible
    UITextFormattingCoordinator.toggleFontPanel(self)
    #expect(UITextFormattingCoordinator.isFontPanelVisible != wasVisible)
    UITextFormattingCoordinator.toggleFontPanel(self)
    coordinator.setSelectedAttributes([.underlineStyle: 1], isMultiple: true)
    coordinator.apply(.color(.systemRed))
    #expect(coordinator.isMultiple)
    #expect(coordinator.selectedAttributes[.underlineStyle] as? Int == 1)
    #expect(coordinator.selectedAttributes[.foregroundColor] as? UIColor == .systemRed)
  }

  @Test("a scene has the windows that there are")
  func scenes() throws {
    let scene = UIWindowScene()
    #expect(scene.windows.isEmpty)
    let first = UIWindow(windowScene: scene)
    var second: UIWindow? = UIWindow(windowScene: scene)
    #expect(scene.windows.count == 2)
    #expect(second?.windowScene === scene)
    second = nil
    #expect(scene.windows.count == 1)
    first.windowScene = UIWindowScene()
    #expect(scene.windows.isEmpty)
  }

  @Test("a selection outside of the text is cut off")
  func selection() {
    #expect(view.selectedRange == NSRange(location: 11, length: 0))
    view.selectedRange = NSRange(location: 4, length: 100)
    #expect(view.selectedRange == NSRange(location: 4, length: 7))
    view.selectedRange = NSRange(location: -3, length: Int.max)
    #expect(view.selectedRange.location == 0)
    view.text = "new"
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
  }
}
