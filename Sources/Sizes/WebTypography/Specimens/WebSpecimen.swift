public import DynamicType

/// A page that shows the styles of a sheet in every category.
public struct WebSpecimen: Hashable, Sendable {
  /// The style sheet.
  public var sheet: WebStyleSheet

  /// The title of the page.
  public var title: String

  /// The text that each style shows after its name.
  public var sample: String

  /// The categories, each a section.
  public var categories: [ContentSizeCategory]

  /// Creates a specimen.
  ///
  /// - Parameters:
  ///   - sheet: The style sheet.
  ///   - title: The title of the page.
  ///   - sample: The text that each style shows.
  ///   - categories: The categories, each a section.
  public init(
    sheet: WebStyleSheet,
    title: String = "Text styles at every size",
    sample: String = "The quick brown fox jumps over the lazy dog.",
    categories: [ContentSizeCategory] = ContentSizeCategory.allCases
  ) {
    self.sheet = sheet
    self.title = title
    self.sample = sample
    self.categories = categories
  }

  /// The page, which needs no other file.
  public var html: String {
    PageTemplates.page(
      head: WebStyleSheet.headMarkup,
      title: title,
      css: sheet.css,
      unit: sheet.reference("unit"),
      sections: categories.map(section).joined(separator: "\n")
    )
  }

  private func section(_ category: ContentSizeCategory) -> String {
    PageTemplates.section(
      size: category.shortName,
      lines: sheet.styles.map { line($0, category) }.joined(separator: "\n")
    )
  }

  private func line(_ style: WebTextStyle, _ category: ContentSizeCategory) -> String {
    let size = hundredths(style.fontSize.value(at: category))
    let height = hundredths(style.lineHeight.value(at: category))
    return PageTemplates.line(
      prefix: sheet.prefix,
      style: style.name,
      sample: sample,
      facts: "\(size)/\(height)"
    )
  }

  private func hundredths(_ value: Double) -> String { ((value * 100).rounded() / 100).cssNumber }
}

extension PageTemplates {
  /// The text as it may stand in the page.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
