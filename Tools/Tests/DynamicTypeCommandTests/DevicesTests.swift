import Testing

@Suite("dynamictype devices")
struct DevicesTests {
  struct Listed: Decodable {
    struct Screen: Decodable {
      struct Insets: Decodable {
        var top: Double
        var left: Double
        var bottom: Double
        var right: Double
      }
      var width: Double
      var height: Double
      var horizontalSizeClass: String
      var verticalSizeClass: String
      var safeArea: Insets
    }
    var name: String
    var idiom: String
    var displayScale: Double
    var defaultCategory: String?
    var portrait: Screen
    var landscape: Screen
  }

  struct Published: Decodable {
    struct Model: Decodable {
      struct SizeClass: Decodable {
        var portrait: String
        var landscape: String
      }
      var model: String
      var portrait: [Double]
      var scale: Double
      var sizeClass: SizeClass
    }
    struct Watch: Decodable {}
    struct Television: Decodable {}
    var phonesAndTablets: [Model]
    var watches: [Watch]
  }

  @Test("lists every device of the guidelines with its size, scale and size classes")
  func all() throws {
    let published = try Reference.read("devices", as: Published.self)
    let listed: [Listed] = try Command("devices", "--json").decoded()
    #expect(listed.filter { $0.idiom == "watch" }.count == published.watches.count)
    for model in published.phonesAndTablets {
      let device = try #require(listed.first { $0.name == model.model }, "\(model.model)")
      let (portrait, landscape) = (device.portrait, device.landscape)
      #expect([portrait.width, portrait.height] == model.portrait, "\(model.model)")
      #expect([landscape.height, landscape.width] == model.portrait, "\(model.model)")
      #expect(device.displayScale == model.scale, "\(model.model)")
      #expect(
        "\(portrait.horizontalSizeClass) x \(portrait.verticalSizeClass)"
          == model.sizeClass.portrait
      )
      #expect(
        "\(landscape.horizontalSizeClass) x \(landscape.verticalSizeClass)"
          == model.sizeClass.landscape
      )
    }
  }

  @Test("lists the devices whose names contain every filter")
  func filters() throws {
    let listed: [Listed] = try Command("devices", "pro", "iphone 16", "--json").decoded()
    #expect(listed.map(\.name).sorted() == ["iPhone 16 Pro", "iPhone 16 Pro Max"])
  }

  @Test("lines up sizes, scales, size classes and safe areas")
  func table() throws {
    #expect(
      try Command("devices", "iPhone XS").output.hasPrefix(
        """
        Device          Points  Scale  Portrait  Safe area  Landscape   Safe area
        iPhone XS Max  414×896     3x  wC hR     44 0 34 0  wR hC      0 44 21 44
        iPhone XS      375×812     3x  wC hR     44 0 34 0  wC hC      0 44 21 44

        Sizes are the same on all versions; safe areas are those up to iOS 18.
        """
      )
    )
  }
}
