import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Frames that are set by hand beside constraints")
struct FramesByHandTests {
  /// A view that asks for layout when its traits change, as the badge and the card of
  /// leboncoin/spark-ios-component-badge and -card do.
  private final class Badge: UIView {
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      layoutIfNeeded()
    }
  }

  private func badge() -> UIView {
    let (background, badge) = (UIView(), Badge())
    for view in [background, badge] { view.translatesAutoresizingMaskIntoConstraints = false }
    background.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.widthAnchor.constraint(equalToConstant: 24),
      badge.heightAnchor.constraint(equalToConstant: 24),
      badge.topAnchor.constraint(equalTo: background.topAnchor, constant: 20),
      badge.leadingAnchor.constraint(equalTo: background.leadingAnchor, constant: 20),
      badge.bottomAnchor.constraint(equalTo: background.bottomAnchor, constant: -20),
      badge.trailingAnchor.constraint(equalTo: background.trailingAnchor, constant: -20),
    ])
    return background
  }

  @Test("A frame lasts until the next layout where constraints place the view")
  func frame() {
    // SparkUIBadgeSnapshotTests/test2.dangerIntent-mediumVariant-littleValueContent-light-large: 192 pixels.
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let view = badge()
    window.addSubview(view)
    window.traitOverrides.preferredContentSizeCategory = .small
    window.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 64, height: 64))
    view.frame.size = .zero
    #expect(view.frame.size == .zero)
    window.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 64, height: 64))
  }

  @Test("A frame lasts where the autoresizing mask places the view")
  func mask() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    window.addSubview(view)
    window.layoutIfNeeded()
    view.frame.size = CGSize(width: 50, height: 20)
    window.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 50, height: 20))
  }
}
