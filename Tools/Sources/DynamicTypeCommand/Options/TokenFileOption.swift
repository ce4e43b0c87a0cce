import ArgumentParser
import CommandSupport
import DesignTokens
import Diagnostics
import DynamicType
import FileAccess

/// The option for a file of design tokens.
struct TokenFileOption: ParsableArguments {
  @Option(
    help: ArgumentHelp("A file of design tokens with typography.", valueName: "path"),
    completion: .file()
  )
  var tokens: String?

  /// Reads the typography of the file; `nil` if none is named.
  ///
  /// Findings go to standard error.
  func scales(
    _ options: TypographyOptions = TypographyOptions()
  ) throws(UsageError)
    -> [TypographyScale]?
  {
    guard let path = tokens else { return nil }
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileBytes.read(path) } catch {
      throw UsageError(error)
    }
    let document = TokenReader().read([TokenSource(path: path, bytes: bytes)])
    for finding in document.findings where finding.severity == .error {
      Terminal.writeError("\(finding.location): \(finding.severity.rawValue): \(finding.message)")
    }
    let scales = document.typographyScales(options: options)
    guard !scales.isEmpty else {
      throw UsageError("'\(path)' has no typography tokens", status: .invalidInput)
    }
    return scales
  }
}
