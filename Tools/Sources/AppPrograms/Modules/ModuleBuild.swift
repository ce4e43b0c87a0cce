import AppleSourceRewriting
import FileAccess
import Foundation
import LeavingOut
import SourceReading
import StandIns

/// Compiles one module of an app in rounds, leaving out code that does not compile.
struct ModuleBuild: Sendable {
  /// The outcome of a module.
  struct Result: Sendable, Codable {
    var files: Int
    var objects: [String]
    var rounds: [CompilerRound]
    var omissions: [Omission]
    var counts: OmissionCounts
    /// The unavailable modules that files import, with the number of files.
    var missingModules: [String: Int]
    /// The stand-ins for types of such modules.
    var standIns: [String: StandIns.Kind]
    /// The methods of views that this module and those that it needs have.
    var modifiers: Set<String>
    /// The functions that this module and those that it needs declare.
    var functions: Set<String>
    /// Remaining errors, none of which is known to be in a part that can be left out.
    var errors: [CompilerDiagnostic]
    /// The errors of all rounds, with those that were remembered.
    var history: [[CompilerDiagnostic]]
  }

  /// More rounds mean that leaving out code does not help.
  static let mostRounds = 24

  let module: AppModule
  /// The modules that the app can import.
  let known: Set<String>
  /// The methods that these modules add to views.
  let modifiers: Set<String>
  /// The functions that these modules declare.
  let functions: Set<String>
  /// The symbols of its asset catalogs.
  let assets: AssetSymbols
  /// The sources that the app's build makes.
  let generated: [GeneratedSource]
  /// The folder of the module's copies and objects.
  let folder: String
  /// The folder of the module summaries.
  let summaries: String
  let compiler: SwiftCompiler
  /// The errors of an earlier build that hold still; `nil` without such a build.
  let remembered: [[CompilerDiagnostic]]?
  let onStep: @Sendable (String) -> Void

  /// Rewrites, compiles and leaves out code until nothing is wrong.
  ///
  /// - Parameter screens: The screens that need no arguments.
  /// - Returns: The objects, and the parts that were left out.
  /// - Throws: A compiler that cannot be started, or a file that cannot be read or written.
  func run(_ screens: inout ModuleScreens) throws(ToolFailure) -> Result {
    let (copies, missing, refused) = try carry()
    var rounds = ModuleRounds(
      copies,
      standIns: StandIns(copies, imports: missing, modules: known),
      leavingOut: LeavingOut(copies, modules: known, modifiers: modifiers, functions: functions),
      screens: screens,
      folder: folder
    )
    try rounds.writeAll(
      bundle: bundleSource(),
      assets: assets.source(
        bundle: module.hasOwnBundle ? ".module" : ".main",
        modules: known,
        declared: AssetSymbols.declared(in: copies)
      )
    )
    if let remembered { try rounds.recall(remembered) }
    let described = SwiftCompiler.Module(
      name: module.name,
      conditions: module.conditions,
      flags: module.flags,
      copies: rounds.sources
    )
    let objects = described.copies.map { $0 + ".o" }
    var isCompiled = false
    var history = remembered ?? []
    let clock = ContinuousClock()
    while !isCompiled, rounds.records.count < Self.mostRounds {
      let count = rounds.pending?.count ?? described.copies.count
      onStep("\(module.name), round \(rounds.records.count + 1): \(count) files")
      let start = clock.now
      let outcome =
        if let files = rounds.pending {
          try compiler.check(described, files: files, isHasty: rounds.isHasty)
        } else {
          try compiler.compile(
            described,
            objects: objects,
            summary: "\(summaries)/\(module.name).swiftmodule"
          )
        }
      let seconds = (clock.now - start) / .seconds(1)
      isCompiled = rounds.pending == nil && outcome.diagnostics.isEmpty
      if isCompiled, !outcome.hasSucceeded {
        throw ToolFailure(
          "the module \(module.name) cannot be compiled; the compiler said: \(outcome.lastWords)"
        )
      }
      let goesOn = try rounds.take(outcome.diagnostics, files: count, seconds: seconds)
      history.append(rounds.errors)
      guard goesOn else { break }
    }
    screens = rounds.screens
    return Result(
      files: module.files.count,
      objects: isCompiled ? objects : [],
      rounds: rounds.records,
      omissions: rounds.leavingOut.omissions + imports(missing) + refused,
      counts: rounds.leavingOut.counts,
      missingModules: missing.values.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 },
      standIns: rounds.standIns.kinds,
      modifiers: rounds.leavingOut.modifiers,
      functions: rounds.leavingOut.functions,
      errors: rounds.errors,
      history: history
    )
  }

  /// Makes the copies of all sources without the imports of modules that nobody has.
  private func carry() throws(ToolFailure) -> (
    copies: [CarriedText], missing: [String: Set<String>], refused: [Omission]
  ) {
    var sources: [AppleSource] = []
    var refused: [Omission] = []
    for file in module.files {
      let bytes: [UInt8]
      do { bytes = try FileBytes.read(file) } catch { throw ToolFailure("\(error)") }
      if let reason = SourceReader.refusal(of: bytes) {
        refused.append(Omission(file: file, line: 1, kind: .file, reason: reason))
      } else {
        sources.append(AppleSource(path: file, text: String(decoding: bytes, as: UTF8.self)))
      }
    }
    var made: Set<String> = []
    for source in generated {
      let path = FilePath.join(folder, source.name + ".generated")
      // Messages name lines of this file.
      try GeneratedFile.write(source.text, to: path)
      sources.append(AppleSource(path: path, text: source.text))
      made.insert(path)
    }
    var copies: [CarriedText] = []
    var missing: [String: Set<String>] = [:]
    let importable = known.subtracting([module.name])
    for (index, source) in SourceRewriter(modules: importable).rewrite(sources).enumerated() {
      var text = source.text
      missing[source.path] = MissingImports.remove(from: &text, known: importable)
      RenamedModules.write(module.aliases, into: &text)
      let copy = "\(folder)/\(index)-\(FilePath.stem(source.path)).swift"
      copies.append(
        CarriedText(
          original: source.path,
          copy: copy,
          text: text,
          isGenerated: made.contains(source.path)
        )
      )
    }
    return (copies, missing, refused)
  }

  /// The imports that are left out, of each module the first one.
  private func imports(_ missing: [String: Set<String>]) -> [Omission] {
    var seen: Set<String> = []
    return missing.sorted { $0.key < $1.key }.flatMap { file, names in
      names.sorted().filter { seen.insert($0).inserted }.map { name in
        Omission(
          file: file,
          line: MissingImports.line(of: name, inFile: file) ?? 1,
          kind: .attribute,
          missingName: name,
          reason: "no such module '\(name)'"
        )
      }
    }
  }

  /// The bundle of a module, with the accessor that Swift Package Manager writes for one with resources.
  ///
  /// Texts that code asks a bundle for are those of the screen's language, which Foundation does not know. Of two
  /// methods the module's own one counts.
  private func bundleSource() -> String {
    var text = "import Foundation\n"
    if known.contains("UIKit") {
      text += """
        import UIKit
        extension Foundation.Bundle {
          nonisolated func localizedString(forKey key: String, value: String?, table: String?) -> String {
            NSLocalizedString(key, tableName: table, bundle: self, value: value ?? "", comment: "")
          }
        }

        """
    }
    if module.hasOwnBundle {
      text += """
        extension Foundation.Bundle {
          nonisolated static let module = Bundle(
            path: Bundle.main.bundlePath + "/\(module.bundleFolder)") ?? .main
        }

        """
    }
    return text
  }
}
