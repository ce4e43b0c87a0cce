public import Diagnostics
public import DynamicType
import FileAccess

/// A page of HTML that shows pages of an app in every category beside their findings.
public struct WebPagesReport: Sendable {
  /// A page of the app with its pictures.
  public struct Page: Sendable {
    /// The path, as findings name it.
    public var file: String
    /// The categories with the names of the pictures.
    public var pictures: [(category: ContentSizeCategory, file: String)]
    /// The findings.
    public var findings: [Finding]

    /// Creates a page.
    public init(
      file: String,
      pictures: [(category: ContentSizeCategory, file: String)],
      findings: [Finding]
    ) {
      self.file = file
      self.pictures = pictures
      self.findings = findings
    }
  }

  /// The pages.
  public var pages: [Page]

  /// The width of a picture in points.
  public var width: Double

  /// Creates a report.
  public init(pages: [Page], width: Double) {
    self.pages = pages
    self.width = width
  }

  /// The text of the page.
  public var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="text-scale" content="scale">
    <title>Web pages at every text size</title>
    <style>
    body { font: 1rem/1.4 system-ui, sans-serif; margin: 1rem; color: #1c1c1e; background: #fff; }
    .pictures { display: flex; gap: 1rem; overflow-x: auto; align-items: flex-start; }
    figure { margin: 0; }
    figcaption { font-weight: 600; }
    img { width: \(Int(width))px; max-width: 80vw; border: 1px solid #c6c6c8; }
    code { overflow-wrap: anywhere; }
    @media (prefers-color-scheme: dark) { body { color: #f2f2f7; background: #000; } }
    </style>
    </head>
    <body>
    <h1>Web pages at every text size</h1>
    \(pages.map(section).joined(separator: "\n"))
    </body>
    </html>

    """
  }

  private func section(_ page: Page) -> String {
    let findings = page.findings.map { finding in
      "<li><strong>\(finding.severity.rawValue)</strong> \(escaped(finding.message)) "
        + "<code>\(escaped(finding.location.description))</code><br>\(escaped(finding.rule.help))</li>"
    }
    let pictures = page.pictures.map { category, file in
      "<figure><figcaption>\(category.shortName)</figcaption>"
        + "<img src=\"\(FilePath.percentEncoded(file))\" alt=\"\(escaped(page.file)) at "
        + "\(category.shortName)\" loading=\"lazy\"></figure>"
    }
    return """
      <section>
      <h2>\(escaped(page.file))</h2>
      <ul>\(findings.joined())</ul>
      <div class="pictures">\(pictures.joined())</div>
      </section>
      """
  }

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
