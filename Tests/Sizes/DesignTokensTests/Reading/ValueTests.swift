import DesignTokens
import Diagnostics
import Testing

@Suite("Values of design tokens")
struct ValueTests {
  private func token(
    _ type: String,
    _ value: String,
    _ mode: TokenReadingOptions.Mode = .strict
  ) -> (value: TokenValue?, rules: [String]) {
    let document = read("{\"a\": {\"$type\": \"\(type)\", \"$value\": \(value)}}", mode)
    return (document["a"]?.value, document.rules)
  }

  @Test(
    "Values that the format allows have no finding",
    arguments: [
      (
        "color", "{\"colorSpace\": \"oklch\", \"components\": [0.5, 0.2, \"none\"], \"alpha\": 0.5}"
      ),
      ("color", "{\"colorSpace\": \"srgb\", \"components\": [0, 1, 0.5], \"hex\": \"#00ff80\"}"),
      ("dimension", "{\"value\": -0.5, \"unit\": \"rem\"}"),
      ("fontFamily", "\"Inter\""), ("fontFamily", "[\"Inter\", \"sans-serif\"]"),
      ("fontWeight", "350"), ("fontWeight", "\"ultra-black\""),
      ("duration", "{\"value\": 1.5, \"unit\": \"s\"}"),
      ("cubicBezier", "[0.5, -1, 1, 2]"), ("number", "2.3"), ("strokeStyle", "\"dashed\""),
      (
        "strokeStyle",
        "{\"dashArray\": [{\"value\": 1, \"unit\": \"px\"}], \"lineCap\": \"round\"}"
      ),
      (
        "gradient",
        "[{\"color\": {\"colorSpace\": \"hsl\", \"components\": [1, 2, 3]}, \"position\": 1}]"
      ),
    ]
  )
  func allowed(type: String, value: String) {
    let token = token(type, value)
    #expect(token.rules.isEmpty)
    #expect(token.value?.type?.rawValue == type)
  }

  @Test(
    "Values that the format does not allow are errors",
    arguments: [
      ("color", "\"#ff0000\""), ("color", "{\"colorSpace\": \"srgb\", \"components\": [0, 1]}"),
      ("color", "{\"colorSpace\": \"srgb\", \"components\": [0, 1, 2]}"),
      ("color", "{\"colorSpace\": \"cmyk\", \"components\": [0, 1, 1]}"),
      ("dimension", "\"16px\""), ("dimension", "16"),
      ("dimension", "{\"value\": 16, \"unit\": \"em\"}"), ("dimension", "{\"value\": 0}"),
      ("fontFamily", "[]"), ("fontWeight", "\"Bold\""), ("fontWeight", "0"),
      ("fontWeight", "1001"), ("duration", "{\"value\": 1, \"unit\": \"min\"}"),
      ("cubicBezier", "[1.5, 0, 0, 0]"), ("cubicBezier", "[0, 0, 0]"), ("number", "\"1\""),
      ("strokeStyle", "\"wavy\""), ("gradient", "[]"), ("typography", "{\"fontSize\": 12}"),
      ("border", "{}"), ("transition", "\"slow\""), ("shadow", "[]"),
    ]
  )
  func refused(type: String, value: String) {
    let document = read("{\"a\": {\"$type\": \"\(type)\", \"$value\": \(value)}}")
    #expect(!document.isValid)
    #expect(Set(document.rules) == ["token-value"])
  }

  @Test(
    "Lenient reading understands older forms and says so",
    arguments: [
      ("dimension", "\"16px\"", TokenValue.dimension(TokenDimension(value: 16, unit: .px))),
      ("dimension", "\"0.25rem\"", .dimension(TokenDimension(value: 0.25, unit: .rem))),
      ("dimension", "12", .dimension(TokenDimension(value: 12, unit: .px))),
      ("dimension", "\"(4px + 2) * 3\"", .dimension(TokenDimension(value: 18, unit: .px))),
      ("fontWeight", "\"400\"", .fontWeight(400)),
      ("fontWeight", "\"SemiBold Italic\"", .fontWeight(600)),
      ("number", "\"150%\"", .number(1.5)),
    ]
  )
  func lenient(type: String, text: String, value: TokenValue) {
    let token = token(type, text, .lenient)
    #expect(token.value == value)
    #expect(token.rules == ["token-dialect"])
  }

  @Test("A hexadecimal color becomes sRGB")
  func hexadecimal() {
    guard case .color(let color)? = token("color", "\"#f008\"", .lenient).value else {
      Issue.record("no color")
      return
    }
    #expect(color.components == [1, 0, 0])
    #expect(abs(color.alpha - 136.0 / 255) < 1e-12)
  }

  @Test("Parts of composite values may be aliases")
  func composite() {
    let document = read(
      """
      {"s": {"$type": "dimension", "$value": {"value": 2, "unit": "px"}},
       "c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
       "b": {"$type": "border", "$value": {"color": "{c}", "width": "{s}", "style": "solid"}},
       "d": {"$type": "shadow", "$value": {"color": "{c}", "offsetX": "{s}", "offsetY": "{s}",
             "blur": "{s}", "spread": "{s}", "inset": true}},
       "e": {"$type": "shadow", "$value": ["{d}", "{d}"]}}
      """
    )
    #expect(document.findings.isEmpty)
    guard case .border(let border)? = document["b"]?.value,
      case .shadow(let shadows)? = document["e"]?.value
    else {
      Issue.record("no values")
      return
    }
    #expect(border.width == TokenDimension(value: 2, unit: .px))
    #expect(border.style == .named("solid"))
    #expect(shadows.count == 2)
    #expect(shadows.first?.inset == true)
  }

  @Test("A finding has file, line, column, the path of the token and a hint")
  func place() {
    let document = read("{\n \"g\": {\"t\": {\"$type\": \"dimension\",\n   \"$value\": \"1px\"}}}")
    let finding = document.findings.first
    #expect(finding?.location.description == "a.json:3:14")
    #expect(finding?.location.objectID == "g.t")
    #expect(finding?.hint?.isEmpty == false)
  }
}
