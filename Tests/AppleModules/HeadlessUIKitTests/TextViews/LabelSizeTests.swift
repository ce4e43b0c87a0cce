import DynamicType
import Foundation
import Snapshots
import Testing

@testable import HeadlessUIKit

/// Sizes of labels on iOS 26.1, read on an iPhone SE (2x) and an iPhone 16 (3x).
///
/// Source: "ios26-two-line-and-heights" and "ios26-system-font-widths" of the measured label
/// sizes of Vercantez/openuikit.
@Suite("Labels are as large as UIKit's")
struct LabelSizeTests {
  private func label(_ text: String, _ font: UIFont, _ scale: Double) -> UILabel {
    let label = UILabel()
    label.traitOverrides = traits(scale: scale, version: SystemVersion(26, 1))
    label.text = text
    label.font = font
    return label
  }

  private func preferred(_ style: UIFont.TextStyle) -> UIFont {
    .preferredFont(forTextStyle: style, compatibleWith: traits(version: SystemVersion(26, 1)))
  }

  @Test("A line is as high as its font, rounded up to pixels")
  func lineHeights() {
    #expect(label("A", preferred(.subheadline), 2).intrinsicContentSize.height == 18)
    #expect(label("A", preferred(.headline), 3).intrinsicContentSize.height == 61.0 / 3)
    #expect(label("A", .systemFont(ofSize: 17), 2).intrinsicContentSize.height == 20.5)
  }

  @Test("Several lines of a text style are its leading apart, those of other fonts are not")
  func severalLines() {
    let rows: [(UIFont, CGFloat)] = [(preferred(.subheadline), 38), (.systemFont(ofSize: 15), 36)]
    for (font, height) in rows {
      let label = label("one\ntwo", font, 2)
      label.numberOfLines = 0
      #expect(label.intrinsicContentSize.height == height)
    }
  }

  @Test(
    "The width is that of the text, rounded up to pixels",
    arguments: [
      ("0123456789", 296.0 / 3), ("Hello UIKit", 239.0 / 3), ("iiiiillll", 103.0 / 3),
    ]
  )
  func widths(text: String, width: Double) {
    let size = label(text, .systemFont(ofSize: 17), 3).intrinsicContentSize
    #expect(abs(size.width - width) < 1e-9)
  }

  @Test("A label without text is empty; one with a space is not")
  func empty() {
    #expect(label("", .systemFont(ofSize: 17), 2).intrinsicContentSize == .zero)
    #expect(UILabel().intrinsicContentSize == .zero)
    #expect(label(" ", .systemFont(ofSize: 17), 2).intrinsicContentSize.height == 20.5)
  }

  @Test("Layout gives a label of several lines the height of its text in its width")
  func twoPasses() {
    let text = "A quiet start, then a run of meetings. The 16:9 art is generated, not an asset."
    let label = label(text, preferred(.subheadline), 2)
    label.numberOfLines = 0
    let root = screen(label, width: 343, traits(version: SystemVersion(26, 1)))
    root.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 343, height: 38))
    label.numberOfLines = 1
    root.layoutIfNeeded()
    #expect(label.frame.height == 18)
  }

  @Test("A preferred width stands for that of the layout")
  func preferredWidth() {
    let label = label("one two three four", .systemFont(ofSize: 17), 2)
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 80
    #expect(!label.adaptsHeightToWidth)
    #expect(label.intrinsicContentSize.height > 40)
    #expect(label.intrinsicContentSize.width <= 80)
  }

  @Test("A subclass that adds space asks for it")
  func padding() {
    let plain = label("Badge", .systemFont(ofSize: 17), 2)
    let padded = PaddedLabel()
    padded.traitOverrides = plain.traitOverrides
    padded.text = "Badge"
    let size = plain.intrinsicContentSize
    #expect(
      padded.intrinsicContentSize == CGSize(width: size.width + 20, height: size.height + 10)
    )
    padded.frame = CGRect(origin: .zero, size: padded.intrinsicContentSize)
    #expect(padded.layoutSnapshot().texts.first?.text.frame.x == 10)
  }

  @Test("A shrunk line takes the factor that fits, at least the minimum")
  func shrinking() throws {
    // Measured: 20 points in a width of 80 become 12 at 0.6 and 18 at 0.9, both truncated.
    for (minimum, size) in [(0.6, 12.0), (0.9, 18.0)] {
      let label = label("Shrink me please", .systemFont(ofSize: 20), 3)
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = minimum
      label.frame = CGRect(x: 0, y: 0, width: 80, height: 24)
      let content = try #require(label.layoutSnapshot().texts.first?.text)
      #expect(abs(content.scaleFactor * 20 - size) < 1e-9)
      #expect(content.isTruncated)
    }
  }

  // In the reference `ProfileIconView.solidCircle` of marcin-bo/ProfilePhotoComponentDemo the letters "MB" of a bold
  // font of 100 points are 358 of 430 pixels wide, and their baseline lies 79.7 points below the top of the label: with
  // an ascender of 0.952 of 83 points the line begins at the top.
  @Test("A line that is higher than its label shrinks into it, also without a smallest factor")
  func shrinkingIntoTheHeight() throws {
    let label = label("MB", .systemFont(ofSize: 100, weight: .bold), 3)
    label.adjustsFontSizeToFitWidth = true
    label.frame = CGRect(x: 0, y: 0, width: 160, height: 100)
    let content = try #require(label.layoutSnapshot().texts.first?.text)
    #expect(abs(content.scaleFactor - 358.0 / 430) < 0.01)
    #expect(abs(content.origin.y) < 0.7)
  }

  @Test("Baselines of labels of different sizes meet, also where one is higher than its text")
  func baselines() {
    let small = label("Small", .systemFont(ofSize: 12), 2)
    let large = label("Large", .systemFont(ofSize: 30), 2)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.traitOverrides = traits()
    for view in [small, large] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: root.topAnchor),
      large.heightAnchor.constraint(equalToConstant: 60),
      large.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      small.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let middle = 30 + UIFont.systemFont(ofSize: 30).ascender - 36.0 / 2
    let expected = middle - UIFont.systemFont(ofSize: 12).ascender
    #expect(abs(small.frame.minY - expected) <= 0.5)
  }
}

private final class PaddedLabel: UILabel {
  override func textRect(
    forBounds bounds: CGRect,
    limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let rect = super.textRect(
      forBounds: bounds.insetBy(dx: 10, dy: 5),
      limitedToNumberOfLines: numberOfLines
    )
    return rect.insetBy(dx: -10, dy: -5)
  }

  override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 10, dy: 5)) }
}
