import Foundation
import Testing
import UIKit

/// Lists of documents as UIKit's objects.
@Suite("Lists are objects of paragraph styles")
struct ListTests {
  private static let document = #"""
    {\rtf1\ansi\cocoartf2639{\fonttbl\f0\fswiss Helvetica;}
    {\*\listtable{\list\listtemplateid1\listhybrid
    {\listlevel\levelnfc0\levelnfcn0\levelstartat3{\*\levelmarker \{decimal\}.}{\leveltext\leveltemplateid1\'02\'00.;}{\levelnumbers\'01;}}
    {\listlevel\levelnfc23\levelnfcn23\levelstartat1{\*\levelmarker \{hyphen\}}{\leveltext\leveltemplateid2\'01\uc0\u8259 ;}{\levelnumbers;}}
    {\listname ;}\listid1}}
    {\*\listoverridetable{\listoverride\listid1\listoverridecount0\ls1}}
    \pard\ls1\ilvl0\f0\fs24 {\listtext 3.\tab}Milk\
    \ls1\ilvl1 {\listtext - \tab}Whole\
    \ls1\ilvl0 {\listtext 4.\tab}Bread\
    \pard End}
    """#

  private func lists(_ text: NSAttributedString, _ word: String) -> [NSTextList] {
    let place = (text.string as NSString).range(of: word).location
    let style = text.attribute(.paragraphStyle, at: place, effectiveRange: nil)
    return (style as? NSParagraphStyle)?.textLists ?? []
  }

  private func read(_ data: Data) throws -> NSAttributedString {
    try NSAttributedString(data: data, options: [:], documentAttributes: nil)
  }

  private func write(_ text: NSAttributedString) throws -> Data {
    try text.data(
      from: NSRange(location: 0, length: text.length),
      documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf]
    )
  }

  // The keywords are those that Apple documents for init(markerFormat:options:).
  @Test(
    "Markers have the forms that Apple names",
    arguments: [
      (.decimal, 4, "4"), (.lowercaseRoman, 4, "iv"), (.uppercaseRoman, 4, "IV"),
      (.lowercaseAlpha, 4, "d"), (.uppercaseLatin, 27, "AA"), (.octal, 9, "11"),
      (.uppercaseHexadecimal, 10, "A"), (.lowercaseHexadecimal, 10, "a"),
      (NSTextList.MarkerFormat("({decimal})"), 2, "(2)"), (.hyphen, 2, "\u{2043}"),
    ] as [(NSTextList.MarkerFormat, Int, String)]
  )
  func markers(format: NSTextList.MarkerFormat, number: Int, marker: String) {
    let list = NSTextList(markerFormat: format, options: 0)
    #expect(list.marker(forItemNumber: number) == marker)
    #expect(list.isOrdered == (format != .hyphen) && list.startingItemNumber == 1)
  }

  @Test("A document's lists are found in its paragraphs, nested and with their numbers")
  func reading() throws {
    let text = try read(Data(Self.document.utf8))
    let milk = lists(text, "Milk")
    #expect(milk.map(\.markerFormat.rawValue) == ["{decimal}."])
    #expect(milk.map(\.startingItemNumber) == [3])
    #expect(milk.first?.marker(forItemNumber: 3) == "3.")
    #expect(lists(text, "Whole").map(\.markerFormat) == [.init("{decimal}."), .hyphen])
    #expect(lists(text, "Bread").first === milk.first)
    #expect(lists(text, "Whole").first === milk.first)
    #expect(lists(text, "End").isEmpty)
  }

  @Test("Lists that a program makes are written and read again")
  func writing() throws {
    let outer = NSTextList(markerFormat: .uppercaseRoman, options: [], startingItemNumber: 5)
    let inner = NSTextList(markerFormat: .disc, options: 0)
    let text = NSMutableAttributedString()
    for (word, lists) in [("One\n", [outer]), ("Two\n", [outer, inner]), ("Three", [outer])] {
      let style = NSMutableParagraphStyle()
      style.textLists = lists
      let line = NSAttributedString(string: word, attributes: [.paragraphStyle: style])
      text.append(line)
    }
    outer.startingItemNumber = 6
    let again = try read(try write(text))
    #expect(again.string == text.string)
    #expect(lists(again, "One").map(\.markerFormat) == [.uppercaseRoman])
    #expect(lists(again, "One").first?.startingItemNumber == 6)
    #expect(lists(again, "Two").map(\.markerFormat) == [.uppercaseRoman, .disc])
    #expect(lists(again, "Three").first === lists(again, "One").first)
  }

  @Test("Lists of two documents stay two lists in one text")
  func joining() throws {
    let text = NSMutableAttributedString(attributedString: try read(Data(Self.document.utf8)))
    text.append(NSAttributedString(string: "\n"))
    let other = Self.document.replacingOccurrences(of: "Milk", with: "Eggs")
    text.append(try read(Data(other.utf8)))
    let again = try read(try write(text))
    #expect(lists(again, "Milk").count == 1 && lists(again, "Eggs").count == 1)
    #expect(lists(again, "Milk").first != lists(again, "Eggs").first)
  }

  @Test("A style that is copied keeps its lists, and one without lists is another one")
  func copying() throws {
    let style = NSMutableParagraphStyle()
    style.textLists = [NSTextList(markerFormat: .box, options: 0)]
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy == style && copy.textLists.first === style.textLists.first)
    style.alignment = .center
    #expect(style.textLists.count == 1 && copy.alignment == .natural)
    style.textLists = []
    style.alignment = .natural
    #expect(copy != style && style == NSParagraphStyle.default)
  }
}
