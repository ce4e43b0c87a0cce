import DynamicType
import Testing

/// `devices.json`.
private struct DevicesFile: Decodable {
  struct Row: Decodable {
    struct SizeClasses: Decodable { var portrait, landscape: String }
    struct SafeArea: Decodable { var portrait, landscape: [Double] }

    var model: String
    var portrait: [Double]
    var scale: Double
    var sizeClass: SizeClasses
    var safeArea: SafeArea

    private enum CodingKeys: String, CodingKey {
      case model, portrait, scale, sizeClass
      case safeArea = "safeArea_top_left_bottom_right"
    }
  }

  struct Watch: Decodable {
    var series: String
    var `case`: String
    var points: [Double]
    var scale: Double
    var defaultCategory: String?
  }

  struct TV: Decodable {
    var points: [Double]
    var scale: [Double]
  }

  var phonesAndTablets: [Row]
  var watches: [Watch]
  var tv: TV
}

@Suite struct Devices {
  private let file: DevicesFile

  init() throws {
    file = try ReferenceData.read("devices")
  }

  private func insets(_ values: [Double]) throws -> EdgeInsets {
    try #require(values.count == 4)
    return EdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
  }

  @Test func `every phone and tablet has the size, scale and safe areas of the reference`() throws {
    #expect(file.phonesAndTablets.count >= 59)
    for row in file.phonesAndTablets {
      let device = try #require(Device.named(row.model), "\(row.model)")
      let (width, height) = (row.portrait[0], row.portrait[1])
      #expect(device.name == row.model)
      #expect(device.displayScale == row.scale)
      #expect(device.size(in: .portrait) == Size(width: width, height: height))
      #expect(device.size(in: .landscape) == Size(width: height, height: width))
      #expect(try device.safeArea(in: .portrait) == insets(row.safeArea.portrait), "\(row.model)")
      #expect(try device.safeArea(in: .landscape) == insets(row.safeArea.landscape), "\(row.model)")
      #expect(device.defaultContentSizeCategory == .large)
    }
  }

  @Test func `every phone and tablet has the size classes of the reference`() throws {
    let classes: [String: UserInterfaceSizeClass] = ["regular": .regular, "compact": .compact]
    for row in file.phonesAndTablets {
      let device = try #require(Device.named(row.model))
      for (orientation, text) in [
        (Device.Orientation.portrait, row.sizeClass.portrait),
        (.landscape, row.sizeClass.landscape),
      ] {
        let words = text.split(separator: " ").map(String.init)
        let traits = device.traits(in: orientation)
        #expect(words.count == 3)
        #expect(traits.horizontalSizeClass == classes[words[0]], "\(row.model)")
        #expect(traits.verticalSizeClass == classes[words[2]], "\(row.model)")
      }
    }
  }

  @Test func `the devices are those of the reference, and none else`() {
    let counts = Dictionary(grouping: Device.all, by: \.idiom).mapValues(\.count)
    let tablets = file.phonesAndTablets.count { $0.model.hasPrefix("iPad") }
    #expect(
      counts == [
        .phone: file.phonesAndTablets.count - tablets, .pad: tablets, .watch: file.watches.count,
        .tv: file.tv.scale.count,
      ]
    )
  }

  @Test func `every watch has the size and default category of the reference`() throws {
    #expect(file.watches.count >= 10)
    for row in file.watches {
      let matches = Device.all.filter { $0.name.hasSuffix("\(row.series) \(row.case)") }
      let device = try #require(matches.first, "\(row.series)")
      #expect(matches.count == 1)
      #expect(device.idiom == .watch)
      #expect(device.displayScale == row.scale)
      let category = row.defaultCategory.flatMap(ReferenceNames.category(hig:))
      #expect(device.defaultContentSizeCategory == category)
      for orientation in Device.Orientation.allCases {
        #expect(device.size(in: orientation) == Size(width: row.points[0], height: row.points[1]))
      }
    }
  }

  @Test func `televisions have the inset of the guidelines`() {
    let televisions = Device.all.filter { $0.idiom == .tv }
    #expect(televisions.map(\.displayScale) == file.tv.scale)
    for device in televisions {
      let size = device.size(in: .landscape)
      #expect([size.width, size.height] == file.tv.points)
      let inset = EdgeInsets(top: 60, left: 80, bottom: 60, right: 80)
      #expect(device.safeArea(in: .landscape) == inset)
    }
  }

  @Test func `traits of a device hold what the device knows and leave the rest open`() throws {
    let device = try #require(Device.named("iPhone 17 Pro Max"))
    #expect(
      device.traits(in: .landscape, category: .extraLarge)
        == TraitCollection(
          preferredContentSizeCategory: .extraLarge,
          displayScale: 3,
          userInterfaceIdiom: .phone,
          horizontalSizeClass: .regular,
          verticalSizeClass: .compact
        )
    )
    #expect(device.traits(in: .portrait).preferredContentSizeCategory == .unspecified)
  }
}
