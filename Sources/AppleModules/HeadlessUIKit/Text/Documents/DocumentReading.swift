import Foundation
import RTF
import RichText
import RichTextHTML

/// Text with the attributes of its document, as read from a file.
struct ReadDocument {
  var text: NSAttributedString
  var attributes: [NSAttributedString.DocumentAttributeKey: Any]
}

/// Reads the formats of documents.
struct DocumentReading {
  let options: [NSAttributedString.DocumentReadingOptionKey: Any]

  /// Reads bytes in the format of the options, or in the format detected from the first bytes.
  func read(_ data: Data) throws -> ReadDocument {
    let bytes = [UInt8](data)
    let type = DocumentValue.type(options[.documentType]) ?? Self.type(of: bytes)
    switch type {
    case .rtf: return document(RTFReader.read(bytes, options: rtfOptions).document)
    case .html:
      var read = document(HTMLReader.read(bytes).document)
      read.attributes[.documentType] = NSAttributedString.DocumentType.html.rawValue
      return read
    case .rtfd: return package(try RTFPackage.read(flat: bytes, options: rtfOptions))
    case .plain: return try plainText(data)
    default: throw NSAttributedString.DocumentError.unsupportedDocumentType(type)
    }
  }

  /// Reads a file, or a folder as a package.
  func read(_ url: URL) throws -> ReadDocument {
    guard url.hasDirectoryPath || Self.isFolder(url) else { return try read(Data(contentsOf: url)) }
    guard let result = try? RTFPackage.read(url.path, options: rtfOptions) else {
      throw NSAttributedString.DocumentError.unreadablePackage(name: url.lastPathComponent)
    }
    return package(result)
  }

  private func package(_ result: RTFReadingResult) -> ReadDocument {
    var read = document(result.document)
    read.attributes[.documentType] = NSAttributedString.DocumentType.rtfd.rawValue
    return read
  }

  private static func type(of bytes: [UInt8]) -> NSAttributedString.DocumentType {
    if bytes.starts(with: Array("{\\rtf".utf8)) { return .rtf }
    if RTFPackage.isFlat(bytes) { return .rtfd }
    let start = bytes.prefix(1024).drop { [0xEF, 0xBB, 0xBF, 0x09, 0x0A, 0x0D, 0x20].contains($0) }
    let word = String(decoding: start.prefix(14), as: UTF8.self).lowercased()
    return word.hasPrefix("<!doctype html") || word.hasPrefix("<html") ? .html : .plain
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  // MARK: Rich Text Format

  /// UIKit's sizes are those of iOS if the options request no scaling.
  private var rtfOptions: RTFReadingOptions {
    let target = DocumentValue.scaling(options[.targetTextScaling])
    return RTFReadingOptions(
      targetTextScaling: target ?? .iOS,
      sourceTextScaling: target == nil ? nil : DocumentValue.scaling(options[.sourceTextScaling])
    )
  }

  private func document(_ document: RichTextDocument) -> ReadDocument {
    ReadDocument(
      text: NSAttributedString(document.text),
      attributes: document.attributes.dictionary
    )
  }

  // MARK: Plain text

  private func plainText(_ data: Data) throws -> ReadDocument {
    let asked = DocumentValue.encoding(options[.characterEncoding])
    let encoding = asked ?? Self.encoding(of: data)
    guard let string = String(data: data, encoding: encoding) else {
      throw NSAttributedString.DocumentError.invalidText(encoding: encoding.rawValue)
    }
    let isMarked = string.unicodeScalars.first == "\u{FEFF}"
    let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
    var read = ReadDocument(
      text: NSAttributedString(
        string: isMarked ? String(string.unicodeScalars.dropFirst()) : string,
        attributes: attributes ?? TextAttributes.unspecified.dictionary
      ),
      attributes: [
        .documentType: NSAttributedString.DocumentType.plain.rawValue,
        .characterEncoding: encoding.rawValue,
      ]
    )
    read.attributes[.defaultAttributes] = attributes
    return read
  }

  /// The encoding of a byte order mark; otherwise UTF-8, or Windows Latin 1 for other bytes.
  private static func encoding(of data: Data) -> String.Encoding {
    if data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE]) { return .utf16 }
    return String(data: data, encoding: .utf8) == nil ? .windowsCP1252 : .utf8
  }
}
