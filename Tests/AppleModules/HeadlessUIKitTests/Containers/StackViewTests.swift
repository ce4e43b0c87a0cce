import Foundation
import Testing

@testable import HeadlessUIKit

/// A tree with a stack that is held at a place and, where they are given, at a length and a width.
struct StackScene {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
  let stack: UIStackView

  init(
    _ views: [UIView],
    _ axis: NSLayoutConstraint.Axis = .horizontal,
    width: Double? = nil,
    height: Double? = nil,
    _ configure: (UIStackView) -> Void = { _ in }
  ) {
    stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    configure(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    stack.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    root.traitOverrides.displayScale = 2
  }

  /// The place and the length of each view along the axis.
  var spans: [[Double]] {
    root.layoutIfNeeded()
    return stack.arrangedSubviews.map { view in
      stack.axis == .horizontal
        ? [view.frame.minX, view.frame.width] : [view.frame.minY, view.frame.height]
    }
  }

  /// The place and the length of each view across the axis.
  var spansAcross: [[Double]] {
    root.layoutIfNeeded()
    return stack.arrangedSubviews.map { view in
      stack.axis == .vertical
        ? [view.frame.minX, view.frame.width] : [view.frame.minY, view.frame.height]
    }
  }

  var lengths: [Double] { spans.map { $0[1] } }
}

@Suite("A stack fills its length as UIKit does")
struct StackFillTests {
  // The lengths are those of measured/guides.json "stackView" (Vercantez/openuikit, iOS 26.1).
  @Test("Of views with content the first is stretched")
  func firstIsStretched() {
    let scene = StackScene([Box(29.5, 20), Box(29, 20), Box(41.5, 20)], width: 300) {
      $0.spacing = 8
    }
    #expect(scene.lengths == [213.5, 29, 41.5])
  }

  @Test("Of views with content the first is compressed")
  func firstIsCompressed() {
    let scene = StackScene([Box(76.5, 20), Box(94, 20)], width: 120) { $0.spacing = 8 }
    #expect(scene.lengths == [18, 94])
  }

  @Test("Of views without content the last takes the room")
  func lastTakesRoom() {
    let scene = StackScene([UIView(), UIView(), UIView()], width: 300, height: 20) {
      $0.spacing = 10
    }
    #expect(scene.lengths == [0, 0, 280])
  }

  @Test("Equal lengths share what the spacing leaves")
  func equally() {
    let scene = StackScene([UIView(), UIView(), UIView()], width: 300, height: 20) {
      $0.spacing = 10
      $0.distribution = .fillEqually
    }
    // 93.333 each; edges, not lengths, lie on the pixels of two a point.
    #expect(scene.spans == [[0, 93.5], [103.5, 93], [206.5, 93.5]])
  }

  @Test("A nested stack takes room before a label in front of it", arguments: [true, false])
  func nestedStack(isVertical: Bool) {
    let nested = UIStackView(arrangedSubviews: [Box(30, 10)])
    nested.axis = isVertical ? .vertical : .horizontal
    let scene = StackScene([Box(50, 20), nested], width: 300)
    #expect(scene.lengths == [50, 250])
  }

  @Test("A nested stack takes room before a label behind it")
  func nestedStackInFront() {
    let scene = StackScene([UIStackView(arrangedSubviews: [Box(30, 10)]), Box(50, 20)], width: 300)
    #expect(scene.lengths == [250, 50])
  }

  @Test("Hugging decides before order")
  func hugging() {
    let first = Box(50, 20)
    first.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    let scene = StackScene([first, Box(60, 20)], width: 300)
    #expect(scene.lengths == [50, 250])
  }

  @Test("Proportions are those of the contents")
  func proportions() {
    let scene = StackScene([Box(25, 20), Box(75, 20)], width: 200) {
      $0.distribution = .fillProportionally
    }
    #expect(scene.lengths == [50, 150])
  }

  @Test("Gaps have a share, and the last view takes what is left")
  func proportionsWithGaps() {
    // rdar://34595752: equal views are equal but for the last one, which is stretched.
    let scene = StackScene([Box(20, 20), Box(20, 20), Box(20, 20)], width: 160) {
      $0.distribution = .fillProportionally
      $0.spacing = 10
    }
    #expect(scene.lengths == [40, 40, 60])
  }

  @Test("Views beside a stack without content keep theirs")
  func proportionsWithEmptyStack() {
    // Saved by Interface Builder: a column of 222 with a label of 18 and an empty stack, spacing 20.
    let scene = StackScene([Box(248, 18), UIStackView()], .vertical, width: 248, height: 222) {
      $0.distribution = .fillProportionally
      $0.spacing = 20
    }
    #expect(scene.spans == [[0, 18], [38, 184]])
  }

  @Test("A free stack is as large as its views need")
  func free() {
    let scene = StackScene([Box(50, 20), Box(60, 30)]) { $0.spacing = 8 }
    _ = scene.spans
    #expect(scene.stack.frame.size == CGSize(width: 118, height: 30))
    #expect(scene.spansAcross == [[0, 30], [0, 30]])
  }

