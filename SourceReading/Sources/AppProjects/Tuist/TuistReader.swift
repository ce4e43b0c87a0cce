import FileAccess
import SourceReading

/// Reads projects of Tuist, `Project.swift` and `Workspace.swift`, as text.
///
/// The helpers in `Tuist/ProjectDescriptionHelpers` are read with them. What they compute beyond
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
    var projects = files.filter { FilePath.name($0) == "Project.swift" }
    for file in files where FilePath.name(file) == "Workspace.swift" {
      projects += named(in: file, helpers: helpers).filter { !projects.contains($0) }
    }
    for file in projects.prefix(maximumProjects) { draft.append(project(file, root, helpers)) }
    draft.packages += packages(of: root)
    return draft
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

  /// The project files that a workspace names, whose folders may be patterns.
  private static func named(in file: String, helpers: [String]) -> [String] {
    let workspace = interpreter(file, helpers).globals["workspace"]?.record
    let root = FilePath.folder(file)
    return (workspace?["projects"].array ?? []).compactMap(path).flatMap { pattern in
      folders(matching: pattern, in: root).map { FilePath.join($0, "Project.swift") }
    }.filter { FileSystem.kind(of: $0) == .file }
  }

  private static func folders(matching pattern: String, in root: String) -> [String] {
    guard pattern.contains("*") else { return [FilePath.absolute(pattern, in: root)] }
    let projects = FolderFiles(below: root) { !FolderFiles.skipped.contains(FilePath.name($0)) }.paths
      .filter { FilePath.name($0) == "Project.swift" }.map(FilePath.folder)
    let glob = Glob(pattern)
    return projects.filter { glob.matches(FilePath.relative($0, to: root)) }
  }

  /// The path of a text or of `.relativeToRoot("…")` and its like.
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
    var draft = ProjectDraft()
    guard let project = interpreter.globals["project"]?.record else {
      draft.findings.append(
        .init(
          file: file,
          message: "the project cannot be read as text",
          hint: "run 'tuist generate', and name the generated workspace"
        )
      )
      return draft
    }
    var reader = TuistTargets(file: file, root: root, project: project)
    for target in project["targets"].array ?? [.unknown] { reader.read(target) }
    return reader.draft
  }
}
