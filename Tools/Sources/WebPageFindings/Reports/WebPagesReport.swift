public import Diagnostics
public import DynamicType
import FileAccess

/// An HTML page that shows pages of an app in every category beside their findings.
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
    PageTemplates.page(
      width: "\(Int(width))",
      sections: pages.map(section).joined(separator: "\n")
    )
  }

  private func section(_ page: Page) -> String {
    PageTemplates.section(
      file: page.file,
      findings: page.findings.map { finding in
        PageTemplates.finding(
          severity: finding.severity.rawValue,
          message: finding.message,
          place: finding.location.description,
          help: finding.rule.help
        )
      },
      pictures: page.pictures.map { category, file in
        PageTemplates.picture(
          size: category.shortName,
          address: FilePath.percentEncoded(file),
          page: page.file
        )
      }
    )
  }
}

extension PageTemplates {
  /// The text, escaped for the page.
  static func escaped(_ text: String) -> String {
    XMLText.escaped(text, ["\"": "&quot;"])
  }
}
