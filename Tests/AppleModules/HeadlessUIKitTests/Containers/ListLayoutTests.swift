import DynamicType
import Foundation
import Testing

@testable import HeadlessUIKit

/// A list of texts; the first section has a header where one is asked for.
private final class TextList: UICollectionViewDataSource {
  let window: UIWindow
  let collection: UICollectionView
  let sections: [[String]]

  typealias Row = UICollectionView.CellRegistration<UICollectionViewListCell, String>

  init(
    _ sections: [[String]],
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
    at category: UIContentSizeCategory = .large,
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) {
    self.sections = sections
    var list = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&list)
    window = makeWindow(category, version: 26)
    collection = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list)
    )
    collection.dataSource = self
    window.addSubview(collection)
    window.layoutIfNeeded()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let row = Row { cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    return collectionView.dequeueConfiguredReusableCell(
      using: row,
      for: indexPath,
      item: sections[indexPath.section][indexPath.item]
    )
  }

  func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
    collection.cellForItem(at: IndexPath(item: item, section: section))
      as? UICollectionViewListCell
  }
}

@Suite("A list in a collection has rows as high as their content")
struct ListLayoutTests {
  @Test("A row with the usual configuration is as high as a table's: 53 points, as measured")
  func height() throws {
    let list = TextList([["Length", "Height"]])
    let (first, second) = try (#require(list.cell(0)), #require(list.cell(1)))
    #expect(Double(first.frame.height) == 53)
    #expect(first.frame.minX == 0 && first.frame.width == list.collection.bounds.width)
    #expect(second.frame.minY == first.frame.maxY)
  }

  @Test("Rows grow with the text size, and text wraps beside the accessory")
  func growth() throws {
    let text = "A text that is longer than one line of a phone at this size"
    let list = TextList([[text, "Short"]], at: .accessibilityExtraLarge)
    let (long, short) = try (#require(list.cell(0)), #require(list.cell(1)))
    #expect(long.frame.height > 2 * short.frame.height)
    let label = try #require(long.configuredView?.subviews.lazy.compactMap { $0 as? UILabel }.first)
    #expect(label.frame.height > 3 * label.font.lineHeight)
    #expect(long.contentView.frame.maxX < long.bounds.maxX)
  }

  @Test("Groups are apart, and inset ones stand in from the edges with round corners")
  func groups() throws {
    let list = TextList([["One", "Two"], ["Three"]], .insetGrouped)
    let (last, next) = try (#require(list.cell(1)), #require(list.cell(0, 1)))
    #expect(next.frame.minY > last.frame.maxY)
    #expect(last.frame.minX > 0)
    #expect(last.layer.cornerRadius > 0 && last.clipsToBounds)
    #expect(list.collection.backgroundColor == .systemGroupedBackground)
  }

  @Test("The first item may stand for a header and has the font of one")
  func header() throws {
    let list = TextList([["Units", "Length"]], .grouped) { $0.headerMode = .firstItemInSection }
    let label = try #require(
      list.cell(0)?.configuredView?.subviews.lazy.compactMap { $0 as? UILabel }.first
    )
    #expect(label.font.fontDescriptor.textStyle == .footnote)
    let row = try #require(
      list.cell(1)?.configuredView?.subviews.lazy.compactMap { $0 as? UILabel }.first
    )
    #expect(row.font.fontDescriptor.textStyle == .body)
  }

  @Test("A background that the program chose stays")
  func background() {
    let list = TextList([["One"]], .grouped)
    list.collection.backgroundColor = .red
    list.collection.collectionViewLayout.invalidateLayout()
    list.window.layoutIfNeeded()
    #expect(list.collection.backgroundColor == .red)
  }
}
