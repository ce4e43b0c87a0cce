import DesignTokens
import DynamicType
import Testing

@Suite("Dialects of token files")
struct DialectTests {
  @Test("Style Dictionary's tokens have types by their category")
  func styleDictionary() {
    let document = read(
      """
      {"color": {"red": {"value": "#f00", "comment": "Red"}},
       "size": {"font": {"s": {"value": "10"}, "m": {"value": "{size.font.s.value}"}}}}
      """,
      .lenient
    )
    #expect(document.isValid)
    #expect(document["color.red"]?.type == .color)
    #expect(document["color.red"]?.description == "Red")
    #expect(document["size.font.m"]?.value == .dimension(TokenDimension(value: 10, unit: .px)))
  }

  @Test("Tokens Studio's calculations, types and sets are read")
  func tokensStudio() {
    let document = read(
      """
      {"core": {"base": {"value": "16", "type": "fontSizes"},
                "bold": {"value": "Bold", "type": "fontWeights"},
                "tall": {"value": "150%", "type": "lineHeights"}},
       "light": {"title": {"type": "typography", "value": {"fontFamily": "Inter",
          "fontWeight": "{bold}", "fontSize": "{base} * 2", "lineHeight": "{tall}",
          "letterSpacing": "-2%", "paragraphSpacing": "0", "textCase": "none"}}},
       "$themes": [], "$metadata": {"tokenSetOrder": ["core", "light"]}}
      """,
      .lenient
    )
    #expect(document.isValid)
    let typography = document.typographyScales().first?.typography
    #expect(
      typography
        == Typography(
          fontFamilies: ["Inter"],
          fontSize: 32,
          fontWeight: 700,
          letterSpacing: -0.64,
          lineHeight: 1.5
        )
    )
  }

  @Test(
    "Line heights in pixels become the ratio to the size",
    arguments: [
      "\"24px\"", "24", "{\"value\": 24, \"unit\": \"px\"}", "1.5", "\"150%\"", "\"{h}\"",
    ]
  )
  func lineHeights(text: String) {
    let document = read(
      """
      {"h": {"$type": "dimension", "$value": "24px"},
       "a": {"$type": "typography", "$value": {"fontSize": "16px", "lineHeight": \(text)}}}
      """,
      .lenient
    )
    #expect(document.typographyScales().first?.typography.lineHeight == 1.5)
  }

  @Test("Comments are read with a finding")
  func comments() {
    let document = read(
      "{/* a */ \"a\": {\"$type\": \"number\", // b\n \"$value\": 1},}",
      .lenient
    )
    #expect(document["a"]?.value == .number(1))
    #expect(document.rules == ["token-json-extension"])
  }

  @Test("Settings for the text size come from extensions of token and group")
  func behavior() {
    let document = read(
      """
      {"$extensions": {"io.github.swift-dynamic-type": {"maximumCategory": "AX2", "size": 1}},
       "a": {"$type": "typography", "$value": {"fontSize": "16px"},
         "$extensions": {"io.github.swift-dynamic-type": {"textStyle": "title3", "scales": true}}}}
      """,
      .lenient
    )
    let scale = document.typographyScales().first
    #expect(scale?.textStyle == .title3)
    #expect(scale?.behavior.limits.maximum == .accessibilityLarge)
    #expect(document.rules.contains("token-behavior"))
  }

  @Test(
    "Any bytes end in findings",
    arguments: [
      "", "null", "{\"$value\": 1}", "{\"a\": {\"$ref\": 1}}", "{\"$extends\": \"{}\"}",
      "{\"a\": {\"$value\": \"{a}\"}}", "{\"a\": {\"$value\": {\"$ref\": \"#/a/$value\"}}}",
      "{\"a\": {\"$value\": {\"$ref\": \"#/\"}}}", "{\"a\": {\"value\": \"{a} + {a}\"}}",
      "{\"a\": {\"$type\": \"dimension\", \"$value\": {\"value\": {\"$ref\": \"#/a/$value/value\"}, \"unit\": \"px\"}}}",
    ]
  )
  func hostile(text: String) {
    for mode in TokenReadingOptions.Mode.allCases { _ = read(text, mode) }
    #expect(!read(text).isValid)
  }
}
