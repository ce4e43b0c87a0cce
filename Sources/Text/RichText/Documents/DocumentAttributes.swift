public import DynamicType
public import LayoutGeometry

/// The properties of a document beside its text: the scaling of its sizes, its paper, its view.
///
/// Names and meanings are those of Cocoa's document attributes; lengths are points.
public struct DocumentAttributes: Hashable, Sendable {
  /// The scaling of the sizes of the text; `nil` names none, which counts as standard.
  public var textScaling: TextScaling?

  /// The present scaling of the sizes of the text, for a writer.
  ///
  /// With ``textScaling``, sizes are converted from this scaling to that one when the document is
  /// written. Alone it changes nothing. A reader leaves it `nil`.
  public var sourceTextScaling: TextScaling?

  /// The platform on which the document was written.
  public var platform: DocumentPlatform?

  /// The version of Cocoa's writer; `nil` for documents of other programs.
  public var cocoaVersion: Double?

  /// The size of the paper.
  public var paperSize: Size?

  /// The distances between the paper's edges and the text; `nil` where the document leaves one open.
  public var margins = DocumentMargins()

  /// The way in which the document is shown.
  public var viewMode: DocumentViewMode?

  /// The size of the area in which the document is shown.
  public var viewSize: Size?

  /// The magnification in percent.
  public var viewZoom: Double?

  /// Whether the document asks to be shown and not changed.
  public var isReadOnly = false

  /// The distance of tab stops where paragraphs give none.
  public var defaultTabInterval: Double?

  /// The readiness to hyphenate, from 0 to 1.
  public var hyphenationFactor: Double?

  /// The color behind the text.
  public var backgroundColor: Color?

  /// The texts that describe the document, such as title and author.
  public var information: [DocumentInformation: String] = [:]

  /// Words of the document's format that the reader does not interpret, kept for writing it again.
  public var keptWords: [String] = []

  /// Creates attributes that say nothing.
  public init() {}

  /// The scaling of the text: ``textScaling``, or standard where the document says nothing.
  public var effectiveTextScaling: TextScaling { textScaling ?? .standard }
}

/// The platform on which a document was written, with the numbers of `\cocoaplatform` in RTF.
public enum DocumentPlatform: Int, Hashable, Sendable, Codable, CaseIterable {
  /// AppKit.
  case macOS = 0
  /// UIKit.
  case iOS = 1
}

/// The way in which a document is shown, with Cocoa's numbers.
public enum DocumentViewMode: Int, Hashable, Sendable, Codable, CaseIterable {
  /// Lines are as long as the window is wide.
  case normal = 0
  /// As pages.
  case pages = 1
}

/// The margins of a document in points; `nil` where the document leaves one open.
public struct DocumentMargins: Hashable, Sendable, Codable {
  /// The margin at the top.
  public var top: Double?
  /// The margin at the left.
  public var left: Double?
  /// The margin at the bottom.
  public var bottom: Double?
  /// The margin at the right.
  public var right: Double?

  /// Creates margins.
  public init(
    top: Double? = nil,
    left: Double? = nil,
    bottom: Double? = nil,
    right: Double? = nil
  ) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// A kind of text that describes a document, with the words of RTF.
public enum DocumentInformation: String, Hashable, Sendable, Codable, CaseIterable {
  /// The title.
  case title
  /// The subject.
  case subject
  /// The author.
  case author
  /// The person who changed the document last.
  case editor = "operator"
  /// The keywords.
  case keywords
  /// A comment.
  case comment = "doccomm"
  /// The company.
  case company
  /// The copyright notice.
  case copyright
  /// The manager.
  case manager
  /// The category.
  case category
}
