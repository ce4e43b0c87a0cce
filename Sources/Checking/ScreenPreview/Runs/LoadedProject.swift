import FileAccess
import SourceFacts
import Diagnostics
import DynamicType
import InterfaceBuilder
import ScreenLoading

/// A project with everything that its documents share: assets, texts, fonts, sample data.
struct LoadedProject {
  /// A version that is unique among the session's projects, and changes with the project's files.
  var number = 0
  let folder: ProjectFolder
  let resources: ScreenResources
  /// The screens that the app makes in code.
  let code: CodeScreens
  private(set) var options: LoadOptions
  /// The texts that code requests, a table for each language.
  let texts: [StringTable]
  private(set) var findings: [Finding] = []

  init(
    _ path: String,
    _ run: PreviewRun,
    drawnAs generation: SystemGeneration
  ) throws(PreviewRun.Failure) {
    folder = ProjectFolder(path: path, followsLinks: run.inputs.followsLinks)
    resources = ScreenResources(project: folder)
    texts = folder.stringTables(named: "Localizable")
    code = folder.documents == [path] ? CodeScreens() : CodeScreens(swiftFiles: folder.swiftFiles)
    findings = folder.walkFindings
    options = LoadOptions(generation: generation)
    // Rows below the edge of the screen also have texts.
    options.laysOutAllRows = true
    if let read = run.inputs.sourceReader {
      options.code = ProjectCode(SourceIndex(read(folder.sourcesOfApp)))
    }
    options.categoryLimits = run.shown.categoryLimits
    do throws(FileError) {
      try readSettings(run)
    } catch {
      throw .file(error)
    }
  }

  private mutating func readSettings(_ run: PreviewRun) throws(FileError) {
    var map = FontMap()
    if let path = path(run.inputs.fontMapPath, "fonts.json", run) {
      let reading = FontMap.read(try FileBytes.read(path), file: path)
      map = reading.value
      findings += reading.findings
    }
    if let path = path(run.inputs.sampleDataPath, "sample-data.json", run) {
      let reading = SampleData.read(try FileBytes.read(path), file: path)
      options.sampleData = reading.value
      findings += reading.findings
    }
    if let path = path(run.inputs.customClassesPath, "custom-classes.json", run) {
      let reading = CustomClasses.read(try FileBytes.read(path), file: path)
      options.customClasses = reading.value
      findings += reading.findings
    }
    guard !folder.fontFiles.isEmpty || map != FontMap() else { return }
    let fonts = ProjectFonts(project: folder, map: map)
    findings += fonts.findings
    options.fonts = fonts
  }

  /// The requested file, or the one in the project's folder `.dynamictype`, if it exists.
  private func path(_ given: String?, _ name: String, _ run: PreviewRun) -> String? {
    if let given { return FilePath.absolute(given, in: run.folder) }
    let usual = "\(folder.path)/.dynamictype/\(name)"
    return FileSystem.kind(of: usual) != nil ? usual : nil
  }
}

extension ProjectFolder {
  /// The sources that become part of the app, without those of its tests.
  fileprivate var sourcesOfApp: [String] {
    (swiftFiles + objectiveCFiles).filter { file in
      !FilePath.relative(file, to: path).split(separator: "/").dropLast().contains {
        $0.hasSuffix("Tests")
      }
    }
  }
}
