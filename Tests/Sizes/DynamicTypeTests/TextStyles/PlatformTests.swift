import DynamicType
import Testing

@Suite struct Platforms {
  @Test(arguments: [
    ("iOS", Platform.iOS), ("macOS", .macOS), ("watchOS", .watchOS), ("tvOS", .tvOS),
    ("visionOS", .visionOS),
  ])
  func `names are printed and read`(name: String, platform: Platform) {
    #expect("\(platform)" == name)
    #expect(Platform(name) == platform)
    #expect(Platform(name.uppercased()) == platform)
  }

  @Test func `iPadOS is read as iOS`() {
    #expect(Platform("iPadOS") == .iOS)
    #expect(Platform("ipados") == .iOS)
  }

  @Test(arguments: ["", "iOS26", "Linux", "OS"])
  func `other text is no platform`(name: String) {
    #expect(Platform(name) == nil)
  }
}
