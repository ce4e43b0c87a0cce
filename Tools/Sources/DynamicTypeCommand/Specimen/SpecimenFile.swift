import CommandSupport
import FileAccess
import Rendering

/// A file to be written, with the format that its name determines.
struct SpecimenFile {
  let path: String
  let format: CanvasFormat

  /// Reads the extension of a path.
  init(path: String, scale: Double) throws(UsageError) {
    self.path = path
    switch path.split(separator: ".").last?.lowercased() {
    case "png": format = .png(scale: scale)
    case "svg": format = .svg
    case "pdf": format = .pdf
    default: throw UsageError("'--output' needs a name that ends in .png, .svg or .pdf")
    }
  }

  /// Writes the file, replacing an existing one.
  func write(_ bytes: [UInt8]) throws(UsageError) {
    do throws(FileError) {
      try FileReplacement.write(bytes, to: path)
    } catch {
      throw UsageError(error)
    }
  }
}
