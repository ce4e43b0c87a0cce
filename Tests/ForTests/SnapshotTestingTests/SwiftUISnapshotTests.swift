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

  private struct Adapting: View {
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
      Color.red.frame(width: 20, height: sizeClass == .compact ? 20 : 40)
    }
  }

  /// leboncoin/spark-ios-component-form-field, FormFieldViewSnapshotTests/test8 at AX5: the view stands in the middle
  /// of a higher picture, and is stacked where the size class is compact.
  @Test("A view is measured without size classes, and shown with them")
  func sizeClasses() {
    #expect(picture(Adapting(), .sizeThatFits).size == CGSize(width: 20, height: 40))
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
