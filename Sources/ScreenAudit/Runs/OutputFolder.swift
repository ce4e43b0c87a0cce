import Diagnostics

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The folder that a run writes into, and nothing outside of it.
struct OutputFolder: Sendable {
  let path: String

  /// Writes a file whose path is relative to the folder, and makes the folders on the way.
  func write(_ bytes: [UInt8], to name: String) throws(TextFileError) {
    try write(to: name) { file in fwrite(bytes, 1, bytes.count, file) == bytes.count }
  }

  func write(_ text: String, to name: String) throws(TextFileError) {
    try write([text], to: name)
  }

  /// Writes texts one after another, which need not be put together first.
  func write(_ texts: [String], to name: String) throws(TextFileError) {
    try write(to: name) { file in
      texts.allSatisfy { text in
        var text = text
        return text.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) == $0.count }
      }
    }
  }

  private func write(
    to name: String,
    _ body: (UnsafeMutablePointer<FILE>) -> Bool
  ) throws(TextFileError) {
    let target = "\(path)/\(name)"
    Self.makeFolders(above: target)
    let draft = "\(target).\(getpid()).tmp"
    guard let file = fopen(draft, "wb") else { throw TextFileError(.unwritable, path: target) }
    let isWritten = body(file)
    guard fclose(file) == 0, isWritten, rename(draft, target) == 0 else {
      unlink(draft)
      throw TextFileError(.unwritable, path: target)
    }
  }

  /// Whether there is a file or folder at a path.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  private static func makeFolders(above path: String) {
    for (index, character) in path.enumerated() where character == "/" && index > 0 {
      mkdir(String(path.prefix(index)), 0o777)
    }
  }
}
