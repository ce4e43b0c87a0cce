import Testing
import UIKit

private struct Font { var name = "mine" }
private struct Color { var name = "mine" }
private struct Size { var name = "mine" }
private struct Path { var name = "mine" }
private struct Trait { var name = "mine" }
private struct Point { var name = "mine" }

/// A program's own types have short names that types below UIKit have too.
@Suite("A program's own names mean its own types")
struct OwnNameTests {
  @Test("Short names are the program's")
  func ownNames() {
    let names = [
      Font().name, Color().name, Size().name, Path().name, Trait().name, Point().name,
    ]
    #expect(names.allSatisfy { $0 == "mine" })
  }

  @Test("Values behind UIKit's names keep their members")
  func members() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: large)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(font.pointSize > UIFont.systemFont(ofSize: 17).pointSize)
    #expect(large.preferredContentSizeCategory.isAccessibilityCategory)
    #expect(insets.left == 2 && UIFont.TextStyle.body.rawValue.contains("Body"))
    #expect(font.fontDescriptor.withSize(12).pointSize == 12)
  }
}
