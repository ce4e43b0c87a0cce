import CommandSupport
import Diagnostics
import FileAccess
import FontDescriptors
import RTF
import RichText
import RichTextHTML
import RichTextMarkdown

/// A document from the command line.
enum DocumentInput {
  case standardInput
  case file(String)
  case package(String)

  /// The maximum size of a document that is read as a whole: 1 GiB.
  static let limit = 1 << 30

  /// Reads a path; `-` for standard input, and a folder for a document in the format RTFD.
  init(path: String) throws(DocumentFailure) {
    if path == "-" {
      self = .standardInput
    } else if FileSystem.kind(of: path) == .folder {
      let document = FilePath.join(path, RTFPackage.documentName)
      guard FileSystem.kind(of: document) == .file else {
        throw DocumentFailure(
          "'\(path)' is a folder without \(RTFPackage.documentName)",
          hint: "name documents, or folders in the format RTFD",
          status: .missingInput
        )
      }
      self = .package(path)
    } else {
      self = .file(path)
    }
  }

  /// The document's name without folder and extension.
  var stem: String {
    switch self {
    case .standardInput: "document"
    case .file(let path): FilePath.stem(path)
    case .package(let path):
      FilePath.stem(path.hasSuffix("/") ? String(path.dropLast()) : path)
    }
  }

  /// The name for a report.
  var name: String {
    switch self {
    case .standardInput: "-"
    case .file(let path), .package(let path): path
    }
  }

  /// The path of the file with the text, or `nil` for the standard input.
  var path: String? {
    switch self {
    case .standardInput: nil
    case .file(let path): path
    case .package(let path): FilePath.join(path, RTFPackage.documentName)
    }
  }

  /// The formats other than Rich Text Format, by file name.
  enum Markup {
    case plainText, html, markdown
  }

  /// The format by the file name, or `nil` for Rich Text Format.
  var markup: Markup? {
    guard case .file(let path) = self else { return nil }
    switch FilePath.fileExtension(path).lowercased() {
    case "txt", "text": return .plainText
    case "html", "htm", "xhtml": return .html
    case "md", "markdown": return .markdown
    default: return nil
    }
  }

  /// Returns the bytes of the file with the text.
  func bytes() throws(DocumentFailure) -> [UInt8] {
    guard let path else { return StandardInput.bytes() }
    do throws(FileError) {
      return try FileBytes.read(path, limit: Self.limit)
    } catch {
      throw DocumentFailure(error)
    }
  }

  /// Reads the document.
  func read() throws(DocumentFailure) -> RTFReadingResult {
    if case .package(let folder) = self {
      do throws(FileError) {
        return try RTFPackage.read(folder, limit: Self.limit)
      } catch {
        throw DocumentFailure(error)
      }
    }
    let bytes = try bytes()
    try requireRTF(bytes.prefix(Self.signature.count))
    return RTFReader.read(bytes)
  }

  /// Reads the document; plain text gets Cocoa's default font.
  func document() throws(DocumentFailure) -> RichTextDocument {
    switch markup {
    case nil: return try read().document
    case .html?: return HTMLReader.read(try bytes()).document
    case .markdown?: return MarkdownReader.read(try bytes()).document
    case .plainText?:
      let font = FontRequest(descriptor: FontDescriptor(family: "Helvetica"), size: 12)
      return RichTextDocument(
        AttributedText(String(decoding: try bytes(), as: UTF8.self), font: font)
      )
    }
  }

  /// Throws an error if bytes do not begin a document in Rich Text Format.
  func requireRTF(_ start: some Sequence<UInt8>) throws(DocumentFailure) {
    guard Array(start) == Self.signature else {
      throw DocumentFailure(
        "\(path.map { "'\($0)'" } ?? "the standard input") is no document in Rich Text Format",
        hint: "such documents begin with {\\rtf"
      )
    }
  }

  static let signature = Array(#"{\rtf"#.utf8)
}
