import DynamicType
import Testing

@Suite struct SystemVersions {
  @Test(arguments: [
    ("26", SystemVersion(26), "26"), ("26.1", SystemVersion(26, 1), "26.1"),
    ("18.0", SystemVersion(18), "18"), ("17.5.1", SystemVersion(17, 5), "17.5"),
    ("0", .unspecified, "0"), ("65535.65535", SystemVersion(65535, 65535), "65535.65535"),
    ("007", SystemVersion(7), "7"),
  ])
  func `versions are read and printed`(text: String, version: SystemVersion, printed: String) {
    #expect(SystemVersion(text) == version)
    #expect("\(version)" == printed)
    #expect(SystemVersion(printed) == version)
  }

  @Test(arguments: [
    "", ".", "26.", ".1", "26..1", "1.2.3.4", "-1", "+26", "26 ", "v26", "65536", "26.65536",
    "999999", "26,1", "٢٦", "twenty",
  ])
  func `other text is no version`(text: String) {
    #expect(SystemVersion(text) == nil)
  }

  @Test func `versions are ordered by the first, then the second number`() {
    let ascending = [
      SystemVersion.unspecified, SystemVersion(9, 3), SystemVersion(18), SystemVersion(18, 6),
      SystemVersion(26), SystemVersion(26, 1), SystemVersion(26, 10),
    ]
    #expect(ascending.reversed().sorted() == ascending)
    #expect(!(SystemVersion(26, 1) < SystemVersion(26, 1)))
  }
}
