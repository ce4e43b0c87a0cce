import FileAccess

/// The reason for which bytes cannot be read as a document.
public struct InterfaceDocumentError: Error, Equatable, Sendable {
  /// The kind of defect, for programs.
  public enum Reason: Hashable, Sendable {
    /// There is no file at the path.
    case missing
    /// The path names a folder or a device.
    case notAFile
    /// The file is larger than the limit.
    case tooLarge
    /// The file is a pointer of Git LFS, whose contents were not fetched.
    case largeFilePointer
    /// The file is a compiled nib or storyboard.
    case compiled
    /// The file holds the markers of a merge that was not finished.
    case mergeConflict
    /// No element could be read: the bytes are not XML.
    case notXML
  }

  /// The kind of defect.
  public var reason: Reason
  /// The path of the file, or a name for bytes in memory.
  public var file: String
  /// The finding.
  public var found: String
  /// The remedy.
  public var hint: String
}

extension InterfaceDocumentError: CustomStringConvertible {
  /// One line: file, finding, remedy.
  public var description: String { "\(file): found \(found). \(hint)" }
}

extension InterfaceDocumentError {
  init(_ error: FileError, path: String, limit: Int) {
    file = path
    switch error.reason {
    case .missing, .unreadable, .unwritable, .full:
      reason = .missing
      found = "no file that can be read"
      hint = "Check the path and the permissions."
    case .notAFile:
      let isCompiled = ["nib", "storyboardc"].contains(FilePath.fileExtension(path))
      reason = isCompiled ? .compiled : .notAFile
      found = isCompiled ? "a compiled document" : "a folder or a device"
      hint = isCompiled ? Self.sourceHint : "Name a file, or scan the folder as a project."
    case .largeFilePointer:
      reason = .largeFilePointer
      found = "a pointer of Git LFS in the place of the document"
      hint = LargeFilePointer.hint
    case .tooLarge:
      reason = .tooLarge
      found = "a file of more than \(limit) bytes"
      hint = "Xcode does not write documents of that size."
    }
  }

  static let sourceHint =
    "Compiled documents are not read: name the storyboard or xib of the source."

  /// Returns the error of bytes with a line such as `<<<<<<< HEAD`; `nil` for others.
  static func mergeConflict(_ bytes: [UInt8], file: String) -> InterfaceDocumentError? {
    let marker = Array("<<<<<<<".utf8)
    var line = 1
    var start = 0
    while start < bytes.count {
      if bytes[start...].starts(with: marker) {
        return InterfaceDocumentError(
          reason: .mergeConflict,
          file: file,
          found: "the markers of a merge that was not finished, from line \(line) on",
          hint: "Resolve the conflict, then run again."
        )
      }
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
      line += 1
    }
    return nil
  }

  /// Returns the error of bytes that begin as no XML does; `nil` for others.
  static func compiled(_ bytes: [UInt8], file: String) -> InterfaceDocumentError? {
    let isCompiled = ["NIBArchive", "bplist0"].contains { bytes.starts(with: $0.utf8) }
    guard isCompiled else { return nil }
    return InterfaceDocumentError(
      reason: .compiled,
      file: file,
      found: "a compiled nib",
      hint: sourceHint
    )
  }
}
