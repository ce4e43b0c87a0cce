import LeavingOut

/// A copy of a file with the first line that rewriting gives it.
func carried(_ text: String, _ name: String = "A") -> CarriedText {
  CarriedText(
    original: "/app/\(name).swift",
    copy: "/copies/\(name).swift",
    text: "#sourceLocation(file: \"/app/\(name).swift\", line: 1)\n\(text)"
  )
}

/// An error at the first place of a text in a file.
func error(
  _ message: String,
  at needle: String,
  in text: String,
  _ name: String = "A"
) -> CompilerDiagnostic {
  let before = text.firstRange(of: needle).map { text[..<$0.lowerBound] } ?? text[...]
  let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
  return CompilerDiagnostic(
    file: "/app/\(name).swift",
    line: lines.count,
    column: (lines.last?.utf8.count ?? 0) + 1,
    message: message
  )
}

/// A file after rounds, each with one error at a place.
func leftOut(
  _ text: String,
  _ errors: [(message: String, place: String)],
  modules: Set<String> = ["SwiftUI", "UIKit"]
) -> String {
  var state = LeavingOut([carried(text)], modules: modules)
  for (message, place) in errors {
    let current = original(state)
    _ = state.leaveOut([error(message, at: place, in: current)])
  }
  return original(state)
}

/// The original's lines of the only file.
func original(_ state: LeavingOut, _ name: String = "A") -> String {
  let text = state.text(ofCopy: "/copies/\(name).swift")
  return String(text.drop { $0 != "\n" }.dropFirst())
}

/// A text with single spaces, for comparisons of code.
func plain(_ text: String) -> String {
  text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}
