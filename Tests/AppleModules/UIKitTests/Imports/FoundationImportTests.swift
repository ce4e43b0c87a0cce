import Foundation
import Testing
import UIKit

/// A file as many programs have it: with both imports, in the order in which a formatter sorts them.
@Suite("A file imports UIKit and Foundation")
struct FoundationImportTests {
  private final class Marked: NSMutableAttributedString {}

  @Test("Attributed strings are UIKit's, with its keys")
  func attributedStrings() {
    let text = NSMutableAttributedString(
      string: "Total",
      attributes: [.font: UIFont.preferredFont(forTextStyle: .headline)]
    )
    text.append(NSAttributedString(string: " 12"))
    let label = UILabel()
    label.attributedText = text
    let attributes: [NSAttributedString.Key: Any] = text.attributes(at: 0, effectiveRange: nil)
    #expect(label.attributedText?.string == "Total 12")
    #expect(attributes[.font] is UIFont)
    #expect(Marked(string: "x").length == 1)
  }

  @Test("Foundation's own types stay what they are")
  func foundation() {
    let path = IndexPath(row: 1, section: 2)
    #expect(path.section == 2 && CGRect(x: 0, y: 0, width: 3, height: 4).width == 3)
    #expect(Foundation.NSAttributedString(string: "abc").length == 3)
    #expect(Date(timeIntervalSince1970: 0) < Date())
  }
}
