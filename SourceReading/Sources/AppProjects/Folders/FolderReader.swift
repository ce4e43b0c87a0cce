import FileAccess

/// Reads a folder without a project file as one module.
enum FolderReader {
  static func read(_ folder: String) -> ProjectDraft {
    var draft = ProjectDraft()
    var files = TargetFiles()
    for path in FolderFiles.ofSources(below: folder) where FilePath.name(path) != "Package.swift" {
      files.add(path)
    }
    let name = FilePath.name(folder)
    guard files.hasImplementation else {
      draft.findings.append(
        .init(file: folder, message: "the folder has no sources", hint: "name another folder")
      )
      return draft
    }
    draft.findings.append(
      .init(
        file: folder,
        message: "nothing in the folder says what it is, so that all its sources are one module",
        hint: "name the folder of a project, a workspace or a package"
      )
    )
    var target = AppTarget(
      name: name,
      module: name.asIdentifier,
      kind: .application,
      folder: folder,
      settings: .init(conditions: ["DEBUG"], languageVersion: "5")
    )
    files.give(to: &target)
    draft.targets = [target]
    return draft
  }
}
