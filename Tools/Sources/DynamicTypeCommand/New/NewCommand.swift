import ArgumentParser

/// Writes files to begin with.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a first test of the screens of a Swift package.",
    discussion: """
      Examples:
        dynamictype new test
        dynamictype new test MyPackage --target Screens
      """,
    subcommands: [NewTestCommand.self]
  )
}
