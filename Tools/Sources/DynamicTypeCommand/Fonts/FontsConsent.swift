import CommandSupport
import FontRegistry

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension ConsentOption {
  /// Consent that was given in advance, or that is requested from the user at the terminal.
  ///
  /// - Parameter action: The action as the error names it, such as `installing fonts`.
  /// - Returns: The consent.
  /// - Throws: An error if no user can be asked.
  func consent(to action: String) throws(UsageError) -> FontConsent {
    if yes { return .granted }
    guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 else {
      throw UsageError(
        "\(action) needs consent, and nobody can be asked here",
        hint: "run it in a terminal, or give consent with '--yes'"
      )
    }
    return FontConsent { question in
      for line in question.lines { Terminal.writeError(line) }
      Terminal.writePrompt("\(question.action.request) [y/N] ")
      let answer = readLine()?.lowercased() ?? ""
      return ["y", "yes"].contains(answer)
    }
  }
}

extension FontConsent.Question.Action {
  fileprivate var request: String {
    switch self {
    case .install: "Install them?"
    case .removeProvider: "Remove them?"
    }
  }
}

extension FontConsent.Question {
  /// The question without its last line.
  fileprivate var lines: [String] {
    let names = fonts.flatMap { font in
      font.faces.map { FontText.shown("  \($0.family) \($0.style) (\($0.postScriptName))") }
    }
    let shown = names.count > 40 ? names.prefix(40) + ["  and \(names.count - 40) more"] : names
    switch action {
    case .install:
      let time = scope == .session ? "until you log out" : "until you remove them"
      let restricted = fonts.filter { $0.rights.level == .restricted }
      return [
        "'\(FontText.shown(provider))' would like to install fonts for all your programs, \(time):"
      ] + shown
        + restricted.map {
          "  \(FontText.shown($0.faces.first?.postScriptName ?? "")): \($0.rights.explanation)"
        }
    case .removeProvider:
      return ["Removing '\(FontText.shown(provider))' removes its fonts from all your programs:"]
        + shown
    }
  }
}
