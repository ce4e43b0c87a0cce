public import RichText

extension RTFPackage {
  /// Whether bytes begin as a package in one sequence of bytes does, a flat RTFD.
  public static func isFlat(_ bytes: [UInt8]) -> Bool { SerializedFiles.isSerialized(bytes) }

  /// Reads a package out of one sequence of bytes, the form that pasteboards have.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - options: The choices of the reader.
  /// - Returns: The document with the files that its text shows, and the faults that it has.
  /// - Throws: The place at which the bytes are not a package.
  public static func read(
    flat bytes: [UInt8],
    options: RTFReadingOptions = RTFReadingOptions()
  ) throws(RTFPackageError) -> RTFReadingResult {
    guard case .folder(let entries) = try SerializedFiles.read(bytes).files else {
      throw .missingDocument
    }
    var files: [String: [UInt8]] = [:]
    for entry in entries {
      if case .file(let bytes) = entry.content { files[entry.name] = bytes }
    }
    guard let document = files[documentName] else { throw .missingDocument }
    return RTFReader.read(document, options: options).addingFiles { files[$0] }
  }

  /// Returns a document with its files as one sequence of bytes, the form that pasteboards have.
  public static func flatBytes(of document: RichTextDocument) -> [UInt8] {
    let entries = files(of: document).map {
      SerializedFiles.Entry(name: $0.name, content: .file($0.bytes))
    }
    return SerializedFiles.folder(entries).serialized()
  }
}

extension RTFReadingResult {
  /// The result with the bytes of the files that the text shows.
  ///
  /// - Parameter bytes: Returns the bytes of a file of the package by its name.
  /// - Returns: The result; files that are not there stay without bytes.
  func addingFiles(_ bytes: (String) -> [UInt8]?) -> RTFReadingResult {
    var document = document
    document.text.update { attributes in
      guard var attachment = attributes.attachment, var file = attachment.file, file.bytes.isEmpty,
        RTFPackage.isPlainName(file.name)
      else { return }
      file.bytes = bytes(file.name) ?? []
      attachment.file = file
      attributes.attachment = attachment
    }
    return RTFReadingResult(
      document: document,
      diagnostics: diagnostics,
      omittedDiagnostics: omittedDiagnostics,
      textWithoutFont: textWithoutFont
    )
  }
}
