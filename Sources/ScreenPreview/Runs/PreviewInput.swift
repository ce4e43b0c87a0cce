import Diagnostics
import FileAccess
import InterfaceBuilder
import ScreenAudit
import ScreenLoading

/// The documents of a run with what they are made of.
struct PreviewInput: Sendable {
  var sources: [DocumentSource] = []
  /// The documents that were read, in their order.
  var documents: [String] = []
  /// The languages that the projects have texts for, in the order of their tags.
  var languages: [String] = []
  /// What is wrong with documents.
  var findings: [Finding] = []

  /// Reads the documents at paths.
  init(_ run: PreviewRun, _ settings: PreviewSettings) throws(PreviewRun.Failure) {
    var tags: Set<String> = []
    for path in run.paths {
      let path = FilePath.absolute(path, in: run.folder)
      guard FileSystem.kind(of: path) != nil else { throw .unknownPath(path) }
      let project = ProjectFolder(path: path)
      let resources = ScreenResources(project: project)
      let options = try options(run, project)
      var classes: Set<String> = []
      var names: [String: Set<String>] = [:]
      var isWhole = project.documents != [path]
      for document in project.documents where !documents.contains(document) {
        guard settings.configuration.paths.includes(FilePath.relative(document, to: settings.root))
        else {
          isWhole = false
          continue
        }
        documents.append(document)
        tags.formUnion(project.languages(ofDocument: document))
        let onlyShipped = settings.showsShippedOnly(run)
        guard let found = read(document, resources, options, run, onlyShipped: onlyShipped) else {
          isWhole = false
          continue
        }
        classes.formUnion(found.allObjects.compactMap(\.customClass))
        let file = String(document.split(separator: "/").last ?? "")
        names[file, default: []].formUnion(SampleData.names(in: found))
      }
      // A part of a project need not have everything that its settings name.
      guard isWhole else { continue }
      findings += options.customClasses.unused(among: classes)
      findings += options.sampleData.unused(among: names)
    }
    languages = tags.filter { $0 != "Base" }.sorted()
    guard !documents.isEmpty else {
      throw .nothingToShow(run.paths.map { "'\($0)'" }.joined(separator: ", "))
    }
  }

  /// The fonts, the sample data and the custom classes of a project.
  private mutating func options(
    _ run: PreviewRun,
    _ project: ProjectFolder
  ) throws(PreviewRun.Failure) -> LoadOptions {
    // Rows below the edge of the screen have texts, too.
    var options = LoadOptions(laysOutAllRows: true)
    do throws(FileError) {
      var map = FontMap()
      if let path = Self.path(run.fontMapPath, run, "fonts.json", project) {
        let reading = FontMap.read(try FileBytes.read(path), file: path)
        map = reading.value
        findings += reading.findings
      }
      if let path = Self.path(run.sampleDataPath, run, "sample-data.json", project) {
        let reading = SampleData.read(try FileBytes.read(path), file: path)
        options.sampleData = reading.value
        findings += reading.findings
      }
      if let path = Self.path(run.customClassesPath, run, "custom-classes.json", project) {
        let reading = CustomClasses.read(try FileBytes.read(path), file: path)
        options.customClasses = reading.value
        findings += reading.findings
      }
      guard !project.fontFiles.isEmpty || map != FontMap() else { return options }
      let fonts = ProjectFonts(project: project, map: map)
      findings += fonts.findings
      options.fonts = fonts
    } catch {
      throw .file(error)
    }
    return options
  }

  /// The file that was asked for, or the one in the project's folder `.dynamictype`, if there.
  private static func path(
    _ given: String?,
    _ run: PreviewRun,
    _ name: String,
    _ project: ProjectFolder
  ) -> String? {
    if let given { return FilePath.absolute(given, in: run.folder) }
    let usual = "\(project.path)/.dynamictype/\(name)"
    return FileSystem.kind(of: usual) != nil ? usual : nil
  }

  /// Reads a document.
  ///
  /// - Returns: The document; `nil` for one that cannot be read or is not shown.
  private mutating func read(
    _ path: String,
    _ resources: ScreenResources,
    _ options: LoadOptions,
    _ run: PreviewRun,
    onlyShipped: Bool
  ) -> InterfaceDocument? {
    do throws(InterfaceDocumentError) {
      let document = try InterfaceDocument(path: path)
      if let refusal = document.refusal {
        findings.append(.refused(document.file, "\(refusal)"))
        return nil
      }
      findings += document.findings.filter { $0.severity >= .warning }
      let loader = ScreenLoader(document, resources: resources, options: options)
      sources.append(DocumentSource(loader, onlyShipped: onlyShipped, only: run.screens))
      return document
    } catch {
      findings.append(.unreadable(path, error))
      return nil
    }
  }
}

extension Finding {
  fileprivate static func unreadable(_ path: String, _ error: InterfaceDocumentError) -> Finding {
    Finding(
      rule: .documentUnreadable,
      message: "The document cannot be read: found \(error.found).",
      location: SourceLocation(file: path),
      hint: error.hint
    )
  }

  fileprivate static func refused(_ path: String, _ reason: String) -> Finding {
    Finding(
      rule: .documentRefused,
      message: "The document is of a kind that is not shown: \(reason).",
      location: SourceLocation(file: path),
      hint: "Open it in Interface Builder and save it for iOS, or exclude it in the configuration."
    )
  }

  static func failed(_ series: ScreenSeries, _ error: SweepError) -> Finding {
    Finding(
      rule: .screenFailed,
      message: "The screen \(series.screen.title) cannot be shown on \(series.setting.name): "
        + "\(error).",
      location: SourceLocation(file: series.screen.file, objectID: series.screen.id)
    )
  }
}
