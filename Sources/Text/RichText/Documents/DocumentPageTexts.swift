/// The texts at the top and at the foot of a document's pages.
///
/// A page number in them is text with the attribute ``DocumentField``.
public struct DocumentPageTexts: Hashable, Sendable, Codable {
  /// The pages on which a text stands.
  public enum Pages: String, Hashable, Sendable, Codable, CaseIterable {
    /// All pages for which there is no other text.
    case all
    /// The first page, where ``DocumentPageTexts/hasTitlePage`` says that it differs.
    case first
    /// Left pages, which have even numbers, where ``DocumentPageTexts/hasFacingPages`` says so.
    case left
    /// Right pages, which have odd numbers, where ``DocumentPageTexts/hasFacingPages`` says so.
    case right
  }

  /// The texts at the top.
  public var headers: [Pages: AttributedText] = [:]

  /// The texts at the foot.
  public var footers: [Pages: AttributedText] = [:]

  /// Whether the first page has texts of its own, or none.
  public var hasTitlePage = false

  /// Whether left and right pages have texts of their own.
  public var hasFacingPages = false

  /// The distance of a header from the top of the paper in points; `nil` leaves it open.
  public var headerDistance: Double?

  /// The distance of a footer from the foot of the paper in points; `nil` leaves it open.
  public var footerDistance: Double?

  /// The number of the first page; `nil` leaves it open.
  public var firstPageNumber: Int?

  /// Creates texts for pages that have none.
  public init() {}

  /// Returns the text of a page.
  ///
  /// - Parameters:
  ///   - texts: The headers or the footers.
  ///   - page: The page, from 0.
  ///   - number: The number of the page.
  /// - Returns: The text; `nil` for none.
  public func text(
    of texts: [Pages: AttributedText],
    onPage page: Int,
    number: Int
  ) -> AttributedText? {
    if page == 0, hasTitlePage { return texts[.first] }
    guard hasFacingPages else { return texts[.all] ?? texts[.right] }
    return texts[number % 2 == 0 ? .left : .right] ?? texts[.all]
  }
}

/// A part of a text whose value is only known on a page, or the number of a note.
///
/// The text itself is the last known value, such as `1`.
public enum DocumentField: CodableTextAttributeKey {
  /// A kind of field.
  public enum Value: String, Hashable, Sendable, Codable {
    /// The number of the page.
    case pageNumber
    /// The number of pages.
    case pageCount
    /// The number of the footnote, in the text of the footnote.
    case noteNumber
  }

  /// The name of the attribute.
  public static let name = "document-field"
}

/// A note at the foot of the page, which its mark in the text has as an attribute.
///
/// A note without a mark of its own is the attribute of a word joiner, which does not show.
public enum Footnote: CodableTextAttributeKey {
  /// A note.
  public struct Value: Hashable, Sendable, Codable {
    /// The text of the note.
    public var text: AttributedText

    /// The place of the note among those of the document, from 1, which distinguishes equal notes.
    public var number: Int

    /// Creates a note.
    public init(_ text: AttributedText, number: Int) {
      self.text = text
      self.number = number
    }
  }

  /// The name of the attribute.
  public static let name = "footnote"

  /// The character of a mark that does not show.
  public static let hiddenMark: Unicode.Scalar = "\u{2060}"
}
