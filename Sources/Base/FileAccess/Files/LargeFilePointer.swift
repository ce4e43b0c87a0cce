/// The pointers that lie in place of large files until Git LFS has fetched them.
///
/// A pointer is a text of a few lines: its version, a digest of the file and the file's length.
public enum LargeFilePointer {
  /// The number of bytes that a pointer does not reach, by the specification of Git LFS.
  static let limit = 1_024

  /// The first line, without the number of the version.
  private static let start = Array("version https://git-lfs.github.com/spec/v".utf8)

  /// The command that fetches the file, as a sentence.
  public static let hint =
    "Run 'git lfs pull'; in continuous integration the checkout has to do it."

  /// Returns whether a pointer lies at a path.
  public static func isPointer(at path: String) -> Bool {
    FileBytes.prefix(of: path, count: limit).map { isPointer($0, size: $0.count) } ?? false
  }

  /// Returns whether a file with these contents is a pointer to another one.
  ///
  /// - Parameters:
  ///   - beginning: The first bytes of the file.
  ///   - size: The length of the whole file, in bytes.
  /// - Returns: Whether the file has to be fetched.
  static func isPointer(_ beginning: some Sequence<UInt8>, size: Int) -> Bool {
    size < limit && beginning.starts(with: start)
  }
}
