import Foundation
import Snapshots
import Testing

@testable import HeadlessUIKit

@Suite("Deep and circular trees are laid out or refused, never endless")
struct DeepTreeTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test("1,000 views in each other, placed by frames")
  func nestedFrames() {
    var innermost = root
    for _ in 0..<1_000 {
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
    #expect(depth == 1_000)
    root.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    root.layoutIfNeeded()
    #expect(innermost.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(root.hitTest(CGPoint(x: 1, y: 1), with: nil) === innermost)
    root.subviews.forEach { $0.removeFromSuperview() }
  }

  @Test("1,000 views in each other, pinned to the edges")
  func nestedConstraints() {
    var innermost = root
    for _ in 0..<1_000 {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      innermost.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: innermost.topAnchor),
        view.bottomAnchor.constraint(equalTo: innermost.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: innermost.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: innermost.trailingAnchor),
      ])
      innermost = view
    }
    root.layoutIfNeeded()
    #expect(innermost.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    root.subviews.forEach { $0.removeFromSuperview() }
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
}
