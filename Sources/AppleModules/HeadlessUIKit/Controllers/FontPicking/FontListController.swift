import FontDescriptors
import FontManagement
import Foundation

/// The list of a font picker: recent fonts, then families, with their faces where they can be chosen.
final class FontListController: UITableViewController {
  var picker: FontPicker
  /// The fonts in which names are drawn, including those of other programs.
  private let fonts: FontCollection
  /// Receives the font of a row that is tapped.
  var onPick: ((FontDescriptor) -> Void)?
  /// The font whose row has a check mark.
  var marked: FontDescriptor? { didSet { loadedView.map { _ in tableView.reloadData() } } }

  /// A row of the list.
  private struct Row {
    var name: String
    var descriptor: FontDescriptor
    /// 1 for a face below its family.
    var level = 0
  }

  private struct Section {
    var title: String?
    var rows: [Row]
  }

  private var sections: [Section] = []

  init(_ picker: FontPicker, in fonts: FontCollection) {
    self.picker = picker
    self.fonts = fonts
    super.init(style: .plain)
    title = "Choose Font"
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.placeholder = "Search Fonts"
    navigationItem.searchController = search
    fill()
  }

  required init?(coder: NSCoder) { nil }

  func search(_ text: String) {
    picker.searchText = text
    navigationItem.searchController?.searchBar.text = text
    fill()
    if loadedView != nil { tableView.reloadData() }
  }

  private func fill() {
    let families = picker.families.flatMap { family in
      [Row(name: family.name, descriptor: family.descriptor)]
        + (showsFaces(of: family)
          ? family.faces.map { Row(name: $0.name, descriptor: $0.descriptor, level: 1) } : [])
    }
    let recents = picker.searchText.isEmpty ? picker.recents : []
    sections = [
      Section(title: "Recently Used", rows: recents.map { Row(name: $0.name, descriptor: $0) }),
      Section(title: recents.isEmpty ? nil : "All Fonts", rows: families),
    ].filter { !$0.rows.isEmpty }
  }

  /// For a family with a single face, the face is chosen at once.
  private func showsFaces(of family: FontPicker.Family) -> Bool {
    picker.configuration.includesFaces && family.faces.count > 1
  }

  // MARK: Table

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { sections[section].title }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = sections[indexPath.section].rows[indexPath.row]
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = row.name
    cell.textLabel?.fontCollection = fonts
    cell.textLabel?.font = fonts.performAsCurrent { font(of: row) }
    cell.textLabel?.adjustsFontForContentSizeCategory = true
    cell.textLabel?.numberOfLines = 0
    cell.indentationLevel = row.level
    cell.accessoryType = row.descriptor == marked ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onPick?(sections[indexPath.section].rows[indexPath.row].descriptor)
  }

  /// The font in which the name of a row is drawn, which follows the text size.
  private func font(of row: Row) -> UIFont {
    if picker.configuration.displaysUsingSystemFont { return .preferredFont(forTextStyle: .body) }
    let own = UIFont(descriptor: row.descriptor, size: UIFont.labelFontSize)
    return UIFontMetrics(forTextStyle: .body).scaledFont(for: own)
  }
}

extension FontDescriptor {
  /// The family and, where it was chosen, the face.
  fileprivate var name: String {
    [family, face].compactMap { $0 }.joined(separator: " ")
  }
}
