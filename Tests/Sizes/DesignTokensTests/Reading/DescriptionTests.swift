import DesignTokens
import Testing

/// Printed values, in the notation of CSS: https://www.w3.org/TR/css-color-4/ for colors and
/// https://www.w3.org/TR/css-easing-1/ for curves.
@Suite struct `Printed tokens` {
  @Test(arguments: [
    ("dimension", "{\"value\": 17, \"unit\": \"px\"}", "17px"),
    ("dimension", "{\"value\": -0.5, \"unit\": \"rem\"}", "-0.5rem"),
    ("duration", "{\"value\": 1.5, \"unit\": \"s\"}", "1.5s"),
    ("fontFamily", "[\"Inter\", \"sans-serif\"]", "Inter, sans-serif"),
    ("fontWeight", "350", "350"),
    ("cubicBezier", "[0.5, -1, 1, 2]", "cubic-bezier(0.5, -1, 1, 2)"),
    (
      "color",
      "{\"colorSpace\": \"oklch\", \"components\": [0.5, 0.2, \"none\"], \"alpha\": 0.5}",
      "color(oklch 0.5 0.2 none / 0.5)"
    ),
    (
      "typography",
      """
      {"fontFamily": "Inter", "fontSize": {"value": 17, "unit": "px"}, "fontWeight": 600, \
      "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.4}
      """,
      "Inter, 17px, weight 600, line height 1.4, letter spacing 0px"
    ),
  ])
  func `say the type and the value`(_ type: String, _ value: String, _ said: String) {
    let document = read("{\"a\": {\"$type\": \"\(type)\", \"$value\": \(value)}}")
    #expect(document["a"]?.value.map { "\($0)" } == said)
    #expect(document["a"].map { String(reflecting: $0) } == "a: \(type) \(said)")
  }
}
