import HeadlessSwiftUI
import HeadlessUIKit
import SnapshotTesting
import Testing

@MainActor
@Suite("Snapshots of views of SwiftUI")
struct SwiftUISnapshotTests {
  private func picture<Content: View>(
    _ view: Content,
    _ layout: SwiftUISnapshotLayout,
    _ category: UIContentSizeCategory = .large
  ) -> UIImage {
    var traits = UITraitCollection(preferredContentSizeCategory: category)
    traits.displayScale = 3
    var shown = UIImage()
    let way = Snapshotting<Content, UIImage>.image(layout: layout, traits: traits)
    way.snapshot(view).run { shown = $0 }
    return shown
  }

  /// Sizes of "Bye" in published references of Spark, in points.
  @Test(
    "A view has the size that it has by itself",
    arguments: [
      (UIContentSizeCategory.extraSmall, 24.333, 17.0),
      (.large, 28.667, 20.333),
      (.accessibilityExtraExtraExtraLarge, 84.667, 63.333),
    ]
  )
  func fitting(category: UIContentSizeCategory, width: Double, height: Double) {
    let size = picture(Text("Bye").fixedSize(), .sizeThatFits, category).size
    #expect(abs(size.width - width) < 0.34)
    #expect(abs(size.height - height) < 0.01)
  }

  @Test("A view is shown in a room of a size, or on a device")
  func rooms() {
    #expect(
      picture(Color.red, .fixed(width: 70, height: 30)).size == CGSize(width: 70, height: 30)
    )
    #expect(
      picture(Color.red, .device(config: .iPhoneX)).size == CGSize(width: 375, height: 812)
    )
  }
}
