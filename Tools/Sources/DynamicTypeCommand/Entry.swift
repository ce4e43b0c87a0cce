import ArgumentParser

/// Where the program begins: reads the arguments, runs the subcommand, answers failures.
@main
enum Entry {
  static func main() {
    do {
      var command = try DynamicTypeCommand.parseAsRoot()
      try command.run()
    } catch {
      Failure(error, arguments: CommandLine.arguments.dropFirst()).exit()
    }
  }
}
