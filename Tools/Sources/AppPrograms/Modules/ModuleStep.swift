import Diagnostics
import FileAccess
import Foundation
import SourceFacts

/// Compiles the modules of an app one by one, each against those that it needs.
///
/// A module of which nothing has changed is not compiled again; one of which a file has changed begins with what was
/// left out of it before.
struct ModuleStep: Sendable {
  /// The outcome of a module.
  struct Outcome: Sendable {
    var result: ModuleBuild.Result
    /// The number of screens that need no arguments.
    var screens: Int
    /// Whether it is that of an earlier build.
    var isKept: Bool
    /// The time from the first source to the objects, in seconds; 0 where nothing had changed.
    var seconds: Double
  }

  let compiler: SwiftCompiler

  private let modules: [AppModule]
  private let folder: String
  private let libraries: LibraryBuild
  private let aliases: [String: String]
  private let facts: @Sendable ([String]) -> [FileFacts]
  private let onStep: @Sendable (String) -> Void
  /// The print of the libraries.
  private let stamp: String

  init(
    _ modules: [AppModule],
    in folder: String,
    _ libraries: LibraryBuild,
    facts: @escaping @Sendable ([String]) -> [FileFacts],
    onStep: @escaping @Sendable (String) -> Void
  ) {
    (self.modules, self.folder, self.libraries) = (modules, folder, libraries)
    (self.facts, self.onStep) = (facts, onStep)
    let summaries = FilePath.join(folder, "modules")
    try? FileManager.default.createDirectory(atPath: summaries, withIntermediateDirectories: true)
    compiler = SwiftCompiler(
      searchPaths: [summaries, libraries.summaries],
      moduleMaps: libraries.moduleMaps,
      processes: ProcessInfo.processInfo.activeProcessorCount
    )
    // A module that the program holds has its name already.
    aliases = Dictionary(
      modules.map(\.name).filter(libraries.linked.contains).map { ($0, "\($0)OfApp") }
    ) { first, _ in first }
    stamp = FileStamp(of: libraries.program).map { "\($0.size) \($0.nanoseconds)" } ?? ""
  }

  /// Links objects into a library, unless it is linked of the same ones.
  ///
  /// - Throws: A linker that fails, or no object.
  func link(_ objects: [String], into library: String) throws(ToolFailure) {
    guard !objects.isEmpty else { throw ToolFailure("no module of the app compiles") }
    let isLinked =
      FileSystem.kind(of: library) == .file && compiler.objects(linkedInto: library) == objects
    guard !isLinked else { return }
    onStep("linking")
    try compiler.link(objects, into: library)
  }

  /// Compiles a module where it has changed.
  ///
  /// - Parameters:
  ///   - index: The position of the module.
  ///   - compiled: The positions of the modules that it may import, with their results.
  ///   - onChange: Is called before objects change.
  /// - Returns: The outcome.
  /// - Throws: A compiler that cannot be started, or a file that cannot be read or written.
  func run(
    _ index: Int,
    importing compiled: [(index: Int, result: ModuleBuild.Result)],
    onChange: () -> Void
  ) throws(ToolFailure) -> Outcome {
    let clock = ContinuousClock()
    let start = clock.now
    let needs = compiled.map(\.index)
    var module = modules[index]
    module.name = aliases[module.name] ?? module.name
    module.aliases = aliases
    let home = FilePath.join(folder, module.name)
    let importable = libraries.modules.subtracting(module.absent).union(
      needs.map { modules[$0].name }
    )
    .union(module.libraries.intersection(libraries.linked))
    let resources = module.resources.map(\.path)
    let assets = AssetSymbols(resources)
    let headers = ModuleHeaders(module, others: needs.map { modules[$0] }, known: importable)
    let generated =
      [
        DataModelClasses(resources).source.map { GeneratedSource(name: "DataModel", text: $0) },
        headers.source, BinaryFrameworks.source(of: module), RSwiftSource.source(of: module),
      ].compactMap { $0 } + SwiftGenSource.all(of: module, known: importable)
    let surroundings = self.surroundings(
      of: module,
      importable,
      needs,
      assets.names + generated.map(\.text) + (module.fonts?.names ?? [])
    )
    let kept = KeptModule(in: home)
    let files = SourcePrint.all(of: module.files, known: kept?.files ?? [:])
    if let kept, kept.holds(surroundings: surroundings, files: files, summary: summary(of: module))
    {
      return Outcome(result: kept.result, screens: kept.screens, isKept: true, seconds: 0)
    }
    onChange()
    var screens = ModuleScreens(module.isShown ? facts(module.files) : [])
    let build = ModuleBuild(
      module: module,
      known: importable,
      modifiers: compiled.reduce(into: []) { $0.formUnion($1.result.modifiers) },
      functions: compiled.reduce(into: []) { $0.formUnion($1.result.functions) },
      assets: assets,
      generated: generated,
      folder: home,
      summaries: FilePath.folder(summary(of: module)),
      compiler: compiler,
      remembered: kept?.errors(surroundings: surroundings, files: files),
      onStep: onStep
    )
    var result = try build.run(&screens)
    result.omissions += headers.omissions + (module.fonts?.missing(in: module.resources) ?? [])
    try KeptModule(
      surroundings: surroundings,
      files: files,
      screens: screens.count,
      result: result
    ).write(in: home)
    let seconds = (clock.now - start) / .seconds(1)
    return Outcome(result: result, screens: screens.count, isKept: false, seconds: seconds)
  }

  private func summary(of module: AppModule) -> String {
    FilePath.join(folder, "modules/\(module.name).swiftmodule")
  }

  private func surroundings(
    of module: AppModule,
    _ importable: Set<String>,
    _ needs: [Int],
    _ generated: [String]
  ) -> String {
    let interfaces = needs.map { need in
      var needed = modules[need]
      needed.name = aliases[needed.name] ?? needed.name
      return "\(Fingerprint(ofBytes: (try? FileBytes.read(summary(of: needed))) ?? []))"
    }
    let parts =
      [stamp, module.folder, "\(module.isShown)", module.bundle ?? ""] + module.conditions
      + module.flags + aliases.keys.sorted() + importable.sorted() + interfaces + generated
    return "\(Fingerprint(of: parts))"
  }
}