  @Test("A stack without views has no size")
  func empty() {
    let scene = StackScene([])
    scene.root.layoutIfNeeded()
    #expect(scene.stack.frame == .zero)
  }

  @Test("Views without content in a free stack have no size")
  func open() {
    let scene = StackScene([UIView(), UIView()]) { $0.spacing = 4 }
    #expect(scene.spans == [[0, 0], [4, 0]])
    #expect(scene.stack.frame.height == 0)
  }
}

@Suite("A stack spaces its views as UIKit does")
struct StackSpacingTests {
  @Test("Equal gaps are as large as the views leave")
  func equalSpacing() {
    let scene = StackScene([Box(20, 20), Box(60, 20), Box(20, 20)], width: 300) {
      $0.distribution = .equalSpacing
      $0.spacing = 10
    }
    #expect(scene.spans == [[0, 20], [120, 60], [280, 20]])
  }

  @Test("Equal gaps are the spacing where the stack is free")
  func freeEqualSpacing() {
    let scene = StackScene([Box(20, 20), Box(60, 20), Box(20, 20)]) {
      $0.distribution = .equalSpacing
      $0.spacing = 10
    }
    #expect(scene.spans == [[0, 20], [30, 60], [100, 20]])
  }

  @Test("Equal gaps are never less than the spacing")
  func narrowEqualSpacing() {
    let scene = StackScene([Box(50, 20), Box(60, 20)], width: 100) {
      $0.distribution = .equalSpacing
      $0.spacing = 10
    }
    #expect(scene.spans == [[0, 30], [40, 60]])
  }

  @Test("Equal distances of centers", arguments: [false, true])
  func equalCentering(rightToLeft: Bool) {
    // Saved by Interface Builder: a row of 220 with views of 50, 7.333 and 50.
    let scene = StackScene([Box(50, 22), Box(7.5, 22), Box(50, 22)], width: 220) {
      $0.distribution = .equalCentering
      $0.semanticContentAttribute = rightToLeft ? .forceRightToLeft : .unspecified
    }
    let expected: [[Double]] = [[0, 50], [106.5, 7.5], [170, 50]]
    #expect(scene.spans == (rightToLeft ? expected.reversed() : expected))
  }

  @Test("Custom spacing holds after its view only")
  func customSpacing() {
    let views = [Box(10, 10), Box(10, 10), Box(10, 10)]
    let scene = StackScene(views) {
      $0.spacing = 4
      $0.setCustomSpacing(20, after: views[0])
    }
    #expect(scene.spans.map { $0[0] } == [0, 30, 44])
    #expect(scene.stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    scene.stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    #expect(scene.spans.map { $0[0] } == [0, 14, 28])
  }

  @Test("The system's spacing is 8 points")
  func systemSpacing() {
    let scene = StackScene([Box(10, 10), Box(10, 10)]) { $0.spacing = UIStackView.spacingUseSystem }
    #expect(scene.spans.map { $0[0] } == [0, 18])
  }

  @Test("Hidden views take no room and wait in the middle of the gap")
  func hidden() {
    // Saved by Interface Builder: 221.5, hidden, 382 in a column with spacing 12: 0, 227.5, 233.5.
    let views = [Box(382, 221.5), Box(382, 40), Box(382, 382)]
    let scene = StackScene(views, .vertical) { $0.spacing = 12 }
    views[1].isHidden = true
    #expect(scene.spans == [[0, 221.5], [227.5, 0], [233.5, 382]])
    views[1].isHidden = false
    #expect(scene.spans == [[0, 221.5], [233.5, 40], [285.5, 382]])
  }

  @Test("Hidden views lie across the axis as the others do")
  func hiddenAcross() {
    // Saved by Interface Builder: a hidden view 28 high in a row 65 high that centers has y 18.5.
    let row = [Box(100, 65), Box(28, 28)]
    let scene = StackScene(row) { $0.alignment = .center }
    row[1].isHidden = true
    scene.root.layoutIfNeeded()
    #expect(row[1].frame.minY == 18.5)
    let column = [Box(382, 20), Box(100, 20)]
    let filled = StackScene(column, .vertical) { $0.alignment = .fill }
    column[1].isHidden = true
    filled.root.layoutIfNeeded()
    #expect(column[1].frame.width == 382)
  }

