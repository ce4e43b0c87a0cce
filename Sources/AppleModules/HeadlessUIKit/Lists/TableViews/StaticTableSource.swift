import Foundation

/// A data source with existing cells: static tables, and samples of prototypes.
package final class StaticTableSource: UITableViewDataSource {
  /// The cells between a header and a footer.
  package struct Section {
    package var cells: [UITableViewCell]
    package var headerTitle: String?
    package var footerTitle: String?

    package init(
      cells: [UITableViewCell],
      headerTitle: String? = nil,
      footerTitle: String? = nil
    ) {
      self.cells = cells
      self.headerTitle = headerTitle
      self.footerTitle = footerTitle
    }
  }

  package let sections: [Section]

  package init(sections: [Section]) { self.sections = sections }

  package func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].cells.count
  }

  package func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    sections[indexPath.section].cells[indexPath.row]
  }

  package func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { sections[section].headerTitle }

  package func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? { sections[section].footerTitle }

  /// The height of a row in its document; `nil` for that of the table.
  func height(ofRowAt path: IndexPath) -> CGFloat? {
    let height = sections[path.section].cells[path.row].rowHeight
    return height >= 0 ? height : nil
  }
}
