import FileAccess
public import FontDescriptors

/// A defect for which a file cannot be used as a font, with its place and its remedy.
public struct FontFileError: Error, Equatable, Sendable {
  /// The kind of defect, for programs.
  public enum Reason: Hashable, Sendable {
    /// The file cannot be opened or read.
    case unreadable
    /// The file has no byte, or more than a font may have.
    case size
    /// The first bytes belong to no font format that is accepted.
    case format
    /// The file has no face of that index.
    case faceIndex
    /// The table directory does not fit into the file or is not well formed.
    case directory
    /// A table reaches beyond the end of the file.
    case tableBounds
    /// A table that every font has is missing.
    case missingTable
    /// A table is too short or holds an impossible value.
    case tableContents
  }

  /// The kind of defect.
  public var reason: Reason
  /// The path of the file, or a name for bytes in memory.
  public var file: String
  /// The byte at which the defect was found, or `nil` when it concerns the whole file.
  public var offset: Int?
  /// The table that the defect concerns, or `nil`.
  public var table: OpenTypeTag?
  /// The contents that were found.
  public var found: String
  /// The contents that were expected in their place.
  public var expected: String
  /// The remedy.
  public var hint: String
}

extension FontFileError: CustomStringConvertible {
  /// One line: file and place, finding, expectation, remedy.
  public var description: String {
    var place = file
    if let table { place += ", table \(table)" }
    if let offset { place += ", byte \(offset)" }
    return "\(place): found \(found), expected \(expected). \(hint)"
  }
}

extension FontFileError {
  /// The error of a file that could not be opened as a whole.
  init(_ error: FileError) {
    switch error.reason {
    case .tooLarge(let limit):
      self.init(
        reason: .size,
        file: error.path,
        found: "more than \(limit) bytes",
        expected: "12 to \(limit) bytes",
        hint: "The file is no font."
      )
    case .largeFilePointer:
      self.init(
        reason: .format,
        file: error.path,
        found: "a pointer of Git LFS",
        expected: "a font file",
        hint: LargeFilePointer.hint
      )
    case .missing, .notAFile, .unreadable, .unwritable, .full:
      self.init(
        reason: .unreadable,
        file: error.path,
        found: "a file that cannot be read",
        expected: "a font file",
        hint: "Check the path and the permissions."
      )
    }
  }
}
