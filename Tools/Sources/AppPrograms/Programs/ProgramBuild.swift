import FileAccess
import Foundation
import JSONText
import LeavingOut
public import SourceFacts
import Synchronization

/// Builds a program from an app's code: the modules as one library, and the program that loads it.
public struct ProgramBuild {
  /// The modules, each after its dependencies.
  public var modules: [AppModule]
  /// The folder for copies, objects and the program.
  public var folder: String
  /// Returns the libraries, after building them if needed.
  public var libraries: () throws(ToolFailure) -> LibraryBuild
  /// Reads the facts of sources.
  public var facts: @Sendable ([String]) -> [FileFacts]
  /// Called with each step of the build.
  public var onStep: @Sendable (String) -> Void = { _ in }

  /// Creates a build.
  public init(
    _ modules: [AppModule],
    in folder: String,
    facts: @escaping @Sendable ([String]) -> [FileFacts],
    libraries: @escaping () throws(ToolFailure) -> LibraryBuild
  ) {
    (self.modules, self.folder) = (modules, folder)
    (self.facts, self.libraries) = (facts, libraries)
  }

  /// Builds the changed parts.
  ///
  /// - Throws: A failure that no source caused, such as a missing toolchain.
  public func run() throws(ToolFailure) -> AppProgram {
    let clock = ContinuousClock()
    let start = clock.now
    let libraries = try libraries()
    var summary = AppSummary()
    summary.librarySeconds = (clock.now - start) / .seconds(1)
    let library = FilePath.join(folder, "libapp.so")
    let step = ModuleStep(modules, in: folder, libraries, facts: facts, onStep: onStep)
    let objects = try compile(step, replacing: library, into: &summary)
    summary.seconds = (clock.now - start) / .seconds(1) - summary.librarySeconds
    try GeneratedFile.write(summary.json(relativeTo: folder).description + "\n", to: summaryFile)
    try step.link(objects, into: library)
    let program = FilePath.join(folder, "program/\(LibraryBuild.product)")
    try ProgramFolder(FilePath.folder(program)).fill(modules, program: libraries.program)
    let list = FilePath.join(folder, "screens.txt")
    try write(list, library, summary)
    summary.seconds = (clock.now - start) / .seconds(1) - summary.librarySeconds
    try GeneratedFile.write(summary.json(relativeTo: folder).description + "\n", to: summaryFile)
    return AppProgram(program: program, list: list, summary: summary)
  }

  /// Compiles the modules that have changed, and returns the objects of all.
  ///
  /// A library of objects that change is removed at once, also if this process ends before there is another one.
  private func compile(
    _ step: ModuleStep,
    replacing library: String,
    into summary: inout AppSummary
  ) throws(ToolFailure) -> [String] {
    typealias Outcome = Result<ModuleStep.Outcome, ToolFailure>
    let outcomes = Mutex<[Int: Outcome]>([:])
    let schedule = ModuleSchedule(modules)
    schedule.run(workers: step.compiler.processes) { index in
      let compiled = outcomes.withLock { outcomes in
        schedule.needs[index].compactMap { need in
          (try? outcomes[need]?.get()).map { (index: need, result: $0.result) }
        }
      }.filter { !$0.result.objects.isEmpty }
      let outcome = Outcome { () throws(ToolFailure) in
        try step.run(index, importing: compiled) {
          try? FileManager.default.removeItem(atPath: library)
        }
      }
      outcomes.withLock { $0[index] = outcome }
    }
    var objects: [String] = []
    for (index, outcome) in outcomes.withLock({ $0 }).sorted(by: { $0.key < $1.key }) {
      let outcome = try outcome.get()
      summary.add(outcome, of: modules[index])
      objects += outcome.result.objects
    }
    return objects
  }

  /// Writes the list that the program reads.
  private func write(_ list: String, _ code: String, _ summary: AppSummary) throws(ToolFailure) {
    var rows = ["library \(code)"]
    for module in modules where module.isShown {
      rows += (module.fonts?.files(in: module.resources) ?? []).map { "font \($0)" }
      rows.append("shown \(module.folder)")
    }
    for omission in summary.modules.flatMap(\.omissions) where omission.kind != .unreached {
      let reason = omission.reason.replacingOccurrences(of: "\t", with: " ")
      rows.append("left \(omission.file)\t\(omission.line)\t\(omission.kind.rawValue)\t\(reason)")
    }
    for (module, outcome) in zip(modules, summary.modules) {
      guard let error = outcome.errors.first else { continue }
      let file = module.files.contains(error.file) ? error.file : module.folder
      let reason = "the module '\(module.name)' does not compile: \(error.message)"
      rows.append("left \(file)\t\(max(error.line, 1))\tfile\t\(reason)")
    }
    try GeneratedFile.write(rows.joined(separator: "\n") + "\n", to: list)
  }

  /// The file with the numbers of the last build.
  private var summaryFile: String { FilePath.join(folder, "summary.json") }
}
