import DynamicType
import Snapshots
import Testing

@testable import HeadlessUIKit

/// A view whose content has a size.
final class Box: UIView {
  var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: Double, _ height: Double) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

@Suite("Constraints place views")
struct ConstraintTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test(
    "A content that must be hugged yields to a length, as saved frames of labels and buttons do"
  )
  func requiredHugging() throws {
    let box = Box(50, 20)
    box.setContentHuggingPriority(.required, for: .vertical)
    root.addSubview(box)
    let top = box.topAnchor.constraint(equalTo: root.topAnchor, constant: 10)
    let height = box.heightAnchor.constraint(equalToConstant: 43)
    // The newest constraint is one of the author's, and stays.
    root.layoutIfNeeded()
    NSLayoutConstraint.activate([top, height])
    let issue = try #require(root.layoutSnapshot().issues.first { $0.kind == .unsatisfiable })
    #expect(box.frame.height == 43)
    #expect(issue.brokenConstraint?.isContentSize == true)
    #expect(issue.constraints.contains { $0.formula == "Box.height == 43" })
  }

  @Test(
    "A text that may wrap yields to a length, as saved frames of labels do, and that is no conflict",
    arguments: [true, false]
  )
  func requiredWidthOfText(isContentFirst: Bool) {
    let label = UILabel()
    label.text = "Vienna is the capital of Austria"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    label.setContentCompressionResistancePriority(.required, for: .vertical)
    root.addSubview(label)
    if isContentFirst { root.layoutIfNeeded() }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.widthAnchor.constraint(equalToConstant: 120),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.width == 120)
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 120, height: 0)).height)
    #expect(label.frame.height > label.intrinsicContentSize.height)
    #expect(!root.layoutSnapshot().issues.contains { $0.kind == .unsatisfiable })
  }

  @Test("A text of one line that must not be narrower contradicts a length")
  func requiredWidthOfLine() {
    let label = UILabel()
    label.text = "Vienna is the capital of Austria"
    label.translatesAutoresizingMaskIntoConstraints = false
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.widthAnchor.constraint(equalToConstant: 120),
    ])
    root.layoutIfNeeded()
    #expect(root.layoutSnapshot().issues.contains { $0.kind == .unsatisfiable })
  }

  @Test("Edges and constants give a frame in the superview's coordinates")
  func edges() {
    let box = Box(50, 20)
    root.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
    ])
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 16, y: 10, width: 50, height: 20))
    box.size.width = 70
    root.layoutIfNeeded()
    #expect(box.frame.width == 70)
  }

  @Test("From right to left, leading is the right edge")
  func rightToLeft() {
    root.semanticContentAttribute = .forceRightToLeft
    let box = Box(50, 20)
    root.addSubview(box)
    box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16).isActive = true
    box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 254, y: 0, width: 50, height: 20))
  }

  @Test("Views in different containers are related")
  func acrossContainers() {
    let container = UIView()
    container.translatesAutoresizingMaskIntoConstraints = false
    let inner = Box(40, 20)
    let outer = Box(30, 20)
    root.addSubview(container)
    root.addSubview(outer)
    container.addSubview(inner)
    NSLayoutConstraint.activate([
      container.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100),
      container.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      container.widthAnchor.constraint(equalToConstant: 120),
      container.heightAnchor.constraint(equalTo: inner.heightAnchor, multiplier: 2),
      inner.centerXAnchor.constraint(equalTo: container.centerXAnchor),
      inner.topAnchor.constraint(equalTo: container.topAnchor, constant: 5),
      outer.leadingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 8),
      outer.topAnchor.constraint(equalTo: inner.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(container.frame == CGRect(x: 100, y: 50, width: 120, height: 40))
    #expect(inner.frame == CGRect(x: 40, y: 5, width: 40, height: 20))
    #expect(outer.frame == CGRect(x: 188, y: 55, width: 30, height: 20))
  }

  @Test("Autoresizing masks hold inside of views that constraints place")
  func masks() {
    let container = UIView()
    container.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(container)
    NSLayoutConstraint.activate([
      container.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      container.topAnchor.constraint(equalTo: root.topAnchor),
      container.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      container.heightAnchor.constraint(equalToConstant: 100),
    ])
    container.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    let fixed = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 30))
    fixed.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(fixed)
    let after = Box(5, 5)
    container.addSubview(after)
    after.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 2).isActive = true
    after.topAnchor.constraint(equalTo: fixed.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(container.frame.width == 160)
    #expect(fixed.frame == CGRect(x: 10, y: 10, width: 140, height: 80))
    #expect(after.frame == CGRect(x: 152, y: 10, width: 5, height: 5))
  }

  @Test("Margins, safe area and readable width are guides")
  func guides() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    window.screen = UIScreen(
      size: Size(width: 375, height: 812),
      safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0),
      traits: UITraitCollection(displayScale: 3)
    )
    let controller = UIViewController()
    window.rootViewController = controller
    let box = Box(10, 10)
    let view = controller.view!
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      box.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
    window.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 16, y: 44, width: 343, height: 734))
  }

  @Test("A conflict is reported with the constraint that was broken")
  func conflicts() {
    let box = Box(10, 10)
    box.accessibilityIdentifier = "box"
    root.addSubview(box)
    box.widthAnchor.constraint(equalToConstant: 100).isActive = true
    box.widthAnchor.constraint(equalToConstant: 200).isActive = true
    root.layoutIfNeeded()
    let issues = root.layoutIssues
    #expect(issues.count == 1)
    #expect(issues.first?.brokenConstraint?.description.contains("Box 'box'.width == 200") == true)
    #expect(box.frame.width == 100)
  }

  @Test("A fitting size is that of the constraints inside")
  func fitting() {
    let cell = UIView()
    cell.translatesAutoresizingMaskIntoConstraints = false
    let box = Box(100, 30)
    cell.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 10),
      box.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -10),
      box.topAnchor.constraint(equalTo: cell.topAnchor, constant: 5),
      box.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -5),
    ])
    let size = CGSize(width: 120, height: 40)
    #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == size)
    root.addSubview(cell)
    root.layoutIfNeeded()
    #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == size)
    root.layoutIfNeeded()
    #expect(cell.frame.size == size)
  }
}
