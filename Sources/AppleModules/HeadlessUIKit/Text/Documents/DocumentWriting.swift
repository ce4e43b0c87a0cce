import Foundation
import RTF
import RichText
import RichTextHTML
import Snapshots

/// Writes the formats of documents.
struct DocumentWriting {
  let attributes: [NSAttributedString.DocumentAttributeKey: Any]

  /// The version that is written if the attributes give none: one that TextEdit has written.
  private static let writerVersion = 2639.0

  /// The text as the bytes of a file.
  func data(_ text: NSAttributedString) throws -> Data {
    switch DocumentValue.type(attributes[.documentType]) {
    case .rtf?: return Data(RTFWriter.write(document(text).withPicturesInside))
    case .rtfd?: return Data(RTFPackage.flatBytes(of: document(text)))
    case .html?: return Data(HTMLWriter.write(document(text).withPicturesInside).text.utf8)
    case .plain?: return try plainText(text.string)
    case let type?: throw NSAttributedString.DocumentError.unsupportedDocumentType(type)
    case nil: throw NSAttributedString.DocumentError.missingDocumentType
    }
  }

  /// The text as a document that declares the scaling of its sizes: that of iOS unless the attributes give
  /// another, as in documents that UIKit writes.
  func document(_ text: NSAttributedString) -> RichTextDocument {
    var values = DocumentAttributes(attributes)
    values.sourceTextScaling = values.textScaling == nil ? nil : values.sourceTextScaling
    values.textScaling = values.textScaling ?? .iOS
    values.platform = .iOS
    values.cocoaVersion = values.cocoaVersion ?? Self.writerVersion
    return RichTextDocument(AttributedText(text).withMergedCells, attributes: values)
  }

  private func plainText(_ string: String) throws -> Data {
    let encoding = DocumentValue.encoding(attributes[.characterEncoding]) ?? .utf8
    guard let data = string.data(using: encoding) else {
      throw NSAttributedString.DocumentError.unencodableText(encoding: encoding.rawValue)
    }
    return data
  }
}

extension RichTextDocument {
  /// The document with its attached pictures inside the text, since there is no folder for them.
  fileprivate var withPicturesInside: RichTextDocument {
    var result = self
    result.text.update { attributes in
      guard let file = attributes.attachment?.file, !file.name.isEmpty else { return }
      switch ImageFormat(of: file.bytes) {
      case .png: attributes.attachment?.file = AttachedFile(format: .png, bytes: file.bytes)
      case .jpeg: attributes.attachment?.file = AttachedFile(format: .jpeg, bytes: file.bytes)
      case .svg, .pdf, nil: break
      }
    }
    return result
  }
}
