import ArgumentParser
import CommandSupport
import Diagnostics
import FontRegistry

/// Lists providers.
struct FontsProvidersCommand: FontRegistryCommand {
  static let configuration = CommandConfiguration(
    commandName: "providers",
    abstract: "List the programs that have registered fonts.",
    discussion: """
      Examples:
        dynamictype fonts providers
        dynamictype fonts providers --json
      """ + ExitStatus.help([.failure])
  )

  @OptionGroup var output: OutputOptions

  func run() throws {
    let fonts = try FontsFailure.reporting(FontManager.shared.fonts)
    output.print(ProvidersReport(fonts: fonts).report)
  }
}

/// Providers with the fonts that they have installed.
struct ProvidersReport {
  var fonts: [RegisteredFont]

  var report: Report {
    var table = TextTable([
      .left("Provider"), .right("Files"), .right("Faces"), .right("Size"), .left("Families"),
    ])
    let providers = Set(fonts.map(\.provider)).sorted()
    let groups = providers.map { name in (name, fonts.filter { $0.provider == name }) }
    table.rows = groups.map { name, fonts in
      [
        FontText.shown(name), "\(fonts.count)", "\(fonts.reduce(0) { $0 + $1.faces.count })",
        FontText.size(fonts.reduce(0) { $0 + $1.byteCount }), FontText.families(fonts),
      ]
    }
    return Report(
      table: table,
      footnotes: fonts.isEmpty ? ["No fonts are registered."] : [],
      json: .array(
        groups.map { name, fonts in
          [
            "provider": .string(name),
            "files": .number(Double(fonts.count)),
            "faces": .number(Double(fonts.reduce(0) { $0 + $1.faces.count })),
            "bytes": .number(Double(fonts.reduce(0) { $0 + $1.byteCount })),
            "families": .array(
              Set(fonts.flatMap { $0.faces.map(\.family) }).sorted().map { .string($0) }
            ),
          ]
        }
      )
    )
  }
}
