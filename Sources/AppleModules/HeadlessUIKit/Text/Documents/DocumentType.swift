public import DynamicType
public import Foundation

/// The scaling of a document's font sizes: that of macOS or that of iOS.
public typealias NSTextScalingType = TextScaling

extension NSAttributedString {
  /// The format of a document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a format by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")

    /// Rich Text Format.
    public static let rtf = DocumentType(rawValue: "NSRTF")

    /// A document in Rich Text Format with its attached files, as a folder or serialized.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")

    /// HTML, written with sizes that follow the reader's text size.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// The name of a choice for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a key by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The format, a ``NSAttributedString/DocumentType``; by default detected from the bytes.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")

    /// The attributes of plain text, a dictionary.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")

    /// The encoding of plain text, the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")

    /// The target scaling of the string's sizes, the raw value of an `NSTextScalingType`; by default that of
    /// iOS.
    public static let targetTextScaling = DocumentReadingOptionKey(rawValue: "TargetTextScaling")

    /// The scaling of the sizes in the document, the raw value of an `NSTextScalingType`, which overrides
    /// that of the document; without effect unless ``targetTextScaling`` is given.
    public static let sourceTextScaling = DocumentReadingOptionKey(rawValue: "SourceTextScaling")
  }

  /// The reason why a document cannot be read or written.
  public enum DocumentError: Error, Hashable, Sendable {
    /// The attributes for writing name no format.
    case missingDocumentType

    /// A format cannot be read, or cannot be written in this way.
    case unsupportedDocumentType(DocumentType)

    /// The bytes are not text in the encoding, given by its raw value.
    case invalidText(encoding: UInt)

    /// A character cannot be encoded in the encoding, given by its raw value.
    case unencodableText(encoding: UInt)

    /// A file of a package is missing or cannot be read.
    case unreadablePackage(name: String)
  }
}

extension NSAttributedString.DocumentError: LocalizedError, CustomStringConvertible {
  /// The error as a sentence with a remedy.
  public var description: String {
    switch self {
    case .missingDocumentType:
      "No format is given. Set .documentType in the attributes of the document."
    case .unsupportedDocumentType(let type):
      "The format \(type.rawValue) is not supported here. Use .rtf, .rtfd, .html or .plain."
    case .invalidText(let encoding):
      "The bytes are no text in encoding \(encoding). Set .characterEncoding in the options."
    case .unencodableText(let encoding):
      "A character has no bytes in encoding \(encoding). Set .characterEncoding to UTF-8."
    case .unreadablePackage(let name):
      "\(name) cannot be read as a package. It must be a folder with the file TXT.rtf."
    }
  }

  /// The error as a sentence with a remedy.
  public var errorDescription: String? { description }
}
