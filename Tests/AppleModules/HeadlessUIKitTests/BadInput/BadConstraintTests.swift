import Foundation
import Snapshots
import Testing

@testable import HeadlessUIKit

@Suite("Constraints that cannot hold end in a report, never in a crash")
struct BadConstraintTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func box(_ name: String) -> UIView {
    let view = UIView()
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  private func pin(_ view: UIView) {
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
  }

  private var frames: [CGRect] { root.subviews.map(\.frame) }

  private func areSane() -> Bool {
    frames.allSatisfy { frame in
      [frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0.isFinite }
        && frame.width >= 0 && frame.height >= 0
    }
  }

  @Test("Two widths that contradict each other: one is broken and named")
  func conflict() throws {
    let view = box("badge")
    pin(view)
    let wide = view.widthAnchor.constraint(equalToConstant: 100)
    let narrow = view.widthAnchor.constraint(equalToConstant: 50)
    narrow.identifier = "narrow"
    NSLayoutConstraint.activate([wide, narrow])
    let issues = root.layoutSnapshot().issues
    #expect([50, 100].contains(view.frame.width))
    let issue = try #require(issues.first)
    #expect(issue.message.contains("badge"))
    #expect(areSane())
  }

  @Test("A cycle of widths, each greater than the next")
  func cycle() {
    let views = (0..<5).map { box("view \($0)") }
    for (index, view) in views.enumerated() {
      pin(view)
      let next = views[(index + 1) % views.count]
      view.widthAnchor.constraint(equalTo: next.widthAnchor, constant: 10).isActive = true
    }
    #expect(!root.layoutSnapshot().issues.isEmpty)
    #expect(areSane())
  }

  @Test(
    "Constants that are no numbers leave everything finite and are reported",
    arguments: [CGFloat.nan, .infinity, -.infinity]
  )
  func constants(constant: CGFloat) {
    let view = box("view")
    pin(view)
    view.widthAnchor.constraint(equalToConstant: constant).isActive = true
    let other = box("other")
    pin(other)
    other.widthAnchor.constraint(equalToConstant: 40).isActive = true
    let snapshot = root.layoutSnapshot()
    #expect(areSane())
    #expect(other.frame.width == 40)
    #expect(!snapshot.issues.isEmpty)
  }

  @Test("A constant that becomes no number keeps the layout that was there")
  func changedConstant() {
    let view = box("view")
    pin(view)
    let width = view.widthAnchor.constraint(equalToConstant: 70)
    width.isActive = true
    root.layoutIfNeeded()
    for constant in [CGFloat.nan, .infinity, -.infinity] {
      width.constant = constant
      root.layoutIfNeeded()
      #expect(areSane())
    }
    width.constant = 30
    root.layoutIfNeeded()
    #expect(view.frame.width == 30)
  }

  @Test(
    "Multipliers that are no numbers",
    arguments: [CGFloat.nan, .infinity, -.infinity, 0, 1e300]
  )
  func multipliers(multiplier: CGFloat) {
    let view = box("view")
    pin(view)
    view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: multiplier).isActive = true
    _ = root.layoutSnapshot()
    #expect(areSane())
  }

  @Test("Frames and sizes that are no numbers")
  func setFrames() {
    let view = box("view")
    view.translatesAutoresizingMaskIntoConstraints = true
    for value in [CGFloat.nan, .infinity, -.infinity] {
      view.frame = CGRect(x: value, y: 0, width: value, height: 10)
      root.layoutIfNeeded()
      view.bounds = CGRect(x: 0, y: 0, width: value, height: value)
      root.layoutIfNeeded()
      _ = root.layoutSnapshot()
    }
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("Intrinsic sizes that are no numbers", arguments: [CGFloat.nan, .infinity, -7, 1e30])
  func intrinsic(length: CGFloat) {
    final class Odd: UIView {
      var length: CGFloat = 0
      override var intrinsicContentSize: CGSize { CGSize(width: length, height: length) }
    }
    let view = Odd()
    view.length = length
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    _ = root.layoutSnapshot()
    #expect(areSane())
  }

  @Test("Priorities that are none", arguments: [Float.nan, -.infinity, .infinity, -5, 2000])
  func priorities(priority: Float) {
    let view = box("view")
    pin(view)
    let width = view.widthAnchor.constraint(equalToConstant: 60)
    width.priority = UILayoutPriority(priority)
    width.isActive = true
    _ = root.layoutSnapshot()
    #expect(areSane())
  }

  @Test("A view that asks for its layout whenever it is laid out ends with a report")
  func endless() {
    final class Restless: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsLayout()
      }
    }
    root.addSubview(Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    let issues = root.layoutSnapshot().issues
    #expect(issues.contains { $0.message.contains("again and again") })
  }

  @Test("An intrinsic height that grows with each width, and back, comes to rest")
  func growing() {
    final class Unsteady: UILabel {
      var asked = 0
      override var intrinsicContentSize: CGSize {
        asked += 1
        return CGSize(width: 10, height: CGFloat(asked))
      }

      override func layoutSubviews() {
        super.layoutSubviews()
        invalidateIntrinsicContentSize()
      }
    }
    let view = Unsteady()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    _ = root.layoutSnapshot()
    #expect(view.asked < 1000)
    #expect(areSane())
  }
}
