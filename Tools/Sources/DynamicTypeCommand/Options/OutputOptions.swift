import ArgumentParser
import CommandSupport

/// The options that every subcommand has for its output.
struct OutputOptions: ParsableArguments {
  @Flag(help: "Print JSON.")
  var json = false

  /// Prints a report in the requested format.
  func print(_ report: Report) {
    StandardOutput.print(json ? report.json.description : report.text(on: .standardOutput))
  }
}
