public import FileAccess

extension ExitStatus {
  /// The status of a run that a file has ended.
  ///
  /// - Parameter error: The failure to read or write the file.
  public init(_ error: FileError) {
    switch error.reason {
    case .missing, .notAFile, .unreadable: self = .missingInput
    case .tooLarge, .largeFilePointer: self = .invalidInput
    case .unwritable, .full: self = .unwritableOutput
    }
  }
}
