import FileAccess
import SourceReading

/// Reads projects of Tuist, `Project.swift` and `Workspace.swift`, as text.
///
/// The helpers in `Tuist/ProjectDescriptionHelpers` are read with them. Code that computes more than
/// constants, functions and lists is a finding.
enum TuistReader {
  private static let maximumProjects = 500

  static func read(_ files: [String], root: String) -> ProjectDraft {
    LargeStackThreads.map([files], threads: 1) { read(onLargeStack: $0, root: root) }.first
      ?? ProjectDraft()
  }

  private static func read(onLargeStack files: [String], root: String) -> ProjectDraft {
    var draft = ProjectDraft()
    let helpers = helperTexts(root)
    let all = projectFiles(below: root)
    var pending = files.filter { FilePath.name($0) == "Project.swift" }
    for file in files where FilePath.name(file) == "Workspace.swift" {
      pending += named(in: file, among: all, helpers: helpers)
    }
    if pending.isEmpty { pending = all }
    var read: Set<String> = []
    while let file = pending.popLast(), read.count < maximumProjects {
      guard read.insert(file).inserted else { continue }
      draft.append(project(file, root, helpers))
      // A project that a target depends on also belongs to the workspace.
      let present = Set(draft.targets.map(\.name))
      let isIncomplete = draft.targets.contains { target in
        target.dependencies.contains {
          if case .target(let name) = $0 { !present.contains(name) } else { false }
        }
      }
      if pending.isEmpty, isIncomplete { pending = all.filter { !read.contains($0) }.reversed() }
    }
    draft.packages += packages(of: root)
    return draft
  }

  private static func projectFiles(below root: String) -> [String] {
    FolderFiles(below: root) { path in
      !FolderFiles.skipped.contains(FilePath.name(path)) && FilePath.name(path) != "Tuist"
    }.paths.filter { FilePath.name($0) == "Project.swift" }
  }

  private static func text(_ path: String) -> String? {
    (try? FileBytes.read(path, limit: 4 << 20)).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func helperTexts(_ root: String) -> [String] {
    ["Tuist/ProjectDescriptionHelpers", "Tuist/Plugins", "Plugins"].flatMap { place in
      FolderFiles(below: FilePath.join(root, place)).paths.filter { $0.hasSuffix(".swift") }
    }.compactMap(text)
  }

  private static func interpreter(_ file: String, _ helpers: [String]) -> ManifestInterpreter {
    let interpreter = ManifestInterpreter(conditions: ["TUIST"])
    for helper in helpers { interpreter.declare(helper) }
    interpreter.run(text(file) ?? "")
    return interpreter
  }

  /// The project files in a workspace, whose folders may be patterns.
  private static func named(
    in file: String,
    among all: [String],
    helpers: [String]
  ) -> [String] {
    let workspace = interpreter(file, helpers).globals.record(named: "Workspace")
    let root = FilePath.folder(file)
    let patterns = (workspace?["projects"].array ?? []).compactMap(path).map { Glob($0) }
    return all.filter { project in
      let folder = FilePath.relative(FilePath.folder(project), to: root)
      return patterns.contains { $0.matches(folder) }
    }.reversed()
  }

  /// The path in a text, in `.relativeToRoot("…")` or in similar values.
  static func path(_ value: ManifestValue) -> String? {
    value.string ?? value.record?.unlabeled.string ?? value.record?["path"].string
  }

  private static func packages(of root: String) -> [PackageReference] {
    let places = ["Tuist", ""].map { $0.isEmpty ? root : FilePath.join(root, $0) }
    guard let place = places.first(where: { ManifestFile.path(in: $0) != nil }),
      let manifest = try? ManifestFile.read(place)
    else { return [] }
    return manifest.neighbors.map { neighbor in
      let folder = neighbor.path.map { FilePath.absolute($0, in: place) }
      return .init(identity: neighbor.identity, url: neighbor.url ?? neighbor.path, folder: folder)
    }
  }

  private static func project(
    _ file: String,
    _ root: String,
    _ helpers: [String]
  ) -> ProjectDraft {
    let interpreter = interpreter(file, helpers)
    if let project = interpreter.globals.record(named: "Project"), project["targets"].array != nil {
      var reader = TuistTargets(file: file, root: root, project: project)
      for target in project["targets"].array ?? [] { reader.read(target) }
      return reader.draft
    }
    return wholeFolder(of: file)
  }

  /// A project that cannot be read as text: its sources become one target with the name of the folder.
  private static func wholeFolder(of file: String) -> ProjectDraft {
    let folder = FilePath.folder(file)
    let name = FilePath.name(folder)
    var draft = ProjectDraft()
    draft.findings.append(
      .init(
        file: file,
        message:
          "the project is computed and cannot be read as text, so that its sources are one target",
        hint: "run 'tuist generate', and name the generated workspace"
      )
    )
    let sources = FilePath.join(folder, "Sources")
    var files = TargetFiles()
    for path in FolderFiles.ofSources(
      below: FileSystem.kind(of: sources) == .folder ? sources : folder
    )
    where path != file {
      files.add(path)
    }
    for path in FolderFiles.ofSources(below: FilePath.join(folder, "Resources")) {
      files.add(resourceFile: path)
    }
    guard files.hasImplementation else { return draft }
    var target = AppTarget(
      name: name,
      module: name.asIdentifier,
      kind: name == "App" ? .application : .framework,
      folder: folder,
      settings: .init(conditions: ["DEBUG"], languageVersion: "5")
    )
    files.give(to: &target)
    draft.targets.append(target)
    return draft
  }
}
