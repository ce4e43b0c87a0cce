import DynamicType
import Foundation

@testable import HeadlessUIKit

/// A device as the measured data name them.
enum MeasuredDevice: String, CaseIterable {
  case phoneSE, phone16

  var size: CGSize {
    self == .phoneSE ? CGSize(width: 375, height: 667) : CGSize(width: 393, height: 852)
  }

  var scale: Double { self == .phoneSE ? 2 : 3 }
}

/// A table in a window of a device.
final class TableScene: UITableViewDataSource {
  let window: UIWindow
  let table: UITableView
  var count: Int
  let make: (IndexPath) -> UITableViewCell
  var sections = 1
  var title: (Int) -> String? = { _ in nil }
  private(set) var made = 0

  init(
    _ style: UITableView.Style = .plain,
    on device: MeasuredDevice = .phoneSE,
    at category: UIContentSizeCategory = .large,
    version: SystemVersion = SystemVersion(26),
    count: Int = 3,
    make: @escaping (IndexPath) -> UITableViewCell
  ) {
    self.count = count
    self.make = make
    window = UIWindow(frame: CGRect(origin: .zero, size: device.size))
    var traits = UITraitCollection(
      preferredContentSizeCategory: category,
      displayScale: device.scale,
      userInterfaceIdiom: .phone
    )
    traits.systemVersion = version
    window.traitOverrides = traits
    table = UITableView(frame: window.bounds, style: style)
    table.dataSource = self
    window.addSubview(table)
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    made += 1
    return make(indexPath)
  }

  func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { title(section) }

  func row(_ index: Int = 1) -> CGRect {
    table.rectForRow(at: IndexPath(row: index, section: 0))
  }

  func cell(_ index: Int = 1) -> UITableViewCell? {
    table.cellForRow(at: IndexPath(row: index, section: 0))
  }

  static func cell(
    _ style: UITableViewCell.CellStyle,
    _ title: String = "Title",
    _ detail: String? = nil
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = title
    if let detail { cell.detailTextLabel?.text = detail }
    return cell
  }
}
