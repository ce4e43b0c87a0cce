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
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    \(WebStyleSheet.headMarkup)
    <title>\(escaped(title))</title>
    <style>
    \(sheet.css)
    body { margin: 0; padding: 16px; color: #1c1c1e; background: #fff; }
    section { border-top: 1px solid #c6c6c8; padding: 16px 0; }
    section > h2 { font: 600 13px system-ui, sans-serif; color: #6c6c70; margin: 0 0 8px; }
    section p { margin: 0 0 calc(8 * \(sheet.reference("unit"))); }
    section small { font: 12px ui-monospace, monospace; letter-spacing: 0; color: #6c6c70; }
    @media (prefers-color-scheme: dark) {
      body { color: #f2f2f7; background: #000; }
      section { border-color: #38383a; }
      section > h2, section small { color: #98989f; }
    }
    </style>
    </head>
    <body>
    <h1 style="font: 600 22px system-ui, sans-serif">\(escaped(title))</h1>
    \(categories.map(section).joined(separator: "\n"))
    </body>
    </html>

    """
  }

  private func section(_ category: ContentSizeCategory) -> String {
    """
    <section data-content-size="\(category.shortName)">
    <h2>\(category.shortName)</h2>
    \(sheet.styles.map { line($0, category) }.joined(separator: "\n"))
    </section>
    """
  }

  private func line(_ style: WebTextStyle, _ category: ContentSizeCategory) -> String {
    let size = hundredths(style.fontSize.value(at: category))
    let height = hundredths(style.lineHeight.value(at: category))
    return "<p class=\"\(sheet.prefix)-\(style.name)\">\(escaped(sample)) "
      + "<small>\(escaped(style.name)) \(size)/\(height)</small></p>"
  }

  private func hundredths(_ value: Double) -> String { ((value * 100).rounded() / 100).cssNumber }

  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }
}
