import ArgumentParser
import CommandSupport
import FontManagement

/// The command as a program: it reads the arguments, runs the subcommand and reports failures.
public enum CommandLineProgram {
  /// Runs the command with the arguments of the process.
  public static func main() {
    StandardStreams.fillMissing()
    ProcessSignals.prepare()
    // Before any other code of the process, since the slot in the parent's notes can be taken only once.
    let seat = ChildSeat.current
    StandardOutput.endWithErrorWhereWritingFails()
    do {
      if let mistake = NamedCommand(CommandLine.arguments.dropFirst()).emptyArgument {
        throw mistake
      }
      var command = try DynamicTypeCommand.parseAsRoot()
      // Commands about the registry distinguish its fonts from those of the system themselves.
      if !(command is any FontRegistryCommand) { FontCollection.useRegisteredFonts() }
      try command.run()
      seat?.finish(status: 0)
    } catch {
      Failure(error, arguments: CommandLine.arguments.dropFirst()).exit()
    }
  }
}

/// The command under a C name, for programs that cannot find the modules that this one imports.
@_cdecl("dynamictype_main")
public func runCommandLineProgram() { CommandLineProgram.main() }
