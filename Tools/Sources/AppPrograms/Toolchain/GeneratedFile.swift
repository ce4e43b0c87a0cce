import FileAccess
import Foundation

/// A file that a build writes for the compiler.
enum GeneratedFile {
  /// Writes a file unless it already contains the text, so that it is not compiled again.
  static func write(_ text: String, to path: String) throws(ToolFailure) {
    if let old = try? FileBytes.read(path), old == Array(text.utf8) { return }
    try? FileManager.default.createDirectory(
      atPath: FilePath.folder(path),
      withIntermediateDirectories: true
    )
    do {
      try FileReplacement.write(text, to: path)
    } catch {
      throw ToolFailure("\(error)")
    }
  }
}
