import Testing

@testable import HeadlessUIKit

@Suite("Text that a keyboard writes")
struct TextInputTests {
  private static func inputs() -> [any UITextInput] { [UITextField(), UITextView()] }

  private func text(_ input: any UITextInput) -> String {
    let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    return whole.flatMap { input.text(in: $0) } ?? ""
  }

  @Test("Letters are written and deleted at the selection", arguments: 0..<2)
  func writing(index: Int) {
    let input = Self.inputs()[index]
    #expect(!input.hasText)
    input.insertText("Grüße👍🏽")
    input.deleteBackward()
    #expect(text(input) == "Grüße")
    let start = input.position(from: input.beginningOfDocument, offset: 1)
    input.selectedTextRange = start.flatMap { input.textRange(from: $0, to: input.endOfDocument) }
    input.insertText("as")
    #expect(text(input) == "Gas")
    #expect(input.position(from: input.endOfDocument, offset: 1) == nil)
    #expect(input.compare(input.beginningOfDocument, to: input.endOfDocument) == .orderedAscending)
  }

  @Test("A range is replaced by a text", arguments: 0..<2)
  func replacing(index: Int) {
    let input = Self.inputs()[index]
    input.insertText("ABC")
    input.replace(UITextRange(NSRange(location: 1, length: 1)), withText: "xy")
    #expect(text(input) == "AxyC")
    #expect(input.selectedTextRange?.isEmpty == true)
  }

  @Test("The insertion point moves with the text before it")
  func caret() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.insertText("WW")
    let start = field.caretRect(for: field.beginningOfDocument)
    let end = field.caretRect(for: field.endOfDocument)
    let font = field.font ?? .systemFont(ofSize: 17)
    let width = NSAttributedString(string: "WW", attributes: [.font: font]).size().width
    #expect(abs(end.minX - start.minX - width) < 0.5)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
    view.insertText("A\nB")
    #expect(view.caretRect(for: view.endOfDocument).minY > view.caretRect(for: .init(0)).minY)
  }
}
