import ArgumentParser
import CommandSupport
import Diagnostics
import FileAccess
import FontRegistry

/// Describes a registered font or a font file.
struct FontsInfoCommand: FontRegistryCommand {
  static let configuration = CommandConfiguration(
    commandName: "info",
    abstract: "Describe a registered font or a font file.",
    discussion: """
      A font is named by its PostScript name, its family, the path it was installed from, or the \
      path of any font file. The rights are what the font says of being embedded in documents \
      (fsType); a license may say more.

      Examples:
        dynamictype fonts info Example-Bold
        dynamictype fonts info Example.otf --json
      """ + ExitStatus.help(ExitStatus.reading + [.failure])
  )

  @Argument(help: ArgumentHelp("The name, the family or the path.", valueName: "font"))
  var name: String

  @OptionGroup var output: OutputOptions

  func run() throws {
    let registry = FontManager.shared
    let all = try FontsFailure.reporting(registry.fonts)
    let fonts = FontText.fonts(named: name, in: all)
    if fonts.isEmpty {
      let path = FontText.absolute(name)
      guard FileSystem.kind(of: path) != nil || FontText.isPath(name) else {
        throw FontText.unknown(name, among: all)
      }
      let inspection = try FontsFailure.reporting { () throws(FontRegistryError) in
        try FontInspection(path: path)
      }
      return output.print(InspectionReport(inspections: [.success(inspection)]).details)
    }
    output.print(report(fonts, registry))
  }

  private func report(_ fonts: [RegisteredFont], _ registry: FontManager) -> Report {
    var table = TextTable([.left("Property"), .left("Value")])
    for font in fonts {
      let faces = font.faces.map { "\($0.family) \($0.style) (\($0.postScriptName))" }
      let rows: [(String, String)] =
        faces.map { ("Face", $0) } + [
          ("Provider", font.provider), ("Scope", "\(font.scope)"),
          ("State", font.isEnabled ? "enabled" : "known"),
          ("Format", "\(font.format.rawValue), \(FontText.size(font.byteCount))"),
          ("Rights", "\(font.rights.explanation) (fsType \(font.rights.rawValue))"),
          ("Installed from", font.source), ("Path", registry.path(of: font) ?? TextTable.nothing),
          ("SHA-256", font.digest),
        ] + (font.userInfo.map { [("User information", $0)] } ?? [])
      table.rows += rows.map { [$0.0, FontText.shown($0.1)] }
    }
    let json = FontsReport(fonts: fonts, registry: registry)
    return Report(table: table, json: .array(fonts.map { json.json($0) }))
  }
}
