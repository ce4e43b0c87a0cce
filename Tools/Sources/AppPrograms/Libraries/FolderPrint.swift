import Diagnostics
import FileAccess

/// A print of sources by their names, sizes and times.
enum FolderPrint {
  static func of(_ paths: [String], in folder: String = "") -> String {
    let files = paths.flatMap { self.files(in: FilePath.join(folder, $0)) }
    return
      "\(Fingerprint(of: files.map { file in "\(file) \(FileStamp(of: file).map { "\($0.size) \($0.nanoseconds)" } ?? "")" }))"
  }

  /// The visible files in a folder, recursively, or the file at that path.
  private static func files(in path: String) -> [String] {
    var found: [String] = []
    var pending = [path]
    while let next = pending.popLast() {
      guard FileSystem.kind(of: next) == .folder else {
        found.append(next)
        continue
      }
      pending += FileSystem.names(in: next).filter { $0.first != "." && $0 != "Tests" }.map {
        FilePath.join(next, $0)
      }
    }
    return found.sorted()
  }
}
