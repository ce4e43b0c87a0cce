import ArgumentParser
import CommandSupport
import Diagnostics
import FontRegistry

/// Failures of the registry, in words and as an exit status.
enum FontsFailure {
  /// Writes errors to standard error, each with its place and its hint.
  static func write(_ errors: [FontRegistryError]) {
    for error in errors {
      let place = error.item.map { "'\(FontText.place($0.description))': " } ?? ""
      let sentences = [error.code.sentence, error.detail].filter { !$0.isEmpty }
      Terminal.writeError("error: \(place)\(FontText.shown(sentences.joined(separator: " ")))")
      if !error.hint.isEmpty { Terminal.writeError("hint: \(FontText.shown(error.hint))") }
    }
  }

  /// The status of a command that failed in part.
  static let status = ExitCode(ExitStatus.failure.rawValue)

  /// The status of a command some of whose fonts failed.
  ///
  /// - Parameters:
  ///   - errors: The failures.
  ///   - count: The number of fonts that were named.
  /// - Returns: The status of the only font, or that of one of several.
  static func status(_ errors: [FontRegistryError], of count: Int) -> ExitCode {
    let statuses = Set(errors.map { exitStatus(of: $0.code) })
    let isInput = statuses.isSubset(of: [.missingInput, .invalidInput])
    let one = statuses.count == 1 ? statuses.first : nil
    let status = one ?? (isInput ? .invalidInput : .failure)
    return ExitCode((status == .missingInput && count > 1 ? .invalidInput : status).rawValue)
  }

  private static func exitStatus(of code: FontRegistryError.Code) -> ExitStatus {
    switch code {
    case .fileNotFound, .insufficientPermissions, .assetNotFound, .invalidFilePath: .missingInput
    case .unrecognizedFormat, .invalidFontData: .invalidInput
    case .registrationFailed, .exceededResourceLimit: .unwritableOutput
    default: .failure
    }
  }

  /// Runs a closure and turns an error of the registry into words and a status.
  static func reporting<Result>(
    _ body: () throws(FontRegistryError) -> Result
  ) throws -> Result {
    do throws(FontRegistryError) {
      return try body()
    } catch {
      write([error])
      throw status([error], of: 1)
    }
  }
}
