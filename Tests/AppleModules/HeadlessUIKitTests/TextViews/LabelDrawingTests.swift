import Snapshots
import Testing

@testable import HeadlessUIKit

@Suite("Labels draw their text")
struct LabelDrawingTests {
  private func content(_ label: UILabel) throws -> TextContent {
    try #require(label.layoutSnapshot().texts.first?.text)
  }

  @Test("Text is in the middle of a label that is higher than it")
  func middle() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 60.5))
    label.traitOverrides = traits()
    label.text = "Text"
    #expect(try content(label).origin.y == 20)
  }

  @Test("A text without room is truncated; its whole size is kept for audits")
  func truncation() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20.5))
    label.traitOverrides = traits()
    label.text = "A rather long text"
    let content = try content(label)
    #expect(content.isTruncated)
    #expect(content.neededSize.width > 60)
    #expect(content.string == "A rather long text")
  }

  @Test("Text that is clipped at its end breaks into lines before it")
  func clippedLines() {
    let label = UILabel()
    label.traitOverrides = traits()
    label.text = "A rather long text"
    label.lineBreakMode = .byClipping
    let one = label.sizeThatFits(CGSize(width: 60, height: 0)).height
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 60, height: 0)).height > 2 * one)
  }

  @Test("A highlighted label is drawn in its own color, a disabled one dimmed")
  func colors() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20.5))
    label.text = "Text"
    label.highlightedTextColor = .red
    label.isHighlighted = true
    #expect(try content(label).color == UIColor.red.rgba(for: label.traitCollection))
    label.isEnabled = false
    #expect(try content(label).color.alpha == 0.5)
  }

  @Test("A shadow is drawn below the text")
  func shadow() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20.5))
    label.text = "Text"
    label.shadowColor = .gray
    label.shadowOffset = CGSize(width: 1, height: 2)
    let drawings = label.layoutSnapshot().root.drawings
    guard drawings.count == 2, case .text(let shadow) = drawings[0],
      case .text(let text) = drawings[1]
    else {
      Issue.record("Two texts are drawn")
      return
    }
    #expect(shadow.origin.x - text.origin.x == 1)
    #expect(shadow.origin.y - text.origin.y == 2)
  }

  @Test("Attributed text takes the label's font and color where it says none")
  func attributed() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.font = .systemFont(ofSize: 30)
    label.attributedText = NSAttributedString(string: "Plain")
    #expect(try content(label).fonts.map(\.pointSize) == [30])
    #expect(label.text == "Plain")
    label.attributedText = NSAttributedString(
      string: "Own",
      attributes: [.font: UIFont.systemFont(ofSize: 11)]
    )
    #expect(label.font.pointSize == 11)
    label.font = .systemFont(ofSize: 13)
    #expect(try content(label).fonts.map(\.pointSize) == [13])
  }

  @Test("An image in the text is drawn where the text leaves room for it")
  func attachment() throws {
    let image = UIImage(missing: "icon", size: CGSize(width: 12, height: 10))
    let text = NSMutableAttributedString(string: "Go ")
    text.append(NSAttributedString(attachment: NSTextAttachment(image: image)))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.attributedText = text
    let drawings = label.layoutSnapshot().root.drawings
    let images = drawings.compactMap { drawing -> ImageContent? in
      if case .image(let image) = drawing { image } else { nil }
    }
    #expect(images.count == 1)
    #expect(images.first?.rect.width == 12)
    #expect((images.first?.rect.x ?? 0) > 15)
  }
}
