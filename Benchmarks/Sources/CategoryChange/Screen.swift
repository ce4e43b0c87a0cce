import UIKit

/// A screen of 200 views: 33 rows of a stack with an icon, a title, a subtitle and a button.
struct Screen {
  /// The texts that follow the text size.
  enum Following: String, CaseIterable { case nothing, titles, everything }

  static let titleStyle = UIFont.TextStyle.body
  static let subtitleStyle = UIFont.TextStyle.footnote
  static let buttonStyle = UIFont.TextStyle.callout
  static let buttonTitle = "Open"

  /// The title and the subtitle of each row.
  static let texts = (0..<33).map { index in
    (title: text(index), subtitle: text(index + 3))
  }

  private static let words = [
    "A quiet start, then a run of meetings", "Обед с командой", "夕食の買い物", "Call the dentist",
    "Zug nach München, Gleis 12", "Readings for the seminar on typography",
  ]

  let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 8000))

  init(_ following: Following) {
    root.traitOverrides = UITraitCollection(preferredContentSizeCategory: .large, displayScale: 3)
    let list = UIStackView(
      arrangedSubviews: Self.texts.map { Self.row($0.title, $0.subtitle, following) }
    )
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

  private static func text(_ index: Int) -> String {
    words[index % words.count] + " \(index)"
  }

  private static func row(_ title: String, _ subtitle: String, _ following: Following) -> UIView {
    let icon = UIImageView(image: UIImage(systemName: "star"))
    icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 20)
    let titleLabel = label(title, titleStyle, following != .nothing)
    titleLabel.numberOfLines = 2
    let subtitleLabel = label(subtitle, subtitleStyle, following == .everything)
    let button = UIButton(type: .custom)
    button.setTitle(buttonTitle, for: .normal)
    button.titleLabel?.font = font(buttonStyle)
    button.titleLabel?.adjustsFontForContentSizeCategory = following == .everything
    let stack = UIStackView(arrangedSubviews: [icon, titleLabel, subtitleLabel, button])
    stack.spacing = 8
    stack.alignment = .center
    return stack
  }

  private static func font(_ style: UIFont.TextStyle) -> UIFont {
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    return .preferredFont(forTextStyle: style, compatibleWith: large)
  }

  private static func label(_ text: String, _ style: UIFont.TextStyle, _ follows: Bool) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font(style)
    label.adjustsFontForContentSizeCategory = follows
    return label
  }
}
