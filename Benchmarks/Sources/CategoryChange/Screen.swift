import UIKit

/// A screen of 200 views: 33 rows of a stack with an icon, a title, a subtitle and a button.
struct Screen {
  /// What follows the text size.
  enum Following { case nothing, titles, everything }

  let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 8000))

  static let words = [
    "A quiet start, then a run of meetings", "Обед с командой", "夕食の買い物", "Call the dentist",
    "Zug nach München, Gleis 12", "Readings for the seminar on typography",
  ]

  init(_ following: Following) {
    root.traitOverrides = UITraitCollection(preferredContentSizeCategory: .large, displayScale: 3)
    let list = UIStackView(arrangedSubviews: (0..<33).map { Self.row($0, following) })
    list.axis = .vertical
    list.spacing = 4
    list.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(list)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: root.topAnchor),
      list.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
  }

  private static func row(_ index: Int, _ following: Following) -> UIView {
    let icon = UIImageView(image: UIImage(systemName: "star"))
    icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 20)
    let title = label(index, .body, following != .nothing)
    title.numberOfLines = 2
    let subtitle = label(index + 3, .footnote, following == .everything)
    let button = UIButton(type: .custom)
    button.setTitle("Open", for: .normal)
    button.titleLabel?.font = font(.callout)
    button.titleLabel?.adjustsFontForContentSizeCategory = following == .everything
    let stack = UIStackView(arrangedSubviews: [icon, title, subtitle, button])
    stack.spacing = 8
    stack.alignment = .center
    return stack
  }

  private static func font(_ style: UIFont.TextStyle) -> UIFont {
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    return .preferredFont(forTextStyle: style, compatibleWith: large)
  }

  private static func label(_ index: Int, _ style: UIFont.TextStyle, _ follows: Bool) -> UILabel {
    let label = UILabel()
    label.text = words[index % words.count] + " \(index)"
    label.font = font(style)
    label.adjustsFontForContentSizeCategory = follows
    return label
  }

  /// The views of the tree.
  var count: Int { Self.count(root) }

  private static func count(_ view: UIView) -> Int {
    view.subviews.reduce(1) { $0 + count($1) }
  }
}