  @Test("Margins are kept where the stack is told so")
  func margins() {
    let scene = StackScene([Box(10, 10)]) {
      $0.isLayoutMarginsRelativeArrangement = true
      $0.directionalLayoutMargins = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
    }
    scene.root.layoutIfNeeded()
    #expect(scene.stack.frame.size == CGSize(width: 16, height: 14))
    #expect(scene.stack.arrangedSubviews[0].frame.origin == CGPoint(x: 2, y: 1))
  }
}

@Suite("A stack aligns its views as UIKit does")
struct StackAlignmentTests {
  @Test(
    "Across the axis",
    arguments: [
      (UIStackView.Alignment.leading, [[0.0, 10.0], [0, 40]]), (.center, [[15, 10], [0, 40]]),
      (.trailing, [[30, 10], [0, 40]]), (.fill, [[0, 40], [0, 40]]),
    ]
  )
  func across(alignment: UIStackView.Alignment, expected: [[Double]]) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let scene = StackScene([Box(10, 10), Box(40, 40)], axis) { $0.alignment = alignment }
      #expect(scene.spansAcross == expected)
      #expect((axis == .vertical ? scene.stack.frame.width : scene.stack.frame.height) == 40)
    }
  }

  @Test("A view that is too large is compressed to the stack")
  func compressed() {
    let scene = StackScene([Box(20, 40)], height: 30) { $0.alignment = .center }
    #expect(scene.spansAcross == [[0, 30]])
  }

  @Test("The axis may change")
  func axisChange() {
    let scene = StackScene([Box(10, 20), Box(30, 40)])
    #expect(scene.spans == [[0, 10], [10, 30]])
    scene.stack.axis = .vertical
    #expect(scene.spans == [[0, 20], [20, 40]])
    #expect(scene.stack.frame.size == CGSize(width: 30, height: 60))
  }

  @Test("From right to left the first view is at the right")
  func rightToLeft() {
    let scene = StackScene([Box(10, 20), Box(30, 20)], width: 40) {
      $0.semanticContentAttribute = .forceRightToLeft
    }
    #expect(scene.spans == [[30, 10], [0, 30]])
  }
}

@Suite("A stack follows what happens to its views")
struct StackChangeTests {
  @Test("Content that comes later changes who takes the room")
  func contentComes() {
    let first = Box(-1, -1)
    let scene = StackScene([first, UIView()], width: 100, height: 10)
    #expect(scene.lengths == [0, 100])
    first.size = CGSize(width: 30, height: 10)
    #expect(scene.lengths == [30, 70])
  }

  @Test("Views are put in, moved and taken out")
  func editing() {
    let views = [Box(10, 10), Box(20, 10), Box(30, 10)]
    let scene = StackScene([views[0], views[2]])
    scene.stack.insertArrangedSubview(views[1], at: 1)
    #expect(scene.lengths == [10, 20, 30])
    scene.stack.addArrangedSubview(views[0])
    #expect(scene.lengths == [20, 30, 10])
    views[1].removeFromSuperview()
    #expect(scene.stack.arrangedSubviews == [views[2], views[0]])
    scene.root.layoutIfNeeded()
    #expect(scene.stack.frame.width == 40)
    scene.stack.removeArrangedSubview(views[2])
    #expect(views[2].superview === scene.stack)
    #expect(scene.stack.arrangedSubviews == [views[0]])
  }

  @Test("A layout that changes nothing does nothing")
  func nothingChanges() {
    let scene = StackScene([Box(10, 10), Box(20, 10)])
    _ = scene.spans
    let counts = LayoutStatistics.counting { scene.root.layoutIfNeeded() }.statistics
    #expect(counts == LayoutStatistics())
  }

  @Test("A thousand nested stacks have the size of what the innermost holds")
  func nesting() {
    var view: UIView = Box(30, 20)
    for depth in 0..<1000 {
      let stack = UIStackView(arrangedSubviews: [view])
      stack.axis = depth.isMultiple(of: 2) ? .horizontal : .vertical
      view = stack
    }
    let scene = StackScene([view])
    #expect(scene.lengths == [30])
    #expect(scene.stack.frame.size == CGSize(width: 30, height: 20))
  }
}

@Suite("Views without a baseline in a row aligned by baselines")
struct RowWithoutBaselineTests {
  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    return label
  }

  // On iOS the toggle of Spark's switch, 32 points high with a hidden label inside, has the top of the row,
  // as the text beside it has: the row is as high as three lines, 257 pixels with a border of 36 around.
  @Test("A view lies at the top of a row of first baselines, as the text beside it")
  func top() {
    let view = UIView()
    let hidden = UILabel()
    hidden.text = "Text"
    hidden.isHidden = true
    hidden.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(hidden)
    view.heightAnchor.constraint(equalToConstant: 32).isActive = true
    hidden.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    let label = label("One\nTwo\nThree")
    let scene = StackScene([view, label]) { $0.alignment = .firstBaseline }
    #expect(scene.spansAcross[0] == [0, 32])
    #expect(scene.spansAcross[1][0] == 0)
    let height = label.intrinsicContentSize.height
    #expect(abs(scene.spansAcross[1][1] - height) < 0.01)
    #expect(abs(scene.stack.frame.height - height) < 0.01)
  }

  // The row of titles in Pocket Casts' LargeListSummaryViewController.xib: a view has the row's bottom.
  @Test("A view lies at the bottom of a row of last baselines")
  func bottom() {
    let view = UIView()
    view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    let label = label("Text")
    let scene = StackScene([label, view]) { $0.alignment = .lastBaseline }
    scene.root.layoutIfNeeded()
    #expect(abs(view.frame.maxY - label.intrinsicContentSize.height) < 0.01)
    #expect(abs(scene.stack.frame.height - label.intrinsicContentSize.height) < 0.01)
  }
}
