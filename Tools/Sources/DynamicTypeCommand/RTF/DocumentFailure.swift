import ArgumentParser
import CommandSupport
import Diagnostics
import FileAccess

/// A document that cannot be read, converted or written.
struct DocumentFailure: Error {
  var message: String
  var hint: String?
  /// The status of a command with only this document.
  var status: ExitStatus

  init(_ message: String, hint: String? = nil, status: ExitStatus = .invalidInput) {
    self.message = message
    self.hint = hint
    self.status = status
  }

  init(_ error: FileError) { self.init("\(error)", status: ExitStatus(error)) }

  init(_ error: UsageError) {
    self.init(error.message, hint: error.hint, status: error.status)
  }

  /// Writes the failure to standard error.
  func write() {
    Terminal.writeError(UsageError(message, hint: hint).description)
  }

  /// The status of a command if some documents failed.
  ///
  /// - Parameters:
  ///   - failures: The failures; not empty.
  ///   - count: The number of documents that were named.
  /// - Returns: The status of the only document, or that of one of several.
  static func status(_ failures: [DocumentFailure], of count: Int) -> ExitCode {
    let statuses = Set(failures.map(\.status))
    if statuses.contains(.unwritableOutput) {
      return ExitCode(ExitStatus.unwritableOutput.rawValue)
    }
    let one = count == 1 ? statuses.first : nil
    return ExitCode((one ?? .invalidInput).rawValue)
  }
}
