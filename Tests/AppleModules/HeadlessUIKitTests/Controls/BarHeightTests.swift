import Foundation
import Snapshots
import Testing

@testable import HeadlessUIKit

@Suite("Heights of bars in an app's own layout")
struct BarHeightTests {
  private func height(
    _ bar: UIView = UISearchBar(frame: .zero),
    _ constrain: (UIView, UIView) -> Void
  ) -> (Double, [LayoutIssue]) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    bar.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(bar)
    bar.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    bar.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    bar.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    constrain(bar, root)
    let snapshot = root.layoutSnapshot()
    return (bar.frame.height, snapshot.issues)
  }

  /// Search bars of 44 in apps (jdisho/Papr#67), toolbars of 49 and a navigation bar of 64 in saved
  /// frames (duckduckgo/iOS, ello/ello-ios).
  @Test("A height that a program gives a bar wins against that of its content")
  func ownHeight() {
    for (bar, length) in [
      (UISearchBar(frame: .zero), 44), (UIToolbar(frame: .zero), 49),
      (UINavigationBar(frame: .zero), 64),
    ] as [(UIView, Double)] {
      let (height, issues) = height(bar) { bar, _ in
        bar.heightAnchor.constraint(equalToConstant: length).isActive = true
      }
      #expect(height == length)
      #expect(issues.isEmpty)
    }
  }

  @Test("A search bar is as high as its content where nothing else decides")
  func contentHeight() {
    let (height, issues) = height { bar, root in
      let list = UIView()
      list.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(list)
      list.topAnchor.constraint(equalTo: bar.bottomAnchor).isActive = true
      list.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    }
    let natural = Double(UISearchBar(frame: .zero).intrinsicContentSize.height)
    #expect(abs(height - natural) < 0.01)
    #expect(issues.isEmpty)
  }
}
