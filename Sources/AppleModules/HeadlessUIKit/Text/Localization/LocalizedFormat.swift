import Foundation

/// A value in a text of a program.
package enum LocalizedArgument: Equatable, Sendable {
  case text(String)
  case integer(Int)
  case number(Double)
}

/// C format strings with values, in order or by position such as `%2$@`.
package enum LocalizedFormat {
  /// Returns a format with the values in place of `%@`, `%lld`, `%lf` and similar placeholders.
  ///
  /// A whole number that already selected a plural, and so is part of the text, is skipped.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - arguments: The values.
  ///   - integer: Writes a whole number if the format does not specify how.
  /// - Returns: The text.
  package static func filled(
    _ format: String,
    with arguments: [LocalizedArgument],
    integer: (Int) -> String = { "\($0)" }
  ) -> String {
    var result = ""
    var rest = format[...]
    var next = arguments[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      guard let end = rest.firstIndex(where: { "@diuxXfFeEgGsc".contains($0) }) else {
        result += "%"
        continue
      }
      let parts = rest[..<end].split(separator: "$", maxSplits: 1).map(String.init)
      let kind = rest[end]
      let position = rest[..<end].contains("$") ? Int(parts[0]) : nil
      let style = position == nil ? rest[..<end] : Substring(parts.count > 1 ? parts[1] : "")
      if let position {
        result +=
          arguments.indices.contains(position - 1)
          ? text(arguments[position - 1], style, kind, integer) : ""
      } else {
        if kind == "@" { next = next.drop { if case .text = $0 { false } else { true } } }
        result += next.popFirst().map { text($0, style, kind, integer) } ?? ""
      }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func text(
    _ argument: LocalizedArgument,
    _ style: Substring,
    _ kind: Character,
    _ integer: (Int) -> String
  ) -> String {
    switch argument {
    case .text(let text): return text
    case .integer(let value):
      let plain = style.filter { $0 != "l" && $0 != "h" && $0 != "q" }
      return plain.isEmpty ? integer(value) : String(format: "%\(plain)ld", value)
    case .number(let value):
      let plain = style.filter { $0 != "l" }
      return String(format: "%\(plain)\(kind == "@" ? "f" : kind)", value)
    }
  }
}
