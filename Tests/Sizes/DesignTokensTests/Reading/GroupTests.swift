import DesignTokens
import Diagnostics
import JSONText
import Testing

@Suite("Groups of tokens")
struct GroupTests {
  @Test("Type, deprecation and description come from the groups around a token")
  func inheritance() {
    let document = read(
      """
      {"a": {"$type": "number", "$deprecated": "old",
         "b": {"c": {"$value": 1, "$description": "One"}, "d": {"$value": 2, "$deprecated": false},
               "e": {"$type": "fontWeight", "$value": 400}}}}
      """
    )
    #expect(document.findings.isEmpty)
    #expect(document["a.b.c"]?.type == .number)
    #expect(document["a.b.c"]?.description == "One")
    #expect(document["a.b.c"]?.deprecation == TokenDeprecation(reason: "old"))
    #expect(document["a.b.d"]?.deprecation == nil)
    #expect(document["a.b.e"]?.value == .fontWeight(400))
  }

  @Test("A group extends another one: local tokens win, and are replaced as a whole")
  func extends() {
    let document = read(
      """
      {"button": {"$type": "number", "x": {"$value": 1, "$description": "old"}, "y": {"$value": 2},
                  "in": {"p": {"$value": 3}, "q": {"$value": 4}}},
       "primary": {"$extends": "{button}", "x": {"$value": 9}, "in": {"q": {"$value": 8}}},
       "last": {"$extends": "#/primary"}}
      """
    )
    #expect(document.findings.isEmpty)
    #expect(document["primary.x"]?.value == .number(9))
    #expect(document["primary.x"]?.description == nil)
    #expect(document["primary.y"]?.value == .number(2))
    #expect(document["primary.in.p"]?.value == .number(3))
    #expect(document["last.in.q"]?.value == .number(8))
  }

  @Test("Inherited tokens keep their type where the group has another one")
  func inheritedTypes() {
    let document = read(
      """
      {"base": {"$type": "number", "a": {"$value": 1}},
       "more": {"$type": "fontWeight", "$extends": "{base}", "b": {"$value": "bold"}}}
      """
    )
    #expect(document.findings.isEmpty)
    #expect(document["more.a"]?.value == .number(1))
    #expect(document["more.b"]?.value == .fontWeight(700))
  }

  @Test("A path may lead through what a group inherits")
  func extendsThroughInherited() {
    let document = read(
      """
      {"c": {"$extends": "{b.inner}"}, "b": {"$extends": "{a}"},
       "a": {"inner": {"$type": "number", "x": {"$value": 1}}}}
      """
    )
    #expect(document.findings.isEmpty)
    #expect(document["c.x"]?.value == .number(1))
  }

  @Test(
    "Circles of groups are reported",
    arguments: [
      "{\"a\": {\"$extends\": \"{b}\"}, \"b\": {\"$extends\": \"{a}\"}}",
      "{\"a\": {\"$extends\": \"{a}\"}}",
      "{\"a\": {\"b\": {\"$extends\": \"{a}\"}}}",
    ]
  )
  func extendsCycle(text: String) {
    #expect(read(text).rules.contains("token-cycle"))
  }

  @Test("Extensions that multiply tokens end at a limit")
  func extendsBomb() {
    let levels = (1..<40).map {
      "\"g\($0)\": {\"l\": {\"$extends\": \"{g\($0 - 1)}\"}, \"r\": {\"$extends\": \"{g\($0 - 1)}\"}}"
    }
    let text =
      "{\"g0\": {\"t\": {\"$type\": \"number\", \"$value\": 1}}, \(levels.joined(separator: ","))}"
    let options = TokenReadingOptions(mode: .strict, maximumCount: 2000)
    let document = TokenReader(options: options)
      .read([TokenSource(path: "a.json", bytes: Array(text.utf8))])
    #expect(document.rules.contains("token-limit"))
    #expect(document.tokens.count <= 2000)
  }

  @Test("The value of a group is its token '$root'")
  func root() {
    let document = read(
      """
      {"accent": {"$type": "number", "$root": {"$value": 1}, "light": {"$value": 2}},
       "a": {"$value": "{accent.$root}"}}
      """
    )
    #expect(document.findings.isEmpty)
    #expect(document["accent.$root"]?.value == .number(1))
    #expect(document["a"]?.value == .number(1))
  }

  @Test("Unknown extensions keep their order")
  func extensions() {
    let document = read(
      """
      {"a": {"$type": "number", "$value": 1, "$extensions": {"z.b": {"y": 1, "x": 2}, "a.b": []}}}
      """
    )
    #expect(document["a"]?.extensions.map(\.key) == ["z.b", "a.b"])
    #expect(document["a"]?.extensions.first?.value.members?.map(\.key) == ["y", "x"])
  }

  @Test(
    "What a group cannot hold is reported",
    arguments: [
      ("{\"a\": 1}", "token-structure"), ("[]", "token-structure"), ("{", "token-syntax"),
      ("{\"a.b\": {\"$type\": \"number\", \"$value\": 1}}", "token-name"),
      ("{\"a\": {\"$value\": 1}}", "token-type"),
      ("{\"a\": {\"$type\": \"string\", \"$value\": \"x\"}}", "token-type"),
      ("{\"a\": {\"$type\": \"number\", \"$value\": 1, \"b\": {}}}", "token-structure"),
      ("{\"a\": {\"$extends\": \"{b}\"}}", "token-reference"),
      ("{\"a\": {\"$unknown\": 1}}", "token-structure"),
      ("{\"a\": {\"$type\": \"number\", \"$value\": 1,}}", "token-json-extension"),
    ]
  )
  func faults(text: String, rule: String) {
    let document = read(text)
    #expect(document.rules.contains(rule))
    #expect(!document.isValid)
  }

  @Test("Deep nesting is a finding")
  func depth() {
    let text = String(repeating: "{\"a\":", count: 5000) + "1" + String(repeating: "}", count: 5000)
    #expect(read(text).rules == ["token-syntax"])
  }
}
