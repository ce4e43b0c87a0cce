import AppPrograms
import AppProjects
import ArgumentParser
import CommandSupport
import FileAccess
@_spi(Supervision) import PackageScreens
import ScreenPreview

/// Options for finding the screens that the code of an app makes.
struct PreviewBuildOptions: ParsableArguments {
  @Flag(
    name: .customLong("build"),
    inversion: .prefixedNo,
    help: """
      Compile the code of a project, a Swift package or a folder of sources to show its screens in code: \
      previews, and controllers and views that need no arguments. It needs the toolchain and the sources of \
      this project.
      """
  )
  var builds = true

  @OptionGroup var project: ProjectOptions
  @OptionGroup var libraries: LibraryOptions

  /// Gives a run the screens that this program holds, or builds a program that shows those of the
  /// code and runs it in place of this one.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - lists: Whether the screens are listed in this process, instead of in a child.
  ///   - isolation: The ends of processes before this one.
  /// - Returns: Whether the run has screens in code.
  /// - Throws: Code that does not build against a library that was named.
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
    // A child shows what its parent has built.
    guard builds, IsolatedBatch.bookmark == nil, run.paths.count == 1, let path = run.paths.first
    else { return false }
    let folder = FilePath.absolute(path, in: run.folder)
    guard FileSystem.kind(of: folder) == .folder else { return false }
    let found = try project.read(folder, named: path)
    guard let code = AppCode(of: found) else {
      // A project of which nothing can be read is not one without screens.
      if found.targets.isEmpty, found.origin != .folder {
        for finding in AppCode.findings(of: found) { Terminal.writeError("note: \(finding)") }
      }
      return false
    }
    for note in code.notes { Terminal.writeError("note: \(note)") }
    return try show(code.modules, in: folder)
  }

  /// Builds the code of an app and runs the program that shows it in place of this one.
  private func show(_ modules: [AppModule], in folder: String) throws(UsageError) -> Bool {
    do {
      let built = try libraries.build(modules, in: folder)
      try BuiltScreens.replaceProcess(by: built.program, list: built.list)
    } catch {
      return try goOn(without: error)
    }
  }

  /// Explains why screens in code are not shown; ends the command if a library was named.
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
