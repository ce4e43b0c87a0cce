// Written by Scripts/generate-tables from Reference/uikit-facts/tables.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import UIKit

private func fact1(_ controller: UIViewController, _ view: UIView) {
  let source = keep(TableSource([3]) { cell, _ in cell.textLabel?.text = "Row" })
  view.fill(source.feed(UITableView()))
}

private func fact2(_ controller: UIViewController, _ view: UIView) {
  let source = keep(TableSource([3]) { cell, _ in cell.textLabel?.text = "Row" })
  view.fill(source.feed(UITableView()))
}

private func fact3(_ controller: UIViewController, _ view: UIView) {
  let source = keep(TableSource([3]) { cell, _ in cell.textLabel?.text = "Row" })
  view.fill(source.feed(UITableView()))
}

private func fact4(_ controller: UIViewController, _ view: UIView) {
  let source = keep(TableSource([3]) { cell, _ in cell.textLabel?.text = "Row" })
  view.fill(source.feed(UITableView()))
}

private func fact5(_ controller: UIViewController, _ view: UIView) {
  let source = keep(TableSource([2]) { cell, _ in
    var content = cell.defaultContentConfiguration()
    content.text = "Row"
    cell.contentConfiguration = content
  })
  view.fill(source.feed(UITableView()))
}

private func fact6(_ controller: UIViewController, _ view: UIView) {
  let source = keep(TableSource([2], style: .subtitle) { cell, _ in
    cell.textLabel?.text = "Row"
    cell.detailTextLabel?.text = "Detail"
  })
  view.fill(source.feed(UITableView()))
}

private func fact7(_ controller: UIViewController, _ view: UIView) {
  let source = keep(TableSource([2], style: .subtitle) { cell, _ in
    cell.textLabel?.text = "Row"
    cell.detailTextLabel?.text = "Detail"
  })
  view.fill(source.feed(UITableView(frame: .zero, style: .grouped)))
}

private func fact8(_ controller: UIViewController, _ view: UIView) {
  let source = keep(TableSource([3]) { cell, _ in cell.textLabel?.text = "Row" })
  source.height = { $0.row == 1 ? 100 : 30 }
  let table = UITableView()
  table.rowHeight = 70
  view.fill(source.feed(table))
}

private func fact9(_ controller: UIViewController, _ view: UIView) {
  let source = keep(TableSource([3]) { cell, _ in cell.textLabel?.text = "Row" })
  let table = UITableView()
  table.rowHeight = 70
  view.fill(source.feed(table))
  measure { note("size", table.contentSize) }
}

private func fact10(_ controller: UIViewController, _ view: UIView) {
  let source = keep(TableSource([30]) { cell, _ in cell.textLabel?.text = "Row" })
  view.fill(source.feed(UITableView()))
}

private func fact11(_ controller: UIViewController, _ view: UIView) {
  let source = keep(TableSource([2]) { cell, path in
    cell.contentView.fill(box("c\(path.row)", nil, 64))
  })
  view.fill(source.feed(UITableView()))
}

private func fact12(_ controller: UIViewController, _ view: UIView) {
  let source = keep(TableSource([2]) { cell, path in
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = path.row == 0 ? "Row" : String(repeating: "Many words in a row ", count: 6)
  })
  view.fill(source.feed(UITableView()))
}

private func fact13(_ controller: UIViewController, _ view: UIView) {
  note("automatic", UITableView.automaticDimension)
  note("row", UITableView().rowHeight)
  note("estimate", UITableView().estimatedRowHeight)
}

private func fact14(_ controller: UIViewController, _ view: UIView) {
  let a = UITableView()
  note("plain", a.style == .plain)
  note("line", a.separatorStyle == .singleLine)
  note("selects", a.allowsSelection)
  note("multiple", a.allowsMultipleSelection)
  note("editing", a.isEditing)
  note("selected", a.indexPathForSelectedRow == nil)
}

private func fact15(_ controller: UIViewController, _ view: UIView) {
  let source = keep(TableSource([1000]) { cell, _ in cell.textLabel?.text = "Row" })
  let table = UITableView()
  table.rowHeight = 50
  view.fill(source.feed(table))
  measure {
    note("made", source.made)
    note("visible", table.visibleCells.count)
    note("size", table.contentSize)
    note("far", table.cellForRow(at: IndexPath(row: 900, section: 0)) == nil)
  }
}

