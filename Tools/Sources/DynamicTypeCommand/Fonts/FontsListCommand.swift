import ArgumentParser
import CommandSupport
import Diagnostics
import FontRegistry

/// Lists registered fonts.
struct FontsListCommand: FontRegistryCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List registered fonts.",
    discussion: """
      Each face has a row. An enabled font is seen by all programs of the user; one that is only \
      known is kept until it is enabled.

      Examples:
        dynamictype fonts list
        dynamictype fonts list --provider com.example.type
        dynamictype fonts list --json
      """ + ExitStatus.help([.failure])
  )

  @Option(help: ArgumentHelp("List the fonts of that provider alone.", valueName: "identifier"))
  var provider: String?

  @OptionGroup var output: OutputOptions

  func run() throws {
    let registry = FontManager.shared
    var fonts = try FontsFailure.reporting(registry.fonts)
    if let provider {
      let providers = Set(fonts.map(\.provider)).sorted()
      fonts.removeAll { $0.provider != provider }
      if fonts.isEmpty {
        throw UsageError.unknown(
          FontText.shown(provider),
          kind: "provider",
          among: providers,
          hint: "'dynamictype fonts providers' lists the providers"
        )
      }
    }
    output.print(FontsReport(fonts: fonts, registry: registry).report)
  }
}
