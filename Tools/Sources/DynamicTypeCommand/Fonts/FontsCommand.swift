import ArgumentParser

/// The commands about fonts that apps provide.
struct FontsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts",
    abstract: "Install fonts for all programs of the user, and see who installed what.",
    discussion: """
      Fonts are kept with the program that provides them. All programs that list fonts with \
      fontconfig see the installed ones at once. They are found by name and are no fallback for \
      other fonts in what this project draws. Nothing is installed without your consent.

      Examples:
        dynamictype fonts check Example.otf
        dynamictype fonts install Example.otf --provider com.example.type
        dynamictype fonts list
        dynamictype fonts request "Example-Bold"
        dynamictype fonts pick --faces
        dynamictype fonts settings
      """,
    subcommands: [
      FontsListCommand.self, FontsInfoCommand.self, FontsInstallCommand.self,
      FontsRemoveCommand.self, FontsProvidersCommand.self, FontsRequestCommand.self,
      FontsCheckCommand.self, FontsPickCommand.self, FontsSettingsCommand.self,
    ]
  )
}
