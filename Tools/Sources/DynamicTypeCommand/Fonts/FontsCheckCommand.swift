import ArgumentParser
import CommandSupport
import Diagnostics
import FontRegistry

/// Checks font files as an installation does.
struct FontsCheckCommand: FontRegistryCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check whether font files can be installed.",
    discussion: """
      TrueType and OpenType fonts and collections of them are accepted, by their contents and not \
      by their names. The data is checked by OpenType Sanitizer, the program by which browsers \
      check fonts, where it is installed; otherwise by a built-in check that finds less.

      Examples:
        dynamictype fonts check Example.otf Example.ttc
        dynamictype fonts check Example.otf --json
      """ + ExitStatus.help(ExitStatus.reading + [.failure])
  )

  @Argument(help: ArgumentHelp("The paths of the files.", valueName: "path"))
  var paths: [String]

  @OptionGroup var output: OutputOptions

  func run() throws {
    let results = paths.map { path in
      Result { () throws(FontRegistryError) in
        try FontInspection(path: FontText.absolute(path))
      }
    }
    output.print(InspectionReport(inspections: results).summary)
    StandardOutput.flush()
    let errors = results.compactMap { result -> FontRegistryError? in
      if case .failure(let error) = result { error } else { nil }
    }
    guard !errors.isEmpty else { return }
    if !output.json { FontsFailure.write(errors) }
    throw FontsFailure.status(errors, of: paths.count)
  }
}
