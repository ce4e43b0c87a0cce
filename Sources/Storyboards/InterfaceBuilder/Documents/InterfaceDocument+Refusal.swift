import Diagnostics

extension InterfaceDocument.Refusal {
  /// Returns the finding of a document that is refused.
  func finding(_ root: Element) -> Finding {
    let (message, hint) =
      switch self {
      case .legacyArchive:
        (
          "The document is an archive of Xcode 4 or earlier.",
          "Open it in Xcode 5 or later and save it in the newer format."
        )
      case .otherRuntime(let runtime):
        ("The document is made for \(runtime).", "Only documents for iOS are read.")
      case .otherRoot(let name):
        ("The root element is '\(name)'.", "A storyboard or xib has the root 'document'.")
      }
    return Finding(
      rule: .ibRefused,
      message: message,
      location: root.location,
      hint: hint
    )
  }
}
