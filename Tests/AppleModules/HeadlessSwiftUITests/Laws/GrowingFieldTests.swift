import Foundation
import HeadlessSwiftUI
import LayoutGeometry
import Snapshots
import Testing

// Apple's documentation of `TextField.init(_:text:axis:)`: a field with a vertical axis grows with its text, and
// `lineLimit(_:)` sets how far.
@MainActor
@Suite("A field with a vertical axis grows with its text")
struct GrowingFieldTests {
  private let long = "A text in a field that is too long for one line and must go on below"

  private func field(_ text: String) -> TextField<Text> {
    TextField("Bio", text: .constant(text), axis: .vertical)
  }

  @Test("Each line more adds the distance of lines of Body")
  func lines() {
    let one = size(of: field("x"), width: 200).height
    #expect(abs(one - size(of: TextField("Bio", text: .constant("x")), width: 200).height) < 0.01)
    // Lines of Body stand 22 points apart at Large: Apple's Human Interface Guidelines.
    #expect(abs(size(of: field("x\ny"), width: 200).height - one - 22) < 0.01)
    #expect(abs(size(of: field("x\ny\nz"), width: 200).height - one - 44) < 0.01)
    #expect(size(of: field(long), width: 200).height > one + 43)
  }

  @Test("Limits of lines hold for it, with a border as well")
  func limits() {
    let one = size(of: field("x"), width: 200).height
    let reserved = field("x").lineLimit(3...5)
    #expect(abs(size(of: reserved, width: 200).height - one - 44) < 0.01)
    let cut = field(String(repeating: "x\n", count: 9) + "x").lineLimit(3...5)
    #expect(abs(size(of: cut, width: 200).height - one - 88) < 0.01)
    let bordered = reserved.textFieldStyle(.roundedBorder)
    let single = TextField("Bio", text: .constant("x")).textFieldStyle(.roundedBorder)
    let height = size(of: single, width: 200).height
    #expect(abs(size(of: bordered, width: 200).height - height - 44) < 0.01)
  }

  @Test("The lines of the text are drawn in the field, and the placeholder where it is empty")
  func drawing() throws {
    let snapshot = ViewHost(field(long)).snapshot(
      size: Size(width: 200, height: 100),
      traits: traits()
    )
    #expect(snapshot.texts == [long])
    #expect(snapshot.issues.isEmpty)
    #expect(snapshot.frames(of: .textField).count == 1)
    let empty = ViewHost(field("")).snapshot(size: Size(width: 200, height: 40), traits: traits())
    #expect(empty.texts == ["Bio"])
  }
}
