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
    let target = "\(path)/\(name)"
    Self.makeFolders(above: target)
    let draft = "\(target).\(getpid()).tmp"
    guard let file = fopen(draft, "wb") else { throw TextFileError(.unwritable, path: target) }
    let written = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, written == bytes.count, rename(draft, target) == 0 else {
      unlink(draft)
      throw TextFileError(.unwritable, path: target)
    }
  }

  func write(_ text: String, to name: String) throws(TextFileError) {
    try write(Array(text.utf8), to: name)
  }

  /// Whether there is a file or folder at a path.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  private static func makeFolders(above path: String) {
    for (index, character) in path.enumerated() where character == "/" && index > 0 {
      mkdir(String(path.prefix(index)), 0o777)
    }
  }
}
