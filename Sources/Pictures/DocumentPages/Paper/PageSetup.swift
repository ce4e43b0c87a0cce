public import LayoutGeometry
public import RichText

/// The paper of a document's pages and the margins around the text, in points.
///
/// ```swift
/// var setup = PageSetup(document.attributes, defaultPaper: PageSetup.letter)
/// setup.margins = EdgeInsets(top: 36, left: 36, bottom: 36, right: 36)
/// ```
public struct PageSetup: Hashable, Sendable {
  /// A4: 210 by 297 millimeters.
  public static let a4 = Size(width: 595, height: 842)

  /// US Letter: 8.5 by 11 inches.
  public static let letter = Size(width: 612, height: 792)

  /// The margin where a document names none: an inch.
  public static let defaultMargin = 72.0

  /// The size of the paper.
  public var paper: Size

  /// The margins.
  public var margins: EdgeInsets

  /// Creates a setup.
  public init(
    paper: Size = a4,
    margins: EdgeInsets = EdgeInsets(
      top: defaultMargin,
      left: defaultMargin,
      bottom: defaultMargin,
      right: defaultMargin
    )
  ) {
    self.paper = paper
    self.margins = margins
  }

  /// Creates the setup that a document names.
  ///
  /// The default is the same on every machine: A4 whatever its locale, and margins of an inch.
  ///
  /// - Parameters:
  ///   - attributes: The attributes of the document. Paper of less than an inch or more than 200
  ///     inches, the limit of PDF, is ignored.
  ///   - defaultPaper: The paper where the document names none.
  public init(_ attributes: DocumentAttributes, defaultPaper: Size = a4) {
    let sizes = 72.0...14_400
    let paper = attributes.paperSize ?? defaultPaper
    let isUsable = sizes.contains(paper.width) && sizes.contains(paper.height)
    let margins = attributes.margins
    self.init(
      paper: isUsable ? paper : defaultPaper,
      margins: EdgeInsets(
        top: margins.top ?? Self.defaultMargin,
        left: margins.left ?? Self.defaultMargin,
        bottom: margins.bottom ?? Self.defaultMargin,
        right: margins.right ?? Self.defaultMargin
      )
    )
  }

  /// The part of the paper that holds the text.
  ///
  /// Margins that leave less than half an inch are made narrower, in proportion.
  public var textArea: Rect {
    let (left, width) = Self.fitted(paper.width, margins.left, margins.right)
    let (top, height) = Self.fitted(paper.height, margins.top, margins.bottom)
    return Rect(x: left, y: top, width: width, height: height)
  }

  private static func fitted(
    _ length: Double,
    _ before: Double,
    _ after: Double
  ) -> (start: Double, length: Double) {
    let (before, after) = (max(before, 0), max(after, 0))
    let least = min(36, length)
    let rest = length - before - after
    guard rest < least, before + after > 0 else { return (before, rest) }
    return (before * (length - least) / (before + after), least)
  }
}
