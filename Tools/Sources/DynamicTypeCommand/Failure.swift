import ArgumentParser
import CommandSupport

/// Turns every error into words and an exit status, in one tone.
struct Failure {
  private let error: any Error
  private let arguments: ArraySlice<String>

  init(_ error: any Error, arguments: ArraySlice<String>) {
    self.error = error
    self.arguments = arguments
  }

  /// Prints what there is to say and ends the process.
  func exit() -> Never {
    if let code = error as? ExitCode { end(code) }
    guard let failure = usageError else { end(error) }
    Terminal.writeError(failure.description)
    end(ExitCode(UsageError.exitCode))
  }

  /// Ends the process, a child after it has said its status.
  private func end(_ error: any Error) -> Never {
    ChildSeat.current?.finish(status: DynamicTypeCommand.exitCode(for: error).rawValue)
    DynamicTypeCommand.exit(withError: error)
  }

  /// The mistake in the arguments; `nil` for a request such as `--help`.
  private var usageError: UsageError? {
    if let error = error as? UsageError { return error }
    if let unknownCommand { return unknownCommand }
    guard DynamicTypeCommand.exitCode(for: error) != .success else { return nil }
    return UsageError(restyled, hint: hint)
  }

  private var unknownCommand: UsageError? {
    let known = DynamicTypeCommand.commandNames
    let words = arguments.first == "help" ? arguments.dropFirst() : arguments
    guard let name = words.first, !name.hasPrefix("-"), !known.contains(name) else {
      return nil
    }
    return .unknown(
      name,
      kind: "command",
      among: known,
      hint: "'dynamictype --help' lists the commands"
    )
  }

  /// The parser's message as a clause: `Unknown option '--x'. Did you…` becomes `unknown option…`.
  private var restyled: String {
    let message = DynamicTypeCommand.message(for: error)
    let clauses = message.replacing(". Did you mean", with: "; did you mean")
    guard let first = clauses.first, clauses.dropFirst().first?.isLowercase == true else {
      return clauses
    }
    let sentence = first.lowercased() + clauses.dropFirst()
    return sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
  }

  private var hint: String {
    if arguments.contains(where: { $0.hasPrefix("-") && Double($0) != nil }) {
      return "put numbers below 0 after '--'"
    }
    let command = arguments.first.flatMap { name in
      DynamicTypeCommand.commandNames.first { $0 == name }
    }
    let words = ["dynamictype", command, "--help"].compactMap(\.self)
    return "'\(words.joined(separator: " "))' explains the arguments"
  }
}
