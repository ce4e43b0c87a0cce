import ArgumentParser
import CommandSupport
import Diagnostics
import FontRegistry

/// Removes fonts of a provider.
struct FontsRemoveCommand: FontRegistryCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Remove fonts that a provider has installed.",
    discussion: """
      A font is named by its PostScript name, its family or the path it was installed from. A \
      provider removes only its own fonts; 'dynamictype fonts settings' removes any.

      Examples:
        dynamictype fonts remove Example-Bold
        dynamictype fonts remove Example --provider com.example.type
      """ + ExitStatus.help(ExitStatus.reading + [.failure])
  )

  @Argument(help: ArgumentHelp("Names, families or paths.", valueName: "font"))
  var fonts: [String]

  @OptionGroup var provider: ProviderOption
  @OptionGroup var scope: ScopeOption
  @OptionGroup var output: OutputOptions

  func run() throws {
    let registry = FontManager.shared
    let scope = try scope.value
    let all = try FontsFailure.reporting(registry.fonts)
    let own = all.filter { $0.provider == provider.provider && $0.scope == scope }
    let items = fonts.flatMap { name -> [FontItem] in
      let found = FontText.fonts(named: name, in: own)
      if !found.isEmpty { return found.map { .file($0.source) } }
      // The registry knows the owner of the font.
      if let other = FontText.fonts(named: name, in: all).first { return [.file(other.source)] }
      let isPath = name.contains("/")
      return [
        isPath
          ? .file(FontText.absolute(name)) : .descriptor(FontReference(postScriptName: name))
      ]
    }
    let result = registry.unregister(items, in: scope, by: provider.value)
    try FontsReport.finish(result, registry, verb: "Removed", output)
  }
}
