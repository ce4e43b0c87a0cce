import DesignTokens
import Diagnostics
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
      "\"24px\"", "\"24\"", "{\"value\": 24, \"unit\": \"px\"}", "1.5", "\"150%\"", "\"{h}\"",
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

  @Test(
    "A number is a factor of the size, and one that looks like points gets a note",
    arguments: [
      TokenReadingOptions.Mode.strict, .lenient,
    ]
  )
  func lineHeightNumbers(mode: TokenReadingOptions.Mode) {
    func lineHeight(_ number: String) -> (Double?, [String]) {
      let text = """
        {"a": {"$type": "typography", "$value": {"fontFamily": "Roboto", "fontWeight": 400,
          "fontSize": {"value": 1.6, "unit": "rem"}, "letterSpacing": {"value": 0.5, "unit": "px"},
          "lineHeight": \(number)}}}
        """
      let document = read(text, mode)
      return (document.typographyScales().first?.typography.lineHeight, document.rules)
    }
    // Format Module 2025.10, typography: the line height is a multiplier of the font size.
    let (points, ratio) = (lineHeight("24"), lineHeight("1.5"))
    #expect(points.0 == 24 && points.1 == ["token-line-height"])
    #expect(ratio.0 == 1.5 && ratio.1.isEmpty)
  }

  @Test(
    "AUTO is the font's own line height, wherever it stands",
    arguments: ["AUTO", "auto", "normal"]
  )
  func automaticLineHeight(text: String) {
    for height in ["\"\(text)\"", "\"{h}\""] {
      let document = read(
        """
        {"h": {"value": "\(text)", "type": "lineHeights"},
         "a": {"type": "typography", "value": {"fontSize": "16", "lineHeight": \(height)}}}
        """,
        .lenient
      )
      #expect(document.isValid)
      let typography = document.typographyScales().first?.typography
      #expect(typography?.fontSize == 16 && typography?.lineHeight == nil)
    }
  }

  @Test("A value that several tokens name has one finding")
  func oneFinding() {
    let document = read(
      """
      {"size": {"value": "17px", "type": "fontSizes"},
       "tall": {"value": "22px", "type": "lineHeights"},
       "a": {"type": "typography", "value": {"fontSize": "{size}", "lineHeight": "{tall}"}},
       "b": {"type": "typography", "value": {"fontSize": "{size}", "lineHeight": "{tall}"}}}
      """,
      .lenient
    )
    let lines = document.findings.map(\.location.line)
    #expect(lines == Array(Set(lines)).sorted())
    #expect(lines == [1, 2])
  }

  @Test("Parts that typography leaves to the system are no finding, but its size is")
  func partsLeftOut() {
    func findings(_ parts: String) -> [String] {
      read(#"{"a": {"$type": "typography", "$value": {\#(parts)}}}"#, .lenient).findings.map(
        \.message
      )
    }
    let size = #""fontSize": {"value": 17, "unit": "px"}"#
    #expect(findings(size).isEmpty)
    #expect(findings(#""fontWeight": 400"#) == ["The typography lacks 'fontSize'."])
    #expect(
      findings(size + #", "paragraphSpacing": 0"#) == [
        "'paragraphSpacing' is not part of a typography and is not read."
      ]
    )
    let strict = read(#"{"a": {"$type": "typography", "$value": {\#(size)}}}"#)
    #expect(
      strict.findings.map(\.message) == [
        "The typography lacks 'fontFamily', 'fontWeight', 'letterSpacing', 'lineHeight'."
      ]
    )
  }

  /// The sketch of the token definition in article 002, with the tokens that it refers to.
  static let article = """
    {"typography": {
       "body": {"small": {"fontSize": "{fontSize.extraSmall}", "fontWeight": "{fontWeight.normal}",
                          "lineHeight": "{lineHeight.normal.extraSmall}"}},
       "display": {"large": {"fontSize": 34, "fontWeight": "bold", "lineHeight": 1.2}}},
     "fontSize": {"extraSmall": 13}, "fontWeight": {"normal": 400},
     "lineHeight": {"normal": {"extraSmall": "18px"}}}
    """

  @Test("The shape of article 002, without '$value', is read")
  func articleShape() {
    let document = read(Self.article, .lenient)
    #expect(document.isValid && document.rules.allSatisfy { $0 == "token-dialect" })
    let scales = document.typographyScales()
    #expect(scales.map(\.name) == ["typography.body.small", "typography.display.large"])
    #expect(scales.first?.typography == Typography(fontSize: 13, lineHeight: 18.0 / 13))
    #expect(
      scales.last?.typography == Typography(fontSize: 34, fontWeight: 700, lineHeight: 1.2)
    )
  }

  @Test("Typography without '$value' is read beside tokens that have it")
  func typographyWithoutValue() {
    let document = read(
      """
      {"fontSize": {"s": {"$type": "dimension", "$value": {"value": 13, "unit": "px"}}},
       "body": {"$description": "Text", "fontSize": "{fontSize.s}"},
       "group": {"fontSize": {"$type": "dimension", "$value": {"value": 20, "unit": "px"}}}}
      """,
      .lenient
    )
    #expect(document.isValid)
    #expect(document.typographyScales().map(\.name) == ["body"])
    #expect(document["group.fontSize"]?.value == .dimension(TokenDimension(value: 20, unit: .px)))
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
