import Snapshots
import Testing

@testable import HeadlessUIKit

/// The rules of fonts that adjust.
///
/// Source: the table of fonts for which automatic adjustment works in "Dynamic Type"
/// of Cookpad's developer blog (2019), and Apple's documentation of
/// `adjustsFontForContentSizeCategory`. Sizes: Apple's type table.
@Suite("Labels follow the text size")
struct LabelTextSizeTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func label(_ font: UIFont, adjusts: Bool) -> UILabel {
    let label = UILabel()
    label.text = "Text"
    label.font = font
    label.adjustsFontForContentSizeCategory = adjusts
    root.addSubview(label)
    return label
  }

  private func body(_ category: UIContentSizeCategory = .large) -> UIFont {
    .preferredFont(forTextStyle: .body, compatibleWith: traits(category))
  }

  @Test("A preferred font follows with the flag and stays without it")
  func preferred() {
    root.traitOverrides = traits()
    let following = label(body(), adjusts: true)
    let staying = label(body(), adjusts: false)
    root.traitOverrides = traits(.accessibilityExtraExtraExtraLarge)
    #expect(following.font.pointSize == 53)
    #expect(staying.font.pointSize == 17)
    root.traitOverrides = traits(.extraSmall)
    #expect(following.font.pointSize == 14)
  }

  @Test("A scaled font follows, up to its maximum, and comes back")
  func scaled() {
    root.traitOverrides = traits()
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = metrics.scaledFont(for: .systemFont(ofSize: 20), compatibleWith: traits())
    let limited = metrics.scaledFont(
      for: .systemFont(ofSize: 20),
      maximumPointSize: 30,
      compatibleWith: traits()
    )
    let following = label(font, adjusts: true)
    let stopping = label(limited, adjusts: true)
    root.traitOverrides = traits(.accessibilityExtraExtraExtraLarge)
    #expect(following.font.pointSize == 56)  // 20 * 62 / 22, rounded
    #expect(stopping.font.pointSize == 30)
    root.traitOverrides = traits()
    #expect(following.font == font)
  }

  @Test("A font of a fixed size stays, whatever the flag")
  func fixed() {
    root.traitOverrides = traits()
    let label = label(.systemFont(ofSize: 12), adjusts: true)
    root.traitOverrides = traits(.accessibilityLarge)
    #expect(label.font.pointSize == 12)
  }

  @Test("Setting the flag later adjusts the font that is there")
  func flagLater() {
    root.traitOverrides = traits(.accessibilityMedium)
    let label = label(body(), adjusts: false)
    #expect(label.font.pointSize == 17)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize == 28)
  }

  @Test("Limits of the category hold in the view and below")
  func limits() {
    root.traitOverrides = traits()
    let label = label(body(), adjusts: true)
    label.maximumContentSizeCategory = .accessibilityMedium
    root.traitOverrides = traits(.accessibilityExtraExtraExtraLarge)
    #expect(label.font.pointSize == 28)
    root.minimumContentSizeCategory = .extraExtraLarge
    root.traitOverrides = traits(.small)
    #expect(label.font.pointSize == 21)
  }

  @Test("Attributed text follows as far as its fonts can")
  func attributed() throws {
    root.traitOverrides = traits()
    let label = label(body(), adjusts: true)
    let text = NSMutableAttributedString(string: "Big", attributes: [.font: body()])
    text.append(
      NSAttributedString(string: "Fix", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    )
    label.attributedText = text
    label.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    root.traitOverrides = traits(.accessibilityMedium)
    let fonts = try #require(root.layoutSnapshot().texts.first?.text.fonts)
    #expect(fonts.map(\.pointSize) == [28, 10])
    #expect(fonts.map(\.adjustsForContentSizeCategory) == [true, false])
  }

  @Test("Bold text makes fonts of the system heavier")
  func boldText() throws {
    root.traitOverrides = traits()
    let label = label(.systemFont(ofSize: 17), adjusts: false)
    let width = label.intrinsicContentSize.width
    root.traitOverrides = traits().modifyingTraits { $0.legibilityWeight = .bold }
    #expect(label.intrinsicContentSize.width > width)
    #expect(label.font.pointSize == 17)
  }

  @Test("A change of the category measures each label once for each width and shapes nothing")
  func work() {
    root.traitOverrides = traits()
    var above: UILabel?
    for index in 0..<20 {
      let label = label(body(), adjusts: true)
      label.text = "Label \(index)"
      label.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        label.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor),
      ])
      above = label
    }
    root.layoutIfNeeded()
    let statistics = LayoutStatistics.counting {
      root.traitOverrides = traits(.accessibilityLarge)
      root.layoutIfNeeded()
    }.statistics
    #expect(statistics.measures == 20)
    #expect(statistics.intrinsicChanges == 20)
  }
}
