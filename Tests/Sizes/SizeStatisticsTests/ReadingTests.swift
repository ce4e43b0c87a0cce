import Diagnostics
import DynamicType
import SizeStatistics
import Testing

@Suite("Files of text sizes")
struct ReadingTests {
  static let forms: [String] = [
    "category,count\nL,700\nXL,50\n",
    "category,count\r\nL,700\r\nXL,50",
    "\u{FEFF}category,count\nL,700\nXL,50\n",
    "Category;Users\rL;700\rXL;50\r",
    "count\tcontentSizeCategory\n700\tUICTContentSizeCategoryL\n50\textraLarge\n",
    "\"category\",\"note\",\"count\"\n\"L\",\"two\nlines, one \"\"cell\"\"\",700\nXL,,\"50\"\n",
    "L,700\nXL,50\n",
    "\n\nplatform,L,XL\niOS,600,50\nAndroid,100,0\n",
    "[{\"category\": \"L\", \"count\": 700}, {\"category\": \"xLarge\", \"count\": 50}]",
    "{\"L\": 700, \"XL\": 50}",
    "{\"L\": 700, \"XL\": 50}\n",
    "{\"data\": [{\"category\": \"L\", \"count\": \"700\"}, {\"count\": 50, \"category\": \"XL\"}]}",
    "{\"category\": \"L\", \"count\": 700}\n\n{\"category\": \"XL\", \"count\": 50}\n",
    "\u{FEFF} [\r\n{\"category\": \"L\", \"count\": 7e2}, {\"category\": \"XL\", \"count\": 50.0}]",
  ]

  @Test("say the same as tables, JSON and JSON Lines, in pieces of any length", arguments: forms)
  func equalForms(_ text: String) {
    for length in [1, 2, 3, 7, 1 << 18] {
      let read = statistics(text, pieces: length)
      #expect(read.total.distribution.text == "L 700, XL 50", "\(length)")
      #expect(read.diagnostics.isEmpty && read.rows.leftOut == 0)
    }
  }

  @Test(
    "name sizes in many ways",
    arguments: [
      ("AX3", "AX3"), ("UICTContentSizeCategoryAccessibilityXXXL", "AX5"), ("xxLarge", "XXL"),
      ("extra-small", "XS"), ("accessibility2", "AX2"), ("AX-M", "AX1"), ("AX-L", "AX2"),
      ("AXL", "AX3"), ("1", "L"), ("1.3", "XXXL"), ("1,3", "XXXL"), ("130%", "XXXL"),
      ("0.85", "XS"),
      ("2.0", "AX2"), ("XS–M", "XS–M"), ("XS-M", "XS–M"), ("XL to AX5", "XL–AX5"),
      ("XS...S", "XS–S"), ("smaller", "XS–M"), ("Default", "L"), ("larger", "XL–AX5"),
      ("AX", "AX1–AX5"),
    ]
  )
  func names(_ name: String, bin: String) {
    let read = statistics("category;count\n\(name);5\n")
    #expect(read.total.distribution.text == "\(bin) 5")
  }

  @Test("have users without a category, who are counted apart")
  func unspecified() {
    let read = statistics(
      "category,count\nL,5\nunspecified,3\n_UICTContentSizeCategoryUnspecified,1\n"
    )
    #expect(read.total.unspecified == 4 && read.total.total == 5 && read.rows.counted == 3)
  }

  @Test("group users by columns, and say which columns they do not read")
  func groups() {
    let text =
      "platform,version,category,count,note\niOS,26,L,5,x\niOS,25,L,3,\nvisionOS,,S,2,\niOS,26,S,1,"
    let read = statistics(text, by: ["Platform", "version"])
    #expect(read.groups.map(\.values) == [["iOS", "26"], ["iOS", "25"], ["visionOS", ""]])
    #expect(read.groups.map(\.counts.total) == [6, 3, 2])
    #expect(read.unreadColumns == ["note"])
    #expect(read.total.total == 11)
  }

  @Test("with several categories together have bins as fine as all rows allow")
  func ranges() {
    let read = statistics("category,count\nXS,4\nsmaller,10\nL,70\nXL,3\nAX1–AX2,2\n")
    #expect(read.total.distribution.text == "XS–M 14, L 70, XL 3, AX1–AX2 2")
    #expect(read.total.distribution.bins.count == 9)
  }
}

