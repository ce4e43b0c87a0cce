import FactTesting
import UIKit

/// The rows of a table: named `r0`, `r1` in the first section and `s1r0` in the second.
final class TableSource: NSObject, UITableViewDataSource {
  var rows: [Int]
  var titles: [String?] = []
  /// The heights of rows; the table's own where there is none when it is fed.
  var height: ((IndexPath) -> CGFloat)?
  var headerHeight: CGFloat?
  var header: ((Int) -> UIView?)?
  /// The number of cells that were made.
  private(set) var made = 0
  private let style: UITableViewCell.CellStyle
  private let fill: (UITableViewCell, IndexPath) -> Void

  init(
    _ rows: [Int],
    style: UITableViewCell.CellStyle = .default,
    fill: @escaping (UITableViewCell, IndexPath) -> Void
  ) {
    (self.rows, self.style, self.fill) = (rows, style, fill)
  }

  /// Gives a table its rows, and its heights where there are any.
  func feed(_ table: UITableView) -> UITableView {
    table.dataSource = self
    if height != nil || headerHeight != nil || header != nil {
      table.delegate = keep(TableHeights(self))
    }
    return table
  }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section]
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    made += 1
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    let section = indexPath.section == 0 ? "" : "s\(indexPath.section)"
    cell.accessibilityIdentifier = "\(section)r\(indexPath.row)"
    fill(cell, indexPath)
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }
}

/// The heights of a source's rows and headers.
private final class TableHeights: NSObject, UITableViewDelegate {
  private let source: TableSource

  init(_ source: TableSource) { self.source = source }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    source.height?(indexPath) ?? UITableView.automaticDimension
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    source.headerHeight ?? UITableView.automaticDimension
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    source.header?(section)
  }
}

/// The items of a collection view: named `i0`, `i1` in the first section and `s1i0` in the second; headers
/// are named `h0`, `h1`.
final class CollectionSource: NSObject, UICollectionViewDataSource {
  /// The sizes of items; the layout's own where there are none when the view is fed.
  var size: ((IndexPath) -> CGSize)?
  var fill: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }
  /// The number of cells that were asked for.
  private(set) var made = 0
  private let items: [Int]
  private let cell: UICollectionViewCell.Type

  init(_ items: [Int], cell: UICollectionViewCell.Type = UICollectionViewCell.self) {
    (self.items, self.cell) = (items, cell)
  }

  /// Returns a collection view of a layout with the items.
  func feed(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(cell, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header"
    )
    view.dataSource = self
    if size != nil { view.delegate = keep(ItemSizes(self)) }
    return view
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { items[section] }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    made += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let section = indexPath.section == 0 ? "" : "s\(indexPath.section)"
    cell.accessibilityIdentifier = "\(section)i\(indexPath.item)"
    fill(cell, indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "header",
      for: indexPath
    )
    header.accessibilityIdentifier = "h\(indexPath.section)"
    return header
  }
}

/// The sizes of a source's items.
private final class ItemSizes: NSObject, UICollectionViewDelegateFlowLayout {
  private let source: CollectionSource

  init(_ source: CollectionSource) { self.source = source }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { source.size?(indexPath) ?? .zero }
}
