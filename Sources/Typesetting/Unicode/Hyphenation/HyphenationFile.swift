#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Reading pattern files without more than the C library.
enum HyphenationFile {
  static func read(_ path: String) throws(HyphenationPatterns.Failure) -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw .noSuchFile(path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
      bytes.append(contentsOf: chunk[..<count])
      if bytes.count > HyphenationReader.maximumSize { throw .tooLarge(bytes: bytes.count) }
    }
    if ferror(file) != 0 { throw .unreadable(path) }
    return bytes
  }

  /// The names of the files in a folder, sorted; none when there is no such folder.
  static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      names.append(name)
    }
    return names.sorted()
  }
}
