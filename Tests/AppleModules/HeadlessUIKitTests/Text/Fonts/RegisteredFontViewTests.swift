import FontManagement
import FontRegistry
import Foundation
@testable import HeadlessUIKit
import class HeadlessUIKit.NSAttributedString
import MadeFonts
import Snapshots
import Testing

@Suite("Views and registered fonts") struct RegisteredFontViewTests {
  private let collection = FontCollection.installed.adding([])
  private let descriptor = UIFontDescriptor(fontAttributes: [.name: "Lorem-Regular"])

  private func font() throws -> FontFile { try FontFile(bytes: MadeFont(family: "Lorem").bytes) }

  private func names(_ view: UIView) -> [String] {
    var names: [String] = []
    view.layoutSnapshot().forEach { visit in
      for case .text(let text) in visit.element.drawings { names += text.fonts.map(\.name) }
    }
    return names
  }

  @Test(arguments: ["label", "attributed label", "text view", "text field", "button"])
  func `a view follows a font that comes and goes`(kind: String) throws {
    try collection.performAsCurrent {
      let font = UIFont(descriptor: descriptor, size: 20)
      let text = NSAttributedString(string: "Lorem", attributes: [.font: font])
      let view: UIView
      switch kind {
      case "label":
        let label = UILabel()
        (label.text, label.font) = ("Lorem", font)
        view = label
      case "attributed label":
        let label = UILabel()
        label.attributedText = text
        view = label
      case "text view":
        let textView = UITextView()
        (textView.text, textView.font, textView.isScrollEnabled) = ("Lorem", font, false)
        view = textView
      case "text field":
        let field = UITextField()
        (field.text, field.font) = ("Lorem", font)
        view = field
      default:
        let button = UIButton(type: .system)
        button.setTitle("Lorem", for: .normal)
        button.titleLabel?.font = font
        view = button
      }
      let stack = UIStackView(arrangedSubviews: [view])
      stack.alignment = .leading
      stack.axis = .vertical
      stack.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
      let before = names(stack)
      let frame = view.frame
      #expect(!before.isEmpty && !before.contains("Lorem-Regular"))
      collection.replaceRegistered([try self.font()])
      #expect(names(stack) == ["Lorem-Regular"])
      if kind != "text view" { #expect(view.frame.size != frame.size) }
      collection.replaceRegistered([])
      #expect(names(stack) == before && view.frame == frame)
    }
  }

  @Test func `a label outside of a tree measures anew`() throws {
    try collection.performAsCurrent {
      let label = UILabel()
      (label.text, label.font) = ("Lorem", UIFont(descriptor: descriptor, size: 20))
      let before = label.intrinsicContentSize
      collection.replaceRegistered([try font()])
      #expect(label.intrinsicContentSize != before)
      collection.replaceRegistered([])
      #expect(label.intrinsicContentSize == before)
    }
  }

  @Test func `a layout without a change of fonts does nothing`() throws {
    collection.performAsCurrent {
      let label = UILabel()
      label.text = "Lorem"
      let stack = UIStackView(arrangedSubviews: [label])
      stack.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
      stack.layoutIfNeeded()
      let work = LayoutStatistics.counting { stack.layoutIfNeeded() }.statistics
      #expect(work.measures == 0 && work.layouts == 0)
    }
  }
}
