import FileAccess
import FontManagement

extension FontRegistryError {
  /// The error of a font file that could not be opened.
  init(_ error: FontFileError, item: FontItem) {
    let code: Code =
      switch error.reason {
      case .unreadable: .insufficientPermissions
      case .format: .unrecognizedFormat
      case .size where error.offset == nil && error.found.hasPrefix("more"): .exceededResourceLimit
      default: .invalidFontData
      }
    self.init(
      code,
      item: item,
      detail: "Found \(error.found), expected \(error.expected).",
      hint: error.hint
    )
  }

  /// The error of the registry's own files.
  init(_ error: FileError, item: FontItem? = nil) {
    switch error.reason {
    case .full:
      self.init(
        .exceededResourceLimit,
        item: item,
        detail: "There is no room for '\(error.path)'.",
        hint: "Free some space on the disk, or in the quota of the user. Nothing was changed."
      )
    case .unwritable:
      self.init(
        .registrationFailed,
        item: item,
        detail: "'\(error.path)' cannot be written.",
        hint: "Check the permissions, and whether the disk is read-only. Nothing was changed."
      )
    case .missing, .notAFile, .tooLarge, .largeFilePointer, .unreadable:
      self.init(
        .registrationFailed,
        item: item,
        detail: "'\(error.path)' cannot be read.",
        hint: "Check the permissions of the registry's folder."
      )
    }
  }
}
