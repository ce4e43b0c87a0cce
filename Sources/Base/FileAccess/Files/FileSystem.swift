#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Queries of the file system that open no file.
public enum FileSystem {
  /// The kind of object that a path names, links followed.
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

  /// Returns whether a path is a symbolic link, wherever it leads.
  public static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Returns an absolute path without links, or `nil` where nothing is there.
  public static func resolved(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  /// The names in a folder, and the reasons why some are missing.
  public struct Listing: Hashable, Sendable {
    /// The names, sorted by their bytes.
    public var names: [String] = []
    /// The names that are not UTF-8, with U+FFFD for invalid bytes; sorted.
    public var damagedNames: [String] = []
    /// Whether the folder could be read; one that is not there cannot.
    public var isReadable = true
  }

  /// Returns the names in a folder, sorted by their bytes; none when there is no such folder.
  public static func names(in folder: String) -> [String] { listing(of: folder).names }

  /// Returns the names in a folder and whether there are more.
  public static func listing(of folder: String) -> Listing {
    var listing = Listing()
    guard let directory = opendir(folder) else {
      listing.isReadable = false
      return listing
    }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let capacity = MemoryLayout.size(ofValue: entry.pointee.d_name)
      withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: capacity) { text in
          if let name = String(validatingCString: text) {
            if name != ".", name != ".." { listing.names.append(name) }
          } else {
            listing.damagedNames.append(String(cString: text))
          }
        }
      }
    }
    listing.names.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    listing.damagedNames.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return listing
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
