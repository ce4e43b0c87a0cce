import Foundation
import HeadlessUIKit
import Testing

private final class NoteCell: UITableViewCell {
  override func updateConfiguration(using state: UICellConfigurationState) {
    var content = defaultContentConfiguration()
    content.text = state.isSelected ? "chosen" : "plain"
    contentConfiguration = content
  }
}

@Suite struct `Lists that a value fills` {
  @Test func `Items are added, inserted and removed, each once`() {
    var list = NSDiffableDataSourceSnapshot<String, Int>()
    list.appendSections(["a", "b"])
    list.appendItems([1, 2, 3], toSection: "a")
    list.appendItems([4])
    list.insertItems([9], beforeItem: 2)
    list.deleteItems([3])
    #expect(list.itemIdentifiers(inSection: "a") == [1, 9, 2])
    #expect(list.itemIdentifiers == [1, 9, 2, 4])
    #expect(list.sectionIdentifier(containingItem: 4) == "b")
    #expect(list.indexOfItem(2) == 2)
  }

  @Test func `A table shows the rows of the value, and cells know whether they are selected`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in
      NoteCell(style: .default, reuseIdentifier: nil)
    }
    var list = source.snapshot()
    list.appendSections([0])
    list.appendItems(["x", "y"])
    source.apply(list, animatingDifferences: false)
    table.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(source.indexPath(for: "y") == IndexPath(row: 1, section: 0))
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    func text() -> String? { (cell?.contentConfiguration as? UIListContentConfiguration)?.text }
    #expect(text() == "plain")
    cell?.isSelected = true
    table.layoutIfNeeded()
    #expect(text() == "chosen")
  }
}
