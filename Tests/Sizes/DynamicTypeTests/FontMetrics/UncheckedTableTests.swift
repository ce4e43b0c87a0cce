@testable import DynamicType
import Testing

@Suite struct ScalingThroughTheUncheckedTable {
  static let tables: [(TypeTable, UserInterfaceIdiom, SystemVersion)] = [
    (.iOS, .phone, SystemVersion(18)), (.iOS26, .phone, SystemVersion(26)),
    (.macOS, .mac, .unspecified),
    (.watchOS, .watch, .unspecified), (.tvOS, .tv, .unspecified),
    (.visionOS, .vision, .unspecified),
  ]

  @Test(arguments: tables)
  func `traits give the value that the category and the table give`(
    table: TypeTable,
    idiom: UserInterfaceIdiom,
    version: SystemVersion
  ) {
    var compared = 0
    for style in TextStyle.allCases {
      let metrics = FontMetrics(forTextStyle: style)
      for category in ContentSizeCategory.allCases {
        let traits = TraitCollection(
          preferredContentSizeCategory: category,
          displayScale: 3,
          userInterfaceIdiom: idiom,
          systemVersion: version
        )
        let checked = metrics.scaledValue(for: 1000, at: category, displayScale: 3, in: table)
        #expect(
          metrics.scaledValue(for: 1000, compatibleWith: traits) == checked,
          "\(style) at \(category)"
        )
        #expect(
          metrics.scaledPointSize(for: 1000, compatibleWith: traits)
            == metrics.scaledPointSize(for: 1000, at: category, in: table),
          "\(style) at \(category)"
        )
        compared += 1
      }
    }
    #expect(compared == 14 * 12)
  }

  @Test func `the table has a cell for each table, style and category, and a leading in each`() {
    #expect(TypeTable.numbers.count == 6 * 14 * 27)
    for table in Self.tables.map(\.0) {
      for style in TextStyle.allCases {
        for category in ContentSizeCategory.allCases {
          #expect(table.halfLeading(of: style, at: category) > 0, "\(style) at \(category)")
        }
      }
    }
  }

  @Test func `the operands of scaling are the leadings of the table`() {
    #expect(FontMetrics.leadingPairs.count == 2 * 6 * 14 * 12)
    var leadings: [Double] = []
    for table in Self.tables.map(\.0) {
      for style in TextStyle.allCases {
        let base = Double(table.halfLeading(of: style, at: .large)) / 2
        for category in ContentSizeCategory.allCases {
          leadings += [Double(table.halfLeading(of: style, at: category)) / 2, base]
        }
      }
    }
    #expect(FontMetrics.leadingPairs == leadings)
  }

  @Test func `traits name one cell of the table each, and none while something is open`() {
    var cells: Set<Int> = []
    for (_, idiom, version) in Self.tables {
      for category in ContentSizeCategory.allCases {
        let traits = TraitCollection(
          preferredContentSizeCategory: category,
          displayScale: 3,
          userInterfaceIdiom: idiom,
          systemVersion: version
        )
        if let cell = traits.scalingCell { cells.insert(cell) }
        for open in Self.openings { #expect(traits.modifyingTraits(open).scalingCell == nil) }
      }
    }
    #expect(cells.count == 6 * 12)
    #expect(cells.max() == 5 * 14 * 12 + 11)
  }

  static let openings: [@Sendable (inout TraitCollection) -> Void] = [
    { $0.preferredContentSizeCategory = .unspecified }, { $0.displayScale = 0 },
    { $0.userInterfaceIdiom = .unspecified }, { $0.systemVersion = nil },
  ]

  @Test func `rows and columns are the positions of styles and categories`() {
    #expect(TextStyle.allCases.map(\.row) == Array(0..<14))
    #expect(ContentSizeCategory.allCases.map(\.position) == Array(0..<12))
    #expect(Self.tables.map(\.0.block) == Array(0..<6))
    #expect(ContentSizeCategory.allCases[FontMetrics.baseColumn] == .large)
  }
}
