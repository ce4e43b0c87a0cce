import Diagnostics
import FileAccess

/// Writes the edits of findings into the files.
struct FixWriter {
  struct Result {
    var count = 0
    var files: [String] = []
  }

  var allowsUnsafe: Bool

  /// Writes each file once, replacing the old one.
  ///
  /// Of overlapping edits the first is applied; the next run finds the others.
  func write(_ findings: [Finding]) throws(LintRun.Failure) -> Result {
    var result = Result()
    let byFile = Dictionary(grouping: findings.filter { fix(of: $0) != nil }, by: \.location.file)
    for (file, findings) in byFile.sorted(by: { $0.key < $1.key }) {
      do throws(FileError) {
        let bytes = try FileBytes.read(file)
        let (fixed, count) = applied(findings, to: bytes)
        guard count > 0, fixed != bytes else { continue }
        try FileReplacement.write(fixed, to: file)
        result.count += count
        result.files.append(file)
      } catch {
        throw LintRun.Failure(error)
      }
    }
    return result
  }

  private func fix(of finding: Finding) -> FixIt? {
    finding.fixIts.first { allowsUnsafe || $0.isSafe }
  }

  /// Returns the text with the fixes, and their number.
  func applied(_ findings: [Finding], to bytes: [UInt8]) -> (bytes: [UInt8], count: Int) {
    let offsets = TextOffsets(bytes)
    var edits: [(range: Range<Int>, text: String)] = []
    var count = 0
    for finding in findings {
      guard let fix = fix(of: finding) else { continue }
      let own = fix.edits.compactMap { edit in
        offsets.range(edit.range).map { ($0, edit.replacement) }
      }
      let isFree = own.allSatisfy { edit in
        !edits.contains { $0.range.overlaps(edit.0) || $0.range == edit.0 }
      }
      guard own.count == fix.edits.count, isFree else { continue }
      edits += own.map { (range: $0.0, text: $0.1) }
      count += 1
    }
    var result = bytes
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      result.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    return (result, count)
  }
}

/// The byte offsets of lines, and columns in UTF-16 code units.
private struct TextOffsets {
  private let bytes: [UInt8]
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
  }

  func range(_ range: SourceRange) -> Range<Int>? {
    guard let start = offset(range.startLine, range.startColumn),
      let end = offset(range.endLine, range.endColumn), start <= end
    else { return nil }
    return start..<end
  }

  private func offset(_ line: Int, _ column: Int) -> Int? {
    guard starts.indices.contains(line - 1) else { return nil }
    var offset = starts[line - 1]
    var units = column - 1
    while units > 0, offset < bytes.count {
      let byte = bytes[offset]
      let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      offset += length
      units -= length == 4 ? 2 : 1
    }
    return units == 0 && offset <= bytes.count ? offset : nil
  }
}
