import Snapshots
import Testing

@testable import HeadlessUIKit

@Suite("Buttons show their state")
struct ButtonContentTests {
  @Test("A state without a title of its own shows the normal one")
  func states() {
    let button = UIButton(type: .system)
    button.setTitle("On", for: .normal)
    button.setTitle("Off", for: .selected)
    button.isHighlighted = true
    #expect(button.currentTitle == "On")
    button.isHighlighted = false
    button.isSelected = true
    #expect(button.currentTitle == "Off")
    #expect(button.accessibilityLabel == "Off")
    #expect(button.accessibilityTraits.isSuperset(of: [.button, .selected]))
  }

  @Test("Image and title are side by side in the middle, the image first")
  func classicLayout() throws {
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.setTitle("Go", for: .normal)
    button.setImage(UIImage(missing: "icon", size: CGSize(width: 20, height: 20)), for: .normal)
    button.layoutIfNeeded()
    let image = try #require(button.imageView).frame
    let title = try #require(button.titleLabel).frame
    #expect(title.minX == image.maxX)
    #expect(abs((image.minX + title.maxX) / 2 - 100) <= 1)
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    let mirrored = try #require(button.titleLabel).frame
    #expect(abs(try #require(button.imageView).frame.minX - mirrored.maxX) < 1e-9)
    button.semanticContentAttribute = .unspecified
    button.contentHorizontalAlignment = .trailing
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.maxX == 200)
  }

  @Test(
    "A configuration puts the image on each side of the title, at its padding",
    arguments: [NSDirectionalRectEdge.leading, .trailing, .top, .bottom]
  )
  func placement(edge: NSDirectionalRectEdge) throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    configuration.subtitle = "now"
    configuration.image = UIImage(missing: "icon", size: CGSize(width: 20, height: 20))
    configuration.imagePlacement = edge
    configuration.imagePadding = 6
    let button = UIButton(configuration: configuration)
    button.traitOverrides = traits()
    button.sizeToFit()
    button.layoutIfNeeded()
    let image = try #require(button.imageView).frame
    let title = try #require(button.titleLabel).frame
    let subtitle = try #require(button.subtitleLabel).frame
    #expect(subtitle.minY - title.maxY == 1)
    switch edge {
    case .leading: #expect(title.minX - image.maxX == 6 && image.minX == 12)
    case .trailing: #expect(image.minX - title.maxX == 6 && title.minX == 12)
    case .top: #expect(title.minY - image.maxY == 6 && image.minY == 7)
    default: #expect(image.minY - subtitle.maxY == 6 && title.minY == 7)
    }
  }

  @Test("A title that may break has lines where it has no room, the others are cut")
  func titleLines() throws {
    func height(_ mode: NSLineBreakMode) throws -> CGFloat {
      let button = UIButton(type: .custom)
      button.frame = CGRect(x: 0, y: 0, width: 120, height: 60)
      let label = try #require(button.titleLabel)
      label.lineBreakMode = mode
      button.setTitle("A title of several words", for: .normal)
      button.layoutIfNeeded()
      #expect(label.frame.width <= 120)
      return label.frame.height
    }
    let one = try height(.byTruncatingMiddle)
    #expect(try height(.byWordWrapping) > 1.9 * one)
  }

  /// As reported to Apple (openradar 23088144) and in DavydLiu/DLRadioButton#138.
  @Test("A title in several lines reaches beyond a button, which stays as high as one line")
  func titleBeyondButton() throws {
    let button = UIButton(type: .system)
    button.titleLabel?.lineBreakMode = .byWordWrapping
    button.setTitle("A title of several words that has no room in one line", for: .normal)
    let height = button.intrinsicContentSize.height
    #expect(height < 40)
    button.frame = CGRect(x: 0, y: 100, width: 120, height: height)
    let text = try #require(button.layoutSnapshot().texts.first?.text)
    #expect(!text.isTruncated)
    let label = try #require(button.titleLabel)
    #expect(label.frame.height > height)
    #expect(abs(label.frame.midY - height / 2) <= 1)
    button.titleLabel?.numberOfLines = 1
    button.titleLabel?.lineBreakMode = .byTruncatingMiddle
    button.setNeedsLayout()
    #expect(try #require(button.layoutSnapshot().texts.first?.text).isTruncated)
  }

  @Test("The update handler sees the state before the layout")
  func updates() {
    let button = UIButton(configuration: .filled())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isEnabled ? "Send" : "Sending"
    }
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Send")
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Sending")
  }

  @Test("Titles are titles and backgrounds are filled in snapshots")
  func snapshot() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    configuration.baseBackgroundColor = .red
    let button = UIButton(
      configuration: configuration,
      primaryAction: UIAction(title: "Save") { _ in }
    )
    button.sizeToFit()
    let snapshot = button.layoutSnapshot()
    #expect(snapshot.texts.first?.text.role == .title)
    #expect(snapshot.root.interaction?.isControl == true)
    #expect(snapshot.root.interaction?.actions == ["Save"])
    guard case .fill(_, .color(let color)) = snapshot.root.drawings.first else {
      Issue.record("The background is filled")
      return
    }
    #expect(color == UIColor.red.rgba(for: button.traitCollection))
  }
}
