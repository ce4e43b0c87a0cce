import DynamicType
import Foundation
import Testing

@testable import HeadlessUIKit

/// A view that makes its constraints when it is asked to update them.
private final class UpdatingView: UIView {
  let label = UILabel()
  private(set) var updates = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.text = "x"
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    setNeedsUpdateConstraints()
  }

  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    if updates == 0 {
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
        label.topAnchor.constraint(equalTo: topAnchor),
      ])
    }
    updates += 1
    super.updateConstraints()
  }
}

/// Expected values are what Apple documents of the distribution `equalSpacing`, of `isActive`, which removes the
/// constraint from its view, and of `setNeedsUpdateConstraints()`, after which the next update pass calls
/// `updateConstraints()`.
@Suite("Views that change after their first layout")
struct ChangesAfterLayoutTests {
  let window: UIWindow
  let screen = UIViewController()

  init() throws { window = try Screens.window("iPhone 16", root: screen) }

  private var view: UIView { screen.viewIfLoaded ?? UIView() }

  private func label() -> UILabel {
    let label = UILabel()
    label.text = "Ag"
    return label
  }

  private func stack(_ views: UIView...) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .equalSpacing
    stack.alignment = .center
    stack.frame = CGRect(x: 0, y: 200, width: 300, height: 100)
    return stack
  }

  /// The places where a stack is added.
  enum Place: CaseIterable, Sendable {
    case view, newView, scrollView, stack, constraints
  }

  @Test("A stack arranges its views wherever it is added", arguments: Place.allCases)
  func stack(in place: Place) {
    let (first, last) = (label(), label())
    let stack = stack(first, last)
    switch place {
    case .view: view.addSubview(stack)
    case .newView:
      let outer = UIView(frame: view.bounds)
      outer.addSubview(stack)
      view.addSubview(outer)
    case .scrollView:
      let scrollView = UIScrollView(frame: view.bounds)
      view.addSubview(scrollView)
      window.layoutIfNeeded()
      scrollView.addSubview(stack)
    case .stack:
      let outer = UIStackView(arrangedSubviews: [])
      outer.frame = stack.frame
      view.addSubview(outer)
      window.layoutIfNeeded()
      outer.addArrangedSubview(stack)
    case .constraints:
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 200),
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        stack.widthAnchor.constraint(equalToConstant: 300),
        stack.heightAnchor.constraint(equalToConstant: 100),
      ])
    }
    window.layoutIfNeeded()
    #expect(first.frame.minX == 0)
    #expect(last.frame.maxX == 300)
    // A pixel of a third of a point has its middle half a pixel beside.
    #expect(abs(last.frame.midY - 50) < 0.17)
  }

  @Test("A constraint that was deactivated alone no longer holds", arguments: [false, true])
  func deactivation(inList: Bool) {
    let label = label()
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    let width = label.widthAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([
      width, label.topAnchor.constraint(equalTo: view.topAnchor, constant: 200),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(label.frame.width == 200)
    if inList { NSLayoutConstraint.deactivate([width]) } else { width.isActive = false }
    window.layoutIfNeeded()
    #expect(label.frame.width == label.intrinsicContentSize.width)
  }

  @Test("A view that loses a sibling is laid out without it")
  func removedSibling() {
    let (above, below) = (label(), label())
    for one in [above, below] {
      one.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(one)
      one.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    }
    let wish = below.topAnchor.constraint(equalTo: view.topAnchor, constant: 10)
    wish.priority = .defaultHigh
    NSLayoutConstraint.activate([
      wish, above.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
      below.topAnchor.constraint(equalTo: above.topAnchor, constant: 50),
    ])
    window.layoutIfNeeded()
    #expect(below.frame.minY == 150)
    above.removeFromSuperview()
    window.layoutIfNeeded()
    #expect(below.frame.minY == 10)
  }

  @Test("Constraints that were due before a view came into a tree are updated once")
  func update() {
    let updating = UpdatingView(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
    let outer = UIView(frame: view.bounds)
    outer.addSubview(updating)
    view.addSubview(outer)
    window.layoutIfNeeded()
    #expect(updating.updates == 1)
    #expect(updating.label.frame.minX == 12)
    window.layoutIfNeeded()
    #expect(updating.updates == 1)
  }

  @Test("A stack takes views that come and are shown, stacks among them")
  func growingStack() {
    let (hidden, added, inner) = (label(), label(), label())
    hidden.isHidden = true
    let stack = UIStackView(arrangedSubviews: [label(), hidden])
    stack.axis = .vertical
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 200),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
    ])
    window.layoutIfNeeded()
    // A line of 17 points is 20 1/3 points high at 3x.
    let line = 61.0 / 3
    hidden.isHidden = false
    window.layoutIfNeeded()
    #expect(abs(stack.frame.height - (2 * line + 10)) < 0.01)
    stack.addArrangedSubview(added)
    window.layoutIfNeeded()
    #expect(abs(added.frame.minY - (2 * line + 20)) < 0.01)
    let row = UIStackView(arrangedSubviews: [inner])
    row.isLayoutMarginsRelativeArrangement = true
    row.directionalLayoutMargins = .init(top: 5, leading: 9, bottom: 5, trailing: 9)
    stack.addArrangedSubview(row)
    window.layoutIfNeeded()
    #expect(inner.frame.minX == 9)
    #expect(abs(row.frame.height - (line + 10)) < 0.01)
  }
}
