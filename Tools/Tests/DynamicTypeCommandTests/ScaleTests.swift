import Testing

@Suite("dynamictype scale")
struct ScaleTests {
  struct Scaled: Decodable {
    var value: Double
    var scaledValue: Double
    var scaledPointSize: Double?
    var exactValue: Double
    var category: String?
    var firstCategory: String?
    var reaches200Percent: Bool?
    var firstCategoryAt200Percent: String?
  }

  struct Measured: Decodable {
    struct Style: Decodable {
      var categories: [String: Cell]
    }
    struct Cell: Decodable {
      var scaled: [Double]
      var scaledFont: [Double]
    }
    var bases: [Double]
    var styles: [String: Style]
  }

  @Test("prints values that are rounded to pixels and fonts that are rounded to points")
  func json() throws {
    let command = try Command(
      "scale",
      "8",
      "10",
      "17",
      "--style",
      "body",
      "--category",
      "AX5",
      "--display-scale",
      "3",
      "--json"
    )
    // 62/22 of the values; 48 for the font of 17 points is the Cookpad article's measurement.
    #expect(
      command.output.hasPrefix(
        """
        [
          {
            "category": "AX5",
            "value": 8,
            "scaledValue": 22.666666666666668,
            "scaledPointSize": 23,
        """
      )
    )
    let scaled: [Scaled] = try command.decoded()
    #expect(scaled.map(\.value) == [8, 10, 17])
    #expect(scaled.map(\.scaledPointSize) == [23, 28, 48])
  }

  @Test(
    "gives what a device with iOS 26 gives, but for one value of 456 a style",
    arguments: [
      "largeTitle", "title1", "title2", "title3", "headline", "body", "callout", "subheadline",
      "footnote", "caption1", "caption2",
    ]
  )
  func device(_ style: String) throws {
    let measured = try Reference.read("uifontmetrics-ios26", as: Measured.self)
    let scaled: [Scaled] = try Command(
      ["scale", "--style", style, "--category", "all", "--system-version", "26", "--json"]
        + ["--display-scale", "3"] + measured.bases.map { "\(Int($0))" }
    ).decoded()
    let cells = try #require(measured.styles[style]).categories
    #expect(scaled.count == 19 * 12 && cells.count == 12)
    var differing: [String] = []
    for result in scaled {
      let name = "\(result.category ?? "") \(Int(result.value))"
      let cell = try #require(result.category.flatMap { cells[$0] })
      let base = try #require(measured.bases.firstIndex(of: result.value))
      if abs(result.scaledValue - cell.scaled[base]) > 1e-6 { differing.append(name + " value") }
      if result.scaledPointSize != cell.scaledFont[base] { differing.append(name + " font") }
    }
    // 25.5 before rounding; the device gave 25, ties elsewhere go up: see the reference file.
    #expect(differing == (style == "headline" ? ["AX4 11 font"] : []))
  }

  @Test("scales negative values, which no font can have")
  func negative() throws {
    let arguments = ["scale", "--category", "AX5", "--", "-8"]
    #expect(
      try Command(arguments).output == """
        Value  Scaled value  Font size    Exact
           -8       -22.667          –  -22.545

        As on iOS 26.

        """
    )
    let json = try Command(["scale", "--json", "--category", "AX5", "--", "-8"])
    #expect(json.output.contains("\"scaledPointSize\": null"))
  }

  @Test("names the category, of one as of several")
  func categories() throws {
    let scaled: [Scaled] = try Command(
      "scale",
      "17",
      "--category",
      "XXXL",
      "--category",
      "AX5",
      "--json"
    ).decoded()
    #expect(scaled.map(\.category) == ["XXXL", "AX5"])
    let one: [Scaled] = try Command("scale", "17", "--json").decoded()
    #expect(one.map(\.category) == ["L"])
    #expect(one.map(\.scaledValue) == [17])
  }

  @Test("limits fonts to a size, and everything to a category")
  func limits() throws {
    // A font of 17 points ends at 22 in XXXL: 17 * 29/22 = 22.4, the Spark article.
    let font: [Scaled] = try Command(
      "scale",
      "17",
      "--category",
      "AX5",
      "--maximum-point-size",
      "22.5",
      "--json"
    ).decoded()
    #expect(font.map(\.scaledPointSize) == [22.5])
    #expect(font.map(\.scaledValue) == [48])
    let category: [Scaled] = try Command(
      "scale",
      "17",
      "--category",
      "AX5",
      "--maximum-category",
      "XXXL",
      "--json"
    ).decoded()
    #expect(category.map(\.scaledPointSize) == [22])
  }

  @Test("tells in which category a font reaches a size, and whether it doubles")
  func reaches() throws {
    // Fonts measured on iOS 26: body 17 is 31 at AX2 and 37 at AX3; largeTitle 34 ends at 58.
    let body: [Scaled] = try Command("scale", "17", "--reaches", "30", "--json").decoded()
    #expect(body[0].firstCategory == "AX2")
    #expect(body[0].reaches200Percent == true)
    #expect(body[0].firstCategoryAt200Percent == "AX3")
    let title: [Scaled] = try Command(
      "scale",
      "34",
      "--style",
      "largeTitle",
      "--reaches",
      "90",
      "--json"
    ).decoded()
    #expect(title[0].firstCategory == nil)
    #expect(title[0].reaches200Percent == false)
    let table = try Command("scale", "17", "34", "--style", "largeTitle", "--reaches", "40")
    #expect(table.lines[1].hasSuffix("never       never"))
    #expect(table.lines[2].hasSuffix("at XXXL     never"))
  }
}
