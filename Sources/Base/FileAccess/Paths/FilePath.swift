/// Paths as text, without access to the file system.
public enum FilePath {
  /// Returns a path without empty parts, `.` and the `..` that have a folder before them.
  ///
  /// An empty path is `.`.
  public static func normalized(_ path: String) -> String {
    let isAbsolute = path.hasPrefix("/")
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    if isAbsolute { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }

  /// Returns a path as seen from a folder: relative where it lies below it, else normalized.
  ///
  /// - Parameters:
  ///   - path: The path; a relative one is taken to start at the folder already.
  ///   - root: The absolute path of the folder; empty to leave paths as they are.
  /// - Returns: The normalized path, without the folder where it lies below it.
  public static func relative(_ path: String, to root: String) -> String {
    let path = normalized(path)
    guard !root.isEmpty, path.hasPrefix("/") else { return path }
    let root = normalized(root)
    let prefix = root == "/" ? root : root + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// Returns an absolute path: the path itself, or the path below a folder.
  public static func absolute(_ path: String, in root: String) -> String {
    path.hasPrefix("/") || root.isEmpty ? normalized(path) : normalized(root + "/" + path)
  }
}
