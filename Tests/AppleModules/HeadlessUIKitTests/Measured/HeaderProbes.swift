import Foundation
import Testing

@testable import HeadlessUIKit

/// How headers and footers are read for the rows of `Reference/measured-sizes.json`.
enum HeaderProbes {
  static let all: [String: MeasuredProbe] = [
    "header.plain": { scene in
      let table = table(.plain, scene, ("Section", nil))
      let header = try #require(table.headerView(forSection: 0))
      let label = try #require(header.textLabel)
      return [
        table.rectForHeader(inSection: 0).height, label.frame.minY, label.frame.minX,
        label.frame.height,
      ]
    },
    "header.first": { scene in
      [table(.grouped, scene, ("Section", nil)).rectForHeader(inSection: 0).height]
    },
    "header.later": { scene in
      let table = table(.grouped, scene, ("First", "A footer"), ("Second", nil))
      return [table.rectForHeader(inSection: 1).height]
    },
    "header.after-untitled-footer": { scene in
      let table = table(.grouped, scene, ("First", nil), ("Second", nil))
      return [table.rectForHeader(inSection: 1).height]
    },
    "footer.untitled": { scene in
      [table(.grouped, scene, ("First", nil), ("Second", nil)).rectForFooter(inSection: 0).height]
    },
    "footer.titled": { scene in
      let table = table(.grouped, scene, ("First", "A footer"), ("Second", nil))
      let footer = try #require(table.footerView(forSection: 0))
      let label = try #require(footer.textLabel)
      return [label.frame.minY, table.rectForFooter(inSection: 0).height - label.frame.maxY]
    },
  ]

  private static func table(
    _ style: UITableView.Style,
    _ scene: MeasuredScene,
    _ titles: (String?, String?)...
  ) -> UITableView {
    let controller = MeasuredTableController(style: style)
    controller.sections = titles.map {
      .init(header: $0.0, footer: $0.1, cells: [CellProbes.cell(.default)])
    }
    _ = scene.window(controller)
    return controller.tableView
  }
}
