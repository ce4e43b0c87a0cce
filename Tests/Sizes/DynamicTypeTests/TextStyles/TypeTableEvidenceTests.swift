import DynamicType
import Testing

@Suite struct TypeTableEvidence {
  static let standardTables: [(TypeTable, TypeTable.Evidence)] = [
    (.iOS, .published), (.iOS26, .measured), (.macOS, .published),
  ]

  @Test(arguments: standardTables)
  func `the eleven styles are as well known as their table`(
    table: TypeTable,
    evidence: TypeTable.Evidence
  ) {
    for style in TextStyle.standard {
      for category in ContentSizeCategory.allCases {
        #expect(table.entry(for: style, at: category)?.evidence == evidence)
      }
    }
  }

  @Test(arguments: [TypeTable.watchOS, .tvOS])
  func `the tables of watchOS and tvOS are published`(table: TypeTable) {
    for style in table.styles {
      for category in table.categories {
        #expect(table.entry(for: style, at: category)?.evidence == .published)
      }
    }
  }

  @Test(arguments: [TypeTable.iOS, .iOS26], [TextStyle.extraLargeTitle, .extraLargeTitle2])
  func `extra large titles are one measurement at Large and estimates elsewhere`(
    table: TypeTable,
    style: TextStyle
  ) throws {
    for category in ContentSizeCategory.allCases {
      let entry = try #require(table.entry(for: style, at: category))
      #expect(entry.evidence == (category == .large ? .singleSource : .estimated))
      #expect(entry.note != nil)
    }
  }

  @Test func `visionOS has one source at Large and estimates elsewhere`() throws {
    for style in TypeTable.visionOS.styles {
      for category in ContentSizeCategory.allCases {
        let entry = try #require(TypeTable.visionOS.entry(for: style, at: category))
        #expect(entry.evidence == (category == .large ? .singleSource : .estimated))
        #expect(entry.note?.hasPrefix("Estimated") == (category != .large))
      }
    }
  }

  @Test(arguments: [
    (TypeTable.Evidence.published, "published"), (.measured, "measured"),
    (.singleSource, "singleSource"), (.estimated, "estimated"),
  ])
  func `evidence prints its name`(evidence: TypeTable.Evidence, name: String) {
    #expect("\(evidence)" == name)
  }
}

@Suite struct TypeTableNotes {
  @Test func `each of the eight leadings names the value of the other table`() throws {
    let file: MeasuredMetricsFile = try ReferenceData.read("uifontmetrics-ios26")
    for row in file.leadingOverridesAgainstHIG {
      let style = try #require(ReferenceNames.styles[row.style])
      let category = try #require(ReferenceNames.category(short: row.category))
      let published = try #require(TypeTable.iOS.entry(for: style, at: category)?.note)
      let measured = try #require(TypeTable.iOS26.entry(for: style, at: category)?.note)
      #expect(published.contains("\(Int(row.runtime))"))
      #expect(measured.contains("\(Int(row.HIG))"))
    }
  }

  @Test func `cells without doubt have no note`() throws {
    let noted = TextStyle.standard.flatMap { style in
      ContentSizeCategory.allCases.filter {
        TypeTable.iOS.entry(for: style, at: $0)?.note != nil
      }.map { "\(style) \($0)" }
    }
    let leadings: MeasuredMetricsFile = try ReferenceData.read("uifontmetrics-ios26")
    let differing = leadings.leadingOverridesAgainstHIG.map { "\($0.style) \($0.category)" }
    #expect(Set(noted) == Set(differing + ["caption2 AX5", "callout AX5"]))
  }

  /// `crossCheck` of `ios.json`: one simulator of iOS 13.3 gave 41.
  @Test func `caption2 at AX5 is 40 with the 41 of iOS 13 in its note`() throws {
    let category = ContentSizeCategory.accessibilityExtraExtraExtraLarge
    let entry = try #require(TypeTable.iOS.entry(for: .caption2, at: category))
    #expect(entry.pointSize == 40)
    #expect(entry.note?.contains("41") == true)
  }

  /// `correctedCells` and `oddCellsKept` of `watchos.json`.
  @Test(arguments: [
    (TextStyle.title2, ContentSizeCategory.large), (.caption2, .extraExtraLarge),
    (.title2, .accessibilityMedium), (.title1, .accessibilityLarge),
    (.footnote2, .accessibilityLarge), (.title1, .accessibilityExtraLarge),
  ])
  func `corrected and odd cells of watchOS have a note`(
    style: TextStyle,
    category: ContentSizeCategory
  ) {
    #expect(TypeTable.watchOS.entry(for: style, at: category)?.note != nil)
    #expect(TypeTable.watchOS.entry(for: .body, at: category)?.note == nil)
  }
}
