import DynamicType
import FontDescriptors
import Foundation
import RichText
import Testing

private enum Reviewer: CodableTextAttributeKey {
  typealias Value = String
  static let name = "reviewer"
}

@Suite struct CodingTests {
  private func decoded<Value: Codable>(_ value: Value) throws -> Value {
    let decoder = JSONDecoder()
    if let key = CodingUserInfoKey.textAttributeKeys {
      decoder.userInfo[key] = [Reviewer.self] as [any CodableTextAttributeKey.Type]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try decoder.decode(Value.self, from: encoder.encode(value))
  }

  private var rich: AttributedText {
    var text = AttributedText("A🙂 rich\ntext", font: .preferredFont(forTextStyle: .title2))
    text.update(in: 0..<3) {
      $0.font = .italicSystemFont(ofSize: 13.09)
      $0.stroke = TextStroke(width: 3, color: .black)
      $0.shadow = TextShadow(x: 1, y: -2, blurRadius: 3, color: .white)
      $0.superscript = -1
      $0.underline = LineDecoration(.double, color: .black, dash: .dashed, skipsSpaces: true)
      $0.link = "https://example.org"
      $0[Reviewer.self] = "Ada"
    }
    text.update(in: 4..<9) {
      var style = ParagraphStyle()
      style.alignment = .justified
      style.tabStops = [TabStop(28), TabStop(90, alignment: .decimal)]
      style.lists = [TextList(marker: .decimal, startingNumber: 3, identifier: 1)]
      var cell = TextTableCell(table: 1, row: 0, column: 2)
      cell.width = .percent(50)
      cell.borders.left = TextTableBorder(.double, width: 2, color: .black)
      style.cells = [cell]
      style.headingLevel = 2
      $0.paragraphStyle = style
      $0.font = FontRequest.systemFont(ofSize: 17).scaled(with: FontMetrics(forTextStyle: .body))
    }
    text.append(
      AttributedText(
        attachment: TextAttachment(
          width: 10,
          height: 20,
          file: AttachedFile(name: "a.png", format: .png, bytes: [1, 2, 255])
        ),
        attributes: TextAttributes(font: .systemFont(ofSize: 12))
      )
    )
    return text
  }

  @Test func `A text with every kind of attribute is decoded as it was encoded`() throws {
    #expect(try decoded(rich) == rich)
    let empty = AttributedText("", font: .boldSystemFont(ofSize: 9))
    #expect(try decoded(empty) == empty)
  }

  @Test func `The attributes of a document are decoded as they were encoded`() throws {
    var document = RichTextDocument(rich)
    document.attributes.textScaling = .iOS
    document.attributes.platform = .macOS
    document.attributes.margins.left = 72
    document.attributes.information = [.title: "Notes", .editor: "Ada"]
    #expect(try decoded(document) == document)
    #expect(try decoded(DocumentAttributes()) == DocumentAttributes())
  }

  @Test func `A client's value is left out where its key is not given`() throws {
    let data = try JSONEncoder().encode(rich)
    let text = try JSONDecoder().decode(AttributedText.self, from: data)
    #expect(text.attributes(at: 0)[Reviewer.self] == nil)
    #expect(text.string == rich.string)
  }

  @Test(arguments: [
    #"{"string":"ab","runs":[{"length":3,"attributes":0}],"attributes":[{"font":{"descriptor":{}}}]}"#,
    #"{"string":"ab","runs":[{"length":1,"attributes":0}],"attributes":[{"font":{"descriptor":{}}}]}"#,
    #"{"string":"ab","runs":[{"length":2,"attributes":1}],"attributes":[{"font":{"descriptor":{}}}]}"#,
    #"{"string":"a","runs":[{"length":2,"attributes":0},{"length":-1,"attributes":0}],"attributes":[{"font":{"descriptor":{}}}]}"#,
    #"{"string":"","runs":[],"attributes":[]}"#,
  ])
  func `Runs that do not cover the string are an error`(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(AttributedText.self, from: Data(json.utf8))
    }
  }

  @Test func `The box of an attachment is checked when it is decoded`() {
    let json = #"{"width":-1,"height":2,"baselineOffset":0,"identifier":""}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(TextAttachment.self, from: Data(json.utf8))
    }
  }
}
