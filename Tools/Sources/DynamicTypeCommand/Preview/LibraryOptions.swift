import AppPrograms
import ArgumentParser
import CommandSupport
import FileAccess

/// Options for the libraries of this project, against which an app's code is compiled.
struct LibraryOptions: ParsableArguments {
  /// The configurations by name.
  enum Configuration: String, ExpressibleByArgument, CaseIterable {
    case debug, release
  }

  @Option(
    help: ArgumentHelp(
      "The folder with the sources of this project, against which code is compiled. (default: "
        + "those that this program or the package was built with)",
      valueName: "folder"
    ),
    completion: .directory
  )
  var library: String?

  @Option(
    help: ArgumentHelp(
      "The folder into which code is compiled. (default: one in the user's cache, which packages share)",
      valueName: "folder"
    ),
    completion: .directory
  )
  var scratch: String?

  @Option(
    help: ArgumentHelp(
      "The configuration in which code is compiled: debug is built sooner, release draws faster.",
      valueName: "configuration"
    )
  )
  var configuration = Configuration.debug

  /// The named folder, absolute.
  var libraryFolder: String? { library.map { FilePath.absolute($0, in: WorkingFolder.path) } }

  /// The folder for the compiled code of a folder.
  func scratchFolder(for folder: String) -> String {
    scratch.map { FilePath.absolute($0, in: WorkingFolder.path) } ?? CacheFolder.path("screens")
      ?? FilePath.join(folder, ".build/dynamictype/.build")
  }

  /// Builds a program from the modules of an app.
  ///
  /// - Parameters:
  ///   - modules: The modules, each after its dependencies.
  ///   - folder: The folder of the app, whose `.build` contains the program.
  /// - Returns: The program, and the results of compiling the code.
  /// - Throws: A failure that no source caused, such as a missing toolchain.
  func build(_ modules: [AppModule], in folder: String) throws(ToolFailure) -> AppProgram {
    @Sendable func say(_ step: String) { Terminal.writeError("Screens in code: \(step) …") }
    let sources = try LibraryFolder.find(
      named: libraryFolder,
      program: ProgramPath.current,
      package: folder
    )
    var build = ProgramBuild(
      modules,
      in: FilePath.join(folder, ".build/dynamictype"),
      facts: { PreviewSource.facts(ofFiles: $0) },
      libraries: { () throws(ToolFailure) in
        try LibraryBuild.build(
          library: sources,
          scratch: scratchFolder(for: folder),
          configuration: configuration.rawValue,
          onStep: say
        )
      }
    )
    build.onStep = say
    return try build.run()
  }
}
