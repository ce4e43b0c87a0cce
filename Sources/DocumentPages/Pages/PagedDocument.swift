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
/// Fonts have the sizes of the document. For another text size, adjust its text before.
///
/// Layout takes time and memory linear in the length of the document.
public struct PagedDocument: Sendable {
  /// The paper and the margins.
  public let setup: PageSetup

  /// The color of the paper.
  public let backgroundColor: Color

  let pages: [[Paginator.Placed]]

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
    let area = self.setup.textArea
    let paragraphs = DocumentParagraph.paragraphs(of: document.text)
    let builder = FlowBuilder(
      paragraphs: paragraphs,
      texts: ParagraphText(text: document.text, area: area.size),
      language: language,
      cache: .shared
    )
    let items = builder.items(of: paragraphs.indices, depth: 0, width: area.width)
    pages = Paginator.pages(of: items, height: area.height)
  }

  /// The number of pages; at least 1.
  public var pageCount: Int { pages.count }
}
