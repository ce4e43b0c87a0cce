#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import FileAccess

extension FontProvider {
  /// This process: the variable `DYNAMICTYPE_FONT_PROVIDER`, or the name of its executable file.
  public static var ofThisProcess: FontProvider {
    let executable = CommandLine.arguments.first.map(FilePath.name) ?? ""
    return FontProvider(identifier: variable("DYNAMICTYPE_FONT_PROVIDER") ?? executable)
  }
}

extension FontConsent {
  /// The consent of the person at the terminal of this process.
  ///
  /// The variable `DYNAMICTYPE_FONT_CONSENT` answers in advance with `granted` or `denied`. Without
  /// it and without a terminal there is no consent.
  public static var ofThisProcess: FontConsent {
    FontConsent { question in
      switch variable("DYNAMICTYPE_FONT_CONSENT") {
      case "granted": true
      case nil: TerminalQuestions.ask(question)
      default: false
      }
    }
  }
}

private func variable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
}
