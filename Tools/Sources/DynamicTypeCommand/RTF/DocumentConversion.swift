import CommandSupport
import Diagnostics
import DocumentPages
import FileAccess
import RTF
import Rendering
import RichText
import RichTextHTML
import RichTextMarkdown

/// Converts documents in order.
struct DocumentConversion {
  let format: ConversionFormat
  let pages: ConversionPageOptions
  let resize: @Sendable (RichTextDocument) -> RichTextDocument
  var target: ConversionTarget

  /// Converts a document and writes it.
  ///
  /// - Returns: The parts that the format cannot represent.
  mutating func convert(_ input: DocumentInput) throws(DocumentFailure) -> LostParts {
    switch format {
    case .txt: try writeText(of: input)
    case .rtf: try write(RTFWriter.write(resize(try input.document())), input)
    case .html:
      let page = HTMLWriter.write(resize(try input.document()))
      try write(Array(page.text.utf8), input)
      return LostParts(page.omissions)
    case .markdown:
      let text = MarkdownWriter.write(resize(try input.document()))
      try write(Array(text.text.utf8), input)
      return LostParts(text.omissions)
    case .pdf:
      let pages = try laidOut(input)
      let bytes = try Self.drawn { () throws(CanvasError) in try pages.pdf(title: input.stem) }
      try write(bytes, input)
    case .png: try writePictures(of: input)
    }
    return LostParts()
  }

  private func laidOut(_ input: DocumentInput) throws(DocumentFailure) -> PagedDocument {
    do throws(UsageError) {
      return try pages.pages(of: resize(try Self.read(input)))
    } catch {
      throw DocumentFailure(error)
    }
  }

  private static func read(_ input: DocumentInput) throws(UsageError) -> RichTextDocument {
    do throws(DocumentFailure) {
      return try input.document()
    } catch {
      throw UsageError(error.message, hint: error.hint, status: error.status)
    }
  }

  private static func drawn(
    _ body: () throws(CanvasError) -> [UInt8]
  ) throws(DocumentFailure) -> [UInt8] {
    do throws(CanvasError) {
      return try body()
    } catch {
      throw DocumentFailure("\(error)")
    }
  }

  private mutating func write(
    _ bytes: [UInt8],
    _ input: DocumentInput,
    suffix: String = ""
  ) throws(DocumentFailure) {
    guard target.path != nil else { return StandardOutput.write(bytes) }
    let (folder, name) = try target.file(input.stem, suffix: suffix, format)
    do throws(FileError) {
      try folder.write(bytes, to: name)
    } catch {
      throw DocumentFailure(error)
    }
  }

  private mutating func writePictures(of input: DocumentInput) throws(DocumentFailure) {
    let document = try laidOut(input)
    let pixels: Double
    do throws(UsageError) {
      pixels = try pages.pixels()
    } catch {
      throw DocumentFailure(error)
    }
    if let page = pages.page, page > document.pageCount {
      throw DocumentFailure(
        "'\(input.name)' has no page \(page); the last is \(document.pageCount)",
        status: .usage
      )
    }
    guard target.path != nil || pages.page != nil || document.pageCount == 1 else {
      throw DocumentFailure(
        "'\(input.name)' has \(document.pageCount) pages",
        hint: "choose one with '--page', or give '--output' with a folder",
        status: .usage
      )
    }
    let chosen = pages.page.map { $0 - 1..<$0 } ?? 0..<document.pageCount
    for page in chosen {
      let bytes = try Self.drawn { () throws(CanvasError) in
        try document.png(page: page, scale: pixels)
      }
      try write(bytes, input, suffix: chosen.count == 1 ? "" : "-\(page + 1)")
    }
  }

  // MARK: - Text

  /// Writes the characters while the document is read.
  private mutating func writeText(of input: DocumentInput) throws(DocumentFailure) {
    switch input.markup {
    case nil: break
    case .plainText?: return try write(try input.bytes(), input)
    case .html?, .markdown?:
      let text = try input.document().text.string
      return try write(Array((text.hasSuffix("\n") ? text : text + "\n").utf8), input)
    }
    if let path = input.path {
      let start = FileBytes.prefix(of: path, count: DocumentInput.signature.count)
      guard let start else { throw DocumentFailure(Self.refusal(of: path)) }
      guard !LargeFilePointer.isPointer(at: path) else {
        throw DocumentFailure(FileError(.largeFilePointer, path: path))
      }
      try input.requireRTF(start)
    }
    guard target.path != nil else {
      return try Self.stream(input) { StandardOutput.write(Array($0.utf8)) }
    }
    let (folder, name) = try target.file(input.stem, format)
    var failure: DocumentFailure?
    do throws(FileError) {
      try folder.write(
        to: name,
        completing: { piece in
          do throws(DocumentFailure) {
            try Self.stream(input, piece)
            return true
          } catch {
            failure = error
            return false
          }
        }
      )
    } catch {
      throw failure ?? DocumentFailure(error)
    }
  }

  /// The reason why not even the beginning of a file can be read.
  private static func refusal(of path: String) -> FileError {
    do throws(FileError) {
      _ = try FileBytes.read(path, limit: 0)
      return FileError(.unreadable, path: path)
    } catch {
      return error
    }
  }

  /// Passes the text of a document to a closure, piece by piece, with a newline at the end.
  private static func stream(
    _ input: DocumentInput,
    _ piece: (String) -> Void
  ) throws(DocumentFailure) {
    var stream = RTFTextStream()
    var endsLine = true
    func write(_ text: String) {
      guard !text.isEmpty else { return }
      endsLine = text.utf8.last == 0x0A
      piece(text)
    }
    func read(_ chunk: ArraySlice<UInt8>) { write(stream.read(chunk)) }
    if let path = input.path {
      do throws(FileError) {
        try FileBytes.forEachChunk(of: path, read)
      } catch {
        throw DocumentFailure(error)
      }
    } else {
      var isDocument: Bool?
      StandardInput.forEachChunk { chunk in
        let start = chunk.prefix(DocumentInput.signature.count)
        isDocument = isDocument ?? DocumentInput.signature.starts(with: start)
        if isDocument == true { read(chunk) }
      }
      if isDocument != true { try input.requireRTF([]) }
    }
    write(stream.finish())
    if !endsLine { piece("\n") }
  }
}
