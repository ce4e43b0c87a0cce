import Foundation
import Snapshots
import Testing
import UIKit

/// The story of text that is copied in an editor with the sizes of iOS and pasted into one with those of
/// macOS, saved there and read again: the look stays, and so do the sizes of the stored document.
@Suite("Text that is copied and pasted keeps its look", .serialized)
struct CopyingTests {
  private func editor(_ text: NSAttributedString?, isMac: Bool) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    view.allowsEditingTextAttributes = true
    view.usesStandardTextScaling = isMac
    view.attributedText = text
    return view
  }

  private func drawnSizes(_ view: UITextView) -> [Double] {
    view.layoutSnapshot().texts.first?.text.fonts.map(\.pointSize) ?? []
  }

  private func sizes(_ text: NSAttributedString) -> [Double] {
    var sizes: [Double] = []
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { font, _, _ in
      sizes.append(Double((font as? UIFont)?.pointSize ?? 0))
    }
    return sizes
  }

  private func isNear(_ one: [Double], _ two: [Double]) -> Bool {
    one.count == two.count && zip(one, two).allSatisfy { abs($0 - $1) < 0.001 }
  }

  /// A title and a body, as an editor has them.
  private func note(_ title: Double, _ body: Double) -> NSAttributedString {
    let text = NSMutableAttributedString(
      string: "Shopping\n",
      attributes: [.font: UIFont.boldSystemFont(ofSize: title), .foregroundColor: UIColor.red]
    )
    text.append(
      NSAttributedString(string: "Milk", attributes: [.font: UIFont.systemFont(ofSize: body)])
    )
    return text
  }

  private func save(_ text: NSAttributedString, as scaling: NSTextScalingType) throws -> Data {
    try text.data(
      from: NSRange(location: 0, length: text.length),
      documentAttributes: [
        .documentType: NSAttributedString.DocumentType.rtf, .textScaling: scaling.rawValue,
      ]
    )
  }

  private func read(_ data: Data, as scaling: NSTextScalingType) throws -> NSAttributedString {
    try NSAttributedString(
      data: data,
      options: [.targetTextScaling: scaling.rawValue],
      documentAttributes: nil
    )
  }

  @Test("From an editor of iOS into one of macOS")
  func fromPhoneToMac() throws {
    let phone = editor(note(28, 17), isMac: false)
    phone.selectAll(nil)
    phone.copy(nil)
    let mac = editor(nil, isMac: true)
    mac.paste(nil)
    #expect(mac.text == "Shopping\nMilk")
    // The sizes of documents that Cocoa wrote for text that came from iOS: 0.77 times 28 and 17.
    #expect(isNear(sizes(mac.attributedText), [21.56, 13.09]))
    #expect(isNear(drawnSizes(mac), [28, 17]) && isNear(drawnSizes(phone), [28, 17]))
    let file = try save(mac.attributedText, as: .standard)
    #expect(String(decoding: file, as: UTF8.self).contains(#"\fsmilli13090"#))
    #expect(isNear(sizes(try read(file, as: .standard)), [21.56, 13.09]))
    #expect(isNear(drawnSizes(editor(try read(file, as: .iOS), isMac: false)), [28, 17]))
    #expect(isNear(drawnSizes(editor(try read(file, as: .standard), isMac: true)), [28, 17]))
  }

  @Test("From an editor of macOS into one of iOS")
  func fromMacToPhone() throws {
    let mac = editor(note(22, 13), isMac: true)
    mac.selectAll(nil)
    mac.copy(nil)
    let phone = editor(nil, isMac: false)
    phone.paste(nil)
    #expect(isNear(sizes(phone.attributedText), [22 / 0.77, 13 / 0.77]))
    #expect(isNear(drawnSizes(phone), drawnSizes(mac)))
    let file = try save(phone.attributedText, as: .iOS)
    #expect(isNear(sizes(try read(file, as: .iOS)), [22 / 0.77, 13 / 0.77]))
    #expect(isNear(sizes(try read(file, as: .standard)), [22, 13]))
  }

  @Test("Within one scaling, sizes stay to the point", arguments: [false, true])
  func within(isMac: Bool) {
    let from = editor(note(22.5, 13), isMac: isMac)
    from.selectAll(nil)
    from.copy(nil)
    let to = editor(nil, isMac: isMac)
    to.paste(nil)
    #expect(isNear(sizes(to.attributedText), [22.5, 13]))
    #expect(
      to.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red
    )
  }

  @Test("Fonts that follow the text size have the sizes of iOS in both editors")
  func preferredFonts() {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let mac = editor(NSAttributedString(string: "Milk", attributes: [.font: body]), isMac: true)
    mac.selectAll(nil)
    mac.copy(nil)
    let phone = editor(nil, isMac: false)
    phone.paste(nil)
    #expect(isNear(drawnSizes(mac), [17]) && isNear(drawnSizes(phone), [17]))
  }

  @Test("A view that takes no attributes gets the text in its own font")
  func plain() {
    UIPasteboard.general.setItems([
      ["public.utf8-plain-text": "Milk", "public.rtf": Data("{\\rtf1\\b Bread}".utf8)]
    ])
    let view = UITextView()
    view.font = .systemFont(ofSize: 20)
    view.text = "A and B"
    view.selectedRange = NSRange(location: 0, length: 1)
    view.paste(nil)
    #expect(view.text == "Milk and B" && view.selectedRange == NSRange(location: 4, length: 0))
    view.font = .systemFont(ofSize: 30)
    #expect(isNear(sizes(view.attributedText), [30]))
    view.selectedRange = NSRange(location: 6, length: 0)
    view.select(nil)
    view.cut(nil)
    #expect(view.text == "Milk  B" && UIPasteboard.general.string == "and")
    view.isEditable = false
    view.selectAll(nil)
    view.cut(nil)
    view.paste(nil)
    #expect(view.text == "Milk  B" && UIPasteboard.general.string == "and")
  }

  @Test("A field takes one line, and gives nothing that is secret away")
  func field() {
    UIPasteboard.general.string = "one\ntwo"
    let field = UITextField()
    field.text = "Text: "
    field.paste(nil)
    #expect(field.text == "Text: one two")
    field.selectAll(nil)
    field.copy(nil)
    #expect(UIPasteboard.general.string == "Text: one two")
    field.isSecureTextEntry = true
    UIPasteboard.general.string = "before"
    field.selectAll(nil)
    field.copy(nil)
    #expect(UIPasteboard.general.string == "before")
    field.delete(nil)
    #expect(field.text == "")
  }
}
