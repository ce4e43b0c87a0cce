import UIKit

/// The packing list: a screen without a document.
final class PackingListViewController: UIViewController {
  private let heading = UILabel()
  private let items = UILabel()
  private let hint = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    heading.apply(.heading)
    heading.text = NSLocalizedString("packing.heading", comment: "Title of the packing list")

    // A fault: the font is that of body text, and the label does not follow a change.
    items.font = .preferredFont(forTextStyle: .body)
    items.text = NSLocalizedString("packing.items", comment: "What to take along")

    // A fault: the font never changes its size.
    hint.font = .systemFont(ofSize: 12)
    hint.text = NSLocalizedString("packing.hint", comment: "A hint below the packing list")

    let column = UIStackView(arrangedSubviews: [heading, items, hint])
    column.axis = .vertical
    view.addSubview(column)
    column.translatesAutoresizingMaskIntoConstraints = false
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: margins.topAnchor),
      column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }
}
