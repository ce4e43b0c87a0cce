import FileAccess
import Synchronization

/// The modules that a file in Swift imports, found line by line without parsing it.
///
/// Text in comments and in multiline literals is ignored, as are imports below `#if canImport(…)` and below
/// conditions that are false on iOS.
enum ImportedModules {
  static func names(inFile path: String) -> Set<String> {
    guard let bytes = try? FileBytes.read(path, limit: 16 << 20) else { return [] }
    return names(in: bytes)
  }

  static func names(in bytes: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    var state = State()
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: true) {
      let start = line.firstIndex { $0 != 0x20 && $0 != 0x09 } ?? line.endIndex
      state.read(line[start...], &names)
    }
    return names
  }

  private struct State {
    private var isInComment = false
    private var isInText = false
    /// For each open `#if`, whether its current branch is active, and whether an earlier branch was.
    private var conditions: [(counts: Bool, hasCounted: Bool)] = []

    mutating func read(_ line: ArraySlice<UInt8>, _ names: inout Set<String>) {
      let wasOutside = !isInComment && !isInText
      if wasOutside, let first = line.first {
        if first == UInt8(ascii: "#") {
          readCondition(String(decoding: line, as: UTF8.self).trimmed)
        } else if mayImport(first), conditions.allSatisfy(\.counts) {
          if let name = ImportedModules.imported(line) { names.insert(name) }
        }
      }
      scan(line)
    }

    private func mayImport(_ byte: UInt8) -> Bool { "@ipfe".utf8.contains(byte) }

    private mutating func readCondition(_ line: String) {
      if line.hasPrefix("#if") {
        let counts = ImportedModules.counts(line.dropFirst(3).trimmed)
        conditions.append((counts, counts))
      } else if line.hasPrefix("#elseif"), let last = conditions.indices.last {
        let counts =
          !conditions[last].hasCounted && ImportedModules.counts(line.dropFirst(7).trimmed)
        conditions[last] = (counts, conditions[last].hasCounted || counts)
      } else if line.hasPrefix("#else"), let last = conditions.indices.last {
        conditions[last] = (!conditions[last].hasCounted, true)
      } else if line.hasPrefix("#endif") {
        _ = conditions.popLast()
      }
    }

    /// Tracks comments and multiline texts.
    private mutating func scan(_ line: ArraySlice<UInt8>) {
      guard isInComment || isInText || line.contains(UInt8(ascii: "*")) || line.contains(0x22)
      else {
        return
      }
      var index = line.startIndex
      func isAhead(_ one: UInt8, _ two: UInt8, _ three: UInt8? = nil) -> Bool {
        guard index + 1 < line.endIndex, line[index] == one, line[index + 1] == two else {
          return false
        }
        return three.map { index + 2 < line.endIndex && line[index + 2] == $0 } ?? true
      }
      var isInLine = false
      while index < line.endIndex {
        if isInComment {
          if isAhead(0x2A, 0x2F) { isInComment = false; index += 1 }
        } else if isAhead(0x22, 0x22, 0x22) {
          isInText.toggle()
          index += 2
        } else if isInText {
          // Only its end matters.
        } else if line[index] == 0x22 {
          isInLine.toggle()
        } else if isInLine {
          if line[index] == 0x5C { index += 1 }
        } else if isAhead(0x2F, 0x2F) {
          return
        } else if isAhead(0x2F, 0x2A) {
          isInComment = true
          index += 1
        }
        index += 1
      }
    }
  }

  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private", "final",
  ]
  private static let kinds: Set<Substring> = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias", "actor",
  ]

  /// The module of a line such as `@testable import struct App.Model`.
  private static func imported(_ line: ArraySlice<UInt8>) -> String? {
    guard line.count < 1_000 else { return nil }
    let text = String(decoding: line, as: UTF8.self)
    var words = text.split { $0.isWhitespace || $0 == ";" }[...]
    while let word = words.first, word.hasPrefix("@") || modifiers.contains(word) {
      words.removeFirst()
    }
    guard words.popFirst() == "import" else { return nil }
    if let word = words.first, kinds.contains(word) { words.removeFirst() }
    guard let path = words.first else { return nil }
    let name = path.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }.filter {
      $0 != "`"
    }
    return name.isEmpty ? nil : String(name)
  }

  /// Whether a condition is true on iOS for a module that is not available.
  private static func counts(_ condition: String) -> Bool {
    if condition.contains("||") {
      return condition.split(separator: "||").contains { counts(String($0).trimmed) }
    }
    if condition.contains("&&") {
      return condition.split(separator: "&&").allSatisfy { counts(String($0).trimmed) }
    }
    let text = condition.filter { !$0.isWhitespace }
    if text.hasPrefix("canImport(") { return false }
    if text.hasPrefix("!canImport(") { return true }
    if text.hasPrefix("os(") { return text.hasPrefix("os(iOS)") }
    if text.hasPrefix("!os(") { return !text.hasPrefix("!os(iOS)") }
    if text.hasPrefix("targetEnvironment(macCatalyst)") { return false }
    return true
  }
}

/// The imports of files, each read once.
final class ImportCache: Sendable {
  private let known = Mutex<[String: Set<String>]>([:])

  func names(inFile path: String) -> Set<String> {
    if let names = known.withLock({ $0[path] }) { return names }
    let names = ImportedModules.names(inFile: path)
    known.withLock { $0[path] = names }
    return names
  }
}
