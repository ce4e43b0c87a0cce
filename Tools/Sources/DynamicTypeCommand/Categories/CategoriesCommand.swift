import ArgumentParser
import CommandSupport
import Diagnostics
import DynamicType

/// Lists the categories, or finds the one for a text scale of another system.
struct CategoriesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "categories",
    abstract: "List the categories, or find the one for another system's text scale.",
    discussion: """
      The ratio is that of the body text to its size at Large. A scale of another system belongs \
      to the category whose ratio is nearest, in ratio and not in difference; a scale exactly \
      between two categories belongs to the larger one.

      Examples:
        dynamictype categories
        dynamictype categories --systems
        dynamictype categories --from-scale 1.3 --system android
      """ + ExitStatus.help()
  )

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("A text scale of another system; 1 is the normal size.", valueName: "factor")
  )
  var fromScale: String?

  @Option(
    help: ArgumentHelp("android, gnome, windows or web (default).", valueName: "name"),
    completion: .list(NameList.systems.names)
  )
  var system: String?

  @Flag(help: "Add the scale of every system that shows text as large.")
  var systems = false

  @OptionGroup var output: OutputOptions

  func run() throws {
    guard let fromScale else {
      if system != nil {
        throw UsageError("'--system' needs '--from-scale'", hint: "'--systems' lists all systems")
      }
      return output.print(CategoriesReport(namesSystems: systems).report)
    }
    let factor = try NumberReader("--from-scale", .positive).read(fromScale)
    let system = try NameList.systems.value(named: system ?? "web")
    output.print(ForeignScaleReport(scale: ForeignScale(system, factor: factor)).report)
  }
}
