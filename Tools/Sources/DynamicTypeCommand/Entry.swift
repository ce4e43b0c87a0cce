import ArgumentParser
import CommandSupport

/// The entry point: reads the arguments, runs the subcommand and reports failures.
@main
enum Entry {
  static func main() {
    StandardStreams.fillMissing()
    StandardOutput.endWithErrorWhereWritingFails()
    do {
      var command = try DynamicTypeCommand.parseAsRoot()
      try command.run()
    } catch {
      Failure(error, arguments: CommandLine.arguments.dropFirst()).exit()
    }
  }
}
