import LayoutGeometry
public import RichText
import Typesetting

/// A document laid out on pages of its paper.
///
/// ```swift
/// let pages = PagedDocument(document)
/// let file = try pages.pdf(title: "Report")
/// ```
///
/// Headers and footers stand in the margins, which become larger where they need it, and footnotes at the
/// foot of the page that has their mark.
///
/// Fonts have the sizes of the document. For another text size, adjust its text first.
///
/// Layout takes time and memory linear in the length of the document.
public struct PagedDocument: Sendable {
  /// The paper and the margins.
  public let setup: PageSetup

  /// The color of the paper.
  public let backgroundColor: Color

  /// The part of the paper that holds the text, between headers and footers.
  let area: Rect

  let pages: [[Paginator.Placed]]

  /// The lines of the footnotes of each page.
  let notes: [[Paginator.Placed]]

  /// The header and the footer of each page, with places on the paper.
  let margins: [[Paginator.Placed]]

  /// Lays a document out.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - setup: Paper and margins; `nil` for those that the document names.
  ///   - language: The language of the text as a BCP 47 tag, or `nil`.
  public init(
    _ document: RichTextDocument,
    setup: PageSetup? = nil,
    language: String? = nil
  ) {
    self.setup = setup ?? PageSetup(document.attributes)
    backgroundColor = document.attributes.backgroundColor ?? .white
    let margins = PageMargins(document.pageTexts, setup: self.setup, language: language)
    let area = margins.textArea
    let builder = FlowBuilder(
      document.text,
      area: area.size,
      language: language,
      cache: .shared
    )
    let filled = Paginator.fill(builder.items, height: area.height)
    self.area = area
    pages = filled.pages
    notes = filled.notes
    self.margins = filled.pages.indices.map { margins.items(onPage: $0, of: filled.pages.count) }
  }

  /// The number of pages; at least 1.
  public var pageCount: Int { pages.count }
}
