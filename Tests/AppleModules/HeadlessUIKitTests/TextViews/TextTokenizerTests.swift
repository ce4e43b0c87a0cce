import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Units of a text that is edited")
struct TextTokenizerTests {
  private let text = "It’s late. Go home!\nNow"

  /// The unit around a place, as the view's tokenizer finds it.
  private func unit(
    _ granularity: UITextGranularity,
    at offset: Int,
    _ direction: UITextStorageDirection = .forward
  ) throws -> String? {
    let view = UITextView()
    view.text = text
    let place = try #require(view.position(from: view.beginningOfDocument, offset: offset))
    let range = view.tokenizer.rangeEnclosingPosition(
      place,
      with: granularity,
      inDirection: .storage(direction)
    )
    return range.flatMap { view.text(in: $0) }
  }

  @Test("A word has its apostrophe and not the marks around it")
  func words() throws {
    #expect(try unit(.word, at: 0) == "It’s")
    #expect(try unit(.word, at: 6) == "late")
    #expect(try unit(.word, at: 4) == nil)
    #expect(try unit(.word, at: 4, .backward) == "It’s")
    #expect(try unit(.word, at: 20) == "Now")
  }

  @Test("A sentence has the space after it")
  func sentences() throws {
    #expect(try unit(.sentence, at: 5) == "It’s late. ")
    #expect(try unit(.sentence, at: 11) == "Go home!\n")
    #expect(try unit(.sentence, at: 22) == "Now")
  }

  @Test("A paragraph ends before its line break, and the document has all")
  func paragraphs() throws {
    #expect(try unit(.paragraph, at: 3) == "It’s late. Go home!")
    #expect(try unit(.document, at: 3) == text)
  }

  @Test("The next edge of a word lies in the direction")
  func edges() throws {
    let field = UITextField()
    field.text = "one two"
    let place = try #require(field.position(from: field.beginningOfDocument, offset: 5))
    let tokenizer = field.tokenizer
    let end = tokenizer.position(from: place, toBoundary: .word, inDirection: .storage(.forward))
    let start = tokenizer.position(from: place, toBoundary: .word, inDirection: .storage(.backward))
    #expect(end.map { field.offset(from: field.beginningOfDocument, to: $0) } == 7)
    #expect(start.map { field.offset(from: field.beginningOfDocument, to: $0) } == 4)
    #expect(!tokenizer.isPosition(place, atBoundary: .word, inDirection: .storage(.forward)))
  }
}
