import FileAccess
import Diagnostics
import DynamicType
import InterfaceBuilder
import ScreenAudit
import ScreenLoading
import SourceFacts

/// The documents of a run and the projects around them, kept until a file changes.
struct PreviewDocuments {
  private var projects: [ProjectKey: LoadedProject] = [:]
  private var documents: [DocumentKey: ReadDocument] = [:]
  /// The number of projects that were read so far.
  private var projectCount = 0
  /// The versions of projects of which only source has changed: screens with unchanged code look as before.
  private var numbersToKeep: [ProjectKey: Int] = [:]

  /// The paths and the version of iOS with which a project is read.
  fileprivate struct ProjectKey: Hashable {
    var path: String
    var fontMap: String?
    var sampleData: String?
    var customClasses: String?
    var readsSource: Bool
    var generation: SystemGeneration
    var categoryLimits: ContentSizeCategoryLimits
  }

  /// The screens for which a document is read.
  fileprivate struct DocumentKey: Hashable {
    var path: String
    var project: ProjectKey
    var onlyShipped: Bool
    var screens: [String]
    var inventsTexts: Bool
  }

  fileprivate struct ReadDocument {
    var document: InterfaceDocument?
    var source: PreviewSource?
    /// The screens of the document, including those that were not requested.
    var screens: [SweepScreen] = []
    /// The texts that replace placeholders, by the identifier of their object.
    var inventedTexts: [String: SampleData.Text] = [:]
    /// The settings that code applies to the objects of the document, and those that it may apply.
    var code: DocumentCode?
    var codeDoubts: CodeDoubts?
    /// The screens without the certain settings from code; `nil` if it sets nothing.
    var alone: PreviewSource?
    /// The languages in which the document has texts.
    var languages: [String] = []
    var findings: [Finding]
  }

  /// Discards everything that a file may have affected.
  ///
  /// A changed document is read again on its own. Any other file may affect all documents of its project,
  /// whose images and texts are requested again. Source affects only the settings from code.
  mutating func forget(path: String) {
    if documents.keys.contains(where: { $0.path == path }) {
      documents = documents.filter { $0.key.path != path }
      return
    }
    let touched = projects.filter { path.hasPrefix($0.value.folder.path + "/") }
    documents = documents.filter { touched[$0.key.project] == nil }
    for (key, project) in touched {
      numbersToKeep[key] = FilePath.fileExtension(path) == "swift" ? project.number : nil
      projects[key] = nil
    }
  }

  /// Returns the input of a run; known documents are not read again.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - settings: The settings of the run.
  ///   - onRead: Called once with each document that is read.
  ///   - wrap: Called once with each source of a document, to return a source that replaces it.
  /// - Returns: The screens of the documents and the findings about them.
  /// - Throws: An error for a missing path, for nothing to show, or for an unreadable file.
  mutating func input(
    _ run: PreviewRun,
    _ settings: PreviewSettings,
    onRead: () -> Void,
    wrap: (DocumentSource) -> PreviewSource
  ) throws(PreviewRun.Failure) -> PreviewInput {
    var input = PreviewInput()
    var tags: Set<String> = []
    var names = ScreenWords(run.shown.screens)
    for path in run.paths {
      if let mistake = InputMistake(path: path, in: run.folder) { throw .input(mistake) }
      let path = FilePath.absolute(path, in: run.folder)
      let key = ProjectKey(
        path: path,
        fontMap: run.inputs.fontMapPath,
        sampleData: run.inputs.sampleDataPath,
        customClasses: run.inputs.customClassesPath,
        readsSource: run.inputs.sourceReader != nil,
        generation: settings.generation(run),
        categoryLimits: run.shown.categoryLimits
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
        if let end = run.supervision.endingDocuments[document] {
          input.endings.append(.endingProcess(document, end))
          uses.isWhole = false
          continue
        }
        run.supervision.onWork?(.reads(document))
        let read = read(
          DocumentKey(
            path: document,
            project: key,
            onlyShipped: settings.showsShippedOnly(run),
            screens: run.shown.screens,
            inventsTexts: run.shown.inventsTexts
          ),
          of: project,
          onRead: onRead,
          wrap: wrap
        )
        run.supervision.onWork?(.ends)
        input.findings += read.findings
        tags.formUnion(read.languages)
        if let source = read.source.flatMap({ run.chosen($0, &input) }) {
          input.sources.append(source)
        }
        input.idleButtons[document] = read.document?.idleButtons
        if !read.inventedTexts.isEmpty { input.inventedTexts[document] = read.inventedTexts }
        input.code[document] = read.code
        input.codeDoubts[document] = read.codeDoubts
        input.documentsAlone[document] = read.alone.map { DocumentAlone(source: $0.source) }
        names.add(read.screens)
        uses.add(read.document, at: document)
      }
      input.orientations.formUnion(project.folder.orientations)
      if let texts = project.resources.projectTexts {
        input.developmentLanguages.append(texts.developmentLanguage)
        input.textLanguages += texts.languages
      }
      input.findings += uses.unused(in: project.options)
      if let index = project.options.code?.index {
        let source = SourceCoverage(index, documentClasses: uses.classes)
        input.coverage.add(source, of: index)
        if source.unseen > 0 {
          input.findings.append(
            .codeNotShown(
              source.unseenWords,
              source.unseen,
              in: path,
              shown: run.shown.codeScreens.count
            )
          )
        }
      } else {
        let code = uses.unseen(of: project.code)
        if !code.isEmpty {
          input.findings.append(
            .codeNotShown(code.words, code.count, in: path, shown: run.shown.codeScreens.count)
          )
        }
      }
    }
    input.languages = tags.filter { $0 != "Base" }.sorted()
    for source in run.shown.codeScreens {
      guard let screen = source.screens.first else { continue }
      names.add([screen])
      guard run.shown.screens.isEmpty || run.shown.screens.contains(where: { screen.isNamed($0) })
      else {
        continue
      }
      if let chosen = run.chosen(PreviewSource(source), &input) { input.sources.append(chosen) }
    }
    input.findings += input.endings + run.codeFindings
    input.coverage.leftOut = run.codeFindings.count
    input.coverage.bounds = run.shown.codeBounds
    guard !input.documents.isEmpty || !run.shown.codeScreens.isEmpty else {
      if let code = input.findings.first(where: { $0.rule == .codeNotShown }) {
        throw .notCovered(code)
      }
      throw .input(InputMistake(folder: run.paths.first ?? ".", in: run.folder))
    }
    try names.check()
    return input
  }

