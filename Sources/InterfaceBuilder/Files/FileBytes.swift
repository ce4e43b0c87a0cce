#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Reading files and folders with no more than the C library.
enum FileBytes {
  /// Why a file has no bytes.
  enum Failure: Error {
    case missing
    case notAFile
    case tooLarge
  }

  /// The kind of thing that a path names.
  enum Kind {
    case file
    case folder
    case other
  }

  static func kind(of path: String) -> Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return kind(status)
  }

  private static func kind(_ status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  /// The bytes of a regular file; opening a pipe or a device could wait for ever.
  static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .missing }
    guard kind(status) == .file else { throw .notAFile }
    guard Int(status.st_size) <= limit else { throw .tooLarge }
    guard let file = fopen(path, "rb") else { throw .missing }
    defer { fclose(file) }
    let size = Int(status.st_size)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = size == 0 ? 0 : fread(buffer.baseAddress, 1, size, file)
    }
  }

  /// The names in a folder, sorted by their bytes; none when there is no such folder.
  static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// A number for a folder that stays the same whatever path or link leads to it.
  static func identity(of path: String) -> [UInt64]? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return [UInt64(status.st_dev), UInt64(status.st_ino)]
  }
}
