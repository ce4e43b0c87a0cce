public import Foundation

extension NSAttributedString {
  /// The name of an attribute of a whole document, with UIKit's values.
  ///
  /// The keys work in dictionaries of Swift and in an `NSDictionary`.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a key by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a key by name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}

extension NSAttributedString.DocumentAttributeKey {
  /// The format of the document, a ``NSAttributedString/DocumentType``.
  public static let documentType = Self("DocumentType")

  /// The encoding of a plain text, the raw value of a `String.Encoding`.
  public static let characterEncoding = Self("CharacterEncoding")

  /// The default attributes of plain text, a dictionary.
  public static let defaultAttributes = Self("DefaultAttributes")

  /// The size of the paper, a `CGSize`.
  public static let paperSize = Self("PaperSize")

  /// The margins of the paper, a `UIEdgeInsets`.
  public static let paperMargin = Self("PaperMargin")

  /// The size of the view, a `CGSize`.
  public static let viewSize = Self("ViewSize")

  /// The magnification of the view in percent, a number.
  public static let viewZoom = Self("ViewZoom")

  /// The way in which the document is displayed: 0 for one long page, 1 for pages of paper.
  public static let viewMode = Self("ViewMode")

  /// Whether the document is read-only, which it is above 0.
  public static let readOnly = Self("ReadOnly")

  /// The color behind the document, a `UIColor`.
  public static let backgroundColor = Self("BackgroundColor")

  /// The readiness to hyphenate words, 0 to 1.
  public static let hyphenationFactor = Self("HyphenationFactor")

  /// The distance of tab stops in points.
  public static let defaultTabInterval = Self("DefaultTabInterval")

  /// The sections of the text that are written in other directions; no format here stores it.
  public static let textLayoutSections = Self("NSTextLayoutSectionsAttribute")

  /// The scaling of the font sizes, the raw value of an `NSTextScalingType`.
  ///
  /// When reading, the scaling of the returned string. When writing, the scaling that the document declares;
  /// sizes are converted to it only if ``sourceTextScaling`` is also given.
  public static let textScaling = Self("TextScaling")

  /// The scaling from which sizes are converted when a document is written, the raw value of an
  /// `NSTextScalingType`; without effect unless ``textScaling`` is given.
  public static let sourceTextScaling = Self("SourceTextScaling")

  /// The version of the writer of a document, a number.
  public static let cocoaVersion = Self("CocoaRTFVersion")

  /// The parts of a document without an attribute, stored for writing it back.
  package static let remainder = Self("RichTextDocumentRemainder")
}

extension NSAttributedString.DocumentAttributeKey: _ObjectiveCBridgeable {
  /// The key as an object.
  public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

  /// Creates a key of an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout Self?) {
    result = Self(source as String)
  }

  /// Creates a key of an object.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString,
    result: inout Self?
  ) -> Bool {
    result = Self(source as String)
    return true
  }

  /// Creates a key of an object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> Self {
    Self(source.map { $0 as String } ?? "")
  }
}
