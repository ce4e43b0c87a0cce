import Diagnostics
import FileAccess

/// The configuration of a run, with the folder that its paths are relative to.
struct LintSettings {
  var configuration = Configuration()
  var root: String
  /// The configuration file, if there is one.
  var path: String?
  var findings: [Finding] = []

  init(_ run: LintRun) throws(LintRun.Failure) {
    root = run.folder
    let first = run.standardInput?.path ?? run.paths.first ?? "."
    let path =
      run.configurationPath.map { FilePath.absolute($0, in: run.folder) }
      ?? FileSystem.nearestFile(
        Configuration.fileName,
        from: FilePath.normalized(FilePath.absolute(first, in: run.folder))
      )
    guard let path else { return }
    self.path = path
    do throws(FileError) {
      let further = run.furtherRules.rules.filter { RuleCatalog.sourceLint[$0.id] == nil }
      let reading = Configuration.read(
        try FileBytes.read(path),
        file: path,
        vocabulary: ConfigurationVocabulary(
          rules: RuleCatalog(RuleCatalog.sourceLint.rules + further)
        )
      )
      configuration = reading.value
      findings = reading.findings
      root = FilePath.folder(path)
    } catch {
      throw LintRun.Failure(error)
    }
  }
}
