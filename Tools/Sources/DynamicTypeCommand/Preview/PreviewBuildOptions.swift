import ArgumentParser
import CommandSupport
import FileAccess
@_spi(Supervision) import PackageScreens
import ScreenPreview

/// Options for finding the screens that a Swift package makes in code.
struct PreviewBuildOptions: ParsableArguments {
  /// The configurations by name.
  enum Configuration: String, ExpressibleByArgument, CaseIterable {
    case debug, release
  }

  @Flag(
    name: .customLong("build"),
    inversion: .prefixedNo,
    help: """
      Compile a Swift package to show its screens in code: previews, and controllers and views that \
      need no arguments. It needs the toolchain and the sources of this project.
      """
  )
  var builds = true

  @Option(
    help: ArgumentHelp(
      "The folder with the sources of this project, against which a package is compiled. (default: "
        + "those that this program or the package was built with)",
      valueName: "folder"
    ),
    completion: .directory
  )
  var library: String?

  @Option(
    help: ArgumentHelp(
      "The folder into which a package is compiled. (default: one in the user's cache, which packages share)",
      valueName: "folder"
    ),
    completion: .directory
  )
  var scratch: String?

  @Option(
    help: ArgumentHelp(
      "The configuration in which a package is compiled: debug is built sooner, release draws faster.",
      valueName: "configuration"
    )
  )
  var configuration = Configuration.debug

  /// Gives a run the screens that this program holds, or builds a program that holds those of the
  /// package and runs it in place of this one.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - lists: Whether the screens are listed in this process, and not in a child.
  ///   - isolation: The ends of processes before this one.
  /// - Returns: Whether the run has screens in code.
  /// - Throws: A package that does not build against a library that was named.
  func apply(
    to run: inout PreviewRun,
    lists: Bool,
    _ isolation: PreviewIsolation?
  ) throws(UsageError) -> Bool {
    if BuiltScreens.isBuilt {
      if lists {
        BuiltScreens.current(leavingOut: isolation?.ends ?? [:]) { isolation?.begin($0) }?
          .apply(to: &run)
        isolation?.endListing()
      }
      return true
    }
    let folder = FilePath.absolute(run.paths.first ?? ".", in: run.folder)
    // A child shows what its parent has built.
    guard builds, IsolatedBatch.bookmark == nil, run.paths.count == 1,
      PreviewBuild.hasScreens(folder)
    else { return false }
    let shared = CacheFolder.path("screens") ?? FilePath.join(folder, ".build/dynamictype/.build")
    var build = PreviewBuild(
      package: folder,
      scratch: scratch.map { FilePath.absolute($0, in: run.folder) } ?? shared
    ) { PreviewSource.facts(ofFiles: $0) }
    build.library = library.map { FilePath.absolute($0, in: run.folder) }
    build.configuration =
      switch configuration {
      case .debug: .debug
      case .release: .release
      }
    build.onStep = { Terminal.writeError("Screens in code: \($0) …") }
    do {
      let built = try build.run(program: ProgramPath.current)
      try BuiltScreens.replaceProcess(by: built.program, list: built.list)
    } catch {
      guard library == nil else { throw UsageError("\(error)") }
      Terminal.writeError(
        "note: screens in code are not shown, because \(error)\n"
          + "hint: '--library' names the sources to compile against, '--no-build' leaves screens in "
          + "code out"
      )
      return false
    }
  }
}
