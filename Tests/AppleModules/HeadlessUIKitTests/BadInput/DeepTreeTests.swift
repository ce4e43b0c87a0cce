import AutoLayout
import Foundation
import Snapshots
import Testing

@testable import HeadlessUIKit

@Suite("Deep and circular trees are laid out or refused, never endless")
struct DeepTreeTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func pin(_ view: UIView, to other: UIView) {
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: other.topAnchor),
      view.bottomAnchor.constraint(equalTo: other.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: other.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: other.trailingAnchor),
    ])
  }

  @Test("10,000 views in each other, placed by frames")
  func nestedFrames() {
    var innermost = root
    for _ in 0..<10_000 {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      innermost.addSubview(view)
      innermost = view
    }
    root.layoutIfNeeded()
    let snapshot = root.layoutSnapshot()
    #expect(innermost.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    var depth = 0
    var element = snapshot.root
    while let child = element.children.first {
      element = child
      depth += 1
    }
    #expect(depth == 10_000)
    root.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    root.layoutIfNeeded()
    #expect(innermost.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(root.hitTest(CGPoint(x: 1, y: 1), with: nil) === innermost)
    root.subviews.forEach { $0.removeFromSuperview() }
  }

  @Test("10,000 views in each other, pinned to the edges")
  func nestedConstraints() {
    var innermost = root
    for _ in 0..<10_000 {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      innermost.addSubview(view)
      pin(view, to: innermost)
      innermost = view
    }
    root.layoutIfNeeded()
    #expect(innermost.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    root.subviews.forEach { $0.removeFromSuperview() }
  }

  @Test("10,000 views in each other whose frames follow by their masks")
  func nestedMasks() {
    var innermost = root
    for _ in 0..<10_000 {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.preservesSuperviewLayoutMargins = true
      innermost.addSubview(view)
      innermost = view
    }
    innermost.tag = 7
    root.tintColor = .systemPink
    root.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40)
    root.frame.size = CGSize(width: 300, height: 400)
    #expect(innermost.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(innermost.layoutMargins.left == 40)
    #expect(innermost.tintColor == .systemPink)
    #expect(root.viewWithTag(7) === innermost)
  }

  @Test("10,000 views put into each other from the inside outwards")
  func fromTheInside() {
    let innermost = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var outer = innermost
    for _ in 1..<10_000 {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.addSubview(outer)
      outer = view
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(outer)
    window.layoutIfNeeded()
    #expect(innermost.window === window)
    outer.removeFromSuperview()
    #expect(innermost.window == nil)
    #expect(innermost.isDescendant(of: outer))
  }

  @Test("10,000 views beside each other, pinned to the edges")
  func siblings() {
    for _ in 0..<10_000 {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      pin(view, to: root)
    }
    root.layoutIfNeeded()
    #expect(root.subviews.allSatisfy { $0.frame == root.bounds })
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(root.subviews.allSatisfy { $0.frame.width == 300 })
  }

  @Test("5,000 stacks in each other around a label")
  func nestedStacks() {
    let label = UILabel()
    label.text = "Innermost"
    var stack = UIStackView(arrangedSubviews: [label])
    for index in 1..<5_000 {
      let outer = UIStackView(arrangedSubviews: [stack])
      outer.axis = index.isMultiple(of: 2) ? .vertical : .horizontal
      stack = outer
    }
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(stack.frame.size == label.intrinsicContentSize)
    #expect(label.frame.size == label.intrinsicContentSize)
    #expect(root.hitTest(CGPoint(x: 1, y: 1), with: nil) === label.superview)
  }

  /// Stacks in each other with a label at each level, so that each size depends on all others.
  private func labelledStack(levels: Int) -> UIStackView {
    var inner: UIView = UILabel()
    for level in 0..<levels {
      let label = UILabel()
      label.text = "Level \(level)"
      let stack = UIStackView(arrangedSubviews: [label, inner])
      stack.axis = level.isMultiple(of: 2) ? .vertical : .horizontal
      inner = stack
    }
    inner.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: root.topAnchor),
      inner.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    return inner as? UIStackView ?? UIStackView()
  }

  @Test("150 stacks in each other with a label at each level fill their view")
  func labelledStacks() {
    var stack = labelledStack(levels: 150)
    root.layoutIfNeeded()
    #expect(root.layoutSnapshot().issues.isEmpty)
    #expect(stack.frame.width == 320)
    while let inner = stack.arrangedSubviews.last as? UIStackView {
      let label = stack.arrangedSubviews[0]
      let sum = label.frame.width + inner.frame.width
      #expect(stack.axis == .vertical || abs(sum - stack.frame.width) <= 1)
      #expect(inner.frame.width >= 0 && inner.frame.width <= stack.frame.width + 1)
      stack = inner
    }
  }

  @Test("Constraints that take too long are left unfinished, and the snapshot says so")
  func unfinished() throws {
    let stack = labelledStack(levels: 100)
    let engine = try #require(root.engineForInstalling)
    let limit = engine.solver.workLimit
    engine.solver.workLimit = 10_000
    root.layoutIfNeeded()
    #expect(root.layoutSnapshot().issues.map(\.message).contains { $0.contains("take too long") })
    engine.solver.workLimit = limit
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(root.layoutSnapshot().issues.isEmpty)
    #expect(stack.frame.width == 300)
  }

  @Test("A view that somebody holds outlives its tree, whole, and stands on its own")
  func survivor() {
    let kept = UIView()
    let inner = UIView()
    kept.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    inner.widthAnchor.constraint(equalTo: kept.widthAnchor).isActive = true
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let between = UIView()
      window.addSubview(between)
      between.addSubview(kept)
      window.layoutIfNeeded()
      #expect(inner.window === window)
    }
    #expect(kept.superview == nil)
    #expect(inner.window == nil)
    #expect(inner.superview === kept)
    kept.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    kept.layoutIfNeeded()
    #expect(inner.frame.width == 100)
    root.addSubview(kept)
    kept.frame.size.width = 50
    root.layoutIfNeeded()
    #expect(inner.frame.width == 50)
  }

  @Test("A stack that moves to another tree makes its constraints there, and only once")
  func movedStack() {
    let views = (0..<2).map { _ in
      let view = UIView()
      view.widthAnchor.constraint(equalToConstant: 10).isActive = true
      return view
    }
    let stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    for spacing in [4.0, 8, 12] {
      let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      other.addSubview(stack)
      stack.leadingAnchor.constraint(equalTo: other.leadingAnchor).isActive = true
      other.layoutIfNeeded()
      stack.spacing = spacing
      other.layoutIfNeeded()
      #expect(abs(views[1].frame.minX - 10 - spacing) < 1e-9)
      #expect(other.layoutSnapshot().issues.isEmpty)
    }
  }

  @Test("A subview that looks for its tree while that ends finds what is left of it")
  func lookingWhileEnding() {
    final class Curious: UIView {
      var found: (Bool) -> Void = { _ in }
      deinit { found(window == nil && superview == nil) }
    }
    var isAlone: Bool?
    do {
      let outer = UIView()
      let curious = Curious()
      curious.found = { isAlone = $0 }
      curious.addSubview(UIView())
      outer.addSubview(curious)
    }
    #expect(isAlone == true)
  }

  @Test("A view cannot be put into itself or into a view that it holds")
  func viewCycle() {
    let outer = UIStackView()
    let inner = UIStackView()
    outer.addArrangedSubview(inner)
    inner.addArrangedSubview(outer)
    outer.addArrangedSubview(outer)
    root.addSubview(outer)
    root.layoutIfNeeded()
    var steps = 0
    var step: UIView? = inner
    while let view = step, steps < 10 {
      step = view.superview
      steps += 1
    }
    #expect(steps < 10)
    #expect(!outer.isDescendant(of: inner) || !inner.isDescendant(of: outer))
  }

  @Test("A stack's view that moves to another stack leaves the first")
  func sharedView() {
    let view = UILabel()
    view.text = "Both"
    let first = UIStackView(arrangedSubviews: [view])
    let second = UIStackView(arrangedSubviews: [view])
    root.addSubview(first)
    root.addSubview(second)
    root.layoutIfNeeded()
    #expect(view.superview === second)
    #expect(first.arrangedSubviews.isEmpty)
  }

  @Test("A thousand views in one stack")
  func wideStack() {
    let stack = UIStackView(
      arrangedSubviews: (0..<1000).map { index in
        let view = UIView()
        view.heightAnchor.constraint(equalToConstant: CGFloat(index % 7 + 1)).isActive = true
        return view
      }
    )
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(stack.frame.height == CGFloat((0..<1000).reduce(0) { $0 + $1 % 7 + 1 }))
  }

  @Test("A thousand labels of equal width in a stack that is too narrow for them")
  func equalLabels() {
    let labels = (0..<1000).map { index in
      let label = UILabel()
      label.text = "Label \(index)"
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.distribution = .fillEqually
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    // On whole points each label has none or one of the 320.
    #expect(labels.allSatisfy { (0...1).contains($0.frame.width) })
    #expect(labels.reduce(0) { $0 + $1.frame.width } == 320)
  }
}
