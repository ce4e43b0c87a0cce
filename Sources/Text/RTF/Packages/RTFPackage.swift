public import FileAccess
public import RichText

/// A folder with a document in Rich Text Format and the files that it shows, RTFD.
///
/// The document is `TXT.rtf`; its attachments name files beside it.
public enum RTFPackage {
  /// The name of the document in the folder.
  public static let documentName = "TXT.rtf"

  /// The largest file that is read: 256 MiB.
  public static let defaultLimit = 1 << 28

  /// Reads a package with the files that its text shows.
  ///
  /// A file that is missing or too large leaves its attachment without bytes. Names and links that
  /// lead out of the folder are not followed.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - options: The choices of the reader.
  ///   - limit: The number of bytes beyond which a file is not read.
  /// - Returns: The document and the faults that it has.
  /// - Throws: A document that cannot be read.
  public static func read(
    _ folder: String,
    options: RTFReadingOptions = RTFReadingOptions(),
    limit: Int = defaultLimit
  ) throws(FileError) -> RTFReadingResult {
    let bytes = try FileBytes.read(FilePath.join(folder, documentName), limit: limit)
    let boundary = FolderBoundary(folder)
    var files: [String: [UInt8]] = [:]
    return RTFReader.read(bytes, options: options).addingFiles { name in
      let path = FilePath.join(folder, name)
      guard boundary.contains(path) else { return nil }
      let known = files[name] ?? (try? FileBytes.read(path, limit: limit))
      files[name] = known ?? []
      return known
    }
  }

  /// Returns the files of a package by their names, for a writer of folders.
  ///
  /// - Parameter document: The document.
  /// - Returns: `TXT.rtf` first, then each attached file once, in the order of the text.
  public static func files(of document: RichTextDocument) -> [(name: String, bytes: [UInt8])] {
    var result = [(name: documentName, bytes: RTFWriter.write(document))]
    var names: Set<String> = [documentName]
    for run in document.text.runs {
      guard let file = run.attributes.attachment?.file, isPlainName(file.name),
        !file.bytes.isEmpty, names.insert(file.name).inserted
      else { continue }
      result.append((file.name, file.bytes))
    }
    return result
  }

  /// Whether a name is that of a file in the folder itself.
  static func isPlainName(_ name: String) -> Bool {
    !name.isEmpty && !name.contains("/") && !name.contains("\0") && name != "." && name != ".."
  }
}