@Suite("Faulty rows of text sizes")
struct FaultyRowTests {
  @Test(
    "are left out with their place, and their users are counted",
    arguments: [
      ("Lrge,7", 1, "'Lrge' is no text size.", "Did you mean 'large'?", 7),
      ("17,7", 1, "'17' is no text size.", "A number is read as a text scale from 0.5 to 4", 7),
      (",7", 1, "The row has no text size.", "Write 'unspecified'", 7),
      ("L,-7", 3, "'-7' is no number of users.", "Write a whole number", 0),
      ("L,nan", 3, "'nan' is no number of users.", "Write a whole number", 0),
      ("L,inf", 3, "'inf' is no number of users.", "Write a whole number", 0),
      ("L,1e3", 3, "'1e3' is no number of users.", "Write a whole number", 0),
      ("L,\"70,5\"", 3, "'70,5' is no number of users.", "Write a whole number", 0),
      ("L,99999999999999999999", 3, "is no number of users.", "up to 9007199254740992", 0),
      ("L", 1, "The row has no number of users.", "Write 0", 0),
    ]
  )
  func faults(_ row: String, column: Int, message: String, hint: String, users: Int) throws {
    let read = statistics("category,count\nXL,50\n\(row)\nS,1\n")
    let diagnostic = try #require(read.diagnostics.first)
    #expect(read.diagnosticCount == 1 && read.rows.leftOut == 1 && read.rows.counted == 2)
    #expect(diagnostic.message.hasSuffix(message))
    #expect(diagnostic.hint.contains(hint))
    #expect(diagnostic.location.line == 3 && diagnostic.location.column == column)
    #expect(read.usersLeftOut == users && read.total.total == 51)
  }

  @Test("have columns in UTF-16 and lines behind cells with line breaks")
  func positions() throws {
    let read = statistics("name,category,count\r\n\"a\r\nb\",L,1\r\n😀é,Q,1\r\n")
    let diagnostic = try #require(read.diagnostics.first)
    #expect(diagnostic.location.line == 4 && diagnostic.location.column == 5)
  }

  @Test("of JSON have the place of their value")
  func json() throws {
    let read = statistics(
      "[\n  {\"category\": \"L\", \"count\": 1.5},\n  7, {\"category\": \"S\", \"count\": 2}\n]"
    )
    #expect(read.diagnostics.map(\.location.line) == [2, 3])
    #expect(read.diagnostics.map(\.location.column) == [30, 3])
    #expect(read.total.distribution.text == "S 2" && read.rows.leftOut == 2)
    let lines = statistics(
      "{\"category\": \"L\", \"count\": 1}\n{\"category\": \n{\"category\": \"S\", \"count\": 2}\n"
    )
    #expect(lines.diagnostics.map(\.location.line) == [2])
    #expect(lines.total.total == 3)
  }

  @Test("with a quote that is not closed are counted by their lines")
  func openQuote() {
    let read = statistics("category,count\nL,5\n\"S,1\nXL,2\nM,3\n")
    #expect(read.rows.leftOut == 3 && read.rows.counted == 1)
    #expect(read.diagnostics.map(\.location.line) == [3])
  }

  @Test("longer than a megabyte are dropped, and the next line is read")
  func longRow() {
    let read = statistics(
      "category,count\n\"\(String(repeating: "x", count: 1 << 21))\nL,5\n",
      pieces: 4096
    )
    #expect(read.rows.leftOut == 1 && read.total.total == 5)
  }

  @Test(
    "and files without sizes end in a diagnostic",
    arguments: [
      "", "\u{FEFF}", "\n\n", "a,b\n1,2\n", "[]", "{}", "[[[[", "{\"a\": {\"b\": 1}}", "null",
      "\u{0}\u{0}\u{0}", "category", "\"", ",,,,\n,,,", "{\"category\":",
    ]
  )
  func files(_ text: String) {
    for length in [1, 1 << 18] {
      let read = statistics(text, pieces: length)
      #expect(read.total.total == 0 && read.rows.counted == 0)
    }
  }

  @Test("of any bytes never stop the reader")
  func bytes() {
    let alphabet = Array("L,\"\n\r{}[]:;17XSé\u{0}\t".utf8)
    var state: UInt64 = 42
    for _ in 0..<300 {
      let bytes = (0..<200).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return alphabet[Int(state >> 33) % alphabet.count]
      }
      let read = statistics(bytes, pieces: 17)
      #expect(statistics(bytes).total == read.total)
    }
  }

  @Test("are all counted, but only the first are kept")
  func many() {
    let read = statistics("category,count\n" + String(repeating: "Q,2\n", count: 5000))
    #expect(read.diagnostics.count == 100 && read.diagnosticCount == 5000)
    #expect(read.rows.leftOut == 5000 && read.usersLeftOut == 10_000)
  }

  @Test("beyond 2^63 users are left out")
  func overflow() {
    let row = "L,9007199254740992\n"
    let read = statistics("category,count\n" + String(repeating: row, count: 1030))
    #expect(read.rows.counted == 1023 && read.rows.leftOut == 7)
  }

  @Test("and columns that cannot group say so")
  func columns() {
    let read = statistics("user,category\na,L\n", by: ["user", "platform"])
    #expect(read.groupedBy.isEmpty && read.diagnosticCount == 2)
    #expect(read.groups.map(\.values) == [[]])
  }

  @Test("Texts of a file cannot steer a terminal")
  func controls() {
    let read = statistics("category,count\n\u{1B}[31mL,5\n")
    #expect(read.diagnostics.allSatisfy { !$0.message.contains("\u{1B}") })
  }
}
