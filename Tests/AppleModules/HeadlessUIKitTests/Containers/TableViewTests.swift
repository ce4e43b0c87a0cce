import DynamicType
import Foundation
import Snapshots
import Testing

@testable import HeadlessUIKit

/// A cell whose label has as many lines as it needs.
final class TextCell: UITableViewCell {
  let label = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let guide = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      label.topAnchor.constraint(equalTo: guide.topAnchor),
      label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@Suite("A table lays its rows out")
struct TableViewTests {
  @Test("Cells grow with their text")
  func selfSizing() {
    let text = "Cells grow with their text where nothing says how high they are, line after line"
    let scene = TableScene { _ in
      let cell = TextCell(style: .default, reuseIdentifier: nil)
      cell.label.text = text
      return cell
    }
    let label = UILabel()
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.traitOverrides.displayScale = 2
    label.text = text
    let height = (scene.cell() as? TextCell)?.label.frame.height ?? 0
    #expect(height == label.sizeThatFits(CGSize(width: 343, height: 0)).height)
    #expect(scene.row().height == height + 30 + 1)
    scene.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    scene.window.layoutIfNeeded()
    #expect(((scene.cell() as? TextCell)?.label.frame.height ?? 0) > 2 * height)
    #expect(
      scene.row().height == ((scene.cell() as? TextCell)?.label.frame.height ?? 0) + 30 + 1
    )
  }

  @Test("Of ten thousand rows only those that are seen are made")
  func many() {
    let scene = TableScene(count: 10_000) { _ in TableScene.cell(.default) }
    scene.window.layoutIfNeeded()
    #expect(scene.made == 13)
    #expect(scene.table.contentSize.height == 440_104)
    scene.table.scrollToRow(
      at: IndexPath(row: 5000, section: 0),
      at: .top,
      animated: false
    )
    scene.window.layoutIfNeeded()
    #expect(scene.made < 40)
    #expect(scene.table.visibleCells.count <= 16)
  }

  @Test("All rows are laid out where that is asked for")
  func allRows() {
    let scene = TableScene(count: 40) { _ in TableScene.cell(.default) }
    scene.table.laysOutAllRows = true
    #expect(scene.table.visibleCells.count == 40)
    #expect(scene.table.contentSize.height == 2080)
  }

  @Test("Cells of a registered class are used again")
  func reuse() {
    let scene = TableScene(count: 100) { _ in UITableViewCell() }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
    table.register(TextCell.self, forCellReuseIdentifier: "text")
    let cell = table.dequeueReusableCell(
      withIdentifier: "text",
      for: IndexPath(row: 0, section: 0)
    )
    #expect(cell is TextCell)
    #expect(cell.reuseIdentifier == "text")
    #expect(scene.table.dequeueReusableCell(withIdentifier: "other") == nil)
  }

  @Test("A fixed height holds whatever the content wants")
  func fixed() {
    let scene = TableScene { _ in TableScene.cell(.subtitle, "A", "B") }
    scene.table.rowHeight = 30
    #expect(scene.row().height == 30)
    #expect(scene.row().minY == 30)
  }

  @Test("Header and footer of the table surround the rows")
  func ends() {
    let scene = TableScene(count: 2) { _ in TableScene.cell(.default) }
    scene.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
    scene.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    #expect(scene.row(0).minY == 100)
    #expect(scene.table.tableHeaderView?.frame.width == 375)
    #expect(scene.table.tableFooterView?.frame == CGRect(x: 0, y: 204, width: 375, height: 50))
    #expect(scene.table.contentSize.height == 254)
  }

  @Test("Groups with inset are cards with margins at the sides")
  func insetGrouped() {
    let scene = TableScene(.insetGrouped) { _ in TableScene.cell(.default) }
    #expect(scene.row(0).minX == 16)
    #expect(scene.row(0).width == 343)
    #expect(scene.cell(0)?.layer.cornerRadius ?? 0 > 0)
    #expect(scene.cell(1)?.layer.cornerRadius == 0)
  }

  @Test("Cells that exist already fill static tables")
  func staticCells() {
    let scene = TableScene { _ in UITableViewCell() }
    scene.table.dataSource = nil
    let cells = [TableScene.cell(.default), TableScene.cell(.default)]
    cells[1].rowHeight = 80
    scene.table.staticSource = StaticTableSource(sections: [.init(cells: cells)])
    #expect(scene.table.visibleCells == cells)
    #expect(scene.row(1).height == 80)
  }

  @Test("Prototypes are shown as samples")
  func prototypes() {
    let scene = TableScene { _ in UITableViewCell() }
    scene.table.dataSource = nil
    let cell = TableScene.cell(.default)
    scene.table.prototypes = [cell]
    #expect(scene.table.visibleCells == [cell])
  }

  @Test("Accessories stand at the other side from right to left")
  func rightToLeft() {
    let scene = TableScene { _ in
      let cell = TableScene.cell(.default)
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    scene.window.semanticContentAttribute = .forceRightToLeft
    scene.window.traitOverrides.layoutDirection = .rightToLeft
    scene.window.layoutIfNeeded()
    #expect(scene.cell()?.accessoryRect?.minX == 16)
    #expect(scene.cell()?.contentView.frame.minX == 26.5)
  }

  @Test("Lines and chevrons are drawn")
  func snapshot() {
    let scene = TableScene(count: 1) { _ in
      let cell = TableScene.cell(.default)
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    let cell = scene.window.layoutSnapshot().first {
      $0.element.identity.className == "UITableViewCell"
    }
    let symbols = cell?.element.drawings.compactMap { drawing -> String? in
      if case .symbol(let content) = drawing { content.name } else { nil }
    }
    #expect(symbols == ["chevron.forward"])
    let line = cell?.element.drawings.contains {
      $0.bounds == Rect(x: 16, y: 51, width: 359, height: 1)
    }
    #expect(line == true)
  }

  @Test("A controller is the source of its table")
  func controller() {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        2
      }
      override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { TableScene.cell(.default, "Row \(indexPath.row)") }
    }
    let controller = Rows(style: .grouped)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(controller.tableView.visibleCells.map { $0.textLabel?.text } == ["Row 0", "Row 1"])
  }
}
