import FileAccess

/// A file of build settings, `.xcconfig`, with the files that it includes.
struct SettingsFile {
  private static let maximumDepth = 16
  private static let maximumFiles = 200

  /// Names with their conditions, and values, in reading order.
  private(set) var pairs: [(name: String, value: String)] = []
  private(set) var findings: [ProjectFinding] = []
  private var files = 0
  /// The folders in which included files are searched, after that of the file itself.
  private let roots: [String]

  init(_ path: String, roots: [String]) {
    self.roots = roots
    read(path, depth: 0)
  }

  private mutating func read(_ path: String, depth: Int) {
    files += 1
    guard depth < Self.maximumDepth, files < Self.maximumFiles,
      let bytes = try? FileBytes.read(path, limit: 1 << 20)
    else { return }
    let lines = String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false,
      whereSeparator: \.isNewline
    )
    for (index, line) in lines.enumerated() {
      let text = Self.withoutComment(line).trimmed
      if text.hasPrefix("#include") {
        include(text, from: path, line: index + 1, depth: depth)
      } else if let equals = Self.equals(of: text) {
        let name = text[..<equals].trimmed
        pairs.append((name, text[text.index(after: equals)...].trimmed))
      }
    }
  }

  /// The operator after the name; one in a condition does not count.
  private static func equals(of text: String) -> String.Index? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth <= 0: return index
      default: break
      }
    }
    return nil
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
  }

  private mutating func include(_ text: String, from path: String, line: Int, depth: Int) {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count >= 2 else { return }
    let name = String(parts[1])
    let places = ([FilePath.folder(path)] + roots).map { FilePath.absolute(name, in: $0) }
    if let found = places.first(where: { FileSystem.kind(of: $0) == .file }) {
      read(found, depth: depth + 1)
    } else if !text.hasPrefix("#include?"), !name.hasPrefix("<"), !name.hasPrefix("Pods/"),
      !name.contains("/Pods/")
    {
      findings.append(
        .init(
          file: path,
          line: line,
          message: "'\(name)' is included and not there",
          hint: "add the file, or write '#include?' where it may be missing"
        )
      )
    }
  }
}
