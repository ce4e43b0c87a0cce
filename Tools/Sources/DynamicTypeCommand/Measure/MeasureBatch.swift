import CommandSupport
import JSONText

/// Answers JSON lines, one label each, in their order.
struct MeasureBatch {
  /// The defaults of lines.
  var defaults: LabelRequest

  /// Reads the lines of a file and prints an answer for each.
  ///
  /// - Returns: Whether every line could be answered.
  func run(path: String) throws(UsageError) -> Bool {
    var lines = try InputLines(path: path)
    var number = 0
    var isClean = true
    while let line = try lines.next() {
      number += 1
      guard !line.allSatisfy(\.isWhitespace) else { continue }
      do throws(UsageError) {
        print(try answer(to: line).line)
      } catch {
        isClean = false
        print(
          (["error": .string(error.message), "line": .number(Double(number))] as JSONValue).line
        )
      }
    }
    return isClean
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
