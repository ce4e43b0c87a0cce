import AppleSourceRewriting
import FileAccess
import Foundation
import LeavingOut
import StandIns

/// Compiles one module of an app, round after round, and leaves out what does not compile.
struct ModuleBuild {
  /// The outcome of a module.
  struct Result {
    var name: String
    var files: Int
    var objects: [String]
    var rounds: Int
    var omissions: [Omission]
    var counts: OmissionCounts
    /// The modules that files import and nobody has, with the number of files.
    var missingModules: [String: Int]
    /// The types that stand in for those of such modules.
    var standIns: [String: StandIns.Kind]
    /// Errors that stay, of which none is known to lie in a part that can be left out.
    var errors: [CompilerDiagnostic]
  }

  /// More rounds than this mean that leaving out leads nowhere.
  static let mostRounds = 24
  /// Modules of so many files are checked as a whole in each round.
  static let filesCheckedTogether = 250
  /// In so many rounds types are made up for those that are missing, and nothing is left out.
  static let standInRounds = 2

  let module: AppModule
  /// The modules that the app can import.
  let known: Set<String>
  /// The folder of the module's copies and objects.
  let folder: String
  /// Where the summaries of modules lie.
  let summaries: String
  let compiler: SwiftCompiler
  let onStep: (String) -> Void

  private var copies: [CarriedText] = []

  init(
    _ module: AppModule,
    known: Set<String>,
    in folder: String,
    summaries: String,
    _ compiler: SwiftCompiler,
    onStep: @escaping (String) -> Void
  ) {
    (self.module, self.known, self.folder, self.summaries) = (module, known, folder, summaries)
    (self.compiler, self.onStep) = (compiler, onStep)
  }

  /// Rewrites, compiles and leaves out until nothing is wrong.
  ///
  /// - Parameter screens: The screens that need no arguments.
  /// - Returns: The objects, and what was left out.
  /// - Throws: A compiler that cannot be started, or a file that cannot be read or written.
  mutating func run(_ screens: inout ModuleScreens) throws(ToolFailure) -> Result {
    let missing = try carry()
    var standIns = StandIns(copies, imports: missing, modules: known)
    var leavingOut = LeavingOut(copies, modules: known)
    try write(Set(copies.map(\.copy)), of: leavingOut)
    let screensFile = FilePath.join(folder, ModuleScreens.file)
    let bundleFile = FilePath.join(folder, "BundleOfModule.swift")
    var described = SwiftCompiler.Module(
      name: module.name,
      conditions: module.conditions,
      copies: copies.map(\.copy)
    )
    if let source = screens.source {
      try GeneratedFile.write(source, to: screensFile)
      described.copies.append(screensFile)
    }
    if module.hasOwnBundle {
      try GeneratedFile.write(Self.bundleSource(of: module), to: bundleFile)
      described.copies.append(bundleFile)
    }
    let standInsFile = FilePath.join(folder, "StandIns.swift")
    try GeneratedFile.write("", to: standInsFile)
    described.copies.append(standInsFile)
    let objects = described.copies.map { $0 + ".o" }
    let originals = Dictionary(copies.map { ($0.original, $0.copy) }) { first, _ in first }
    var pending = described.copies
    var rounds = 0
    var errors: [CompilerDiagnostic] = []
    var isCompiled = false
    while rounds < Self.mostRounds {
      rounds += 1
      onStep(
        "\(module.name), round \(rounds): \(pending.isEmpty ? described.copies.count : pending.count) files"
      )
      let isWhole = pending.isEmpty
      let outcome =
        isWhole
        ? try compiler.compile(
          described,
          objects: objects,
          summary: "\(summaries)/\(module.name).swiftmodule"
        ) : try compiler.check(described, files: pending)
      errors = Self.causes(outcome.diagnostics)
      if errors.isEmpty {
        isCompiled = isWhole
        if isWhole {
          guard outcome.hasSucceeded else {
            throw ToolFailure(
              "the module \(module.name) cannot be compiled; the compiler said: \(outcome.lastWords)"
            )
          }
          break
        }
        // Every file is checked once more as a part of the whole.
        pending = []
        continue
      }
      let isRefused = standIns.leaveOut(errors.filter { $0.file == standInsFile })
      let hasLearned = standIns.learn(errors)
      if isRefused || hasLearned {
        try GeneratedFile.write(standIns.source, to: standInsFile)
        if isRefused || rounds <= Self.standInRounds {
          // Other errors may follow from the types that were missing.
          pending = described.copies
          continue
        }
        errors.removeAll { standIns.answers($0) }
      }
      let inScreens = errors.filter { $0.file == screensFile }
      var changed = leavingOut.leaveOut(
        errors.filter { $0.file != screensFile && $0.file != standInsFile }
      )
      try write(changed, of: leavingOut)
      if screens.leaveOut(inScreens) {
        try GeneratedFile.write(screens.source ?? "", to: screensFile)
        changed.insert(screensFile)
      }
      guard !changed.isEmpty || hasLearned else { break }
      // Files that were right before may miss a part that is left out; to check all of many files takes long.
      let isSmall = described.copies.count <= Self.filesCheckedTogether
      if hasLearned || isSmall { changed.formUnion(described.copies) }
      pending = Array(changed.union(errors.map { originals[$0.file] ?? $0.file }))
        .filter(Set(described.copies).contains).sorted()
    }
    return Result(
      name: module.name,
      files: module.files.count,
      objects: isCompiled ? objects : [],
      rounds: rounds,
      omissions: leavingOut.omissions,
      counts: leavingOut.counts,
      missingModules: missing.values.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 },
      standIns: standIns.kinds,
      errors: errors
    )
  }

  /// The errors without those that follow from others of the round.
  private static func causes(_ errors: [CompilerDiagnostic]) -> [CompilerDiagnostic] {
    // No closure of a module with errors is a constant.
    let causes = errors.filter {
      !$0.message.hasPrefix("global variable must be a compile-time constant")
        && !$0.message.hasPrefix("'@const' value should be initialized")
    }
    return causes.isEmpty ? errors : causes
  }

  /// Makes the copies of all sources, without the imports of modules that nobody has; returns these by the file.
  private mutating func carry() throws(ToolFailure) -> [String: Set<String>] {
    var sources: [AppleSource] = []
    for file in module.files {
      do {
        sources.append(
          AppleSource(path: file, text: String(decoding: try FileBytes.read(file), as: UTF8.self))
        )
      } catch {
        throw ToolFailure("\(error)")
      }
    }
    var missing: [String: Set<String>] = [:]
    let importable = known.subtracting([module.name])
    for (index, source) in SourceRewriter(modules: importable).rewrite(sources).enumerated() {
      var text = source.text
      missing[source.path] = MissingImports.remove(from: &text, known: importable)
      let copy = "\(folder)/\(index)-\(FilePath.stem(source.path)).swift"
      copies.append(CarriedText(original: source.path, copy: copy, text: text))
    }
    return missing
  }

  private func write(_ changed: Set<String>, of leavingOut: LeavingOut) throws(ToolFailure) {
    for copy in changed { try GeneratedFile.write(leavingOut.text(ofCopy: copy), to: copy) }
  }

  /// The accessor that Swift Package Manager writes for a module with resources.
  private static func bundleSource(of module: AppModule) -> String {
    """
    import Foundation
    extension Foundation.Bundle {
      nonisolated static let module = Bundle(
        path: Bundle.main.bundlePath + "/\(ProgramFolder.package)_\(module.name).resources") ?? .main
    }

    """
  }
}
