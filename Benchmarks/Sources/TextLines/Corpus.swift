import Foundation

/// The strings of the comparison and the configurations that each of them is laid out in.
struct Corpus {
  /// A string with its language.
  struct Row {
    var language: String
    var text: String
  }

  static let sizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
  static let widths: [Double] = [120, 240, 361]

  var rows: [Row] = []

  /// Reads lines of a language, a tab and a string.
  ///
  /// - Parameters:
  ///   - path: The file that `make-corpus` has written.
  ///   - step: Every so many lines one is taken.
  /// - Throws: The error of the file system when there is no such file.
  init(path: String, step: Int = 1) throws {
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    for (number, line) in lines.enumerated() where number % step == 0 {
      let parts = line.split(separator: "\t", maxSplits: 1)
      if parts.count == 2 { rows.append(Row(language: String(parts[0]), text: String(parts[1]))) }
    }
  }
}
