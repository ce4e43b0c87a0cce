/// A box in a line of text, such as an image.
///
/// The attached character is U+FFFC; see ``AttributedText/init(attachment:attributes:)``. A copy
/// costs one reference.
public struct TextAttachment: Hashable, Sendable, Codable {
  /// The character that stands for an attachment.
  public static let character: Unicode.Scalar = "\u{FFFC}"

  private struct Values: Hashable, Sendable, Codable {
    var width: Double
    var height: Double
    var baselineOffset: Double
    var identifier: String
    var file: AttachedFile?
  }

  private var storage: Indirect<Values>

  private var values: Values {
    get { storage.value }
    set { storage = Indirect(newValue) }
  }

  /// The width of the box in points; not negative.
  public var width: Double {
    get { values.width }
    set { values.width = newValue }
  }

  /// The height of the box in points; not negative.
  public var height: Double {
    get { values.height }
    set { values.height = newValue }
  }

  /// The distance of the box's lower edge above the baseline in points; negative is below.
  public var baselineOffset: Double {
    get { values.baselineOffset }
    set { values.baselineOffset = newValue }
  }

  /// The name by which drawing code finds the content.
  public var identifier: String {
    get { values.identifier }
    set { values.identifier = newValue }
  }

  /// The file that is shown in the box, where a document holds it.
  public var file: AttachedFile? {
    get { values.file }
    set { values.file = newValue }
  }

  /// Creates a box.
  public init(
    width: Double,
    height: Double,
    baselineOffset: Double = 0,
    identifier: String = "",
    file: AttachedFile? = nil
  ) {
    precondition(
      width >= 0 && height >= 0 && width.isFinite && height.isFinite && baselineOffset.isFinite,
      "The box of an attachment has finite sizes that are not negative."
    )
    storage = Indirect(
      Values(
        width: width,
        height: height,
        baselineOffset: baselineOffset,
        identifier: identifier,
        file: file
      )
    )
  }

  /// Decodes a box; impossible sizes are an error.
  public init(from decoder: any Decoder) throws {
    let values = try Values(from: decoder)
    let sizes = [values.width, values.height, values.baselineOffset]
    guard sizes.allSatisfy(\.isFinite), values.width >= 0, values.height >= 0 else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "The sizes of an attachment are finite and not negative."
        )
      )
    }
    storage = Indirect(values)
  }

  /// Encodes the box.
  public func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }
}

/// A file in a document, such as a picture.
public struct AttachedFile: Hashable, Sendable, Codable {
  /// The formats of files that documents name.
  public enum Format: String, Hashable, Sendable, Codable, CaseIterable {
    /// Portable Network Graphics.
    case png
    /// JPEG.
    case jpeg
    /// A Windows metafile.
    case windowsMetafile
    /// An enhanced Windows metafile.
    case enhancedMetafile
    /// A QuickDraw picture.
    case quickDrawPicture
    /// A bitmap of Windows without its file header.
    case bitmap
    /// A format that the file's name determines, or none.
    case other
  }

  /// The name of the file; empty for a picture inside a document.
  public var name: String

  /// The format.
  public var format: Format

  /// The bytes; empty where the file was not at hand.
  public var bytes: [UInt8]

  /// Creates a file.
  public init(name: String = "", format: Format = .other, bytes: [UInt8] = []) {
    self.name = name
    self.format = format
    self.bytes = bytes
  }
}
