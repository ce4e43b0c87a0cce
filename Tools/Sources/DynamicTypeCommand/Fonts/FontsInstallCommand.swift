import ArgumentParser
import CommandSupport
import Diagnostics
import FontRegistry

/// Installs fonts for all programs of the user.
struct FontsInstallCommand: FontRegistryCommand {
  static let configuration = CommandConfiguration(
    commandName: "install",
    abstract: "Install fonts for all programs of the user.",
    discussion: """
      The files are checked and copied; you are asked once for your consent. Fonts that pass are \
      installed together, the others are named with the reason. A font whose \
      PostScript name the system or another provider has is refused.

      Examples:
        dynamictype fonts install Example-Regular.otf Example-Bold.otf
        dynamictype fonts install Example.ttc --provider com.example.type --yes
        dynamictype fonts install Example-Bold --assets Fonts.xcassets
      """ + ExitStatus.help(ExitStatus.reading + [.failure])
  )

  @Argument(
    help: ArgumentHelp("The paths of the files; names with --assets.", valueName: "font")
  )
  var fonts: [String]

  @Option(
    help: ArgumentHelp(
      "Take the fonts from an asset catalog, by the names of its data sets.",
      valueName: "folder"
    )
  )
  var assets: String?

  @Flag(help: "Keep the fonts without enabling them.")
  var known = false

  @Flag(help: "Say that your license allows to share fonts that restrict it (fsType 2).")
  var licensed = false

  @Option(
    help: ArgumentHelp("A text by which the fonts can be asked for.", valueName: "text")
  )
  var userInfo: String?

  @OptionGroup var provider: ProviderOption
  @OptionGroup var scope: ScopeOption
  @OptionGroup var consent: ConsentOption
  @OptionGroup var output: OutputOptions

  func run() throws {
    let registry = FontManager.shared
    var provider = provider.value
    provider.assets = assets.map { FontAssets(folder: FontText.absolute($0)) }
    let items = fonts.map { font -> FontItem in
      if assets != nil { return .asset(font) }
      let path = FontText.absolute(font)
      return userInfo.map { .descriptor(FontReference(path: path, userInfo: $0)) } ?? .file(path)
    }
    let registration = FontRegistration(
      items,
      scope: try scope.value,
      isEnabled: !known,
      hasLicense: licensed
    )
    let result = registry.register(
      registration,
      by: provider,
      consent: try consent.consent(to: "installing fonts")
    )
    try FontsReport.finish(result, registry, verb: known ? "Kept" : "Installed", output)
  }
}
