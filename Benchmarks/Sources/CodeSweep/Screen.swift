import UIKit

/// The kinds of screens that are shown.
enum Screen: CaseIterable {
  case table, form, article, cards

  /// Makes the screen with texts of its own.
  func controller(_ number: Int) -> UIViewController {
    let controller =
      switch self {
      case .table: ListController(number)
      case .form: ContentController(Self.form(number))
      case .article: ContentController(Self.article(number))
      case .cards: ContentController(Self.cards(number))
      }
    controller.title = Self.text(number)
    return UINavigationController(rootViewController: controller)
  }

  private static let words = [
    "A quiet start, then a run of meetings", "Обед с командой", "夕食の買い物", "Call the dentist",
    "Zug nach München, Gleis 12", "Readings for the seminar on typography",
  ]

  static func text(_ index: Int) -> String { words[index % words.count] + " \(index)" }

  static func paragraph(_ index: Int) -> String {
    (0..<12).map { text(index + $0) }.joined(separator: ". ")
  }

  fileprivate static func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }

  private static func stack(_ views: [UIView], _ axis: NSLayoutConstraint.Axis) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.spacing = 8
    return stack
  }

  private static func form(_ number: Int) -> UIView {
    let rows = (0..<12).map { row in
      let toggle = UISwitch()
      toggle.setContentHuggingPriority(.required, for: .horizontal)
      return stack([label(text(number + row), .body), toggle], .horizontal)
    }
    return stack(rows, .vertical)
  }

  private static func article(_ number: Int) -> UIView {
    let paragraphs = (0..<8).map { label(paragraph(number + $0), .body) }
    return stack([label(text(number), .largeTitle)] + paragraphs, .vertical)
  }

  private static func cards(_ number: Int) -> UIView {
    let rows = (0..<6).map { row in
      let cards = (0..<2).map { card in
        let button = UIButton(type: .system)
        button.setTitle(text(number + card), for: .normal)
        let content = [
          label(text(number + row), .headline), label(text(number + row + card), .footnote), button,
        ]
        return stack(content, .vertical)
      }
      let cells = stack(cards, .horizontal)
      cells.distribution = .fillEqually
      return cells
    }
    return stack(rows, .vertical)
  }
}

/// A view that scrolls in the margins of the screen.
private final class ContentController: UIViewController {
  private let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scroll)
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
}

/// A table of rows that size themselves.
private final class ListController: UITableViewController {
  private let number: Int

  init(_ number: Int) {
    self.number = number
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 15 }

  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
    var content = cell.defaultContentConfiguration()
    content.text = Screen.text(number + path.row)
    content.secondaryText = Screen.text(number + path.row + 2)
    cell.contentConfiguration = content
    return cell
  }
}
