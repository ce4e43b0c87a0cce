import Diagnostics
import DynamicType
import FileAccess
import ScreenAudit

/// The settings of a run after the configuration file was read.
struct PreviewSettings: Sendable {
  var configuration = Configuration()
  /// The folder of the configuration, to which written paths are relative; absolute.
  var root: String
  /// The findings about the configuration.
  var findings: [Finding] = []

  init(_ run: PreviewRun) throws(PreviewRun.Failure) {
    root = run.folder
    let first = FilePath.absolute(run.paths.first ?? ".", in: run.folder)
    let path =
      run.configurationPath.map { FilePath.absolute($0, in: run.folder) }
      ?? FileSystem.nearestFile(Configuration.fileName, from: first)
    guard let path else { return }
    do throws(FileError) {
      let reading = Configuration.read(
        try FileBytes.read(path),
        file: path,
        vocabulary: Self.vocabulary(with: run.furtherRules)
      )
      configuration = reading.value
      findings = reading.findings
      root = FilePath.folder(path)
    } catch {
      throw .file(error)
    }
  }

  private static func vocabulary(with further: RuleCatalog) -> ConfigurationVocabulary {
    let own = RuleCatalog.all
    let rules = RuleCatalog(own.rules + further.rules.filter { own[$0.id] == nil })
    let categories = ContentSizeCategory.allCases
    return ConfigurationVocabulary(
      rules: rules,
      devices: Device.all.map(\.name),
      categories: categories.map(\.shortName) + categories.map(\.uiKitName)
        + categories.map(\.dynamicTypeSizeName),
      systemVersions: SystemGeneration.knownVersions.map { "\($0)" }
    )
  }

  /// The requested devices, those of the file, or the default ones.
  func devices(_ run: PreviewRun) -> [Device] {
    if !run.shown.devices.isEmpty { return run.shown.devices }
    let named = configuration.devices?.compactMap { Device.named($0) } ?? []
    return named.isEmpty ? SweepSetting.defaultDevices : named
  }

  /// The requested iOS version, that of the file, or the newest.
  func generation(_ run: PreviewRun) -> SystemGeneration {
    SystemGeneration(
      run.shown.systemVersion ?? configuration.systemVersion.flatMap { SystemVersion($0) }
    )
  }

  func categories(_ run: PreviewRun) -> [ContentSizeCategory] {
    if !run.shown.categories.isEmpty { return run.shown.categories }
    let named = configuration.categories?.compactMap { ContentSizeCategory($0) } ?? []
    return named.isEmpty ? ContentSizeCategory.allCases : named
  }

  /// Whether documents are left out in languages without texts, except in languages that were requested by
  /// name.
  func showsShippedOnly(_ run: PreviewRun) -> Bool {
    if case .named(let tags) = run.shown.languages { return tags.contains("all") }
    return run.shown.languages != nil || configuration.languages == nil
  }

  func baselinePath(_ run: PreviewRun) -> String? {
    run.baselinePath.map { FilePath.absolute($0, in: run.folder) }
      ?? configuration.baseline.map { FilePath.absolute($0, in: root) }
  }
}