private func fact16(_ controller: UIViewController, _ view: UIView) {
  let source = keep(TableSource([100]) { cell, _ in cell.textLabel?.text = "Row" })
  let table = UITableView()
  table.rowHeight = 50
  view.fill(source.feed(table))
  onStep { table.scrollToRow(at: IndexPath(row: 40, section: 0), at: .top, animated: false) }
}

private func fact17(_ controller: UIViewController, _ view: UIView) {
  let source = keep(TableSource([100]) { cell, _ in cell.textLabel?.text = "Row" })
  let table = UITableView()
  table.rowHeight = 50
  view.fill(source.feed(table))
  measure { note("r", table.rectForRow(at: IndexPath(row: 80, section: 0))) }
}

private func fact18(_ controller: UIViewController, _ view: UIView) {
  let source = keep(TableSource([1, 1]) { cell, _ in cell.textLabel?.text = "Row" })
  source.titles = ["First", "Second"]
  source.height = { _ in 50 }
  let table = UITableView(frame: .zero, style: .grouped)
  view.fill(source.feed(table))
  measure {
    note("first", table.rectForHeader(inSection: 0).height)
    note("second", table.rectForHeader(inSection: 1).height)
  }
}

private func fact19(_ controller: UIViewController, _ view: UIView) {
  let source = keep(TableSource([1, 1]) { cell, _ in cell.textLabel?.text = "Row" })
  source.titles = ["First", "Second"]
  let table = UITableView()
  view.fill(source.feed(table))
  table.sectionHeaderTopPadding = 0
  measure { note("first", table.rectForHeader(inSection: 0).height) }
}

private func fact20(_ controller: UIViewController, _ view: UIView) {
  let source = keep(TableSource([1]) { cell, _ in cell.textLabel?.text = "Row" })
  source.headerHeight = 50
  source.header = { _ in UIView().named("h") }
  let table = UITableView()
  table.sectionHeaderTopPadding = 0
  view.fill(source.feed(table))
}

private func fact21(_ controller: UIViewController, _ view: UIView) {
  let source = keep(TableSource([2]) { cell, _ in cell.textLabel?.text = "Row" })
  let table = UITableView()
  table.tableHeaderView = framed("h", 0, 0, 10, 120)
  table.tableFooterView = framed("f", 0, 0, 10, 30)
  view.fill(source.feed(table))
}

private func fact22(_ controller: UIViewController, _ view: UIView) {
  let source = keep(TableSource([2]) { cell, _ in cell.textLabel?.text = "Row" })
  let table = UITableView()
  view.fill(source.feed(table))
  onStep {
    source.rows = [4]
    table.reloadData()
  }
}

private func fact23(_ controller: UIViewController, _ view: UIView) {
  let source = keep(TableSource([2]) { cell, _ in cell.textLabel?.text = "Row" })
  let table = UITableView()
  view.fill(source.feed(table))
  onStep {
    source.rows = [3]
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    note("rows", table.numberOfRows(inSection: 0))
  }
}

private func fact24(_ controller: UIViewController, _ view: UIView) {
  let source = keep(TableSource([2]) { cell, _ in cell.textLabel?.text = "Row" })
  source.height = { _ in 50 }
  let table = UITableView()
  view.fill(source.feed(table))
  onStep {
    note("before", source.made)
    source.height = { _ in 80 }
    table.beginUpdates()
    table.endUpdates()
  }
  measure { note("made", source.made) }
}

private func fact25(_ controller: UIViewController, _ view: UIView) {
  let source = keep(TableSource([3]) { cell, _ in cell.textLabel?.text = "Row" })
  let table = UITableView()
  view.fill(source.feed(table))
  onStep {
    let path = IndexPath(row: 1, section: 0)
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    note("path", table.indexPathForSelectedRow == path)
    note("cell", table.cellForRow(at: path)?.isSelected == true)
    table.deselectRow(at: path, animated: false)
    note("none", table.indexPathForSelectedRow == nil)
  }
}

private func fact26(_ controller: UIViewController, _ view: UIView) {
  let source = keep(TableSource([3]) { cell, _ in cell.textLabel?.text = "Row" })
  let table = UITableView()
  view.fill(source.feed(table))
  onStep {
    note("x", table.cellForRow(at: IndexPath(row: 0, section: 0))?.contentView.frame.minX ?? -1)
    table.setEditing(true, animated: false)
    note("cell", table.cellForRow(at: IndexPath(row: 0, section: 0))?.isEditing == true)
  }
  measure { note("after", table.cellForRow(at: IndexPath(row: 0, section: 0))?.contentView.frame.minX ?? -1) }
}

