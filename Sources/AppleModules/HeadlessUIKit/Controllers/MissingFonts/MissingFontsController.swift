package import FontManagement
import Foundation

/// The dialog about unavailable fonts, as a sheet whose list scrolls at every text size.
///
/// On Apple's systems the system shows such a dialog after an app's request; this arrangement is our own. It
/// is presented like any other controller, and its button dismisses it.
package final class MissingFontsController: UIViewController {
  private let container: UINavigationController

  /// Creates a dialogue.
  package init(_ fonts: MissingFonts) {
    let list = MissingFontsListController(fonts)
    container = UINavigationController(rootViewController: list)
    super.init(nibName: nil, bundle: nil)
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }
    )
    addChild(container)
    container.didMove(toParent: self)
  }

  required init?(coder: NSCoder) { nil }

  package override func loadView() {
    super.loadView()
    container.view.frame = view.bounds
    container.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(container.view)
  }
}

/// A row for each font, with the message below.
private final class MissingFontsListController: UITableViewController {
  private let fonts: MissingFonts

  init(_ fonts: MissingFonts) {
    self.fonts = fonts
    super.init(style: .insetGrouped)
    title = fonts.title
  }

  required init?(coder: NSCoder) { nil }

  override func numberOfSections(in tableView: UITableView) -> Int { 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    fonts.fonts.count
  }

  // The names come first: at the largest sizes the message would fill the screen.
  override func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? { fonts.message }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let font = fonts.fonts[indexPath.row]
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = font.name
    cell.detailTextLabel?.text = font.explanation
    cell.detailTextLabel?.textColor = .secondaryLabel
    for label in [cell.textLabel, cell.detailTextLabel] { label?.numberOfLines = 0 }
    cell.textLabel?.font = .preferredFont(forTextStyle: .body)
    cell.detailTextLabel?.font = .preferredFont(forTextStyle: .subheadline)
    for label in [cell.textLabel, cell.detailTextLabel] {
      label?.adjustsFontForContentSizeCategory = true
    }
    cell.selectionStyle = .none
    return cell
  }
}
