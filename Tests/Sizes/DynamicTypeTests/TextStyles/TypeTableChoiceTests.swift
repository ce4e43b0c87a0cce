import DynamicType
import Testing

@Suite struct TypeTableChoice {
  @Test func `the measured table is the default, as in the command`() {
    #expect(TypeTable.table(for: .iOS) == .iOS26)
    #expect(TypeTable.table(for: .iOS, systemVersion: .unspecified) == .iOS26)
    #expect(TraitCollection.fallback.typeTable == .iOS26)
    #expect(TypeTable.iOS != .iOS26)
  }

  @Test(arguments: [
    (SystemVersion(9), TypeTable.iOS), (SystemVersion(18, 6), .iOS), (SystemVersion(25, 9), .iOS),
    (SystemVersion(26), .iOS26), (SystemVersion(26, 1), .iOS26), (SystemVersion(27), .iOS26),
  ])
  func `the measured table of iOS holds from 26 on`(version: SystemVersion, table: TypeTable) {
    #expect(TypeTable.table(for: .iOS, systemVersion: version) == table)
  }

  @Test(arguments: [
    (Platform.macOS, TypeTable.macOS), (.watchOS, .watchOS), (.tvOS, .tvOS),
    (.visionOS, .visionOS),
  ])
  func `other platforms have one table for all versions`(platform: Platform, table: TypeTable) {
    #expect(TypeTable.table(for: platform) == table)
    #expect(TypeTable.table(for: platform, systemVersion: SystemVersion(26)) == table)
    #expect(table.platform == platform)
  }

  @Test(arguments: [
    (UserInterfaceIdiom.unspecified, Platform.iOS), (.phone, .iOS), (.pad, .iOS), (.carPlay, .iOS),
    (.tv, .tvOS), (.mac, .macOS), (.vision, .visionOS), (.watch, .watchOS),
  ])
  func `the idiom of traits names the platform`(idiom: UserInterfaceIdiom, platform: Platform) {
    for version in [nil, SystemVersion(18), SystemVersion(26)] {
      let traits = TraitCollection(userInterfaceIdiom: idiom, systemVersion: version)
      #expect(traits.platform == platform)
      #expect(traits.typeTable == .table(for: platform, systemVersion: version))
    }
  }

  @Test func `only macOS and tvOS keep one size in all categories`() {
    let tables: [TypeTable] = [.iOS, .iOS26, .macOS, .watchOS, .tvOS, .visionOS]
    #expect(tables.filter { !$0.supportsDynamicType } == [.macOS, .tvOS])
  }
}
