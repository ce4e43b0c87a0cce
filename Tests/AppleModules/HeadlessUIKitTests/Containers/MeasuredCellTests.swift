import DynamicType
import Foundation
import Testing

@testable import HeadlessUIKit

/// The rows of the measured cell heights: Vercantez/openuikit, iPhone SE at two pixels a point and
/// iPhone 16 at three, iOS 26.1.
@Suite("Cells have the sizes that were measured on iOS 26")
struct MeasuredCellTests {
  static let categories: [UIContentSizeCategory] = [
    .large, .extraExtraExtraLarge, .accessibilityLarge,
  ]

  @Test("Plain cell with a label", arguments: zip(categories, [52.0, 59, 80]))
  func plain(category: UIContentSizeCategory, height: Double) {
    let scene = TableScene(at: category) { _ in TableScene.cell(.default) }
    #expect(Double(scene.row().height) == height)
  }

  @Test("Every style and accessory of one line at Large")
  func styles() {
    for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
      for cellStyle in [UITableViewCell.CellStyle.default, .value1] {
        let scene = TableScene(style) { _ in
          let cell = TableScene.cell(cellStyle)
          cell.accessoryType = .disclosureIndicator
          return cell
        }
        #expect(scene.row().height == 52)
      }
    }
  }

  @Test("Cell with two labels", arguments: zip(categories, [62.0, 83, 117]))
  func subtitle(category: UIContentSizeCategory, height: Double) {
    let scene = TableScene(at: category) { _ in TableScene.cell(.subtitle, "Title", "Detail") }
    #expect(Double(scene.row().height) == height)
  }

  @Test(
    "Where the two labels lie",
    arguments: zip(categories, [[9.0, 20.5, 32.5], [11, 27.5, 42.5], [15, 39.5, 60.5]])
  )
  func subtitleParts(category: UIContentSizeCategory, parts: [Double]) {
    let scene = TableScene(at: category) { _ in TableScene.cell(.subtitle, "Title", "Detail") }
    let cell = scene.cell()
    let title = cell?.textLabel?.frame ?? .zero
    #expect([title.minY, title.height, Double(cell?.detailTextLabel?.frame.minY ?? 0)] == parts)
  }

  @Test(
    "Cell with the default content configuration",
    arguments: zip(MeasuredDevice.allCases, [53.0, 53])
  )
  func configuration(device: MeasuredDevice, height: Double) {
    let scene = TableScene(on: device) { _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = "Title"
      cell.contentConfiguration = content
      return cell
    }
    #expect(Double(scene.row().height) == height)
  }

  @Test(
    "Where its label lies: in the middle, rounded up to a pixel",
    arguments: zip(MeasuredDevice.allCases, [16.5, 16 + 1.0 / 3])
  )
  func configurationLabel(device: MeasuredDevice, y: Double) {
    let scene = TableScene(on: device) { _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = "Title"
      cell.contentConfiguration = content
      return cell
    }
    scene.table.layoutIfNeeded()
    let label = scene.cell()?.configuredView?.subviews.first { $0 is UILabel }
    #expect(abs((label?.frame.minY ?? 0) - y) < 1e-6)
  }

  @Test(
    "Grouped cell with two labels",
    arguments: zip(MeasuredDevice.allCases, [69.5, 69 + 1.0 / 3])
  )
  func groupedSubtitle(device: MeasuredDevice, height: Double) {
    let scene = TableScene(.grouped, on: device) { _ in
      TableScene.cell(.subtitle, "Title", "Detail")
    }
    #expect(abs(scene.row().height - height) < 1e-6)
  }

  @Test("Content of 64 points and the line make 65")
  func fixedContent() {
    let scene = TableScene(on: .phone16) { _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let box = Box(10, 64)
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      ])
      return cell
    }
    #expect(scene.row().height == 65)
    #expect(scene.cell()?.contentView.frame.height == 64)
  }

  @Test(
    "The chevron grows",
    arguments: zip(
      categories,
      [
        CGSize(width: 10.5, height: 14), CGSize(width: 14, height: 19.5),
        CGSize(width: 20, height: 28.5),
      ]
    )
  )
  func chevron(category: UIContentSizeCategory, size: CGSize) {
    let scene = TableScene(at: category) { _ in
      let cell = TableScene.cell(.default)
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    #expect(scene.cell()?.accessoryRect?.size == size)
  }

  @Test("Chevron and check mark at three pixels a point")
  func accessoriesAtThree() {
    let scene = TableScene(on: .phone16) { path in
      let cell = TableScene.cell(.default)
      cell.accessoryType = path.row == 0 ? .disclosureIndicator : .checkmark
      return cell
    }
    let chevron = scene.cell(0)?.accessoryRect ?? .zero
    #expect(abs(chevron.width - 31.0 / 3) < 1e-6 && chevron.height == 14)
    let mark = scene.cell(1)?.accessoryRect ?? .zero
    #expect(mark.width == 19 && abs(mark.height - 52.0 / 3) < 1e-6)
  }

  @Test("The check mark at two pixels a point")
  func checkmark() {
    let scene = TableScene { _ in
      let cell = TableScene.cell(.default)
      cell.accessoryType = .checkmark
      return cell
    }
    #expect(scene.cell()?.accessoryRect?.size == CGSize(width: 19, height: 18))
  }

  @Test("A card of 343 points with a chevron at AX2 leaves 307 for the content")
  func contentWidth() {
    let scene = TableScene(.insetGrouped, at: .accessibilityLarge) { _ in
      let cell = TableScene.cell(.value1, "Automatic", "1.2 GB")
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    scene.table.layoutIfNeeded()
    #expect(scene.cell()?.frame.width == 343)
    #expect(scene.cell()?.contentView.frame.width == 307)
  }

  @Test("At accessibility sizes a value stands below its title where the row can grow")
  func stackedValue() throws {
    for style in [UITableViewCell.CellStyle.value1, .value2] {
      let scene = TableScene(at: .accessibilityLarge) { _ in
        TableScene.cell(style, "Downloads", "Automatic")
      }
      let cell = try #require(scene.cell())
      let (title, value) = try (#require(cell.textLabel), #require(cell.detailTextLabel))
      #expect(title.frame.maxY <= value.frame.minY)
      #expect(title.frame.minX == value.frame.minX)
      #expect(value.frame.maxY <= cell.contentView.bounds.maxY)
      #expect(value.frame.width >= value.intrinsicContentSize.width)
    }
  }

  @Test("Up to XXXL, and without a value, nothing is stacked")
  func valueBeside() throws {
    let scene = TableScene(at: .extraExtraExtraLarge) { _ in
      TableScene.cell(.value1, "Length", "km")
    }
    let cell = try #require(scene.cell())
    let (title, value) = try (#require(cell.textLabel), #require(cell.detailTextLabel))
    #expect(abs(title.frame.midY - value.frame.midY) < 1)
    #expect(value.frame.minX > title.frame.maxX)
    let alone = TableScene(at: .accessibilityLarge) { _ in TableScene.cell(.value1, "Length", "") }
    #expect(alone.row().height == 80)
  }

  @Test(
    "At AX2 in a row of 44 points title and value stand side by side, and the value is squeezed"
  )
  func squeezedValue() throws {
    let scene = TableScene(.insetGrouped, at: .accessibilityLarge) { path in
      let title = path.row == 0 ? "Downloads" : "Software Updates"
      let cell = TableScene.cell(.value1, title, "Automatic")
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    scene.table.rowHeight = 44
    scene.table.layoutIfNeeded()
    for row in 0...1 {
      let cell = try #require(scene.cell(row))
      let (title, value) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
      let wanted = title.sizeThatFits(CGSize(width: 283, height: 0)).width
      #expect(title.frame.width == wanted)
      #expect(value.frame.width == max(0, 283 - wanted - 8))
      #expect(value.frame.width < value.intrinsicContentSize.width)
      #expect(value.frame.minY == title.frame.minY)
    }
  }

  @Test("Cell margins", arguments: zip(MeasuredDevice.allCases, [16.0, 20]))
  func margins(device: MeasuredDevice, side: Double) {
    let scene = TableScene(on: device) { _ in TableScene.cell(.default) }
    let expected = UIEdgeInsets(top: 15, left: side, bottom: 15, right: side)
    #expect(scene.cell()?.contentView.layoutMargins == expected)
  }

  @Test("The label of the default style fills the content: 16, 0, W - 32")
  func labelFrame() {
    let scene = TableScene { _ in TableScene.cell(.default) }
    scene.table.layoutIfNeeded()
    #expect(scene.cell()?.textLabel?.frame == CGRect(x: 16, y: 0, width: 343, height: 51))
  }
}

@Suite("Headers have the sizes that were measured on iOS 26")
struct MeasuredHeaderTests {
  private func scene(_ style: UITableView.Style, _ device: MeasuredDevice) -> TableScene {
    let scene = TableScene(style, on: device) { _ in TableScene.cell(.default) }
    scene.sections = 2
    scene.title = { _ in "Title" }
    return scene
  }

  @Test("Plain header")
  func plain() {
    let scene = scene(.plain, .phone16)
    #expect(scene.table.rectForHeader(inSection: 0).height == 28)
    let label = scene.table.headerView(forSection: 0)?.textLabel?.frame ?? .zero
    #expect(label.minX == 20)
    #expect(abs(label.minY - 4) < 0.34)
  }

  @Test(
    "First grouped header",
    arguments: zip(MeasuredDevice.allCases, [55.5, 55 + 1.0 / 3])
  )
  func first(device: MeasuredDevice, height: Double) {
    for style in [UITableView.Style.grouped, .insetGrouped] {
      let scene = scene(style, device)
      let rect = scene.table.rectForHeader(inSection: 0)
      #expect(abs(rect.height - height) < 1e-6)
    }
  }

  @Test("Header after a footer without title, and that footer")
  func compact() {
    let scene = scene(.grouped, .phoneSE)
    #expect(scene.table.rectForHeader(inSection: 1).height == 38)
    #expect(scene.table.rectForFooter(inSection: 0).height == 17.5)
  }

  @Test("First header below a large title, at Large and at AX2: 38")
  func belowLargeTitle() throws {
    for category in [UIContentSizeCategory.large, .accessibilityLarge] {
      let controller = UITableViewController(style: .grouped)
      controller.title = "Settings"
      controller.tableView.dataSource = nil
      controller.tableView.staticSource = StaticTableSource(
        sections: [.init(cells: [TableScene.cell(.default)], headerTitle: "Title")]
      )
      let bars = UINavigationController(rootViewController: controller)
      bars.navigationBar.prefersLargeTitles = true
      let window = UIWindow(frame: CGRect(origin: .zero, size: MeasuredDevice.phoneSE.size))
      window.traitOverrides = UITraitCollection(
        preferredContentSizeCategory: category,
        displayScale: 2,
        userInterfaceIdiom: .phone,
        systemVersion: SystemVersion(26)
      )
      window.rootViewController = bars
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      #expect(controller.tableView.rectForHeader(inSection: 0).height == 38)
      bars.navigationBar.prefersLargeTitles = false
      controller.tableView.reloadData()
      window.layoutIfNeeded()
      #expect(controller.tableView.rectForHeader(inSection: 0).height == 55.5)
    }
  }

  @Test(
    "Header after a footer with title",
    arguments: zip(MeasuredDevice.allCases, [45.5, 45 + 1.0 / 3])
  )
  func later(device: MeasuredDevice, height: Double) {
    let scene = TableScene(.grouped, on: device) { _ in TableScene.cell(.default) }
    scene.table.dataSource = nil
    scene.table.staticSource = StaticTableSource(
      sections: [
        .init(cells: [TableScene.cell(.default)], headerTitle: "One", footerTitle: "Footer"),
        .init(cells: [TableScene.cell(.default)], headerTitle: "Two"),
      ])
    #expect(abs(scene.table.rectForHeader(inSection: 1).height - height) < 1e-6)
  }
}

/// Frames that Interface Builder saved in documents of Xcode 11 to 15; the documents are named in the
/// project's corpus.
@Suite("Cells before iOS 26 have the frames that documents saved")
struct SavedCellTests {
  private func scene(
    _ style: UITableViewCell.CellStyle = .default,
    _ title: String = "Item 3",
    _ detail: String? = nil,
    _ accessory: UITableViewCell.AccessoryType = .none
  ) -> TableScene {
    TableScene(version: SystemVersion(14)) { _ in
      let cell = TableScene.cell(style, title, detail)
      cell.accessoryType = accessory
      return cell
    }
  }

  @Test("A row of one line is 43.5 points high at two pixels a point, its content too")
  func height() {
    let scene = scene()
    #expect(scene.row().height == 43.5)
    #expect(scene.cell()?.contentView.frame == CGRect(x: 0, y: 0, width: 375, height: 43.5))
    #expect(scene.cell()?.textLabel?.frame == CGRect(x: 16, y: 0, width: 343, height: 43.5))
  }

  @Test("Margins of the content are 11 and the cell's, before an accessory 8")
  func margins() {
    let plain = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
    #expect(scene().cell()?.contentView.layoutMargins == plain)
    let cell = scene(.default, "Item 3", nil, .disclosureIndicator).cell()
    #expect(cell?.contentView.layoutMargins.right == 8)
    #expect(cell?.contentView.frame.width == 348)
  }

  @Test("Title and value stand on one baseline")
  func value() {
    let scene = scene(.value1, "Title", "Detail")
    defer { withExtendedLifetime(scene) {} }
    let cell = scene.cell()
    cell?.detailTextLabel?.font = .systemFont(ofSize: 15)
    cell?.setNeedsLayout()
    cell?.layoutIfNeeded()
    #expect(cell?.textLabel?.frame.minY == 12)
    #expect(cell?.detailTextLabel?.frame.minY == 14)
    #expect(cell?.detailTextLabel?.frame.maxX == 359)
  }

  @Test("Two labels in a row of 44 lie in its middle without a gap")
  func subtitle() {
    let scene = scene(.subtitle, "Default", "Subtitle")
    scene.table.rowHeight = 44
    let cell = scene.cell()
    cell?.textLabel?.font = .systemFont(ofSize: 17)
    cell?.detailTextLabel?.font = .systemFont(ofSize: 12)
    cell?.setNeedsLayout()
    cell?.layoutIfNeeded()
    #expect(cell?.textLabel?.frame.minY == 5)
    #expect(cell?.detailTextLabel?.frame.minY == 25.5)
  }
}
