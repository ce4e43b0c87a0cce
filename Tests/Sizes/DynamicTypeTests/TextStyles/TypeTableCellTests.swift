import DynamicType
import Testing

@Suite struct TypeTableCells {
  @Test func `every cell of the iOS table is that of the guidelines`() throws {
    let file: CategoryTableFile = try ReferenceData.read("ios")
    #expect(try compare(file, with: .iOS) == 132)
  }

  @Test func `every cell of the watchOS table is that of the guidelines`() throws {
    let file: CategoryTableFile = try ReferenceData.read("watchos")
    #expect(try compare(file, with: .watchOS) == 90)
  }

  @Test func `every cell of the macOS table is that of the guidelines, in every category`() throws {
    let file: FixedTableFile = try ReferenceData.read("macos")
    #expect(try compare(file, with: .macOS) == 11 * 12)
  }

  @Test func `every cell of the tvOS table is that of the guidelines, in every category`() throws {
    let file: FixedTableFile = try ReferenceData.read("tvos")
    #expect(try compare(file, with: .tvOS) == 9 * 12)
    #expect(TypeTable.tvOS.entry(for: .subheadline, at: .large)?.pointSize == 38)
  }

  @Test func `every style of the visionOS table is at Large that of the export`() throws {
    let file: VisionTableFile = try ReferenceData.read("visionos")
    #expect(file.styles.count == 13)
    for (name, cell) in file.styles {
      let style = try #require(ReferenceNames.styles[name])
      let entry = try #require(TypeTable.visionOS.entry(for: style, at: .large))
      let weights = cell.weightsInExport.map { ReferenceNames.weights[$0] }
      #expect(entry.pointSize == cell.size, "\(name)")
      #expect(entry.leading == cell.leading, "\(name)")
      #expect(weights.contains(entry.weight), "\(name)")
      #expect(weights.contains(entry.emphasizedWeight), "\(name)")
    }
    #expect(TypeTable.visionOS.styles.count == file.styles.count)
  }

  /// Named in `visionos.json` with their source.
  @Test(arguments: [
    TextStyle.extraLargeTitle, .extraLargeTitle2, .largeTitle, .title1, .title2, .title3,
  ])
  func `titles of visionOS are bold and its body is medium`(style: TextStyle) {
    #expect(TypeTable.visionOS.entry(for: style, at: .large)?.weight == .bold)
    #expect(TypeTable.visionOS.entry(for: .body, at: .large)?.weight == .medium)
  }

  @Test func `the extra large titles of iOS 17 have the measured size and weight`() throws {
    let file: IOSFactsFile = try ReferenceData.read("ios")
    let rows = [
      (TextStyle.extraLargeTitle, file.extraStyles.extraLargeTitle),
      (.extraLargeTitle2, file.extraStyles.extraLargeTitle2),
    ]
    for (style, row) in rows {
      let entry = try #require(TypeTable.iOS.entry(for: style, at: .large))
      #expect(entry.pointSize == row.atLarge.size)
      #expect(entry.weight == ReferenceNames.weights[row.atLarge.weight])
      #expect(style.rawValue == row.rawKey)
    }
  }

  private func compare(_ file: CategoryTableFile, with table: TypeTable) throws -> Int {
    var compared = 0
    for (categoryName, row) in file.styles {
      let category = try #require(ReferenceNames.category(hig: categoryName))
      for (name, cell) in row {
        try expect(cell, of: name, at: category, in: table)
        compared += 1
      }
    }
    return compared
  }

  private func compare(_ file: FixedTableFile, with table: TypeTable) throws -> Int {
    for (name, cell) in file.styles {
      for category in ContentSizeCategory.allCases {
        try expect(cell, of: name, at: category, in: table)
      }
    }
    return file.styles.count * ContentSizeCategory.allCases.count
  }

  private func expect(
    _ cell: ReferenceCell,
    of name: String,
    at category: ContentSizeCategory,
    in table: TypeTable
  ) throws {
    let style = try #require(ReferenceNames.styles[name])
    let entry = try #require(table.entry(for: style, at: category), "\(name) at \(category)")
    #expect(entry.pointSize == cell.size, "\(name) at \(category)")
    #expect(entry.leading == cell.leading, "\(name) at \(category)")
    #expect(entry.weight == ReferenceNames.weights[cell.weight], "\(name) at \(category)")
    #expect(
      entry.emphasizedWeight == ReferenceNames.weights[cell.emphasizedWeight],
      "\(name) at \(category)"
    )
  }
}
