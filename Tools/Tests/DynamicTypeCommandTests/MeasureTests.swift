import Testing

@Suite("dynamictype measure")
struct MeasureTests {
  struct Size: Decodable {
    var width: Double
    var height: Double
    var lines: Int
    var truncated: Bool
    var font: String
    var pointSize: Double
    var fonts: [String]
    var diagnostics: [String]?
  }

  /// A row of `label-sizes.json`, measured on an iOS 26 simulator at 3 pixels a point.
  struct Measured: Sendable {
    var text: String
    var size: Double
    var weight: String
    var width: Double
  }

  /// The only one of these strings that is kerned.
  static let fox = "The quick brown fox jumps over the lazy dog"

  @Test(
    "gives the widths that were measured on iOS 26",
    arguments: [
      Measured(text: "Hello UIKit", size: 11, weight: "regular", width: 55.333333),
      Measured(text: "Hello UIKit", size: 17, weight: "regular", width: 79.666667),
      Measured(text: "Hello UIKit", size: 17, weight: "semibold", width: 84),
      Measured(text: "Hello UIKit", size: 20, weight: "bold", width: 99.333333),
      Measured(text: "iiiiillll", size: 11, weight: "regular", width: 25.333333),
      Measured(text: "iiiiillll", size: 17, weight: "semibold", width: 38.333333),
      Measured(text: "iiiiillll", size: 20, weight: "bold", width: 46.333333),
      Measured(text: "WWWW MMMM", size: 11, weight: "regular", width: 85),
      Measured(text: "WWWW MMMM", size: 17, weight: "semibold", width: 129.333333),
      Measured(text: "WWWW MMMM", size: 20, weight: "bold", width: 152.666667),
      Measured(text: fox, size: 11, weight: "regular", width: 234.333333),
      Measured(text: fox, size: 17, weight: "regular", width: 339),
      Measured(text: fox, size: 17, weight: "semibold", width: 352.666667),
      Measured(text: fox, size: 20, weight: "bold", width: 415.333333),
      Measured(text: fox, size: 28, weight: "regular", width: 530.666667),
    ]
  )
  func width(_ row: Measured) throws {
    let size: Size = try Command(
      "measure",
      row.text,
      "--size",
      "\(row.size)",
      "--weight",
      row.weight,
      "--json"
    ).decoded()
    #expect(abs(size.width - row.width) < 1e-6)
    #expect(size.lines == 1 && !size.truncated)
  }

  @Test("knows the italic letters")
  func italic() throws {
    // Measured: 80 points for .SFUI-RegularItalic at 17.
    let size: Size = try Command(
      "measure",
      "Hello UIKit",
      "--size",
      "17",
      "--italic",
      "--json"
    ).decoded()
    #expect(size.width == 80)
  }

  @Test("makes up an italic where that is asked for, and says so")
  func madeUpItalic() throws {
    let command = ["measure", "ไทย", "--font", "NotoSansThai-Regular", "--italic"]
    #expect(try Command(command).error.contains("Noto Sans Thai has no italic face"))
    let answer = try Command(command + ["--synthesize"])
    #expect(answer.output.contains("Noto Sans Thai, oblique: made up of NotoSansThai-Regular"))
    // Slanting moves no letter.
    let upright: Size = try Command(command.dropLast() + ["--json"]).decoded()
    let oblique: Size = try Command(command + ["--synthesize", "--json"]).decoded()
    #expect(upright.width == oblique.width && upright.height == oblique.height)
    let alone = try Command(["measure", "Text", "--synthesize"])
    #expect(alone.error.contains("'--synthesize' needs '--italic'"))
  }

  /// Heights of one line, two lines and so on.
  struct Heights: Sendable {
    var font: [String]
    var displayScale: String
    var heights: [Double]
  }

  @Test(
    "gives the heights that were measured on iOS 26",
    arguments: [
      // iPhone SE, but for headline: iPhone 16.
      Heights(font: ["--style", "subheadline"], displayScale: "2", heights: [18, 38, 58]),
      Heights(font: ["--style", "headline"], displayScale: "3", heights: [20.333333, 42.333333]),
      Heights(font: ["--size", "15"], displayScale: "2", heights: [18, 36]),
      Heights(
        font: ["--style", "subheadline", "--category", "AX2"],
        displayScale: "2",
        heights: [36, 72]
      ),
    ]
  )
  func heights(_ measured: Heights) throws {
    for (index, height) in measured.heights.enumerated() {
      let text = Array(repeating: "line", count: index + 1).joined(separator: "\n")
      let size: Size = try Command(
        ["measure", text, "--json", "--system-version", "26"]
          + ["--display-scale", measured.displayScale] + measured.font
      ).decoded()
      #expect(abs(size.height - height) < 1e-6, "\(index + 1) lines")
      #expect(size.lines == index + 1)
    }
  }

