import CommandSupport
import Rendering

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A file to be written, with the format that its name asks for.
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

  /// Writes the file in place of one that may be there.
  func write(_ bytes: [UInt8]) throws(UsageError) {
    guard let file = fopen(path, "wb") else { throw failure }
    let count = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    guard fclose(file) == 0, count == bytes.count else { throw failure }
  }

  private var failure: UsageError {
    UsageError("cannot write '\(path)': \(String(cString: strerror(errno)))")
  }
}
