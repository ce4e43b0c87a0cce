import DynamicType
import Testing

@Suite struct TypeTableMeasuredOnIOS26 {
  let file: MeasuredMetricsFile

  init() throws {
    file = try ReferenceData.read("uifontmetrics-ios26")
  }

  @Test func `point sizes and leadings are those of the device`() throws {
    var compared = 0
    for (name, row) in file.styles {
      let style = try #require(ReferenceNames.styles[name])
      for (short, cell) in row.categories {
        let category = try #require(ReferenceNames.category(short: short))
        let entry = try #require(TypeTable.iOS26.entry(for: style, at: category))
        #expect(entry.pointSize == cell.pointSize, "\(name) at \(short)")
        #expect(entry.leading == cell.leadingInModel, "\(name) at \(short)")
        compared += 1
      }
      let base = TypeTable.iOS26.entry(for: style, at: .large)?.leading
      #expect(base == row.baseLeading, "\(name)")
    }
    #expect(compared == 132)
  }

  @Test func `the bold styles of the device are those that are not regular`() throws {
    for (name, row) in file.styles {
      let style = try #require(ReferenceNames.styles[name])
      let weight = try #require(TypeTable.iOS26.entry(for: style, at: .large)).weight
      #expect((weight > .regular) == row.bold, "\(name)")
    }
  }

  @Test func `eight leadings differ: published in one table, of the device in the other`() throws {
    #expect(file.leadingOverridesAgainstHIG.count == 8)
    var expected: Set<String> = []
    for row in file.leadingOverridesAgainstHIG {
      let style = try #require(ReferenceNames.styles[row.style])
      let category = try #require(ReferenceNames.category(short: row.category))
      #expect(TypeTable.iOS.entry(for: style, at: category)?.leading == row.HIG)
      #expect(TypeTable.iOS26.entry(for: style, at: category)?.leading == row.runtime)
      expected.insert("\(row.style) \(row.category)")
    }
    var different: Set<String> = []
    for style in TextStyle.standard {
      for category in ContentSizeCategory.allCases {
        let published = TypeTable.iOS.entry(for: style, at: category)
        let measured = TypeTable.iOS26.entry(for: style, at: category)
        #expect(published?.pointSize == measured?.pointSize)
        guard published?.leading != measured?.leading else { continue }
        different.insert("\(style) \(category)")
      }
    }
    #expect(different == expected)
  }

  @Test func `headline at AX4 is 51 on the device and 56 in the guidelines`() {
    let category = ContentSizeCategory.accessibilityExtraExtraLarge
    #expect(TypeTable.iOS26.entry(for: .headline, at: category)?.leading == 51)
    #expect(TypeTable.iOS.entry(for: .headline, at: category)?.leading == 56)
  }
}
