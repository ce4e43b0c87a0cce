import AppPrograms
import ArgumentParser
import CommandSupport
import FileAccess
@_spi(Supervision) import PackageScreens
import ScreenPreview

/// Options for finding the screens that a Swift package makes in code.
struct PreviewBuildOptions: ParsableArguments {
  @Flag(
    name: .customLong("build"),
    inversion: .prefixedNo,
    help: """
      Compile a Swift package to show its screens in code: previews, and controllers and views that \
      need no arguments. It needs the toolchain and the sources of this project.
      """
  )
  var builds = true

  @OptionGroup var libraries: LibraryOptions

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
    guard builds, IsolatedBatch.bookmark == nil, run.paths.count == 1 else { return false }
    if let modules = AppCode.modules(of: folder) { return try showApp(modules, in: folder, run) }
    guard PreviewBuild.hasScreens(folder) else { return false }
    var build = PreviewBuild(package: folder, scratch: libraries.scratchFolder(for: folder)) {
      PreviewSource.facts(ofFiles: $0)
    }
    build.library = libraries.libraryFolder
    build.configuration =
      switch libraries.configuration {
      case .debug: .debug
      case .release: .release
      }
    build.onStep = { Terminal.writeError("Screens in code: \($0) …") }
    do {
      let built = try build.run(program: ProgramPath.current)
      try BuiltScreens.replaceProcess(by: built.program, list: built.list)
    } catch {
      return try goOn(without: error)
    }
  }

  /// Builds the code of an app and runs the program that shows it in place of this one.
  private func showApp(
    _ modules: [AppModule],
    in folder: String,
    _ run: PreviewRun
  ) throws(UsageError) -> Bool {
    do {
      let built = try libraries.build(modules, in: folder)
      try BuiltScreens.replaceProcess(by: built.program, list: built.list)
    } catch {
      return try goOn(without: error)
    }
  }

  /// Says why screens in code are not shown; ends where a library was named.
  private func goOn(without error: ToolFailure) throws(UsageError) -> Bool {
    guard libraries.library == nil else { throw UsageError("\(error)") }
    Terminal.writeError(
      "note: screens in code are not shown, because \(error)\n"
        + "hint: '--library' names the sources to compile against, '--no-build' leaves screens in "
        + "code out"
    )
    return false
  }
}
