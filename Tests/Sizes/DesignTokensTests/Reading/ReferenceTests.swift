import DesignTokens
import Diagnostics
import Testing

@Suite("References between tokens")
struct ReferenceTests {
  private static let base = """
    "base": {"$type": "dimension", "m": {"$value": {"value": 16, "unit": "px"}}}
    """

  @Test("An alias has the value and the type of its target, through any number of steps")
  func chain() {
    let links = (0..<5000).map { "\"a\($0)\": {\"$value\": \"{a\($0 + 1)}\"}" }
    let end = "\"a5000\": {\"$type\": \"number\", \"$value\": 7}"
    let document = read("{\((links + [end]).joined(separator: ","))}")
    #expect(document.findings.isEmpty)
    #expect(document["a0"]?.value == .number(7))
    #expect(document["a0"]?.type == .number)
    #expect(document["a0"]?.alias == "{a1}")
  }

  @Test("A JSON pointer names parts of values and elements of lists")
  func pointers() {
    let document = read(
      """
      {\(Self.base),
       "a/b": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.1, 0.4, 0.8]}},
       "hue": {"$type": "number", "$ref": "#/a~1b/$value/components/1"},
       "copy": {"$ref": "#/base/m"},
       "large": {"$type": "dimension",
         "$value": {"value": {"$ref": "#/base/m/$value/value"}, "unit": "rem"}}}
      """
    )
    #expect(document.findings.isEmpty)
    #expect(document["hue"]?.value == .number(0.4))
    #expect(document["copy"]?.value == .dimension(TokenDimension(value: 16, unit: .px)))
    #expect(document["large"]?.value == .dimension(TokenDimension(value: 16, unit: .rem)))
  }

  @Test("Each token of a circle is reported with its place")
  func cycle() {
    let document = read(
      """
      {"$type": "number",
       "a": {"$value": "{b}"},
       "b": {"$value": "{c}"},
       "c": {"$value": "{a}"},
       "d": {"$value": "{a}"}}
      """
    )
    #expect(document.rules == ["token-cycle", "token-cycle", "token-cycle"])
    #expect(document.findings.map(\.location.line) == [2, 3, 4])
    #expect(document.findings.first?.location.column == 18)
    #expect(document.findings.first?.context.first?.value == "a")
    #expect(document.tokens.allSatisfy { $0.value == nil })
  }

  @Test(
    "References without a usable target are reported",
    arguments: [
      ("\"{nothing}\"", "token-reference"), ("\"{base}\"", "token-reference"),
      ("{\"value\": {\"$ref\": \"#/base/m/$value/no\"}, \"unit\": \"px\"}", "token-reference"),
      ("\"{text}\"", "token-reference"),
    ]
  )
  func missing(value: String, rule: String) {
    let document = read(
      """
      {\(Self.base), "text": {"$type": "fontFamily", "$value": "Inter"},
       "a": {"$type": "dimension", "$value": \(value)}}
      """
    )
    #expect(document.rules == [rule])
    #expect(document["a"]?.value == nil)
  }

  @Test("Circles inside of composite values end in a finding")
  func compositeCycle() {
    let text = """
      {"a": {"$type": "shadow", "$value": ["{b}"]}, "b": {"$type": "shadow", "$value": ["{a}"]}}
      """
    #expect(read(text).rules.contains("token-cycle"))
  }

  @Test("Calculations that lead back to themselves end in a finding", arguments: [2, 1000])
  func expressionCycle(count: Int) {
    let links = (0..<count).map {
      "\"a\($0)\": {\"type\": \"spacing\", \"value\": \"{a\(($0 + 1) % count)} * 2\"}"
    }
    let document = read("{\(links.joined(separator: ","))}", .lenient)
    #expect(!document.isValid)
  }
}
