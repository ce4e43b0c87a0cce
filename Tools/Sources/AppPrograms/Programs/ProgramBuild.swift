import FileAccess
import Foundation
import JSONText
import LeavingOut
public import SourceFacts
import Synchronization

/// Makes a program of an app's code: the modules as one library, and the program that loads it.
public struct ProgramBuild {
  /// The modules, each after those that it imports.
  public var modules: [AppModule]
  /// The folder for copies, objects and the program.
  public var folder: String
  /// Gives the libraries, which it may have to build.
  public var libraries: () throws(ToolFailure) -> LibraryBuild
  /// Reads the facts of sources.
  public var facts: ([String]) -> [FileFacts]
  /// Called with what is being done.
  public var onStep: @Sendable (String) -> Void = { _ in }

  /// Creates a build.
  public init(
    _ modules: [AppModule],
    in folder: String,
    facts: @escaping ([String]) -> [FileFacts],
    libraries: @escaping () throws(ToolFailure) -> LibraryBuild
  ) {
    (self.modules, self.folder) = (modules, folder)
    (self.facts, self.libraries) = (facts, libraries)
  }

  /// Builds what has changed.
  ///
  /// - Throws: A failure for which no source is to blame, such as a missing toolchain.
  public func run() throws(ToolFailure) -> AppProgram {
    let clock = ContinuousClock()
    let start = clock.now
    let libraries = try libraries()
    var summary = AppSummary()
    summary.librarySeconds = Self.seconds(clock.now - start)
    let summaries = FilePath.join(folder, "modules")
    let compiler = SwiftCompiler(
      searchPaths: [summaries, libraries.summaries],
      moduleMaps: libraries.moduleMaps,
      processes: ProcessInfo.processInfo.activeProcessorCount
    )
    try? FileManager.default.createDirectory(atPath: summaries, withIntermediateDirectories: true)
    let objects = try compile(libraries, summaries, compiler, into: &summary)
    summary.seconds = Self.seconds(clock.now - start) - summary.librarySeconds
    try GeneratedFile.write(summary.json(relativeTo: folder).description + "\n", to: summaryFile)
    guard !objects.isEmpty else { throw ToolFailure("no module of the app compiles") }
    onStep("linking")
    let code = FilePath.join(folder, "libapp.so")
    try compiler.link(objects, into: code)
    let program = FilePath.join(folder, "program/\(LibraryBuild.product)")
    try ProgramFolder(FilePath.folder(program)).fill(modules, program: libraries.program)
    let list = FilePath.join(folder, "screens.txt")
    try write(list, code, summary)
    summary.seconds = Self.seconds(clock.now - start) - summary.librarySeconds
    try GeneratedFile.write(summary.json(relativeTo: folder).description + "\n", to: summaryFile)
    return AppProgram(program: program, list: list, summary: summary)
  }

  /// Compiles the modules, and returns their objects.
  private func compile(
    _ libraries: LibraryBuild,
    _ summaries: String,
    _ compiler: SwiftCompiler,
    into summary: inout AppSummary
  ) throws(ToolFailure) -> [String] {
    typealias Outcome = (
      result: Result<ModuleBuild.Result, ToolFailure>, screens: Int, seconds: Double
    )
    let screens = modules.map { ModuleScreens($0.isShown ? facts($0.files) : []) }
    let outcomes = Mutex<[Int: Outcome]>([:])
    let schedule = ModuleSchedule(modules)
    let (modules, folder, onStep) = (modules, folder, onStep)
    schedule.run(workers: compiler.processes) { index in
      let compiled = outcomes.withLock { outcomes in
        schedule.needs[index].compactMap { try? outcomes[$0]?.result.get() }
      }.filter { !$0.objects.isEmpty }
      let clock = ContinuousClock()
      let start = clock.now
      let build = ModuleBuild(
        module: modules[index],
        known: libraries.modules.union(compiled.map(\.name)),
        modifiers: compiled.reduce(into: []) { $0.formUnion($1.modifiers) },
        folder: FilePath.join(folder, modules[index].name),
        summaries: summaries,
        compiler: compiler,
        onStep: onStep
      )
      var own = screens[index]
      let result = Result { () throws(ToolFailure) in try build.run(&own) }
      let seconds = Self.seconds(clock.now - start)
      outcomes.withLock { $0[index] = (result, own.count, seconds) }
    }
    var objects: [String] = []
    for (index, outcome) in outcomes.withLock({ $0 }).sorted(by: { $0.key < $1.key }) {
      let result = try outcome.result.get()
      summary.add(result, of: modules[index], screens: outcome.screens, seconds: outcome.seconds)
      objects += result.objects
    }
    return objects
  }

  /// Writes the list that the program reads.
  private func write(_ list: String, _ code: String, _ summary: AppSummary) throws(ToolFailure) {
    var rows = ["library \(code)"]
    for module in modules where module.isShown {
      rows.append("shown \(FilePath.join(folder, module.name))\t\(module.folder)")
    }
    for omission in summary.modules.flatMap(\.omissions) where omission.kind != .unreached {
      let reason = omission.reason.replacingOccurrences(of: "\t", with: " ")
      rows.append(
        "left \(omission.file)\t\(omission.line)\t\(omission.line)-\(omission.line)\t\(reason)"
      )
    }
    try GeneratedFile.write(rows.joined(separator: "\n") + "\n", to: list)
  }

  /// The file with the numbers of the last build.
  private var summaryFile: String { FilePath.join(folder, "summary.json") }

  private static func seconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }
}