  @Test("spaces text as the named version of iOS does")
  func versions() throws {
    // A test of 2017 measured 144.09326 points with iOS 11; iOS 26's tracking is 0.033 points a
    // letter less: 143.4 before rounding.
    let text = "This is a test string"
    let old: Size = try Command(
      "measure",
      text,
      "--size",
      "17",
      "--system-version",
      "11",
      "--json"
    ).decoded()
    let new: Size = try Command("measure", text, "--size", "17", "--json").decoded()
    #expect(abs(old.width - 144.09326) <= 1.0 / 3)
    #expect(new.width < old.width)
  }

  @Test("names the version of iOS, the newest where none is asked for")
  func version() throws {
    struct Answer: Decodable { var systemVersion: String? }
    let newest: Answer = try Command("measure", "a", "--json").decoded()
    #expect(newest.systemVersion == "26")
    let old: Answer = try Command("measure", "a", "--system-version", "12", "--json").decoded()
    #expect(old.systemVersion == "12")
    let mac: Answer = try Command("measure", "a", "--platform", "macOS", "--json").decoded()
    #expect(mac.systemVersion == nil)
    let unknown = try Command("measure", "a", "--system-version", "20")
    #expect(unknown.error.contains("hint: known are 9 to 18 and 26"))
  }

  @Test("breaks and truncates lines as it is told")
  func lines() throws {
    let wide: Size = try Command("measure", "one two three", "--width", "1e6", "--json").decoded()
    #expect(wide.lines == 1)
    let narrow: Size = try Command("measure", "one two three", "--width", "50", "--json").decoded()
    #expect(narrow.lines == 3 && !narrow.truncated)
    #expect(narrow.width <= 50)
    let cut: Size = try Command(
      "measure",
      "one two three",
      "--width",
      "50",
      "--lines",
      "2",
      "--json"
    ).decoded()
    #expect(cut.lines == 2 && cut.truncated)
  }

  @Test("gives an empty label no size, as UIKit does")
  func empty() throws {
    let size: Size = try Command("measure", "", "--json").decoded()
    #expect(size.width == 0 && size.height == 0 && size.lines == 0)
  }

  @Test("says what stands in for a missing font")
  func missingFont() throws {
    let size: Size = try Command("measure", "a", "--font", "Avenir-Heavy", "--json").decoded()
    #expect(size.diagnostics?.count == 1)
    #expect(size.diagnostics?.first?.hasPrefix("Avenir: ") == true)
    #expect(try Command("measure", "a", "--font", "Avenir-Heavy").output.contains("Avenir: "))
  }

  // A label that Apple's engine measured at 2 pixels a point, saved in a public xib.
  @Test("sets a missing font of iOS with its published advances and line")
  func publishedAdvances() throws {
    let size: Size = try Command(
      "measure",
      "YOUR PREFERENCES",
      "--font",
      "HelveticaNeue-Light",
      "--size",
      "21",
      "--display-scale",
      "2",
      "--json"
    ).decoded()
    #expect(size.width == 208 && size.height == 25)
    #expect(size.diagnostics?.first?.contains("widths as measured (PDF files of macOS)") == true)
  }

  @Test("prints a table for a person")
  func table() throws {
    let lines = try Command("measure", "Hello UIKit", "--size", "17").lines
    #expect(lines.last == "As on iOS 26.")
    #expect(lines[0].hasPrefix(" Width  Height  Lines  Truncated  Font"))
    #expect(lines[1].hasPrefix("79.667  20.333      1  no         .SFUI-Regular"))
  }

  @Test(
    "answers a mistake with what is needed",
    arguments: [
      (["measure"], "'measure' needs a text or '--batch'"),
      (["measure", "a", "--batch", "b"], "'measure' needs a text or '--batch', not both"),
      (
        ["measure", "a", "--style", "body", "--size", "12"],
        "a label has either a text style or a font of a fixed size, not both"
      ),
      (
        ["measure", "a", "--weight", "bold"],
        "a weight needs a size; the weight of a text style is its own"
      ),
      (
        ["measure", "a", "--size", "12", "--category", "AX1"],
        "a category needs a text style; a font of a fixed size does not grow"
      ),
      (
        ["measure", "a", "--size", "12", "--weight", "blod"],
        "unknown weight 'blod'; did you mean 'bold'?"
      ),
      (["measure", "a", "--size", "0"], "'--size' needs a number above 0, not '0'"),
      (["measure", "a", "--lines", "-1"], "'--lines' needs a whole number, 0 for any, not '-1'"),
      (["measure", "a", "--system-version", "20"], "'--system-version' knows no sizes of iOS 20"),
      (["measure", "--batch", "/nowhere"], "'/nowhere' does not exist"),
    ]
  )
  func mistakes(_ arguments: [String], _ message: String) throws {
    let command = try Command(arguments)
    #expect(command.status == (arguments.contains("/nowhere") ? 66 : 64))
    #expect(command.output.isEmpty)
    #expect(command.error.split(separator: "\n").first == "error: \(message)")
  }
}
