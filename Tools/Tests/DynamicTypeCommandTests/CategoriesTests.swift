import Testing

@Suite("dynamictype categories")
struct CategoriesTests {
  struct Listed: Decodable {
    var category: String
    var uiKitName: String
    var dynamicTypeSizeName: String
    var rawValue: String
    var isAccessibilityCategory: Bool
    var bodyPointSize: Double
    var bodyRatio: Double
    var scales: [String: Double]
  }

  struct Published: Decodable {
    struct Category: Decodable {
      var uikit: String
      var rawValue: String
      var dynamicTypeSize: String
      var isAccessibilityCategory: Bool
    }
    var categories: [Category]
  }

  struct Found: Decodable {
    var system: String
    var scale: Double
    var category: String
    var roundedDown: String
    var isWithinLimits: Bool
  }

  @Test("lists Apple's names in ascending order")
  func names() throws {
    let published = try Reference.read("content-size-categories", as: Published.self).categories
      .filter { $0.rawValue.hasPrefix("UICTContentSizeCategory") }
    let listed: [Listed] = try Command("categories", "--json").decoded()
    #expect(listed.map(\.category) == Reference.order)
    #expect(listed.map(\.rawValue) == published.map(\.rawValue))
    #expect(listed.map { "UIContentSizeCategory.\($0.uiKitName)" } == published.map(\.uikit))
    #expect(
      listed.map { "DynamicTypeSize.\($0.dynamicTypeSizeName)" } == published.map(\.dynamicTypeSize)
    )
    #expect(listed.map(\.isAccessibilityCategory) == published.map(\.isAccessibilityCategory))
    // The body sizes as measured on iOS 13.3.
    #expect(listed.map(\.bodyPointSize) == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
  }

  @Test(
    "finds the nearest category in ratio, and the one below",
    arguments: [
      // Nearest by logarithm and rounded down, computed apart from this project.
      (0.85, "XS", "XS"), (1, "L", "L"), (1.15, "XL", "XL"), (1.25, "XXL", "XXL"),
      (1.3, "XXXL", "XXL"), (1.5, "AX1", "XXXL"), (1.8, "AX2", "AX1"), (2, "AX2", "AX2"),
      (2.25, "AX3", "AX2"), (3, "AX5", "AX4"),
    ]
  )
  func fromScale(_ scale: Double, _ nearest: String, _ down: String) throws {
    for system in ["android", "gnome", "windows", "web"] {
      let found: Found = try Command(
        "categories",
        "--from-scale",
        "\(scale)",
        "--system",
        system,
        "--json"
      ).decoded()
      #expect(found.category == nearest && found.roundedDown == down)
      #expect(found.system == system && found.scale == scale)
    }
  }

  @Test("states the rule for ties and what the settings of a system do not reach")
  func rule() throws {
    let command = try Command("categories", "--from-scale", "3", "--system", "windows")
    #expect(
      command.lines.suffix(3) == [
        "The category with the nearest ratio; exactly between two, the larger one.",
        "The settings of windows reach from 1 to 2.25 only.",
        "Body as on iOS 26; its sizes are those of all versions before, too.",
      ]
    )
  }

  @Test("adds a column a system when asked")
  func systems() throws {
    let plain = try Command("categories").lines[0]
    let extended = try Command("categories", "--systems").lines[0]
    #expect(extended.hasPrefix(plain))
    #expect(
      extended.dropFirst(plain.count).split(separator: " ") == [
        "android", "gnome", "windows", "web",
      ]
    )
    let listed: [Listed] = try Command("categories", "--json").decoded()
    #expect(listed.last?.scales["android"] == 2, "Android's settings end at 200 percent")
    #expect(listed.last?.scales["windows"] == 2.25, "Windows' settings end at 225 percent")
  }
}
