import AppProjects
import ArgumentParser
import CommandSupport
import Diagnostics
import FileAccess

/// Options for the parts of an app's folder that are used.
struct ProjectOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The target that counts, with those that it needs.", valueName: "name")
  )
  var target: String?

  @Option(
    help: ArgumentHelp(
      "A package, or a folder with a folder for each; may be repeated.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var packages: [String] = []

  /// Reads the project in a folder.
  ///
  /// - Parameters:
  ///   - place: The absolute path of a folder, or of a project, workspace or manifest in it.
  ///   - name: The path as the person wrote it.
  /// - Returns: The project.
  /// - Throws: A folder of packages or a target that is not there.
  func read(_ place: String, named name: String) throws(UsageError) -> AppProject {
    for folder in packages where FileSystem.kind(of: folder) != .folder {
      throw UsageError("'\(folder)' is not a folder", status: .missingInput)
    }
    let folders = packages.map { FilePath.absolute($0, in: WorkingFolder.path) }
    let project = AppProject.read(place, packages: folders, target: target)
    if let target, !project.targets.isEmpty,
      !project.targets.contains(where: { $0.name == target || $0.module == target })
    {
      throw UsageError.unknown(
        target,
        kind: "target",
        among: project.targets.map(\.name),
        hint: "'dynamictype project \(name)' lists the targets"
      )
    }
    return project
  }
}
