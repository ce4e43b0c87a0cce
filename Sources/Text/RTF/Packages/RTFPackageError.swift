/// The reason for which one sequence of bytes is not read as a package, with the place in it.
public enum RTFPackageError: Error, Hashable, Sendable {
  /// The bytes do not begin with `rtfd` and four zeros.
  case notSerialized

  /// A length leads behind the end.
  case truncated(offset: Int)

  /// An entry is neither a file nor a folder.
  case invalidEntry(offset: Int)

  /// Folders are in each other more than 64 deep.
  case tooDeep(offset: Int)

  /// There is no file `TXT.rtf`.
  case missingDocument
}

extension RTFPackageError: CustomStringConvertible {
  /// The error as a sentence.
  public var description: String {
    switch self {
    case .notSerialized: "The bytes are no flat RTFD. It begins with rtfd and four zeros."
    case .truncated(let offset): "The flat RTFD ends too early: a length at byte \(offset)."
    case .invalidEntry(let offset):
      "The flat RTFD has an entry that is neither file nor folder at byte \(offset)."
    case .tooDeep(let offset): "Folders of the flat RTFD are too deep at byte \(offset)."
    case .missingDocument: "The flat RTFD has no file TXT.rtf."
    }
  }
}
