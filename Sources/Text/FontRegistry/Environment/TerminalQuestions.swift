#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Questions and messages for the person at the terminal of this process.
enum TerminalQuestions {
  /// The most fonts that a message names.
  private static let maximumCount = 20

  /// Asks on the terminal; without one the answer is no.
  static func ask(_ question: FontConsent.Question) -> Bool {
    guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 else { return false }
    let names = list(question.fonts.flatMap { $0.faces.map { "\($0.family) \($0.style)" } })
    let provider = printable(question.provider)
    let request =
      switch question.action {
      case .install: "'\(provider)' would like to install fonts for all your programs"
      case .removeProvider: "Removing '\(provider)' removes its fonts from all your programs"
      }
    write("\(request): \(names)\nContinue? [y/N] ")
    return ["y", "yes"].contains(readLine()?.lowercased() ?? "")
  }

  /// Names fonts that a program asked for and that cannot be had; nothing without a terminal.
  static func present(missing: [FontReference], to program: String) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    let names = list(missing.map(\.description))
    write("'\(printable(program))' asks for fonts that are not available: \(names)\n")
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(maximumCount).map(printable).joined(separator: ", ")
    return names.count > maximumCount ? "\(shown) and \(names.count - maximumCount) more" : shown
  }

  /// A text without characters that steer a terminal.
  private static func printable(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter {
          $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
        }
      )
    )
  }

  private static func write(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { sysWrite(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}

/// The function of the C library, under a name that does not clash with a method.
private func sysWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
