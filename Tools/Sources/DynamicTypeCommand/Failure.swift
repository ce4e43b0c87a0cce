import ArgumentParser
import CommandSupport
import FileAccess

/// Turns every error into words and an exit status, in a uniform style.
struct Failure {
  private let error: any Error
  private let command: NamedCommand

  init(_ error: any Error, arguments: ArraySlice<String>) {
    self.error = error
    command = NamedCommand(arguments)
  }

  /// Prints the message and ends the process.
  func exit() -> Never {
    if let code = error as? ExitCode { end(code) }
    guard let failure = usageError else { answer() }
    Terminal.writeError(Self.relative(failure).description)
    end(ExitCode(failure.exitCode))
  }

  /// Names files relative to the folder in which the command was started.
  private static func relative(_ failure: UsageError) -> UsageError {
    let folder = WorkingFolder.path
    func relative(_ text: String) -> String {
      text.replacing("'\(folder)/", with: "'").replacing("'\(folder)'", with: "'.'")
    }
    return UsageError(
      relative(failure.message),
      hint: failure.hint.map(relative),
      status: failure.status
    )
  }

  /// Prints the requested text, such as help, and ends the process.
  private func answer() -> Never {
    print(HelpText(DynamicTypeCommand.fullMessage(for: error)).wrapped)
    end(ExitCode.success)
  }

  /// Ends the process; a child first reports its status.
  private func end(_ code: ExitCode) -> Never {
    ChildSeat.current?.finish(status: code.rawValue)
    DynamicTypeCommand.exit(withError: code)
  }

  /// The mistake in the arguments; `nil` for a request such as `--help`.
  private var usageError: UsageError? {
    if let error = error as? UsageError { return error }
    if let unknown = command.unknownCommand { return unknown }
    guard DynamicTypeCommand.exitCode(for: error) != .success else { return nil }
    return UsageError(restyled, hint: command.hint)
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
}

/// The command that the arguments name, as far as they name one.
struct NamedCommand {
  /// The names of the command and of its parents.
  private var words = ["dynamictype"]
  /// The names of the commands below it.
  private var below = DynamicTypeCommand.commandNames
  /// The arguments behind its name.
  private var rest: ArraySlice<String>

  init(_ arguments: ArraySlice<String>) {
    rest = arguments.first == "help" ? arguments.dropFirst() : arguments
    var configuration = DynamicTypeCommand.configuration
    while let name = rest.first,
      let next = configuration.subcommands.first(where: { $0.configuration.commandName == name })
    {
      configuration = next.configuration
      words.append(name)
      below = configuration.subcommands.compactMap { $0.configuration.commandName }
      rest = rest.dropFirst()
    }
  }

  /// The mistake in the name of a subcommand of this command; `nil` without one.
  var unknownCommand: UsageError? {
    guard !below.isEmpty, let name = rest.first, !name.hasPrefix("-"), !below.contains(name) else {
      return nil
    }
    return .unknown(
      name,
      kind: "command",
      among: below,
      hint: "'\(words.joined(separator: " ")) --help' lists the commands"
    )
  }

  /// The mistake of an empty argument; `nil` without one or if it is a text.
  ///
  /// An unset shell variable leaves one behind, and an empty path would mean the working folder.
  var emptyArgument: UsageError? {
    let isMeasured = words.last == "measure"
    for (before, argument) in zip([""] + rest, rest) where argument.isEmpty {
      if isMeasured ? before != "--font" : Self.textOptions.contains(before) { continue }
      return UsageError(
        before.hasPrefix("-") ? "the value of '\(before)' is empty" : "an argument is empty",
        hint: "a variable of the shell may not be set; '.' names this folder"
      )
    }
    return nil
  }

  /// The options whose value is a text for people, which may be empty.
  private static let textOptions: Set<String> = ["--text", "--query", "--user-info"]

  /// A pointer to the explanation of the arguments.
  var hint: String {
    let isBelowZero = zip([""] + rest, rest).contains { before, argument in
      // The value of an option cannot follow '--'.
      argument.hasPrefix("-") && Double(argument) != nil && !before.hasPrefix("--")
    }
    if isBelowZero { return "put numbers below 0 after '--'" }
    return "'\(words.joined(separator: " ")) --help' explains the arguments"
  }
}
