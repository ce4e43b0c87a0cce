import DynamicType
import Testing

@Suite struct TextStyleNames {
  private struct RawValuesFile: Decodable {
    struct Values: Decodable {
      var largeTitle, title1, title2, title3, headline, subheadline: String
      var body, callout, footnote, caption1, caption2: String
    }

    var textStyleRawValue: Values
  }

  @Test func `raw values are those of UIKit`() throws {
    let file: RawValuesFile = try ReferenceData.read("ios")
    let values = file.textStyleRawValue
    let rows: [(TextStyle, String)] = [
      (.largeTitle, values.largeTitle), (.title1, values.title1), (.title2, values.title2),
      (.title3, values.title3), (.headline, values.headline), (.subheadline, values.subheadline),
      (.body, values.body), (.callout, values.callout), (.footnote, values.footnote),
      (.caption1, values.caption1), (.caption2, values.caption2),
    ]
    for (style, rawValue) in rows {
      #expect(style.rawValue == rawValue)
      #expect(TextStyle(rawValue: rawValue) == style)
      #expect(TextStyle(rawValue) == style)
    }
  }

  @Test(arguments: [
    ("largeTitle", TextStyle.largeTitle), ("title1", .title1), ("headline", .headline),
    ("subheadline", .subheadline), ("body", .body), ("footnote2", .footnote2),
    ("extraLargeTitle", .extraLargeTitle), ("extraLargeTitle2", .extraLargeTitle2),
  ])
  func `names are printed and read`(name: String, style: TextStyle) {
    #expect("\(style)" == name)
    #expect(style.name == name)
    #expect(TextStyle(name) == style)
  }

  @Test(arguments: [
    ("title", TextStyle.title1), ("caption", .caption1), ("large-title", .largeTitle),
    ("subhead", .subheadline), ("-apple-system-short-subheadline", .subheadline),
    ("-apple-system-tall-body", .body), ("-apple-system-title0", .largeTitle),
    ("LARGE_TITLE", .largeTitle), ("Caption 2", .caption2), ("Title", .title1),
  ])
  func `names of SwiftUI and other spellings are read`(name: String, style: TextStyle) {
    #expect(TextStyle(name) == style)
  }

  /// The twelve keywords of article 001 with the style and leading that their names say.
  @Test(
    arguments: [
      ("-apple-system-body", TextStyle.body, SystemFontKeyword.Leading.standard),
      ("-apple-system-headline", .headline, .standard),
      ("-apple-system-subheadline", .subheadline, .standard),
      ("-apple-system-caption1", .caption1, .standard),
      ("-apple-system-caption2", .caption2, .standard),
      ("-apple-system-footnote", .footnote, .standard),
      ("-apple-system-short-body", .body, .tight),
      ("-apple-system-short-headline", .headline, .tight),
      ("-apple-system-short-subheadline", .subheadline, .tight),
      ("-apple-system-short-caption1", .caption1, .tight),
      ("-apple-system-short-footnote", .footnote, .tight),
      ("-apple-system-tall-body", .body, .loose),
    ] as [(String, TextStyle, SystemFontKeyword.Leading)]
  )
  func `keywords of the web are read`(
    name: String,
    style: TextStyle,
    leading: SystemFontKeyword.Leading
  ) throws {
    let keyword = try #require(SystemFontKeyword(name))
    #expect(keyword.style == style)
    #expect(keyword.leading == leading)
    #expect(TextStyle(name) == style)
    #expect(TextStyle("-apple-system-title4") == nil)
  }

  @Test(arguments: TextStyle.allCases)
  func `every style is read back from its name and its raw value`(style: TextStyle) {
    #expect(TextStyle(style.description) == style)
    #expect(TextStyle(rawValue: style.rawValue) == style)
  }

  @Test(arguments: ["", "title4", "heading", "caption3", "UICTFontTextStyle"])
  func `other text is no style`(name: String) {
    #expect(TextStyle(name) == nil)
    #expect(TextStyle(rawValue: name) == nil)
  }

  @Test func `a short name is no raw value`() {
    #expect(TextStyle(rawValue: "body") == nil)
  }

  @Test func `the standard styles are the eleven of iOS, from the largest to the smallest`() {
    let sizes = TextStyle.standard.compactMap {
      TypeTable.iOS.entry(for: $0, at: .large)?.pointSize
    }
    #expect(sizes == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
    #expect(TextStyle.allCases.count == 14)
  }
}
