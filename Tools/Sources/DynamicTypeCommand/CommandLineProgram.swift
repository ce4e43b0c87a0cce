import ArgumentParser
import CommandSupport
import FontManagement

/// The command as a program: it reads the arguments, runs the subcommand and reports failures.
public enum CommandLineProgram {
  /// Runs the command with the arguments of the process.
  public static func main() {
    StandardStreams.fillMissing()
    ProcessSignals.prepare()
    // Before any other code of the process: the place among its parent's notes is taken once.
    let seat = ChildSeat.current
    StandardOutput.endWithErrorWhereWritingFails()
    do {
      if let mistake = NamedCommand(CommandLine.arguments.dropFirst()).emptyArgument {
        throw mistake
      }
      var command = try DynamicTypeCommand.parseAsRoot()
      // Commands about the registry tell its fonts from those of the system by themselves.
      if !(command is any FontRegistryCommand) { FontCollection.useRegisteredFonts() }
      try command.run()
      seat?.finish(status: 0)
    } catch {
      Failure(error, arguments: CommandLine.arguments.dropFirst()).exit()
    }
  }
}

/// The command under a name of C, for programs that do not know where the compiler finds the modules
/// which this one imports.
@_cdecl("dynamictype_main")
public func runCommandLineProgram() { CommandLineProgram.main() }
