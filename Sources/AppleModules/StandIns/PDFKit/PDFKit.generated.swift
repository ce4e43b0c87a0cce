// Written by Scripts/generate-tables from Reference/apple-modules/PDFKit.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString

/// The names of facts about a document.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
  /// The string of the constant.
  public let rawValue: String
  /// Creates a constant from its string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The name of a fact.
  public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
  /// The name of a fact.
  public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
  /// The name of a fact.
  public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
  /// The name of a fact.
  public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
  /// The name of a fact.
  public static let producerAttribute = PDFDocumentAttribute(rawValue: "Producer")
  /// The name of a fact.
  public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
  /// The name of a fact.
  public static let modificationDateAttribute = PDFDocumentAttribute(rawValue: "ModificationDate")
  /// The name of a fact.
  public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
}

/// A page of a document.
open class PDFPage: NSObject {}

/// A document of pages, which are not read.
open class PDFDocument: NSObject {
  /// The file.
  public let documentURL: URL?
  /// The bytes.
  let data: Data?
  /// The facts about the document.
  open var documentAttributes: [AnyHashable: Any]?
  /// Creates a document; nil for bytes that are none.
  public init?(data: Data) {
    if !data.starts(with: Data("%PDF".utf8)) { return nil }
    self.data = data
    documentURL = nil
  }
  /// Creates the document of a file; nil for one that is none.
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url), data.starts(with: Data("%PDF".utf8)) else { return nil }
    self.data = data
    documentURL = url
  }
  /// The number of pages, which are not read.
  open var pageCount: Int { 0 }
  /// The text, which is not read.
  open var string: String? { nil }
  /// Returns a page: there is none.
  open func page(at index: Int) -> PDFPage? { nil }
  /// Returns the bytes.
  open func dataRepresentation() -> Data? { data }
}

/// The pages that are seen at a time.
public enum PDFDisplayMode: Int, Hashable, Sendable {
  /// One.
  case singlePage
  /// All below each other.
  case singlePageContinuous
  /// Two beside each other.
  case twoUp
  /// All, two beside each other.
  case twoUpContinuous
}

/// The direction in which pages follow.
public enum PDFDisplayDirection: Int, Hashable, Sendable {
  /// Down.
  case vertical
  /// To the side.
  case horizontal
}

/// A view of a document, which is empty.
open class PDFView: UIView {
  /// The document.
  open var document: PDFDocument?
  /// Whether pages are as large as the view.
  open var autoScales: Bool = false
  /// The size of pages.
  open var scaleFactor: CGFloat = 1
  /// The least size of pages.
  open var minScaleFactor: CGFloat = 0.25
  /// The greatest size of pages.
  open var maxScaleFactor: CGFloat = 5
  /// The pages that are seen at a time.
  open var displayMode: PDFDisplayMode = .singlePageContinuous
  /// The direction in which pages follow.
  open var displayDirection: PDFDisplayDirection = .vertical
  /// Whether there is room between pages.
  open var displaysPageBreaks: Bool = true
  /// The size at which a page fits.
  open var scaleFactorForSizeToFit: CGFloat { 1 }
  /// The page that is seen: there is none.
  open var currentPage: PDFPage? { nil }
  /// Shows a page.
  open func go(to page: PDFPage) {}
  /// Shows pages as those of a book.
  open func usePageViewController(
    _ enable: Bool,
    withViewOptions viewOptions: [AnyHashable: Any]? = nil
  ) {}
}
