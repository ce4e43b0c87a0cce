import ArgumentParser
import CommandSupport
import Diagnostics
import FileAccess

/// A document that cannot be read, converted or written.
struct DocumentFailure: Error {
  var message: String
  var hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  init(_ error: FileError) { self.init("\(error)") }

  /// Writes the failure to standard error.
  func write() {
    Terminal.writeError("error: \(message)")
    if let hint { Terminal.writeError("hint: \(hint)") }
  }

  /// The status of a command that could not do all that it was asked to.
  static let status = ExitCode(ExitStatus.failure.rawValue)
}
