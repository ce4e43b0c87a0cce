import ArgumentParser
import CommandSupport
import Diagnostics
import FontRegistry

/// Shows the installed fonts and their providers, and removes fonts.
struct FontsSettingsCommand: FontRegistryCommand {
  static let configuration = CommandConfiguration(
    commandName: "settings",
    abstract: "Show what is installed and by whom, and remove it.",
    discussion: """
      This is what Settings > General > Fonts is on a device: the fonts of all providers, and the \
      way to be rid of them. Programs that watch the registry learn of a removal at once.

      Examples:
        dynamictype fonts settings
        dynamictype fonts settings --remove Example-Bold
        dynamictype fonts settings --remove-provider com.example.type
      """ + ExitStatus.help([.failure])
  )

  @Option(help: ArgumentHelp("Remove a font by its name or family.", valueName: "font"))
  var remove: [String] = []

  @Option(
    help: ArgumentHelp("Remove a provider with all its fonts; asks first.", valueName: "identifier")
  )
  var removeProvider: [String] = []

  @OptionGroup var consent: ConsentOption
  @OptionGroup var output: OutputOptions

  func run() throws {
    let registry = FontManager.shared
    let fonts = try FontsFailure.reporting(registry.fonts)
    guard !remove.isEmpty || !removeProvider.isEmpty else {
      let sorted = fonts.sorted { $0.provider < $1.provider }
      return output.print(FontsReport(fonts: sorted, registry: registry).report)
    }
    var chosen: [RegisteredFont] = []
    for name in remove {
      let found = FontText.fonts(named: name, in: fonts)
      guard !found.isEmpty else { throw FontText.unknown(name, among: fonts) }
      chosen += found
    }
    var result = FontRegistrationResult()
    result.fonts = try FontsFailure.reporting { () throws(FontRegistryError) in
      try registry.remove(chosen)
    }
    for provider in removeProvider {
      let consent = try consent.consent(to: "removing a provider with its fonts")
      do throws(FontRegistryError) {
        result.fonts += try registry.removeProvider(provider, consent: consent)
      } catch {
        result.errors.append(error)
      }
    }
    try FontsReport.finish(result, registry, verb: "Removed", output)
  }
}
