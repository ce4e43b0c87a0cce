import DynamicType
import Testing

/// Regularities that hold in the published tables, stated in their files as `observations` and
/// `rule`; a wrong cell breaks them.
@Suite struct TypeTableRegularity {
  @Test func `the leading of iOS follows from the point size in 131 of 132 cells`() {
    var cells: [(cell: String, size: Double, leading: Double)] = []
    for style in TextStyle.standard {
      for category in ContentSizeCategory.allCases {
        guard let entry = TypeTable.iOS.entry(for: style, at: category) else { continue }
        cells.append(("\(style) \(category)", entry.pointSize, entry.leading))
      }
    }
    let bySize = Dictionary(grouping: cells, by: \.size)
    let odd = bySize.values.flatMap { group in
      group.filter { cell in group.filter { $0.leading == cell.leading }.count * 2 < group.count }
    }
    #expect(cells.count == 132)
    #expect(odd.map(\.cell) == ["subheadline XXXL"])
  }

  @Test func `the leading of watchOS is the size plus 2.5 in all but four cells`() {
    var odd: Set<String> = []
    for style in TypeTable.watchOS.styles {
      for category in TypeTable.watchOS.categories {
        guard let entry = TypeTable.watchOS.entry(for: style, at: category),
          entry.leading != entry.pointSize + 2.5
        else { continue }
        odd.insert("\(style) \(category)")
      }
    }
    #expect(odd == ["title2 AX1", "title1 AX2", "footnote2 AX2", "title1 AX3"])
  }

  /// Sizes that a simulator of iOS 13.3 printed (temoki/UIKit_DynamicType).
  @Test(arguments: [
    (TextStyle.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53] as [Double]),
    (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34]),
  ])
  func `point sizes are those a simulator printed`(style: TextStyle, sizes: [Double]) {
    let ours = TypeTable.iOS.categories.compactMap {
      TypeTable.iOS.entry(for: style, at: $0)?.pointSize
    }
    #expect(Array(ours.prefix(sizes.count)) == sizes)
  }

  @Test func `no style of iOS gets smaller as the category grows`() {
    for table in [TypeTable.iOS, .iOS26, .visionOS] {
      for style in table.styles {
        let sizes = table.categories.compactMap { table.entry(for: style, at: $0)?.pointSize }
        #expect(sizes.count == 12)
        #expect(sizes == sizes.sorted(), "\(style)")
      }
    }
  }
}
