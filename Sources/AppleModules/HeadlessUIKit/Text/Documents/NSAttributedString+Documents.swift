public import Foundation
import RTF

extension NSAttributedString {
  /// Reads a document out of bytes.
  ///
  /// ```swift
  /// let options = [NSAttributedString.DocumentReadingOptionKey.targetTextScaling: 0]
  /// let text = try NSAttributedString(data: data, options: options, documentAttributes: nil)
  /// ```
  ///
  /// Rich Text Format, RTFD, HTML and plain text are detected from their first bytes. The sizes of a document
  /// in Rich Text Format are converted to those of iOS unless the options request another scaling.
  ///
  /// - Parameters:
  ///   - data: The whole file.
  ///   - options: The choices of the reader.
  ///   - dict: The place for the attributes of the document.
  /// - Throws: A ``DocumentError`` for plain text in another encoding and for other formats, and an error
  ///   with the position for damaged RTFD. Content in Rich Text Format never causes a failure.
  public convenience init(
    data: Data,
    options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    self.init(string: "")
    take(try DocumentReading(options: options).read(data), dict)
  }

  /// Reads a document from a file, or from the folder of an RTFD package with its files.
  ///
  /// - Parameters:
  ///   - url: The address of the file or folder.
  ///   - options: The choices of the reader.
  ///   - dict: The place for the attributes of the document.
  /// - Throws: A ``DocumentError``, or Foundation's error for an unreadable file.
  public convenience init(
    url: URL,
    options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    self.init(string: "")
    take(try DocumentReading(options: options).read(url), dict)
  }

  fileprivate func take(_ read: ReadDocument, _ dict: UnsafeMutablePointer<NSDictionary?>?) {
    text = read.text.text
    runs = read.text.runs
    dict?.pointee = read.attributes as NSDictionary
  }

  /// Writes a range as the bytes of a document.
  ///
  /// ```swift
  /// let whole = NSRange(location: 0, length: text.length)
  /// let data = try text.data(from: whole, documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
  /// ```
  ///
  /// A document in Rich Text Format declares that its sizes are those of iOS, or those of
  /// ``DocumentAttributeKey/textScaling``. Sizes are converted only if
  /// ``DocumentAttributeKey/sourceTextScaling`` is also given.
  ///
  /// - Parameters:
  ///   - range: The range in UTF-16 code units.
  ///   - dict: The attributes of the document, with its format.
  /// - Returns: The bytes of the document.
  /// - Throws: A ``DocumentError``.
  public func data(
    from range: NSRange,
    documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    try DocumentWriting(attributes: dict).data(attributedSubstring(from: range))
  }

  /// Writes a range as a file, or as the folder of an RTFD package with the attached files.
  ///
  /// - Parameters:
  ///   - range: The range in UTF-16 code units.
  ///   - dict: The attributes of the document, with its format.
  /// - Returns: The file or folder, to be written somewhere.
  /// - Throws: A ``DocumentError``.
  public func fileWrapper(
    from range: NSRange,
    documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> FileWrapper {
    guard DocumentValue.type(dict[.documentType]) == .rtfd else {
      return FileWrapper(regularFileWithContents: try data(from: range, documentAttributes: dict))
    }
    return package(range, dict)
  }

  private func package(_ range: NSRange, _ dict: [DocumentAttributeKey: Any]) -> FileWrapper {
    let text = attributedSubstring(from: range)
    let document = DocumentWriting(attributes: dict).document(text)
    let files = RTFPackage.files(of: document).map { ($0.name, $0.bytes) }
    return FileWrapper(
      directoryWithFileWrappers: Dictionary(files) { first, _ in first }
        .mapValues { FileWrapper(regularFileWithContents: Data($0)) }
    )
  }

  /// Writes a range in Rich Text Format, by AppKit's name.
  ///
  /// - Returns: The bytes of the document.
  public func rtf(
    from range: NSRange,
    documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) -> Data? {
    let attributes = dict.merging([.documentType: DocumentType.rtf]) { $1 }
    return try? data(from: range, documentAttributes: attributes)
  }

  /// Writes a range as the folder of an RTFD package, under AppKit's name.
  public func rtfdFileWrapper(
    from range: NSRange,
    documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) -> FileWrapper? {
    package(range, dict)
  }
}

extension NSMutableAttributedString {
  /// Replaces the text by a document from bytes.
  ///
  /// - Throws: The errors of ``NSAttributedString/init(data:options:documentAttributes:)``; the text is then
  ///   unchanged.
  public func read(
    from data: Data,
    options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    take(try DocumentReading(options: options).read(data), dict)
  }

  /// Replaces the text by a document from a file or a package.
  ///
  /// - Throws: The errors of ``NSAttributedString/init(url:options:documentAttributes:)``; the text is then
  ///   unchanged.
  public func read(
    from url: URL,
    options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    take(try DocumentReading(options: options).read(url), dict)
  }
}
