public import InterfaceBuilder

/// The reason for which a screen cannot be loaded.
public enum ScreenLoadingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The document has no screen of the identifier.
  case unknownScreen(id: String, file: String)
  /// The document is of a kind that cannot be loaded.
  case refused(InterfaceDocument.Refusal, file: String)

  /// The error with its file and the way to fix it.
  public var description: String {
    switch self {
    case .unknownScreen(let id, let file):
      "\(file): found no screen '\(id)'. Ask the loader for its screens."
    case .refused(let refusal, let file):
      "\(file): found \(refusal.words). Open and save it with a newer Xcode, or leave it out."
    }
  }
}

extension InterfaceDocument.Refusal {
  var words: String {
    switch self {
    case .legacyArchive: "an archive of Xcode 4 or earlier"
    case .otherRuntime(let name): "a document for \(name)"
    case .otherRoot(let name): "the root element <\(name)>"
    }
  }
}
