import CommandSupport
import Diagnostics
import FileAccess

/// The place where converted documents are written.
struct ConversionTarget {
  /// The file or folder, or `nil` for the standard output.
  let path: String?
  let isFolder: Bool
  let replaces: Bool
  /// The files so far in their order.
  private(set) var files: [String] = []
  private var written: Set<String> = []

  init(path: String?, inputCount: Int, format: ConversionFormat, replaces: Bool) {
    self.path = path
    self.replaces = replaces
    isFolder =
      path.map {
        inputCount > 1 || $0.hasSuffix("/") || FileSystem.kind(of: $0) == .folder
          || format == .png && FilePath.fileExtension($0).isEmpty
      } ?? false
  }

  /// Returns the path of a file, after making sure that nothing is overwritten.
  ///
  /// - Parameters:
  ///   - stem: The name of the document.
  ///   - suffix: The suffix that distinguishes several files of a document.
  ///   - format: The format, which determines the extension in a folder.
  /// - Returns: The folder, and the name of the file in it.
  /// - Throws: An error if the file already exists.
  mutating func file(
    _ stem: String,
    suffix: String = "",
    _ format: ConversionFormat
  ) throws(DocumentFailure) -> (folder: OutputFolder, name: String) {
    let path = path ?? ""
    let folder = isFolder ? path : FilePath.folder(path)
    let name: String
    if isFolder {
      name = "\(stem)\(suffix).\(format.fileExtension)"
    } else if suffix.isEmpty {
      name = FilePath.name(path)
    } else {
      let ending = FilePath.fileExtension(path)
      name = FilePath.stem(path) + suffix + (ending.isEmpty ? "" : ".\(ending)")
    }
    let file = FilePath.join(folder, name)
    guard written.insert(file).inserted else {
      throw DocumentFailure(
        "'\(file)' was written for another document",
        hint: "convert documents of the same name into different folders",
        status: .usage
      )
    }
    guard replaces || FileSystem.kind(of: file) == nil else {
      throw DocumentFailure(
        "'\(file)' is there already",
        hint: "'--force' replaces it",
        status: .usage
      )
    }
    files.append(file)
    return (OutputFolder(path: folder.isEmpty ? "." : folder), name)
  }
}
