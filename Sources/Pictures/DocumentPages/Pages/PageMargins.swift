import LayoutGeometry
import RichText
import Typesetting

/// Lays the headers and footers of pages out.
struct PageMargins {
  private let texts: DocumentPageTexts
  private let setup: PageSetup
  private let language: String?

  /// The part of the paper that holds the text, which begins below the highest header and ends above
  /// the highest footer.
  let textArea: Rect

  /// The distance of headers and footers from the paper's edge where a document names none: half an inch,
  /// the default of the format.
  private static let defaultDistance = 36.0

  /// The least height that headers and footers leave to the text.
  private static let leastHeight = 36.0

  init(_ texts: DocumentPageTexts, setup: PageSetup, language: String?) {
    self.texts = texts
    self.setup = setup
    self.language = language
    let area = setup.textArea
    func height(_ texts: [DocumentPageTexts.Pages: AttributedText]) -> Double {
      texts.values.reduce(0) { height, text in
        max(height, FlowColumn(Self.items(text, area, language)).height)
      }
    }
    let (header, footer) = (height(texts.headers), height(texts.footers))
    let start = Self.distance(texts.headerDistance) + header
    let end = setup.paper.height - Self.distance(texts.footerDistance) - footer
    let top = header > 0 ? max(area.y, start) : area.y
    let bottom = footer > 0 ? min(area.y + area.height, end) : area.y + area.height
    guard bottom - top >= Self.leastHeight else {
      textArea = area
      return
    }
    textArea = Rect(x: area.x, y: top, width: area.width, height: bottom - top)
  }

  private static func distance(_ distance: Double?) -> Double {
    max(distance ?? defaultDistance, 0)
  }

  private static func items(_ text: AttributedText, _ area: Rect, _ language: String?) -> [FlowItem]
  {
    FlowBuilder(text, area: area.size, language: language, cache: .shared).items
  }

  /// Returns the header and the footer of a page, with distances from the top of the paper.
  func items(onPage page: Int, of count: Int) -> [Paginator.Placed] {
    let number = (texts.firstPageNumber ?? 1) + page
    func column(_ all: [DocumentPageTexts.Pages: AttributedText]) -> FlowColumn? {
      texts.text(of: all, onPage: page, number: number).map {
        FlowColumn(Self.items($0.withNumbers(page: number, count: count), textArea, language))
      }
    }
    var result: [Paginator.Placed] = []
    if let header = column(texts.headers) {
      let top = Self.distance(texts.headerDistance)
      result += header.placed.map { Paginator.Placed(item: $0.item, top: top + $0.top) }
    }
    if let footer = column(texts.footers) {
      let top = setup.paper.height - Self.distance(texts.footerDistance) - footer.height
      result += footer.placed.map { Paginator.Placed(item: $0.item, top: top + $0.top) }
    }
    return result
  }
}

extension AttributedText {
  /// Returns the text with the numbers of a page in its fields.
  func withNumbers(page: Int, count: Int) -> AttributedText {
    guard runs.contains(where: { $0.attributes[DocumentField.self] != nil }) else { return self }
    var result = AttributedText("", attributes: runs[0].attributes)
    for run in runs {
      switch run.attributes[DocumentField.self] {
      case .pageNumber: result.append(AttributedText(String(page), attributes: run.attributes))
      case .pageCount: result.append(AttributedText(String(count), attributes: run.attributes))
      case .noteNumber, nil: result.append(slice(run.range))
      }
    }
    return result
  }
}
