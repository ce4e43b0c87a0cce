import Testing

@Suite("dynamictype readable")
struct ReadableTests {
  struct Guide: Decodable {
    struct Margins: Decodable {
      var left: Double
      var right: Double
    }
    var viewWidth: Double
    var readableWidth: Double
    var margins: Margins
    var device: String?
    var orientation: String?
    var category: String
    var evidence: String
  }

  /// A row of the article on readable width: devices, category, orientation, then widths.
  struct Row: Decodable, CustomTestStringConvertible {
    var devices: [String]
    var category: String
    var orientation: String
    var viewWidth: Double
    var readableWidth: Double
    var difference: Double
    /// Half the difference, which the article rounds down: 53 for 107 on an iPhone 8.
    var margin: Double

    init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      devices = try row.decode(String.self).split(separator: "iPhone").map {
        $0.split { " 、".contains($0) }.joined(separator: " ")
      }
      if !devices[0].hasPrefix("iPad") { devices = devices.map { "iPhone \($0)" } }
      category = try row.decode(String.self)
      orientation = try row.decode(String.self)
      viewWidth = try row.decode(Double.self)
      readableWidth = try row.decode(Double.self)
      difference = try row.decode(Double.self)
      margin = try row.decode(Double.self)
    }

    var testDescription: String { "\(devices) \(orientation) \(category)" }
  }

  struct MeasuredRows: Decodable {
    // The key of the reference file.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    var measured_rows: [Row]
  }

  @Test("gives the 68 rows of the article")
  func measured() throws {
    let rows = try Reference.read("readable-width", as: MeasuredRows.self).measured_rows
    #expect(rows.count == 68)
    #expect(rows[0].devices == ["iPhone Xs Max", "iPhone Xr", "iPhone 8 Plus"])
    for row in rows {
      for device in row.devices {
        let guides: [Guide] = try Command(
          "readable",
          "--device",
          device,
          "--orientation",
          row.orientation,
          "--category",
          row.category,
          "--json"
        ).decoded()
        let guide = try #require(guides.first)
        #expect(guide.viewWidth == row.viewWidth, "\(row.testDescription)")
        #expect(guide.readableWidth == row.readableWidth, "\(row.testDescription)")
        #expect(guide.margins.left == row.difference / 2, "\(row.testDescription)")
        #expect(guide.margins.right == row.difference / 2, "\(row.testDescription)")
        #expect(guide.margins.left.rounded(.down) == row.margin, "\(row.testDescription)")
      }
    }
  }

  @Test("prints a list of one object for one category, as for many")
  func object() throws {
    let command = try Command(
      "readable",
      "--device",
      "iPhone XS",
      "--orientation",
      "landscape",
      "--category",
      "L",
      "--json"
    )
    #expect(
      command.output == """
        [
          {
            "viewWidth": 812,
            "readableWidth": 772,
            "margins": {
              "left": 20,
              "right": 20
            },
            "device": "iPhone XS",
            "orientation": "landscape",
            "category": "L",
            "evidence": "measured"
          }
        ]

        """
    )
  }

  @Test("prints all twelve categories without one")
  func twelve() throws {
    let guides: [Guide] = try Command("readable", "--width", "3000", "--json").decoded()
    #expect(guides.map(\.category) == Reference.order)
    #expect(guides.filter { $0.evidence == "measured" }.map(\.category) == ["XS", "L", "XXXL"])
    #expect(guides.allSatisfy { $0.margins.left * 2 + $0.readableWidth == 3000 })
    #expect(guides.allSatisfy { $0.device == nil && $0.orientation == nil })
    #expect(try Command("readable", "--width", "3000").lines.count == 15)
  }

  /// The one guide that a command prints.
  private func guide(_ arguments: [String]) throws -> Guide {
    let guides: [Guide] = try Command(arguments).decoded()
    #expect(guides.count == 1)
    return try #require(guides.first)
  }

  @Test("adds the safe area to the margins when asked, and always in cells")
  func safeArea() throws {
    // iPhone XS in landscape: 44 at each side (readable-width.json), margins of 20.
    let view = ["readable", "--device", "iPhone XS", "--orientation", "landscape"]
    let asked = view + ["--category", "L", "--json"]
    let inset = try guide(asked + ["--insets-from-safe-area"])
    #expect(inset.margins.left == 64 && inset.readableWidth == 684)
    let cell = try guide(asked + ["--cells"])
    #expect(cell.margins.left == 64 && cell.readableWidth == 684)
  }

  @Test("narrows cells only when they follow the readable width")
  func cells() throws {
    // The article on readable width: an iPad Pro 11-inch in landscape has 261 at each side at Large.
    let asked = ["readable", "--width", "1194", "--category", "L", "--json", "--cells"]
    let free = try guide(asked)
    #expect(free.margins.left == 20)
    let following = try guide(asked + ["--follow-readable-width"])
    #expect(following.margins.left == 261 && following.readableWidth == 672)
  }
}

extension Reference {
  /// The short names of the categories in ascending order.
  static let order = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
  ]
}
