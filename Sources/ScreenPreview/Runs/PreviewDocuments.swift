import Diagnostics
import DynamicType
import InterfaceBuilder
import ScreenAudit
import ScreenLoading

/// The documents of a run and the projects around them, kept until a file changes.
struct PreviewDocuments {
  private var projects: [ProjectKey: LoadedProject] = [:]
  private var documents: [DocumentKey: ReadDocument] = [:]

  /// The paths with which a project is read, and the version as which its screens are drawn.
  private struct ProjectKey: Hashable {
    var path: String
    var fontMap: String?
    var sampleData: String?
    var customClasses: String?
    var generation: SystemGeneration
  }

  /// The screens for which a document is read.
  private struct DocumentKey: Hashable {
    var path: String
    var project: ProjectKey
    var onlyShipped: Bool
    var screens: [String]
  }

  private struct ReadDocument {
    var document: InterfaceDocument?
    var source: (any SweepSource)?
    var findings: [Finding]
  }

  /// Forgets what a file may have decided.
  ///
  /// A document is read again alone. Any other file may decide what all documents of its project
  /// show; its images and texts are asked for again.
  mutating func forget(path: String) {
    if documents.keys.contains(where: { $0.path == path }) {
      documents = documents.filter { $0.key.path != path }
      return
    }
    let touched = projects.filter { path.hasPrefix($0.value.folder.path + "/") }
    documents = documents.filter { touched[$0.key.project] == nil }
    for key in touched.keys { projects[key] = nil }
  }

  /// Returns the input of a run; what is known is not read again.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - settings: The settings of the run.
  ///   - wrap: Called once with each document that is read, for the source that stands for it.
  /// - Returns: The screens of the documents and the findings about them.
  /// - Throws: A path that is not there, nothing to show, a file that cannot be read.
  mutating func input(
    _ run: PreviewRun,
    _ settings: PreviewSettings,
    wrap: (DocumentSource) -> any SweepSource
  ) throws(PreviewRun.Failure) -> PreviewInput {
    var input = PreviewInput()
    var tags: Set<String> = []
    for path in run.paths {
      let path = FilePath.absolute(path, in: run.folder)
      guard OutputFolder.exists(path) else { throw .unknownPath(path) }
      let key = ProjectKey(
        path: path,
        fontMap: run.fontMapPath,
        sampleData: run.sampleDataPath,
        customClasses: run.customClassesPath,
        generation: settings.generation(run)
      )
      let project = try project(key, run)
      input.findings += project.findings
      var uses = ProjectUses(isWhole: project.folder.documents != [path])
      for document in project.folder.documents where !input.documents.contains(document) {
        guard settings.configuration.paths.includes(FilePath.relative(document, to: settings.root))
        else {
          uses.isWhole = false
          continue
        }
        input.documents.append(document)
        tags.formUnion(project.folder.languages(ofDocument: document))
        let read = read(
          DocumentKey(
            path: document,
            project: key,
            onlyShipped: settings.showsShippedOnly(run),
            screens: run.screens
          ),
          project,
          wrap
        )
        input.findings += read.findings
        if let source = read.source { input.sources.append(source) }
        uses.add(read.document, at: document)
      }
      input.findings += uses.unused(in: project.options)
    }
    input.languages = tags.filter { $0 != "Base" }.sorted()
    guard !input.documents.isEmpty else {
      throw .nothingToShow(run.paths.map { "'\($0)'" }.joined(separator: ", "))
    }
    return input
  }

  private mutating func project(
    _ key: ProjectKey,
    _ run: PreviewRun
  ) throws(PreviewRun.Failure) -> LoadedProject {
    if let known = projects[key] { return known }
    let project = try LoadedProject(key.path, run, key.generation)
    projects[key] = project
    return project
  }

  private mutating func read(
    _ key: DocumentKey,
    _ project: LoadedProject,
    _ wrap: (DocumentSource) -> any SweepSource
  ) -> ReadDocument {
    if let known = documents[key] { return known }
    let read = Self.read(key, project, wrap)
    documents[key] = read
    return read
  }

  private static func read(
    _ key: DocumentKey,
    _ project: LoadedProject,
    _ wrap: (DocumentSource) -> any SweepSource
  ) -> ReadDocument {
    do throws(InterfaceDocumentError) {
      let document = try InterfaceDocument(path: key.path)
      if let refusal = document.refusal {
        return ReadDocument(findings: [.refused(document.file, "\(refusal)")])
      }
      let loader = ScreenLoader(document, resources: project.resources, options: project.options)
      let source = DocumentSource(loader, onlyShipped: key.onlyShipped, only: key.screens)
      return ReadDocument(
        document: document,
        source: wrap(source),
        findings: document.findings.filter { $0.severity >= .warning }
      )
    } catch {
      return ReadDocument(findings: [.unreadable(key.path, error)])
    }
  }
}

/// The classes and names that the documents of a project use, beside those that its settings name.
private struct ProjectUses {
  /// Whether all documents were read: a part of a project need not have everything.
  var isWhole: Bool
  private var classes: Set<String> = []
  private var names: [String: Set<String>] = [:]

  init(isWhole: Bool) { self.isWhole = isWhole }

  mutating func add(_ document: InterfaceDocument?, at path: String) {
    guard let document else {
      isWhole = false
      return
    }
    classes.formUnion(document.allObjects.compactMap(\.customClass))
    let file = String(path.split(separator: "/").last ?? "")
    names[file, default: []].formUnion(SampleData.names(in: document))
  }

  func unused(in options: LoadOptions) -> [Finding] {
    guard isWhole else { return [] }
    return options.customClasses.unused(among: classes) + options.sampleData.unused(among: names)
  }
}
