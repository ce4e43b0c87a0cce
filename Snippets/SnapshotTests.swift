// A test of a label, as a test target has it.
#if os(Linux)
import HeadlessUIKit
import SnapshotTesting
import Testing

struct TitleTests {
  @Test(.snapshots(record: .missing)) func title() {
    let label = UILabel()
    label.text = "Good morning"
    label.font = .preferredFont(forTextStyle: .title1)
    label.adjustsFontForContentSizeCategory = true
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    assertSnapshot(of: label, as: .image(traits: large))
    assertSnapshot(of: label, as: .recursiveDescription(traits: large))
  }
}
#endif
