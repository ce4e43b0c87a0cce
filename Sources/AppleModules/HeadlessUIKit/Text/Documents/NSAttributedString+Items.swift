public import Foundation

extension NSAttributedString: NSItemProviderWriting, NSItemProviderReading {
  /// RTFD with the attached files, Rich Text Format with the sizes of iOS, and plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [ItemType.flatRTFD, ItemType.rtf, ItemType.utf8]
  }

  /// RTFD where the string has attachments, Rich Text Format, and plain text.
  public var writableTypeIdentifiersForItemProvider: [String] {
    hasAttachments
      ? Self.writableTypeIdentifiersForItemProvider : [ItemType.rtf, ItemType.utf8]
  }

  /// The types that the class can read.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [
      ItemType.flatRTFD, ItemType.rtf, ItemType.html, ItemType.utf8, ItemType.utf16,
      ItemType.plainText,
    ]
  }

  /// Whether the string has attachments.
  var hasAttachments: Bool { runs.contains { $0.attributes[.attachment] != nil } }

  /// Passes on the bytes of a type at once.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    do {
      let whole = NSRange(location: 0, length: length)
      let type = Self.documentType(typeIdentifier)
      completionHandler(try data(from: whole, documentAttributes: [.documentType: type]), nil)
    } catch {
      completionHandler(nil, error)
    }
    return nil
  }

  /// Makes an object from bytes.
  ///
  /// - Throws: An error if the bytes are not of the type.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    var options: [DocumentReadingOptionKey: Any] = [.documentType: documentType(typeIdentifier)]
    if typeIdentifier == ItemType.utf16 {
      options[.characterEncoding] = String.Encoding.utf16.rawValue
    }
    let string = try NSAttributedString(data: data, options: options, documentAttributes: nil)
    guard let object = string as? Self else {
      throw NSItemProvider.ErrorCode.unexpectedValueClassError
    }
    return object
  }

  private static func documentType(_ typeIdentifier: String) -> DocumentType {
    switch typeIdentifier {
    case ItemType.flatRTFD: .rtfd
    case ItemType.rtf: .rtf
    case ItemType.html: .html
    default: .plain
    }
  }
}
