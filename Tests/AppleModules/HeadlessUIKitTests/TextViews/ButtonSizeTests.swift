import Foundation
import Testing

@testable import HeadlessUIKit

/// Sizes that Interface Builder saved for buttons in public documents; each row was saved at least
/// once, with the font and the content given.
@Suite("Buttons are as large as UIKit's")
struct ButtonSizeTests {
  struct Row: Sendable {
    var type: UIButton.ButtonType
    var title: String?
    var font: UIFont?
    var height: CGFloat
  }

  static let titles = [
    Row(type: .system, title: "Done", font: nil, height: 30),
    Row(type: .custom, title: "Login", font: nil, height: 34),
    Row(type: .system, title: "Manage", font: .systemFont(ofSize: 14), height: 29),
    Row(type: .custom, title: "Logout", font: .systemFont(ofSize: 16), height: 32),
    Row(type: .system, title: "Done", font: .systemFont(ofSize: 17), height: 33),
    Row(type: .system, title: "Push Me!", font: .boldSystemFont(ofSize: 18), height: 34),
    Row(type: .system, title: "Now", font: .systemFont(ofSize: 20), height: 36),
    Row(type: .system, title: "OK", font: .systemFont(ofSize: 28), height: 46),
    Row(type: .system, title: nil, font: nil, height: 30),
  ]

  @Test("A title has six points above and below, from whole points", arguments: titles)
  func titleHeights(row: Row) {
    let button = UIButton(type: row.type)
    button.traitOverrides = traits()
    button.setTitle(row.title, for: .normal)
    if let font = row.font { button.titleLabel?.font = font }
    #expect(button.intrinsicContentSize.height == row.height)
  }

  @Test("A button without an image is 30 points wide at least")
  func minimumWidth() {
    for title in [nil, ">", "Play"] {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      #expect(button.intrinsicContentSize.width == 30)
    }
  }

  @Test("A title takes whole points")
  func titleWidths() {
    let saved: [(String, CGFloat)] = [("Button", 46), ("Unwind", 52), ("Einstellungen", 92)]
    for (title, width) in saved {
      let button = UIButton(type: .system)
      button.traitOverrides = traits(scale: 3)
      button.setTitle(title, for: .normal)
      #expect(button.intrinsicContentSize.width == width)
    }
  }

  @Test(
    "An image alone keeps its size, but is as high as a line",
    arguments: [
      (16.0, 16.0, 22.0), (10, 16, 22), (24, 21, 22), (18, 24, 24), (48, 34, 34), (148, 148, 148),
    ]
  )
  func images(width: Double, height: Double, saved: Double) {
    let button = UIButton(type: .custom)
    button.setImage(
      UIImage(missing: "icon", size: CGSize(width: width, height: height)),
      for: .normal
    )
    #expect(button.intrinsicContentSize == CGSize(width: width, height: saved))
  }

  @Test("Content insets stand for the system's, insets of title and image move only")
  func insets() {
    let button = UIButton(type: .system)
    button.setTitle("Tap to resume", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 24)
    button.contentEdgeInsets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0)
    #expect(button.intrinsicContentSize.height == 39)
    let icon = UIButton(type: .system)
    icon.setImage(UIImage(missing: "close", size: CGSize(width: 21, height: 21)), for: .normal)
    icon.contentEdgeInsets = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 16)
    #expect(icon.intrinsicContentSize == CGSize(width: 49, height: 45))
  }

  @Test("Interface Builder's smallest number is an inset and takes the system's away")
  func forcedInset() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.contentEdgeInsets.right = 2.2250738585072014e-308
    #expect(button.intrinsicContentSize.height == 18)
  }

  @Test("Buttons of symbols have the sizes that were saved for them")
  func symbols() {
    #expect(UIButton(type: .infoLight).intrinsicContentSize == CGSize(width: 26, height: 26))
    #expect(UIButton(type: .contactAdd).intrinsicContentSize == CGSize(width: 26, height: 26))
  }

  @Test("Configurations have seven and twelve points around a title of the body style")
  func configurations() {
    var filled = UIButton.Configuration.filled()
    filled.title = "Stop PiP"
    let button = UIButton(configuration: filled)
    button.traitOverrides = traits()
    #expect(button.intrinsicContentSize == CGSize(width: 88.5, height: 34.5))
    var plain = UIButton.Configuration.plain()
    var title = AttributedString("Frequently Asked Questions")
    title.font = UIFont.systemFont(ofSize: 18)
    plain.attributedTitle = title
    button.configuration = plain
    #expect(button.intrinsicContentSize.height == 35.5)
  }
}
