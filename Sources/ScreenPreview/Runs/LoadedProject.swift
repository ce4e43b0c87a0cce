import Diagnostics
import DynamicType
import InterfaceBuilder
import ScreenLoading

/// A project with everything that its documents share: assets, texts, fonts, sample data.
struct LoadedProject {
  let folder: ProjectFolder
  let resources: ScreenResources
  private(set) var options: LoadOptions
  private(set) var findings: [Finding] = []

  /// Reads a project whose screens are drawn as a version of the system.
  init(
    _ path: String,
    _ run: PreviewRun,
    _ generation: SystemGeneration
  ) throws(PreviewRun.Failure) {
    folder = ProjectFolder(path: path)
    resources = ScreenResources(project: folder)
    // Rows below the edge of the screen have texts, too.
    options = LoadOptions(laysOutAllRows: true)
    options.generation = generation
    do throws(TextFileError) {
      try readSettings(run)
    } catch {
      throw .file(error)
    }
  }

  private mutating func readSettings(_ run: PreviewRun) throws(TextFileError) {
    var map = FontMap()
    if let path = path(run.fontMapPath, "fonts.json", run) {
      let reading = FontMap.read(try TextFile.read(path), file: path)
      map = reading.value
      findings += reading.findings
    }
    if let path = path(run.sampleDataPath, "sample-data.json", run) {
      let reading = SampleData.read(try TextFile.read(path), file: path)
      options.sampleData = reading.value
      findings += reading.findings
    }
    if let path = path(run.customClassesPath, "custom-classes.json", run) {
      let reading = CustomClasses.read(try TextFile.read(path), file: path)
      options.customClasses = reading.value
      findings += reading.findings
    }
    guard !folder.fontFiles.isEmpty || map != FontMap() else { return }
    let fonts = ProjectFonts(project: folder, map: map)
    findings += fonts.findings
    options.fonts = fonts
  }

  /// The file that was asked for, or the one in the project's folder `.dynamictype`, if there.
  private func path(_ given: String?, _ name: String, _ run: PreviewRun) -> String? {
    if let given { return FilePath.absolute(given, in: run.folder) }
    let usual = "\(folder.path)/.dynamictype/\(name)"
    return OutputFolder.exists(usual) ? usual : nil
  }
}
