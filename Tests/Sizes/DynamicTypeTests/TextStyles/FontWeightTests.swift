import DynamicType
import Testing

@Suite struct FontWeights {
  /// CSS Fonts 4: the common names of the weights 100 to 900.
  static let rows: [(FontWeight, String, Int)] = [
    (.ultraLight, "ultraLight", 100), (.thin, "thin", 200), (.light, "light", 300),
    (.regular, "regular", 400), (.medium, "medium", 500), (.semibold, "semibold", 600),
    (.bold, "bold", 700), (.heavy, "heavy", 800), (.black, "black", 900),
  ]

  @Test(arguments: rows)
  func `a weight has a name and a value in CSS`(weight: FontWeight, name: String, css: Int) {
    #expect("\(weight)" == name)
    #expect(FontWeight(name) == weight)
    #expect(weight.cssValue == css)
  }

  @Test func `weights are ordered from light to heavy`() {
    #expect(FontWeight.allCases == Self.rows.map(\.0))
    #expect(FontWeight.allCases.reversed().sorted() == Self.rows.map(\.0))
    #expect(!(FontWeight.bold < .bold))
  }

  @Test(arguments: [
    ("SEMIBOLD", FontWeight.semibold), ("ultra-light", .ultraLight), ("Ultra Light", .ultraLight),
    ("semi_bold", .semibold),
  ])
  func `case and separators do not matter`(name: String, weight: FontWeight) {
    #expect(FontWeight(name) == weight)
  }

  @Test(arguments: ["", "normal", "demi", "400"])
  func `other text is no weight`(name: String) {
    #expect(FontWeight(name) == nil)
  }
}
