import Foundation

@testable import HeadlessUIKit

/// A screen of 200 views: forty rows of a stack with an icon, a title, a subtitle and a button.
final class LargeScreen {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 8000))
  private(set) var stacks: [UIStackView] = []
  private(set) var titles: [UILabel] = []

  /// The part of a row's text that follows the text size.
  enum Following { case nothing, titles, everything }

  static let words = [
    "A quiet start, then a run of meetings", "Обед с командой", "夕食の買い物", "Call the dentist",
    "Zug nach München, Gleis 12", "Readings for the seminar on typography",
  ]

  init(_ following: Following, rows: Int = 40) throws {
    root.traitOverrides = UITraitCollection(
      preferredContentSizeCategory: .large,
      displayScale: 3
    )
    let list = UIStackView()
    list.axis = .vertical
    list.spacing = 4
    list.translatesAutoresizingMaskIntoConstraints = false
    for index in 0..<rows { list.addArrangedSubview(try row(index, following)) }
    root.addSubview(list)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: root.topAnchor),
      list.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
  }

  private func row(_ index: Int, _ following: Following) throws -> UIStackView {
    let icon = UIImageView(image: UIImage(systemName: "star"))
    icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 20)
    let title = label(index, .body, following != .nothing)
    title.numberOfLines = 2
    titles.append(title)
    let subtitle = label(index + 3, .footnote, following == .everything)
    let button = UIButton(type: .custom)
    button.setTitle("Open", for: .normal)
    button.titleLabel?.font = font(.callout)
    button.titleLabel?.adjustsFontForContentSizeCategory = following == .everything
    let stack = UIStackView(arrangedSubviews: [icon, title, subtitle, button])
    stack.spacing = 8
    stack.alignment = .center
    stacks.append(stack)
    return stack
  }

  private func font(_ style: UIFont.TextStyle) -> UIFont {
    .preferredFont(forTextStyle: style, compatibleWith: root.traitCollection)
  }

  private func label(_ index: Int, _ style: UIFont.TextStyle, _ follows: Bool) -> UILabel {
    let label = UILabel()
    label.text = Self.words[index % Self.words.count] + " \(index)"
    label.font = font(style)
    label.adjustsFontForContentSizeCategory = follows
    return label
  }

  /// The views of the tree.
  var count: Int {
    var count = 0
    root.forEachInTree { _ in count += 1 }
    return count
  }

  /// Chooses another text size and says what layout did.
  func choose(_ category: UIContentSizeCategory) -> LayoutStatistics {
    LayoutStatistics.counting {
      root.traitOverrides.preferredContentSizeCategory = category
      root.layoutIfNeeded()
    }.statistics
  }

  /// The twelve categories, from one end to the other and back to Large.
  static let categories = UIContentSizeCategory.allCases.filter { $0 != .unspecified }
}
