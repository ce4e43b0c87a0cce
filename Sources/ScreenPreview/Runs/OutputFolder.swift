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
    try write(to: name, body: { fwrite(bytes, 1, bytes.count, $0) == bytes.count })
  }

  func write(_ text: String, to name: String) throws(TextFileError) {
    try write(to: name, pieces: { $0(text) })
  }

  /// Writes a text that comes in pieces, which are never put together in memory.
  func write(
    to name: String,
    pieces: (_ piece: (String) -> Void) -> Void
  ) throws(TextFileError) {
    try write(
      to: name,
      body: { file in
        var isWritten = true
        pieces { text in
          var text = text
          let count = text.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) - $0.count }
          isWritten = isWritten && count == 0
        }
        return isWritten
      }
    )
  }

  private func write(
    to name: String,
    body: (UnsafeMutablePointer<FILE>) -> Bool
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
