import Foundation
import Testing

@testable import HeadlessUIKit

/// Frames of tags that iOS 26 drew: leboncoin/spark-ios-component-tag, pictures of its tests for UIKit.
@Suite("The size of content yields to required constraints")
struct YieldingContentTests {
  private final class Content: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) }
  }

  @Test("An icon that resists is as large as the constraints say: test1 with an icon and a text")
  func icon() {
    // 169 pixels with an icon of 12 points: 20 points less 4 above and below.
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let icon = Content()
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      icon.setContentCompressionResistancePriority(.required, for: axis)
    }
    let stack = UIStackView(arrangedSubviews: [UIView(), icon, UIView()])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    let spaces = stack.arrangedSubviews
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      spaces[0].heightAnchor.constraint(equalToConstant: 4),
      spaces[2].heightAnchor.constraint(equalTo: spaces[0].heightAnchor),
      icon.widthAnchor.constraint(equalTo: icon.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(icon.frame.size == CGSize(width: 12, height: 12))
  }

  @Test(
    "A text that resists is cut at the width of its view: test5 with a long label, 100 points wide"
  )
  func text() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    let label = UILabel()
    label.text = "Very very long label"
    label.translatesAutoresizingMaskIntoConstraints = false
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    view.addSubview(label)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 100),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
      label.topAnchor.constraint(equalTo: view.topAnchor),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 100)
  }

  @Test("A constraint without items takes part in no layout, and is the value of a property")
  func emptyConstraint() {
    let constraint = NSLayoutConstraint()
    constraint.isActive = true
    #expect(constraint.firstItem == nil)
    #expect(!constraint.isActive)
  }
}
