import DesignTokens
import DynamicType
import JSONText
import Testing

@Suite("Tables of typography")
struct TypographyTableTests {
  private let table = TypographyTable([
    TypographyScale(name: "body", typography: Typography(fontSize: 16, lineHeight: 1.5))
  ])

  @Test("Markdown has a row a token and a column a category")
  func markdown() {
    let lines = table.markdown.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.first?.contains("| XS | S | M | L |") == true)
    // Callout's leading at AX5 is 60: 16 points become 46, and 1.5 times 46 is 69.
    #expect(lines.last?.hasSuffix("| 46 / 69 |") == true)
  }

  @Test("The comparison shows where the article's way gets tighter than the design")
  func comparison() {
    let row = table.lineHeightComparison.split(separator: "\n").last
    #expect(row?.hasPrefix("| body | 1.5 |") == true)
    #expect(row?.hasSuffix("| 1.49 |") == true)
  }

  @Test("JSON has the numbers of the twelve categories")
  func json() throws {
    let root = try JSONDocument(parsing: table.json.utf8).root
    let categories = root.elements?.first?["categories"]?.elements
    #expect(categories?.count == 12)
    #expect(categories?.last?["fontSize"]?.number == 46)
    #expect(categories?.last?["halfLineSpacing"] != nil)
  }
}
