import Foundation
import Testing
import UIKit

/// Tables of documents as UIKit's objects.
@Suite("Tables are blocks of paragraph styles")
struct TextTableTests {
  private static let html = """
    <table border="2">
    <tr><td rowspan="2" bgcolor="#ff0000">A</td><td colspan="2">B</td></tr>
    <tr><td width="50%">C</td><td valign="bottom">D</td></tr>
    </table><p>End</p>
    """

  private func block(_ text: NSAttributedString, _ word: String) -> NSTextTableBlock? {
    let place = (text.string as NSString).range(of: word).location
    let style = text.attribute(.paragraphStyle, at: place, effectiveRange: nil)
    return (style as? NSParagraphStyle)?.textBlocks.last as? NSTextTableBlock
  }

  private func place(_ block: NSTextTableBlock) -> [Int] {
    [block.startingRow, block.rowSpan, block.startingColumn, block.columnSpan]
  }

  private func read(
    _ data: Data,
    _ type: NSAttributedString.DocumentType
  ) throws
    -> NSAttributedString
  {
    try NSAttributedString(data: data, options: [.documentType: type], documentAttributes: nil)
  }

  private func write(
    _ text: NSAttributedString,
    _ type: NSAttributedString.DocumentType
  ) throws -> Data {
    let whole = NSRange(location: 0, length: text.length)
    return try text.data(from: whole, documentAttributes: [.documentType: type])
  }

  private func expectCells(of text: NSAttributedString) throws {
    let a = try #require(block(text, "A"))
    let b = try #require(block(text, "B"))
    let d = try #require(block(text, "D"))
    #expect(a.table === d.table && a.table.numberOfColumns == 3)
    #expect(place(a) == [0, 2, 0, 1])
    #expect(place(b) == [0, 1, 1, 2])
    #expect(place(d) == [1, 1, 2, 1])
    #expect(a.backgroundColor == .red && b.backgroundColor == nil)
    #expect(a.width(for: .border, rectEdge: .minYEdge) == 2)
    #expect(d.verticalAlignment == .bottomAlignment)
    #expect(block(text, "C")?.contentWidth == 50)
    #expect(block(text, "C")?.contentWidthValueType == .percentage)
    #expect(block(text, "End") == nil)
  }

  @Test("The cells of a page have their places, spans and looks, also through RTF and HTML")
  func reading() throws {
    let text = try read(Data(Self.html.utf8), .html)
    try expectCells(of: text)
    try expectCells(of: try read(try write(text, .rtf), .rtf))
    try expectCells(of: try read(try write(text, .html), .html))
  }

  private func cell(
    _ table: NSTextTable,
    _ place: (row: Int, column: Int),
    rows: Int = 1,
    columns: Int = 1
  ) -> NSTextTableBlock {
    NSTextTableBlock(
      table: table,
      startingRow: place.row,
      rowSpan: rows,
      startingColumn: place.column,
      columnSpan: columns
    )
  }

  @Test("A table that a program makes is written with its spans, and its text stays its own")
  func writing() throws {
    let table = NSTextTable()
    table.numberOfColumns = 3
    let a = cell(table, (0, 0), rows: 2)
    a.backgroundColor = .red
    a.setWidth(2, type: .absolute, for: .border)
    let b = cell(table, (0, 1), columns: 2)
    let c = cell(table, (1, 1))
    c.setContentWidth(50, type: .percentage)
    let d = cell(table, (1, 2))
    d.verticalAlignment = .bottomAlignment
    let text = NSMutableAttributedString()
    for (word, block) in [("A\n", a), ("B\n", b), ("C\n", c), ("D\n", d)] {
      let style = NSMutableParagraphStyle()
      style.textBlocks = [block]
      text.append(NSAttributedString(string: word, attributes: [.paragraphStyle: style]))
    }
    text.append(NSAttributedString(string: "End"))
    try expectCells(of: text)
    try expectCells(of: try read(try write(text, .rtf), .rtf))
    try expectCells(of: try read(try write(text, .html), .html))
  }

  @Test("A change of a block changes the paragraphs that name it, and nothing else of the cell")
  func changing() throws {
    let text = try read(Data(Self.html.utf8), .html)
    let before = try #require(block(text, "A"))
    before.setBorderColor(.blue, rectEdge: .minXEdge)
    before.setWidth(5, type: .absolute, for: .padding, rectEdge: .maxXEdge)
    let again = try #require(block(try read(try write(text, .rtf), .rtf), "A"))
    #expect(again.borderColor(for: .minXEdge) == .blue && again.borderColor(for: .maxXEdge) == nil)
    #expect(again.width(for: .border, rectEdge: .minXEdge) == 2)
    #expect(again.width(for: .padding, rectEdge: .maxXEdge) == 5)
    #expect(again.rowSpan == 2 && again.backgroundColor == .red)
  }

  @Test("Two tables of one form are two, and a block is equal to itself alone read again")
  func identity() throws {
    let two = Self.html + Self.html.replacingOccurrences(of: "A", with: "Z")
    let text = try read(Data(two.utf8), .html)
    let first = try #require(block(text, "A"))
    let second = try #require(block(text, "Z"))
    #expect(first.table !== second.table && first != second)
    #expect(cell(NSTextTable(), (0, 0)) != cell(NSTextTable(), (0, 0)))
    let plain = NSTextBlock()
    plain.setValue(10, type: .absolute, for: .maximumWidth)
    #expect(plain.value(for: .maximumWidth) == 10 && plain.value(for: .width) == 0)
  }
}