private func fact27(_ controller: UIViewController, _ view: UIView) {
  let source = keep(TableSource([2]) { cell, path in
    cell.textLabel?.text = "Row"
    cell.accessoryType = path.row == 0 ? .none : .disclosureIndicator
  })
  let table = UITableView()
  view.fill(source.feed(table))
  measure {
    note("without", table.cellForRow(at: IndexPath(row: 0, section: 0))?.contentView.bounds.width ?? 0)
    note("with", table.cellForRow(at: IndexPath(row: 1, section: 0))?.contentView.bounds.width ?? 0)
  }
}

private func fact28(_ controller: UIViewController, _ view: UIView) {
  let source = keep(TableSource([1]) { cell, _ in
    cell.textLabel?.text = "Row"
    cell.accessoryView = framed("v", 0, 0, 30, 20)
  })
  source.height = { _ in 60 }
  view.fill(source.feed(UITableView()))
}

private func fact29(_ controller: UIViewController, _ view: UIView) {
  let source = keep(TableSource([2]) { cell, _ in cell.textLabel?.text = "Row" })
  view.fill(source.feed(UITableView(frame: .zero, style: .insetGrouped)))
}

private func fact30(_ controller: UIViewController, _ view: UIView) {
  let source = keep(TableSource([2]) { cell, _ in cell.textLabel?.text = "Row" })
  view.fill(source.feed(UITableView()))
}

private func fact31(_ controller: UIViewController, _ view: UIView) {
  let controller = UITableViewController(style: .grouped)
  note("same", controller.view === controller.tableView)
  note("grouped", controller.tableView.style == .grouped)
  note("source", controller.tableView.dataSource === controller)
}

private final class OwnCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    tally("made")
  }
  required init?(coder: NSCoder) { nil }
}
private final class OwnSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "own", for: indexPath)
    note("own", cell is OwnCell)
    note("identifier", cell.reuseIdentifier == "own")
    return cell
  }
}
private func fact32(_ controller: UIViewController, _ view: UIView) {
  let table = UITableView(), source = keep(OwnSource())
  table.register(OwnCell.self, forCellReuseIdentifier: "own")
  table.dataSource = source
  view.fill(table)
}

private func fact33(_ controller: UIViewController, _ view: UIView) {
  let table = UITableView()
  note("a", table.intrinsicContentSize)
}

private struct TallConfiguration: UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView { TallContentView(configuration: self) }
  func updated(for state: any UIConfigurationState) -> TallConfiguration { self }
}
private final class TallContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration
  init(configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    fill(box("c", nil, 120))
  }
  required init?(coder: NSCoder) { nil }
}
private func fact34(_ controller: UIViewController, _ view: UIView) {
  let source = keep(CollectionSource([1], cell: UICollectionViewListCell.self))
  source.fill = { cell, _ in (cell as? UICollectionViewListCell)?.contentConfiguration = TallConfiguration() }
  view.fill(source.feed(UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))))
}