  private mutating func project(
    _ key: ProjectKey,
    _ run: PreviewRun
  ) throws(PreviewRun.Failure) -> LoadedProject {
    if let known = projects[key] { return known }
    var project = try LoadedProject(key.path, run, drawnAs: key.generation)
    if let number = numbersToKeep.removeValue(forKey: key) {
      project.number = number
    } else {
      projectCount += 1
      project.number = projectCount
    }
    projects[key] = project
    return project
  }

  private mutating func read(
    _ key: DocumentKey,
    of project: LoadedProject,
    onRead: () -> Void,
    wrap: (DocumentSource) -> PreviewSource
  ) -> ReadDocument {
    if let known = documents[key] { return known }
    let read = ReadDocument(key, of: project, onRead: onRead, wrap: wrap)
    documents[key] = read
    return read
  }
}

extension PreviewDocuments.ReadDocument {
  fileprivate init(
    _ key: PreviewDocuments.DocumentKey,
    of project: LoadedProject,
    onRead: () -> Void,
    wrap: (DocumentSource) -> PreviewSource
  ) {
    do throws(InterfaceDocumentError) {
      let document = try InterfaceDocument(path: key.path)
      if document.refusal != nil {
        // A rejected document has no other findings.
        self.init(findings: [.refused(document.file, document.findings.first?.message)])
        return
      }
      var options = project.options
      let invented =
        key.inventsTexts
        ? InventedTexts(document, tables: project.texts, besides: options.sampleData).texts : [:]
      options.sampleData.documents[FilePath.name(key.path), default: [:]]
        .merge(invented.mapValues { SampleData.Values(text: $0) }) { own, _ in own }
      let loader = ScreenLoader(document, resources: project.resources, options: options)
      options.code = nil
      let alone = loader.code.flatMap { code in
        code.settings.values.contains { $0.values.contains { $0.applied != nil } }
          ? ScreenLoader(document, resources: project.resources, options: options) : nil
      }
      var source = DocumentSource(loader, onlyShipped: key.onlyShipped, only: key.screens)
      source.makeVersions = { [number = project.number, code = loader.code?.settings] in
        ScreenVersions(document, invented: invented, code: code ?? [:], project: number)
      }
      onRead()
      self.init(
        document: document,
        source: wrap(source),
        screens: source.allScreens,
        inventedTexts: invented,
        code: loader.code,
        codeDoubts: loader.code.map { CodeDoubts($0, in: document) },
        alone: alone.map {
          wrap(DocumentSource($0, onlyShipped: key.onlyShipped, only: key.screens))
        },
        languages: source.languages,
        findings: document.findings.filter { $0.severity >= .warning }
      )
    } catch {
      self.init(findings: [.unreadable(key.path, error)])
    }
  }
}

/// The classes and names that the documents of a project use, in addition to those in its settings.
private struct ProjectUses {
  /// Whether all documents were read: a part of a project need not use everything.
  var isWhole: Bool
  private(set) var classes: Set<String> = []
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

  /// Returns the screens that are in no document: a class that a document names has its screen there.
  func unseen(of code: CodeScreens) -> CodeScreens {
    var unseen = code
    let documents = names.keys.map { FilePath.stem($0) }
    unseen.controllers.subtract(classes.union(documents))
    return unseen
  }

  func unused(in options: LoadOptions) -> [Finding] {
    guard isWhole else { return [] }
    return options.customClasses.unused(among: classes) + options.sampleData.unused(among: names)
  }
}
