import Diagnostics
import JSONText

/// Findings about the files that a project adds for loading.
enum SettingsFinding {
  static func syntax(_ error: JSONSyntaxError, _ bytes: [UInt8], _ file: String) -> Finding {
    Finding(
      rule: .loadingSettings,
      severity: .error,
      message: "The file is not JSON: \(error)",
      location: SourceLocation(file: file),
      hint: "See the documentation of the format."
    )
  }

  static func wrong(_ message: String, _ offset: Int, _ bytes: [UInt8], _ file: String) -> Finding {
    let position = LineTable(bytes).position(at: offset)
    return Finding(
      rule: .loadingSettings,
      message: message,
      location: SourceLocation(file: file, line: position.line, column: position.column)
    )
  }
}
