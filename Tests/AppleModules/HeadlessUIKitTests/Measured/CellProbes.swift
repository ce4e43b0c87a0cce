import Foundation
import Testing

@testable import HeadlessUIKit

/// A table of sections, each with its cells and its titles.
final class MeasuredTableController: UITableViewController {
  struct Section {
    var header: String?
    var footer: String?
    var cells: [UITableViewCell] = []
  }

  var sections: [Section] = []
  var height: CGFloat?

  convenience init(_ style: UITableView.Style, _ cells: UITableViewCell...) {
    self.init(style: style)
    sections = [Section(cells: cells)]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let height { tableView.rowHeight = height }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].cells.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { sections[indexPath.section].cells[indexPath.row] }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  { sections[section].header }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  { sections[section].footer }
}

/// How cells are read for the rows of `Reference/measured-sizes.json`.
///
/// The measured cells stood above others, so that the first of two is read.
enum CellProbes {
  static let all: [String: MeasuredProbe] = [
    "cell.default": { try height(.plain, .default, $0) },
    "cell.value1": { try height(.plain, .value1, $0) },
    "cell.value1.accessory": { scene in
      try height(.plain, .value1, scene) { $0.accessoryType = .disclosureIndicator }
    },
    "cell.grouped": { try height(.grouped, .default, $0) },
    "cell.inset-grouped": { try height(.insetGrouped, .default, $0) },
    "cell.configuration": { try configured(.default, $0) },
    "cell.value-configuration": { try configured(.value1, $0) },
    "cell.subtitle": { try height(.plain, .subtitle, $0) },
    "cell.subtitle.grouped": { try height(.grouped, .subtitle, $0) },
    "cell.subtitle.parts": subtitleParts,
    "cell.fixed-64": fixed,
    "cell.stack-row": stackRow,
    "cell.label-frame": { scene in
      let cell = cell(.default)
      _ = scene.window(MeasuredTableController(.plain, cell, Self.cell(.default)))
      return lengths(try #require(cell.textLabel).frame)
    },
    "cell.value1.fixed-44": valueInFixedRow,
    "cell.margins": { scene in margins(.plain, scene) },
    "cell.margins.inset-grouped": { scene in margins(.insetGrouped, scene) },
    "cell.separator": { scene in
      let cell = cell(.default)
      _ = scene.window(MeasuredTableController(.plain, cell, Self.cell(.default)))
      return [cell.bounds.height - cell.contentView.bounds.height]
    },
    "accessory.chevron": { scene in try accessory(.disclosureIndicator, scene) },
    "accessory.checkmark": { scene in try accessory(.checkmark, scene) },
    "accessory.delete": { scene in
      let rect = try #require(edited(scene).editingControlRect)
      return [rect.width, rect.height]
    },
    "accessory.reorder": { scene in [try #require(edited(scene).reorderRect).width] },
  ]

  static func cell(_ style: UITableViewCell.CellStyle) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    return cell
  }

  static func lengths(_ rect: CGRect) -> [CGFloat] {
    [rect.minX, rect.minY, rect.width, rect.height]
  }

  private static func height(
    _ style: UITableView.Style,
    _ cellStyle: UITableViewCell.CellStyle,
    _ scene: MeasuredScene,
    _ change: (UITableViewCell) -> Void = { _ in }
  ) throws -> [CGFloat] {
    let cell = cell(cellStyle)
    change(cell)
    _ = scene.window(MeasuredTableController(style, cell, Self.cell(cellStyle)))
    return [cell.frame.height]
  }

  private static func configured(
    _ style: UITableViewCell.CellStyle,
    _ scene: MeasuredScene
  ) throws -> [CGFloat] {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Title"
    if style != .default { content.secondaryText = "Detail" }
    cell.contentConfiguration = content
    _ = scene.window(MeasuredTableController(.plain, cell, Self.cell(.default)))
    return [cell.frame.height]
  }

  private static func subtitleParts(_ scene: MeasuredScene) throws -> [CGFloat] {
    let cell = cell(.subtitle)
    _ = scene.window(MeasuredTableController(.plain, cell, Self.cell(.subtitle)))
    let title = try #require(cell.textLabel).frame
    let detail = try #require(cell.detailTextLabel).frame
    return [
      title.minY, title.height, detail.minY - title.maxY, detail.height,
      cell.bounds.height - detail.maxY,
    ]
  }

  private static func pinned(_ view: UIView, height: CGFloat) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    view.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      view.heightAnchor.constraint(equalToConstant: height),
    ])
    return cell
  }

  private static func fixed(_ scene: MeasuredScene) throws -> [CGFloat] {
    let label = UILabel()
    label.text = "Title"
    let cell = pinned(label, height: 64)
    _ = scene.window(MeasuredTableController(.plain, cell, Self.cell(.default)))
    return [cell.frame.height]
  }

  private static func stackRow(_ scene: MeasuredScene) throws -> [CGFloat] {
    let label = UILabel()
    label.text = "Title"
    label.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
      for: .boldSystemFont(ofSize: 13),
      compatibleWith: scene.traits
    )
    let row = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(label)
    let guide = row.layoutMarginsGuide
    NSLayoutConstraint.activate([
      row.heightAnchor.constraint(greaterThanOrEqualToConstant: 40),
      label.topAnchor.constraint(equalTo: guide.topAnchor),
      label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
    ])
    let stack = UIStackView(arrangedSubviews: [row])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    let controller = UIViewController()
    controller.view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      stack.widthAnchor.constraint(equalToConstant: 300),
    ])
    _ = scene.window(controller)
    return [row.frame.height]
  }

  private static func valueInFixedRow(_ scene: MeasuredScene) throws -> [CGFloat] {
    let cell = cell(.value1)
    cell.textLabel?.text = "Downloads"
    cell.detailTextLabel?.text = "Automatic"
    cell.accessoryType = .disclosureIndicator
    let table = MeasuredTableController(.insetGrouped, cell)
    table.height = 44
    _ = scene.window(table)
    let label = try #require(cell.textLabel)
    return [label.frame.minY, label.frame.height, cell.contentView.frame.width]
  }

  private static func margins(
    _ style: UITableView.Style,
    _ scene: MeasuredScene
  ) -> [CGFloat] {
    let cell = cell(.default)
    _ = scene.window(MeasuredTableController(style, cell))
    let margins = cell.contentView.layoutMargins
    return [margins.top, margins.left, margins.bottom, margins.right]
  }

  private static func edited(_ scene: MeasuredScene) throws -> UITableViewCell {
    let cell = cell(.default)
    cell.showsReorderControl = true
    let table = MeasuredTableController(.plain, cell)
    _ = scene.window(table)
    table.tableView.setEditing(true, animated: false)
    table.tableView.layoutIfNeeded()
    return cell
  }

  private static func accessory(
    _ type: UITableViewCell.AccessoryType,
    _ scene: MeasuredScene
  ) throws -> [CGFloat] {
    let cell = cell(.default)
    cell.accessoryType = type
    _ = scene.window(MeasuredTableController(.plain, cell))
    let rect = try #require(cell.accessoryRect)
    return [rect.width, rect.height]
  }
}
