import DynamicType
import Testing

@Suite struct `The generation of a screen` {
  @Test(arguments: [nil, SystemVersion.unspecified])
  func `is the newest known one where no version is named`(version: SystemVersion?) {
    #expect(SystemGeneration(version) == .newest)
    #expect(SystemGeneration.newest.version == SystemVersion(26))
    #expect(TraitCollection(systemVersion: version).systemGeneration == .newest)
  }

  @Test(arguments: [SystemVersion(9), SystemVersion(18, 6), SystemVersion(26, 1)])
  func `is the version that is named`(version: SystemVersion) {
    #expect(SystemGeneration(version).version == version)
    #expect(TraitCollection(systemVersion: version).systemGeneration.version == version)
  }

  @Test func `knows iOS 9 to 18 and 26`() {
    #expect(SystemGeneration.knownVersions == Array(9...18) + [26])
    #expect(SystemGeneration.isKnown(SystemVersion(18, 2)))
    #expect(!SystemGeneration.isKnown(SystemVersion(19)))
    #expect(!SystemGeneration.isKnown(.unspecified))
  }
}
