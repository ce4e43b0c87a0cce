import Testing

@Suite("dynamictype sizes")
struct SizesTests {
  struct Size: Decodable {
    var platform: String
    var style: String
    var category: String
    var pointSize: Double
    var leading: Double
    var weight: String
    var emphasizedWeight: String
    var evidence: String
    var note: String?
    var isDefault: Bool?
  }

  private func expect(_ size: Size?, equals cell: PublishedCell, _ name: String) throws {
    let size = try #require(size, "\(name)")
    #expect(size.pointSize == cell.size, "\(name)")
    #expect(size.leading == cell.leading, "\(name)")
    #expect(size.weight == cell.weight, "\(name)")
    #expect(size.emphasizedWeight == cell.emphasizedWeight, "\(name)")
    #expect(size.evidence == "published", "\(name)")
  }

  @Test(
    "prints every cell that the guidelines publish by category",
    arguments: [("iOS", "ios", 132), ("watchOS", "watchos", 90)]
  )
  func published(_ platform: String, _ file: String, _ count: Int) throws {
    let published = try Reference.read(file, as: PublishedTable.self).styles
    // The guidelines' leadings of iOS are those of the versions before 26.
    let version = platform == "iOS" ? ["--system-version", "18"] : []
    let sizes: [Size] = try Command(["sizes", "--platform", platform, "--json"] + version).decoded()
    #expect(sizes.allSatisfy { $0.platform == platform })
    #expect(published.values.map(\.count).reduce(0, +) == count)
    for (category, row) in published {
      for (name, cell) in row {
        let style = name == "footnote1" ? "footnote" : name
        let size = sizes.first {
          $0.style == style && $0.category == Reference.shortNames[category]
        }
        try expect(size, equals: cell, "\(style) \(category)")
      }
    }
  }

  @Test("prints the one size a style of macOS in every category")
  func macOS() throws {
    let published = try Reference.read("macos", as: PublishedFixedTable.self).styles
    let sizes: [Size] = try Command("sizes", "--platform", "macos", "--json").decoded()
    #expect(sizes.count == published.count * 12)
    for size in sizes {
      let cell = try #require(published[size.style])
      try expect(size, equals: cell, "\(size.style) \(size.category)")
    }
  }

  @Test("prints the leadings measured on iOS 26 unless asked for another version")
  func measured() throws {
    let arguments = ["sizes", "--style", "headline", "--category", "AX4", "--json"]
    let published: [Size] = try Command(arguments + ["--system-version", "18"]).decoded()
    let measured: [Size] = try Command(arguments).decoded()
    #expect(
      try Command(arguments + ["--system-version", "26"]).decoded(as: [Size].self).map(\.leading)
        == [51]
    )
    #expect(published.map(\.leading) == [56])
    #expect(measured.map(\.leading) == [51])
    #expect(measured.map(\.evidence) == ["measured"])
    #expect(measured[0].note?.contains("56") == true)
  }

  @Test("lines up a column a category")
  func grid() throws {
    // Human Interface Guidelines, iOS Dynamic Type sizes.
    let command = try Command("sizes", "--style", "body,title1", "--category", "L,AX5")
    #expect(
      command.output == """
        Style       L    AX5  Weight   Emphasized
        body    17/22  53/62  regular  semibold
        title1  28/34  58/68  regular  bold

        As on iOS 26.

        """
    )
    #expect(command.status == 0)
  }

  @Test("prints one column for a platform with one size a style")
  func fixed() throws {
    let command = try Command("sizes", "--platform", "macOS", "--style", "headline")
    #expect(
      command.output == """
        Style      Size  Weight  Emphasized
        headline  13/16  bold    heavy

        As Apple publishes them for macOS.

        """
    )
  }

  @Test(
    "marks the default category of a watch",
    arguments: [
      ("38mm", "S"), ("40mm", "L"), ("41", "L"), ("42mm", "L"), ("44mm", "XL"), ("45mm", "XL"),
      ("49mm", "XL"),
    ]
  )
  func watchCase(_ size: String, _ category: String) throws {
    let sizes: [Size] = try Command("sizes", "--watch-case", size, "--json").decoded()
    #expect(sizes.allSatisfy { ($0.isDefault == true) == ($0.category == category) })
    let header = try Command("sizes", "--watch-case", size).lines[0]
    #expect(header.split(separator: " ").contains("\(category)*"))
  }

  @Test("says that the default of the 46 mm watch is not published")
  func unknownDefault() throws {
    let command = try Command("sizes", "--watch-case", "46mm")
    #expect(!command.output.contains("*"))
    #expect(command.lines.last == "The default category of the 46mm case is not published.")
  }

  @Test("tells what is doubtful, and of which cells, only when asked")
  func notes() throws {
    let command = try Command("sizes", "--style", "caption2", "--notes")
    #expect(
      command.lines.suffix(2) == [
        "40 in every copy of the guidelines and on iOS 26; iOS 13.3 measured 41.",
        "  caption2  AX5",
      ]
    )
    #expect(try Command("sizes", "--style", "caption2").lines.count == 4)
  }
}
