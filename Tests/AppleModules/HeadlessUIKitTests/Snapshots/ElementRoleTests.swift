import Foundation
import HeadlessUIKit
import Snapshots
import Testing

private final class OrderCell: UITableViewCell {}
private final class PriceField: UITextField {}
private final class CardView: UIView {}

@Suite struct `Roles that views give their elements` {
  @Test func `A subclass in a client's code has the role of its superclass`() {
    let views: [(UIView, ElementRole)] = [
      (OrderCell(style: .default, reuseIdentifier: nil), .tableCell), (PriceField(), .textField),
      (CardView(), .view), (UILabel(), .label), (UISwitch(), .switch), (UITextView(), .textView),
      (UICollectionViewCell(), .collectionCell), (UISearchTextField(), .searchField),
      (UIButton(), .button), (UINavigationBar(), .navigationBar), (UIStackView(), .stack),
    ]
    for (view, role) in views {
      #expect(view.layoutSnapshot().root.role == role)
    }
  }

  @Test func `A broken constraint is a value`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let card = CardView()
    card.accessibilityIdentifier = "card"
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    let fixed = card.heightAnchor.constraint(equalToConstant: 44)
    let least = card.heightAnchor.constraint(greaterThanOrEqualToConstant: 60)
    NSLayoutConstraint.activate([fixed, least])
    let issue = try #require(view.layoutSnapshot().issues.first { $0.kind == .unsatisfiable })
    let formulas = Set(issue.constraints.map(\.formula))
    #expect(formulas == ["card.height == 44", "card.height >= 60"])
    let broken = try #require(issue.brokenConstraint)
    #expect(issue.constraints.contains(broken))
    #expect(broken.first.attribute == .height)
    #expect(broken.description.hasPrefix("<NSLayoutConstraint CardView 'card'.height"))
  }

  @Test func `A guide is named by the property that gives it`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let card = CardView()
    card.accessibilityIdentifier = "card"
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    let column = UILayoutGuide()
    column.identifier = "column"
    view.addLayoutGuide(column)
    let bottom = view.safeAreaLayoutGuide.bottomAnchor
    NSLayoutConstraint.activate([
      card.bottomAnchor.constraint(equalTo: bottom),
      card.bottomAnchor.constraint(equalTo: bottom, constant: -8),
      column.widthAnchor.constraint(equalToConstant: 10),
      column.widthAnchor.constraint(equalToConstant: 20),
    ])
    let issues = view.layoutSnapshot().issues.filter { $0.kind == .unsatisfiable }
    let formulas = Set(issues.flatMap(\.constraints).filter { !$0.isImplicit }.map(\.formula))
    #expect(
      formulas == [
        "card.bottom == UIView.safeAreaLayoutGuide.bottom",
        "card.bottom == UIView.safeAreaLayoutGuide.bottom - 8",
        "UIView.column.width == 10", "UIView.column.width == 20",
      ]
    )
    #expect(view.safeAreaLayoutGuide.identifier == "UIViewSafeAreaLayoutGuide")
    #expect(view.layoutMarginsGuide.identifier == "UIViewLayoutMarginsGuide")
    #expect(view.readableContentGuide.identifier == "UIViewReadableContentGuide")
  }
}
