#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Questions to the file system that open no file.
public enum FileSystem {
  /// What a path names, links followed.
  public enum Kind: Hashable, Sendable {
    /// A regular file.
    case file
    /// A folder.
    case folder
    /// A pipe, a device or a socket.
    case other
  }

  /// A folder or file, whatever path or link leads to it.
  public struct Identity: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64

    fileprivate init(_ status: stat) {
      device = UInt64(truncatingIfNeeded: status.st_dev)
      number = UInt64(status.st_ino)
    }
  }

  /// Returns what a path names; `nil` where there is nothing.
  public static func kind(of path: String) -> Kind? {
    status(of: path).map { status in
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
    }
  }

  /// Returns the identity of what a path names; `nil` where there is nothing.
  public static func identity(of path: String) -> Identity? { status(of: path).map(Identity.init) }

  /// Returns the names in a folder, sorted by their bytes; none when there is no such folder.
  public static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let capacity = MemoryLayout.size(ofValue: entry.pointee.d_name)
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: capacity) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns the path of a file with a name in a folder or the nearest one above it.
  ///
  /// - Parameters:
  ///   - name: The name of the file, such as `.dynamictype.json`.
  ///   - folder: The absolute path of the folder to start in.
  /// - Returns: The absolute path, or `nil` when there is none up to the root.
  public static func nearestFile(_ name: String, from folder: String) -> String? {
    var folder = FilePath.normalized(folder)
    while true {
      let path = FilePath.join(folder, name)
      if kind(of: path) == .file { return path }
      let parent = FilePath.folder(folder)
      guard parent != folder, parent != "." else { return nil }
      folder = parent
    }
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }
}
