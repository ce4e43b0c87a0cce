/// The values that few paragraphs have; they are stored together behind one reference.
struct RareParagraphValues: Hashable, Sendable, Codable {
  var tabStops: [TabStop] = []
  var lists: [TextList] = []
  var cells: [TextTableCell] = []
  var headingLevel = 0
  var styleName: String?
  var tighteningFactor = 0.0
}

extension ParagraphStyle {
  /// The tab stops, by ascending location.
  public var tabStops: [TabStop] {
    get { rare?.value.tabStops ?? [] }
    set { rareValues.tabStops = newValue }
  }

  /// The lists that hold the paragraph, the outermost first.
  ///
  /// The marker is part of the text, between tabs, as in Cocoa.
  public var lists: [TextList] {
    get { rare?.value.lists ?? [] }
    set { rareValues.lists = newValue }
  }

  /// The cells of tables that hold the paragraph, the outermost first.
  ///
  /// A cell ends where the next paragraph lies in another cell.
  public var cells: [TextTableCell] {
    get { rare?.value.cells ?? [] }
    set { rareValues.cells = newValue }
  }

  /// The level of a heading, 1 for the highest; 0 for text.
  public var headingLevel: Int {
    get { rareValues.headingLevel }
    set { rareValues.headingLevel = newValue }
  }

  /// The name of the document's style that the paragraph follows.
  public var styleName: String? {
    get { rareValues.styleName }
    set { rareValues.styleName = newValue }
  }

  /// The part by which letters may be moved closer before a line is truncated; kept for documents.
  public var tighteningFactor: Double {
    get { rareValues.tighteningFactor }
    set { rareValues.tighteningFactor = newValue }
  }

  /// The rare values; those of no paragraph are stored as nothing, so that equal styles are equal.
  private var rareValues: RareParagraphValues {
    get { rare?.value ?? RareParagraphValues() }
    set { rare = newValue == RareParagraphValues() ? nil : Indirect(newValue) }
  }
}
