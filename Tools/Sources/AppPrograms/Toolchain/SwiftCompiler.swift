import CommandSupport
import FileAccess
import Foundation
import LeavingOut

/// The compiler of the toolchain, called for one module at a time without a package manager around it.
struct SwiftCompiler: Sendable {
  /// Where modules of the libraries and of the app are found.
  var searchPaths: [String]
  /// The module maps of the C modules that the libraries need.
  var moduleMaps: [String]
  /// The greatest number of processes side by side.
  var processes: Int

  /// The outcome of a run.
  struct Outcome {
    var diagnostics: [CompilerDiagnostic]
    var hasSucceeded: Bool
    /// The last line of the compiler's output, for a failure without a place.
    var lastWords: String
  }

  /// A module to compile.
  struct Module {
    var name: String
    var conditions: [String]
    /// Further options, such as those for features of the language.
    var flags: [String]
    /// The copies of all files.
    var copies: [String]
  }

  private func options(for module: Module) -> [String] {
    [
      "-module-name", module.name, "-swift-version", "5", "-enable-testing", "-parse-as-library",
      "-suppress-warnings", "-package-name", "app",
    ]
      + module.flags + module.conditions.flatMap { ["-D", $0] }
      + searchPaths.flatMap { ["-I", $0] }
      + moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  /// Type-checks some files of a module.
  ///
  /// - Parameters:
  ///   - module: The module, whose other files are read for their declarations.
  ///   - files: The copies to check.
  ///   - isHasty: Whether the compiler gives up early on an expression that takes it long.
  /// - Returns: The errors.
  /// - Throws: A compiler that cannot be started.
  func check(
    _ module: Module,
    files: [String],
    isHasty: Bool
  ) throws(ToolFailure) -> Outcome {
    let count = max(1, min(processes, (files.count + 7) / 8))
    let runs = (0..<count).map { part in
      let primary = Set(files.indices.filter { $0 % count == part }.map { files[$0] })
      return ["-frontend", "-typecheck", "-plugin-path", Self.plugins]
        + (isHasty ? Self.haste : Self.patience)
        + module.copies.flatMap { primary.contains($0) ? ["-primary-file", $0] : [$0] }
        + options(for: module)
    }
    return Self.merged(try CompilerOutput.sideBySide(runs))
  }

  /// Compiles a whole module into objects, and writes the summary for its importers.
  func compile(_ module: Module, objects: [String], summary: String) throws(ToolFailure) -> Outcome
  {
    let map = objects.first.map { FilePath.join(FilePath.folder($0), "outputs.json") } ?? ""
    let entries = zip(module.copies, objects).map { copy, object in
      "\(Self.literal(copy)): {\"object\": \(Self.literal(object))}"
    }
    try GeneratedFile.write("{\(entries.joined(separator: ",\n"))}\n", to: map)
    // Several programs of a project are parts of one library, which has no entry point.
    let entry = ["-entry-point-function-name", "\(module.name)_main"]
    let arguments =
      [
        "-emit-module", "-emit-module-path", summary, "-c", "-output-file-map", map,
        "-whole-module-optimization", "-no-emit-module-separately-wmo", "-num-threads",
        "\(processes)", "-Onone",
        "-gline-tables-only", "-continue-building-after-errors",
      ] + (Self.patience + entry).flatMap { ["-Xfrontend", $0] }
      + ["-Xfrontend", "-disable-llvm-verify"] + module.copies + options(for: module)
    return Self.merged(try CompilerOutput.sideBySide([arguments]))
  }

  /// The objects of which a library was linked the last time.
  func objects(linkedInto library: String) -> [String] {
    let bytes = (try? FileBytes.read(library + ".objects")) ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Links objects into a library that a program loads.
  func link(_ objects: [String], into library: String) throws(ToolFailure) {
    let list = library + ".objects"
    try GeneratedFile.write(objects.joined(separator: "\n") + "\n", to: list)
    let outcome = Self.merged(
      try CompilerOutput.sideBySide([
        [
          "-emit-library", "-o", library, "@\(list)", "-use-ld=lld", "-Xlinker",
          "--allow-shlib-undefined",
        ]
      ])
    )
    guard outcome.hasSucceeded else {
      throw ToolFailure("the app's code cannot be linked; the linker said: \(outcome.lastWords)")
    }
  }

  // MARK: Processes

  /// Without a limit, an expression with an error may take the compiler minutes.
  ///
  /// The search for its cause minds the limit of memory alone, in bytes. A body of 280 lines of a public app needs a third
  /// of it, and an expression that reaches it takes some 6 s.
  private static let patience = [
    "-solver-scope-threshold=60000", "-solver-expression-time-threshold=12",
    "-solver-memory-threshold=60000000",
  ]

  /// While types are missing or were just made up, the names that are missed count, and no expression.
  private static let haste = [
    "-solver-scope-threshold=6000", "-solver-expression-time-threshold=2",
    "-solver-memory-threshold=20000000",
  ]

  private static let plugins: String = {
    let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let compiler =
      path.lazy.map { "\($0)/swiftc" }.first { FileSystem.kind(of: $0) == .file }
      ?? "/usr/bin/swiftc"
    let bin = FilePath.folder(FileSystem.resolved(compiler) ?? compiler)
    return FilePath.join(FilePath.folder(bin), "lib/swift/host/plugins")
  }()

  private static func merged(_ outputs: [CompilerOutput]) -> Outcome {
    var seen: Set<CompilerDiagnostic> = []
    return Outcome(
      diagnostics: outputs.flatMap(\.diagnostics).filter { seen.insert($0).inserted },
      hasSucceeded: outputs.allSatisfy(\.hasSucceeded),
      lastWords: outputs.first { !$0.hasSucceeded }?.lastWords ?? ""
    )
  }

  private static func literal(_ text: String) -> String {
    "\"" + text.flatMap { "\\\"".contains($0) ? ["\\", $0] : [$0] } + "\""
  }
}
