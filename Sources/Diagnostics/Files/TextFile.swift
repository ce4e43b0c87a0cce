#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Whole files of settings, read and written with the C library.
public enum TextFile {
  /// The largest file that is read: 64 MiB.
  public static let maximumSize = 1 << 26

  /// Returns the bytes of a file.
  public static func read(_ path: String) throws(TextFileError) -> [UInt8] {
    guard isRegularFile(path), let file = fopen(path, "rb") else {
      throw TextFileError(.unreadable, path: path)
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
      bytes += chunk[..<count]
      if bytes.count > maximumSize { throw TextFileError(.tooLarge, path: path) }
    }
    guard ferror(file) == 0 else { throw TextFileError(.unreadable, path: path) }
    return bytes
  }

  /// Writes a file; one that is there is replaced only when the whole text is written.
  public static func write(_ text: String, to path: String) throws(TextFileError) {
    let draft = "\(path).\(getpid()).tmp"
    guard let file = fopen(draft, "wb") else { throw TextFileError(.unwritable, path: path) }
    let bytes = Array(text.utf8)
    let written = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, written == bytes.count, rename(draft, path) == 0 else {
      unlink(draft)
      throw TextFileError(.unwritable, path: path)
    }
  }

  /// Returns the path of a file with a name in a folder or the nearest one above it, or `nil`.
  ///
  /// - Parameters:
  ///   - name: The name of the file, such as `.dynamictype.json`.
  ///   - folder: The absolute path of the folder to start in.
  /// - Returns: The absolute path, or `nil` when there is none up to the root.
  public static func nearest(_ name: String, from folder: String) -> String? {
    var folder = FilePath.normalized(folder)
    while true {
      let path = folder == "/" ? "/" + name : folder + "/" + name
      if isRegularFile(path) { return path }
      guard let slash = folder.lastIndex(of: "/"), folder != "/" else { return nil }
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
  }

  // Opening a pipe or a device could wait for ever.
  private static func isRegularFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}

/// Why a file could not be read or written.
public struct TextFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong.
  public enum Reason: Hashable, Sendable {
    /// There is no such file, or it may not be read.
    case unreadable
    /// The file has more than ``TextFile/maximumSize`` bytes.
    case tooLarge
    /// The folder is not there or may not be written.
    case unwritable
  }

  /// What went wrong.
  public let reason: Reason

  /// The path of the file.
  public let path: String

  /// Creates an error.
  public init(_ reason: Reason, path: String) {
    self.reason = reason
    self.path = path
  }

  /// The reason as one clause.
  public var description: String {
    switch reason {
    case .unreadable: "'\(path)' cannot be read"
    case .tooLarge: "'\(path)' has more than \(TextFile.maximumSize >> 20) MiB"
    case .unwritable: "'\(path)' cannot be written"
    }
  }
}
