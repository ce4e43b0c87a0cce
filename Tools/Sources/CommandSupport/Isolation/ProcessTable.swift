import FileAccess

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The processes of the machine, as listed in `/proc`; none if it does not exist.
enum ProcessTable {
  /// The children of a process.
  static func children(of parent: pid_t) -> [pid_t] {
    FileSystem.names(in: "/proc").compactMap { pid_t($0) }.filter { self.parent(of: $0) == parent }
  }

  /// The parent of a process: the second word after its name, which may contain spaces and parentheses.
  private static func parent(of process: pid_t) -> pid_t? {
    guard let bytes = FileBytes.prefix(of: "/proc/\(process)/stat", count: 512) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let end = text.lastIndex(of: ")") else { return nil }
    let words = text[text.index(after: end)...].split(separator: " ")
    return words.count > 1 ? pid_t(words[1]) : nil
  }
}
