#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Files without a name, which disappear when the last process that has them open closes them.
public enum TemporaryFile {
  /// Opens an empty file for reading and writing in the folder that `TMPDIR` names, or in `/tmp`.
  ///
  /// Programs that the process starts do not inherit the descriptor unless they are given it. It is
  /// never that of a standard stream, even where the process was started without one.
  public static func open() throws(FileError) -> Int32 {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    let pattern = "\(folder.isEmpty ? "/tmp" : folder)/dynamictype-XXXXXX"
    var path = Array(pattern.utf8CString)
    let descriptor = mkstemp(&path)
    guard descriptor >= 0 else { throw FileError(.unwritable, path: pattern) }
    unlink(path)
    defer { close(descriptor) }
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    guard copy >= 0 else { throw FileError(.unwritable, path: pattern) }
    return copy
  }
}
