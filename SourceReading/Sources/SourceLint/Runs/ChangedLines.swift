public import Diagnostics

/// The lines that a version control system reports as changed, by file.
public struct ChangedLines: Hashable, Sendable {
  private var lines: [String: [ClosedRange<Int>]] = [:]
  private var wholeFiles: Set<String> = []

  /// Reads a unified diff without context whose paths have no prefix.
  ///
  /// - Parameters:
  ///   - diff: The output of `git diff -U0 --no-prefix --relative`.
  ///   - newFiles: Files that are not in the diff, all of whose lines are new.
  ///   - root: The folder that the paths are relative to.
  public init(diff: String, newFiles: [String] = [], root: String) {
    var file: String?
    for line in diff.split(separator: "\n") {
      if line.hasPrefix("+++ ") {
        file = line == "+++ /dev/null" ? nil : Self.path(line.dropFirst(4), root)
      } else if line.hasPrefix("@@ "), let file, let range = Self.added(line) {
        lines[file, default: []].append(range)
      }
    }
    wholeFiles = Set(newFiles.map { Self.path($0[...], root) })
  }

  private static func path(_ name: Substring, _ root: String) -> String {
    let name = name.split(separator: "\t").first ?? name
    return root.hasSuffix("/") ? root + name : "\(root)/\(name)"
  }

  /// The new lines of `@@ -1,2 +3,4 @@`; `nil` if lines were only removed.
  private static func added(_ header: Substring) -> ClosedRange<Int>? {
    guard let word = header.split(separator: " ").first(where: { $0.hasPrefix("+") }) else {
      return nil
    }
    let numbers = word.dropFirst().split(separator: ",").compactMap { Int($0) }
    let count = numbers.count > 1 ? numbers[1] : 1
    guard let start = numbers.first, count > 0, start <= Int.max - count else { return nil }
    return start...(start + count - 1)
  }

  /// Whether any line of a file has changed.
  func touches(_ file: String) -> Bool { wholeFiles.contains(file) || lines[file] != nil }

  /// Whether the line of a place has changed.
  public func contains(_ location: Diagnostics.SourceLocation) -> Bool {
    wholeFiles.contains(location.file)
      || lines[location.file]?.contains { location.line == 0 || $0.contains(location.line) } == true
  }
}
