import CommandSupport
import JSONText

/// Answers JSON lines in order, one label each.
///
/// The work is done in a child process: a line that ends it gets an error as its answer.
struct MeasureBatch {
  /// The defaults of lines.
  var defaults: LabelRequest
  /// The progress, for the successor of a process that ended.
  let bookmark: Bookmark
  /// A file that stores the bytes read from a stream.
  let spool: Int32

  /// Reads the lines of a file that have no answer yet and prints an answer for each.
  ///
  /// - Returns: Whether every line could be answered.
  func run(path: String) throws(UsageError) -> Bool {
    var note = bookmark.note
    var lines = try InputLines(path: path, from: note.offset, spool: spool)
    while true {
      bookmark.note = note
      let trouble = note.trouble
      guard let line = try lines.next() else { return note.isClean }
      if trouble != .none {
        // The next process must not fail on the same line again.
        note.trouble = .none
        note.isClean = false
        fail(trouble, note.position)
      } else if !line.allSatisfy(\.isWhitespace) {
        note.isClean = show(line, note.position) && note.isClean
      }
      StandardOutput.flush()
      note.position += 1
      note.offset = lines.offset
    }
  }

  private func show(_ line: String, _ position: Int64) -> Bool {
    do throws(UsageError) {
      print(try answer(to: line).line)
      return true
    } catch {
      fail(error.message, position)
      return false
    }
  }

  private func fail(_ trouble: Bookmark.Trouble, _ position: Int64) {
    fail(
      trouble == .hung
        ? "measuring took more than \(IsolatedBatch.patience) s"
        : "measuring ended the process; please report the line",
      position
    )
  }

  private func fail(_ message: String, _ position: Int64) {
    let answer: JSONValue = ["error": .string(message), "line": .number(Double(position + 1))]
    print(answer.line)
  }

  private func answer(to line: String) throws(UsageError) -> JSONValue {
    let value: JSONValue
    do throws(JSONSyntaxError) {
      value = try JSONValue(parsing: line)
    } catch {
      throw UsageError("not JSON: \(error.reason) at column \(error.position.column)")
    }
    return try defaults.changed(by: value).answer().json
  }
}
