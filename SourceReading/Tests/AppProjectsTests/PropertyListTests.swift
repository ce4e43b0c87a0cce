import Testing

@testable import AppProjects

@Suite("Property lists")
struct PropertyListTests {
  @Test("Comments, lists, quoted texts and escapes are read as Xcode writes them")
  func readsXcodesForm() throws {
    let text = #"""
      // !$*UTF8*$!
      {
        archiveVersion = 1;
        objects = {
          /* Begin */
          AB12 /* App */ = {isa = PBXGroup; path = "A \"b\"\n\U00e9"; children = (A, "B c", ); };
        };
      }
      """#
    let value = try OpenStepReader.read(Array(text.utf8))
    #expect(value["archiveVersion"]?.string == "1")
    let group = value["objects"]?["AB12"]
    #expect(group?["path"]?.string == "A \"b\"\né")
    #expect(group?["children"]?.strings == ["A", "B c"])
    #expect(value["objects"]?.members.first?.line == 6)
  }

  @Test(
    "What is no property list is an error with its line",
    arguments: [
      ("{\n a = 1\n b = 2;\n}", 3, "';' is missing behind 'a'"),
      ("{\n<<<<<<< HEAD\n a = 1;\n}", 2, "a merge conflict is not resolved"),
      ("{ a = \"b", 1, "a quoted text does not end"),
      ("{\n a = 1; /* b", 2, "a comment does not end"),
      ("{ a = (1 2); }", 1, "a list has neither ',' nor ')' behind an element"),
      ("{ a = ", 1, "the text ends in the middle of a value"),
      ("{ } }", 1, "there is more text behind the property list"),
      ("", 1, "the text ends in the middle of a value"),
    ]
  )
  func reportsErrors(text: String, line: Int, message: String) {
    #expect(throws: ListSyntaxError(line: line, message: message)) {
      try OpenStepReader.read(Array(text.utf8))
    }
  }

  @Test("A text that is nested deeper than 64 levels is refused")
  func boundsDepth() {
    let text = String(repeating: "(", count: 1_000_000)
    #expect(throws: ListSyntaxError.self) { try OpenStepReader.read(Array(text.utf8)) }
    let tags = String(repeating: "<a>", count: 1_000_000)
    #expect(throws: ListSyntaxError.self) { try MarkupReader.read(Array(tags.utf8)) }
  }

  @Test("Every beginning of a project ends with an error or a value")
  func readsBeginnings() {
    let text = Array(("{ a = (\"b\\U00e9\", <01ff>, c); /* d */ e = { f = g; }; // h\n}").utf8)
    for count in text.indices {
      #expect(throws: ListSyntaxError.self) { try OpenStepReader.read(Array(text[..<count])) }
    }
    #expect(throws: Never.self) { try OpenStepReader.read(text) }
  }

  @Test("Reading takes time in proportion to the text")
  func isLinear() throws {
    func seconds(_ count: Int) throws -> Double {
      let row = "AB12 /* x */ = {isa = PBXFileReference; path = \"a b.swift\"; };\n"
      let text = Array("{\n\(String(repeating: row, count: count))}".utf8)
      let clock = ContinuousClock()
      let time = try clock.measure { _ = try OpenStepReader.read(text) }
      return Double(time.components.attoseconds) / 1e18 + Double(time.components.seconds)
    }
    let (short, long) = (try seconds(4_000), try seconds(32_000))
    #expect(long < short * 32, "eight times the text took \(long / short) times as long")
  }

  @Test("The XML of a workspace is read with its entities, comments and lines")
  func readsMarkup() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- made by hand -->
      <Workspace version = "1.0">
        <Group location = 'group:A &amp; B'><FileRef location="group:C&#x41;.xcodeproj"/></Group>
      </Workspace>
      """
    let root = try MarkupReader.read(Array(text.utf8))
    #expect(root.children.first?.attributes["location"] == "group:A & B")
    #expect(root.children.first?.children.first?.attributes["location"] == "group:CA.xcodeproj")
    #expect(root.children.first?.line == 4)
  }
}

@Suite("YAML")
struct YAMLTests {
  @Test("Anchors, aliases and merged mappings are resolved, and lines are kept")
  func resolvesAliases() throws {
    let text = """
      base: &base
        a: 1
        b: [x, y]
      other:
        <<: *base
        a: 2
      """
    let value = try YAMLReader.read(Array(text.utf8))
    #expect(value["other"]?["a"]?.string == "2")
    #expect(value["other"]?["b"]?.strings == ["x", "y"])
    #expect(value.members.last?.line == 4)
  }

  @Test("A text that grows by its aliases is refused")
  func boundsAliases() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...12 {
      let list = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(list)]\n"
    }
    #expect(throws: ListSyntaxError.self) { try YAMLReader.read(Array(text.utf8)) }
  }

  @Test("What is no YAML is an error with its line")
  func reportsErrors() {
    let error = #expect(throws: ListSyntaxError.self) {
      try YAMLReader.read(Array("a: 1\nb: [1, 2\nc: 3\n".utf8))
    }
    #expect((2...4).contains(error?.line ?? 0))
  }
}
