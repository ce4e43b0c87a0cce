/// A file that could not be read or written.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of failure.
  public enum Reason: Hashable, Sendable {
    /// There is no file at the path.
    case missing
    /// The path names a folder, a pipe or a device.
    case notAFile
    /// The file has more bytes than the reader takes.
    case tooLarge(limit: Int)
    /// The file may not be read, or reading it failed.
    case unreadable
    /// The file is a pointer of Git LFS: the contents were not fetched.
    case largeFilePointer
    /// The folder is missing or may not be written, or not all bytes could be written.
    case unwritable
    /// The disk or the quota has no room for the file, or it would be larger than a file may be.
    case full
  }

  /// The kind of failure.
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
    case .missing: "'\(path)' does not exist"
    case .notAFile: "'\(path)' is a folder, a pipe or a device, not a file"
    case .unreadable: "'\(path)' cannot be read"
    case .tooLarge(let limit): "'\(path)' has more than \(limit >> 20) MiB"
    case .largeFilePointer:
      "'\(path)' is a pointer of Git LFS, and not the file itself, which 'git lfs pull' fetches"
    case .unwritable: "'\(path)' cannot be written"
    case .full: "there is no room for '\(path)'"
    }
  }
}