extension Fact {
  static let tables: [Fact] = [
    Fact(
      "table-row-26",
      "A row with a text is 52 points high on iOS 26.",
      source: "https://github.com/Vercantez/openuikit",
      system: "26",
      expects: ["r0.height == 52", "r1.minY == r0.maxY", "r0.width == 393"],
      fact1
    ),
    Fact(
      "table-row-18",
      "A row with a text is 44 points high on iOS 18.",
      source: "https://developer.apple.com/documentation/uikit/uitableview/rowheight",
      system: "18",
      expects: ["r0.height == 44 ± 0.4"],
      fact2
    ),
    Fact(
      "table-row-xxxl",
      "A row of one line is 59 points high at XXXL on iOS 26.",
      source: "https://github.com/Vercantez/openuikit",
      system: "26",
      device: "iPhone SE (3rd generation)",
      size: "XXXL",
      expects: ["r0.height == 59"],
      fact3
    ),
    Fact(
      "table-row-ax2",
      "A row of one line is 80 points high at AX2 on iOS 26.",
      source: "https://github.com/Vercantez/openuikit",
      system: "26",
      device: "iPhone SE (3rd generation)",
      size: "AX2",
      expects: ["r0.height == 80"],
      fact4
    ),
    Fact(
      "table-row-configured",
      "A row with a content configuration is 53 points high on iOS 26.",
      source: "https://github.com/Vercantez/openuikit",
      system: "26",
      expects: ["r0.height == 53"],
      fact5
    ),
    Fact(
      "table-subtitle-row",
      "A plain row with a subtitle is 62 points high on iOS 26.",
      source: "https://github.com/Vercantez/openuikit",
      system: "26",
      device: "iPhone SE (3rd generation)",
      expects: ["r0.height == 62"],
      fact6
    ),
    Fact(
      "table-grouped-subtitle-row",
      "A grouped row with a subtitle is 69.333 points high on iOS 26.",
      source: "https://github.com/Vercantez/openuikit",
      system: "26",
      expects: ["r0.height == 69.333"],
      fact7
    ),
    Fact(
      "table-height-for-row",
      "The delegate's height of a row holds.",
      source: "https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:heightforrowat:)",
      expects: ["r0.height == 30", "r1.height == 100", "r2.minY == r0.minY + 130"],
      fact8
    ),
    Fact(
      "table-row-height",
      "The row height of a table holds for all rows.",
      source: "https://developer.apple.com/documentation/uikit/uitableview/rowheight",
      expects: ["r0.height == 70", "size.height == 210"],
      fact9
    ),
    Fact(
      "table-first-row-place",
      "The first row begins below the safe area.",
      source: "https://developer.apple.com/documentation/uikit/uiscrollview/adjustedcontentinset",
      expects: ["r0.minY == 59"],
      fact10
    ),
    Fact(
      "table-self-sizing",
      "A row with constraints is as high as its content, with the separator's point on iOS 26.",
      source: "https://github.com/Vercantez/openuikit",
      system: "26",
      expects: ["c0.height == 64", "r0.height == 65"],
      fact11
    ),
    Fact(
      "table-self-sizing-text",
      "A row grows with a text of several lines.",
      source: "https://developer.apple.com/documentation/uikit/uitableview/automaticdimension",
      expects: ["r1.height > r0.height + 40"],
      fact12
    ),
    Fact(
      "table-estimates",
      "automaticDimension is -1 and the default of row heights and estimates.",
      source: "https://developer.apple.com/documentation/uikit/uitableview/estimatedrowheight",
      expects: ["automatic == -1", "row == -1", "estimate == -1"],
      fact13
    ),
    Fact(
      "table-defaults",
      "A table is plain, has one section, single lines and single selection.",
      source: "https://developer.apple.com/documentation/uikit/uitableview/style-swift.property",
      expects: ["plain == 1", "line == 1", "selects == 1", "multiple == 0", "editing == 0", "selected == 1"],
      fact14
    ),
    Fact(
      "table-visible-cells",
      "Of a thousand rows only those that are seen are made.",
      source: "https://developer.apple.com/documentation/uikit/uitableview",
      expects: ["made < 60", "visible >= 16", "size.height == 50000", "far == 1"],
      fact15
    ),
    Fact(
      "table-scroll-to-row",
      "scrollToRow brings a row to the top, below the inset.",
      source: "https://developer.apple.com/documentation/uikit/uitableview/scrolltorow(at:at:animated:)",
      steps: ["step"],
      expects: ["r40.minY == 59"],
      fact16
    ),
    Fact(
      "table-rect-for-row",
      "rectForRow gives the place of a row that is not seen.",
      source: "https://developer.apple.com/documentation/uikit/uitableview/rectforrow(at:)",
      expects: ["r.minY == 4000", "r.height == 50"],
      fact17
    ),
    Fact(
      "table-grouped-header",
      "The first header of a grouped table is 55.333 points high, one after a footer without a title 38, on iOS 26.",
      source: "https://github.com/Vercantez/openuikit",
      system: "26",
      expects: ["first == 55.333", "second == 38"],
      fact18
    ),
    Fact(
      "table-plain-header",
      "The header of a plain table is 28 points high on iOS 26.",
      source: "https://github.com/Vercantez/openuikit",
      system: "26",
      expects: ["first == 28"],
      fact19
    ),
    Fact(
      "table-header-height",
      "The delegate's height of a header holds for its view.",
      source: "https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:heightforheaderinsection:)",
      expects: ["h.height == 50", "h.width == 393", "r0.minY == h.maxY"],
      fact20
    ),
    Fact(
      "table-header-view",
      "The table's header view is as wide as the table and keeps its height.",
      source: "https://developer.apple.com/documentation/uikit/uitableview/tableheaderview",
      expects: ["h.width == 393", "h.height == 120", "r0.minY == h.maxY", "f.minY == r1.maxY", "f.width == 393"],
      fact21
    ),
    Fact(
      "table-reload",
      "After reloadData the rows are those of the data source.",
      source: "https://developer.apple.com/documentation/uikit/uitableview/reloaddata()",
      before: ["textCount(Row) == 2"],
      steps: ["step"],
      expects: ["textCount(Row) == 4", "count(r3) == 1"],
      fact22
    ),
    Fact(
      "table-insert-rows",
      "Inserted rows appear and the others move down.",
      source: "https://developer.apple.com/documentation/uikit/uitableview/insertrows(at:with:)",
      steps: ["step"],
      expects: ["rows == 3", "textCount(Row) == 3"],
      fact23
    ),
    Fact(
      "table-update-heights",
      "beginUpdates and endUpdates ask for the heights again without loading rows.",
      source: "https://developer.apple.com/documentation/uikit/uitableview/beginupdates()",
      before: ["r0.height == 50"],
      steps: ["step"],
      expects: ["r0.height == 80", "r1.minY == r0.minY + 80", "made == before"],
      fact24
    ),
    Fact(
      "table-selection",
      "selectRow selects a row and its cell.",
      source: "https://developer.apple.com/documentation/uikit/uitableview/selectrow(at:animated:scrollposition:)",
      steps: ["step"],
      expects: ["path == 1", "cell == 1", "none == 1"],
      fact25
    ),
    Fact(
      "table-editing",
      "A table that is edited edits its cells, and their content moves to the right.",
      source: "https://developer.apple.com/documentation/uikit/uitableview/setediting(_:animated:)",
      steps: ["step"],
      expects: ["cell == 1", "x == 0", "after > 30"],
      fact26
    ),
    Fact(
      "table-accessory",
      "An accessory makes the room of the content narrower.",
      source: "https://developer.apple.com/documentation/uikit/uitableviewcell/accessorytype-swift.property",
      expects: ["without == 393", "with < 380"],
      fact27
    ),
    Fact(
      "table-accessory-view",
      "An own accessory view keeps its size and stands in the middle of the row's height.",
      source: "https://developer.apple.com/documentation/uikit/uitableviewcell/accessoryview",
      expects: ["v.width == 30", "v.height == 20", "v.midY == r0.midY ± 0.7", "v.maxX < 393"],
      fact28
    ),
    Fact(
      "table-inset-grouped",
      "Rows of an inset grouped table stand 20 points from the sides of a screen of 393.",
      source: "https://github.com/Vercantez/openuikit",
      system: "26",
      expects: ["r0.minX == 20", "r0.maxX == 373"],
      fact29
    ),
    Fact(
      "table-cell-margins",
      "The text of a row begins 20 points from the side of a screen of 393.",
      source: "https://github.com/Vercantez/openuikit",
      system: "26",
      expects: ["textMinX(Row) == 20 ± 1"],
      fact30
    ),
    Fact(
      "table-controller",
      "A table view controller's view is its table, in the style that it is made with.",
      source: "https://developer.apple.com/documentation/uikit/uitableviewcontroller/tableview",
      expects: ["same == 1", "grouped == 1", "source == 1"],
      fact31
    ),
    Fact(
      "table-reuse",
      "A registered class is dequeued.",
      source: "https://developer.apple.com/documentation/uikit/uitableview/dequeuereusablecell(withidentifier:for:)",
      expects: ["own == 1", "identifier == 1", "made >= 2"],
      fact32
    ),
    Fact(
      "table-no-height-in-stack",
      "A table has no height of its own.",
      source: "https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/WorkingwithScrollViews.html",
      expects: ["a.height == -1", "a.width == -1"],
      fact33
    ),
    Fact(
      "table-content-view-height",
      "A row is as high as a content view with constraints, also in a collection view's list.",
      source: "https://developer.apple.com/documentation/uikit/uicontentconfiguration/makecontentview()",
      expects: ["c.height == 120 ± 1", "i0.height == 120 ± 1"],
      fact34
    ),
  ]
}
