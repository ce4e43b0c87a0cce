import Diagnostics
import JSONText

extension SourceLocation {
  /// Creates the location of a position in a JSON file, or of the whole file where there is none.
  init(file: String, _ position: TextPosition?) {
    self.init(file: file, line: position?.line ?? 0, column: position?.column ?? 0)
  }
}
