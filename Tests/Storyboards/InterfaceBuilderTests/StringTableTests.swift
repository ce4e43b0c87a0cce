import Diagnostics
import InterfaceBuilder
import Testing

@Suite("String tables")
struct StringTableTests {
  private func table(_ text: String, file: String = "de.strings") -> StringTable {
    StringTable(bytes: Array(text.utf8), file: file, language: "de")
  }

  @Test("Keys and values are read with comments, escapes and bare words")
  func syntax() {
    let table = table(
      #"""
      /* a "comment"; */
      "a.text" = "Grüße";  // and another
      "b" = "\"q\" \\ \n \t \U00e4 \344";
      bare_key.title = bare;
      "alone";
      'single' = 'x';
      """#
    )
    #expect(table.findings.isEmpty)
    #expect(table.keys == ["a.text", "b", "bare_key.title", "alone", "single"])
    #expect(table.string(forObject: "a", property: "text") == "Grüße")
    #expect(table.string("b") == "\"q\" \\ \n \t ä ä")
    #expect(table.string("bare_key.title") == "bare")
    #expect(table.string("alone") == "alone")
    #expect(table["a.text"]?.line == 2)
  }

  @Test("UTF-16 is read with and without its mark, in both orders", arguments: [true, false])
  func encodings(isBigEndian: Bool) {
    let units = Array("\"a\" = \"ü😀\";".utf16)
    let bytes = units.flatMap { unit -> [UInt8] in
      let (high, low) = (UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit))
      return isBigEndian ? [high, low] : [low, high]
    }
    let mark: [UInt8] = isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
    for bytes in [bytes, mark + bytes] {
      let table = StringTable(bytes: bytes, file: "a.strings", language: "de")
      #expect(table.string("a") == "ü😀")
    }
    let utf8 = [0xEF, 0xBB, 0xBF] + Array("\"a\" = \"ü\";".utf8)
    #expect(StringTable(bytes: utf8, file: "a", language: "de").string("a") == "ü")
  }

  @Test("A fault is reported with its line, and reading goes on behind it")
  func faults() {
    let table = table("\"a\" = \"1\";\n\"b\" \"2\";\n\"c\" = \"3\";\n\"d\" = \"4")
    #expect(table.keys == ["a", "c"])
    #expect(table.findings.map(\.location.line) == [2, 4])
  }

  @Test("Property lists in XML are read")
  func propertyList() {
    let table = table(
      """
      <?xml version="1.0"?><!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://x">
      <plist version="1.0"><dict><key>a</key><string>x &amp; y</string></dict></plist>
      """
    )
    #expect(table.string("a") == "x & y")
    #expect(table.findings.isEmpty)
  }

  @Test("A plural text chooses its form and fills the number in")
  func stringsDictionary() {
    let table = table(
      """
      <plist version="1.0"><dict><key>files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>Found %#@count@ now</string>
      <key>count</key><dict><key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>
      <string>d</string><key>zero</key><string>nothing</string><key>one</key>
      <string>one file</string><key>other</key><string>%d files</string></dict></dict></dict></plist>
      """,
      file: "de.stringsdict"
    )
    #expect(table.string("files", count: 0) == "Found nothing now")
    #expect(table.string("files", count: 1) == "Found one file now")
    #expect(table.string("files", count: 5) == "Found 5 files now")
    #expect(table.string("files") == "Found %d files now")
  }

  @Test("A string catalog has a table for each language")
  func catalog() throws {
    let catalog = StringCatalog(
      bytes: Array(
        """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "k.text": {"localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "Ja"}},
            "ru": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%lld файл"}},
              "few": {"stringUnit": {"state": "translated", "value": "%lld файла"}},
              "many": {"stringUnit": {"state": "needs_review", "value": "%lld файлов"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld файла"}}}}},
            "fr": {"variations": {"device": {
              "ipad": {"stringUnit": {"state": "translated", "value": "Touchez"}},
              "other": {"stringUnit": {"state": "translated", "value": "Cliquez"}}}}},
            "en": {"stringUnit": {"state": "translated", "value": "%#@files@"},
              "substitutions": {"files": {"formatSpecifier": "lld", "variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%arg file"}},
                "other": {"stringUnit": {"state": "translated", "value": "%arg files"}}}}}}}}}}}
        """.utf8
      ),
      file: "Main.xcstrings"
    )
    #expect(catalog.findings.isEmpty)
    #expect(catalog.tables.map(\.language) == ["de", "en", "fr", "ru"])
    #expect(catalog.table("de")?.string("k.text") == "Ja")
    #expect(catalog.table("de")?["k.text"]?.state == "translated")
    #expect(catalog.table("ru")?.string("k.text", count: 3) == "3 файла")
    #expect(catalog.table("ru")?.string("k.text", count: 5) == "5 файлов")
    #expect(catalog.table("en")?.string("k.text", count: 1) == "1 file")
    let french = catalog.table("fr")?["k.text"]
    #expect(french?.string(count: nil, language: "fr", device: "ipad") == "Touchez")
    #expect(french?.string(count: nil, language: "fr") == "Cliquez")
  }

  @Test("A catalog that is no JSON is reported")
  func brokenCatalog() {
    let catalog = StringCatalog(bytes: Array("{".utf8), file: "a.xcstrings")
    #expect(catalog.findings.map(\.rule.id) == ["strings-syntax"])
    #expect(catalog.tables.isEmpty)
  }
}

@Suite("Plural forms")
struct PluralCategoryTests {
  // The whole-number samples of Unicode CLDR's plural rules, `supplemental/plurals.xml`.
  @Test(
    "Languages have the forms that CLDR gives them",
    arguments: [
      ("en", [1], PluralCategory.one), ("en", [0, 2, 16, 100, 1_000_000], .other),
      ("ja", [0, 1, 15, 100], .other), ("fr", [0, 1], .one), ("fr", [1_000_000], .many),
      ("fr", [2, 17, 100], .other), ("es", [1], .one), ("es", [1_000_000], .many),
      ("pt-BR", [0, 1], .one), ("pt-PT", [0, 2], .other), ("hi", [0, 1], .one),
      ("ru", [1, 21, 31, 101, 1001], .one), ("ru", [2, 4, 22, 34, 102], .few),
      ("ru", [0, 5, 11, 14, 19, 100, 1000], .many), ("sr", [11, 5, 100], .other),
      ("pl", [1], .one), ("pl", [2, 22, 34], .few), ("pl", [0, 5, 21, 31, 112], .many),
      ("cs", [2, 3, 4], .few), ("cs", [0, 5, 22], .other), ("sl", [1, 101, 201], .one),
      ("sl", [2, 102], .two), ("sl", [3, 104], .few), ("lt", [1, 21, 101], .one),
      ("lt", [2, 9, 22], .few), ("lt", [0, 10, 11, 19, 30], .other),
      ("lv", [0, 10, 11, 20], .zero),
      ("lv", [1, 21, 101], .one), ("ro", [0, 2, 16, 101], .few), ("ro", [20, 35, 100], .other),
      ("ar", [0], .zero), ("ar", [2], .two), ("ar", [3, 10, 103], .few),
      ("ar", [11, 26, 111], .many), ("ar", [100, 102, 200], .other), ("he", [2], .two),
      ("he", [0, 3, 20], .other), ("is", [1, 21, 101], .one), ("is", [11, 0, 2], .other),
      ("fil", [0, 1, 2, 3, 5, 7], .one), ("fil", [4, 6, 9, 14], .other), ("cy", [6], .many),
      ("ga", [7, 10], .many), ("mt", [11, 19, 111], .many), ("de_DE", [1], .one),
    ]
  )
  func samples(language: String, counts: [Int], category: PluralCategory) {
    #expect(counts.map { PluralCategory($0, language: language) } == counts.map { _ in category })
  }
}
