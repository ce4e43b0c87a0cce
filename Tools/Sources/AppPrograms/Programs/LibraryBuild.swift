import AppleSourceRewriting
import FileAccess
import Foundation

/// The libraries of this project as an app's code is compiled against them, and the program that loads it.
struct LibraryBuild {
  /// The name of the program.
  static let product = "dynamictype-screens"

  /// The program.
  let program: String
  /// The folder with the summaries of modules.
  let summaries: String
  /// Descriptions of modules in C.
  let moduleMaps: [String]
  /// The modules that an app can import.
  let modules: Set<String>

  /// Builds the libraries where their sources have changed since the last time.
  ///
  /// - Parameters:
  ///   - library: The folder with the sources of this project.
  ///   - scratch: The folder into which is built.
  ///   - configuration: `debug` or `release`.
  ///   - onStep: Is told what takes long.
  init(
    library: String,
    scratch: String,
    configuration: String,
    onStep: (String) -> Void
  ) throws(ToolFailure) {
    let swift = SwiftTool()
    let stamp = FilePath.join(scratch, "libraries-\(configuration).txt")
    let print = SourcePrint.of(["Package.swift", "Sources", "AppleSources", "SourceReading", "Tools"], in: library)
    let kept = (try? FileBytes.read(stamp)).map { String(decoding: $0, as: UTF8.self) }?.split(separator: "\n") ?? []
    var bin = kept.count == 2 && kept[0] == print ? String(kept[1]) : ""
    if bin.isEmpty || FileSystem.kind(of: FilePath.join(bin, Self.product)) != .file {
      onStep("compiling the libraries, which takes some minutes the first time")
      let arguments = [
        "build", "--package-path", FilePath.join(library, "Tools"), "--product", Self.product,
        "--scratch-path", scratch, "--disable-build-manifest-caching", "-c", configuration,
      ]
      let run = try swift.run(arguments)
      guard run.hasSucceeded else {
        let rows = run.text.split(separator: "\n")
        let said = rows.last { $0.contains("error:") } ?? rows.last ?? "nothing"
        throw ToolFailure("the libraries cannot be built; the compiler said: \(said)")
      }
      let answer = try swift.answer(arguments + ["--show-bin-path"])
      bin = String(String(decoding: answer, as: UTF8.self).split(separator: "\n").last ?? "")
      do {
        try GeneratedFile.write("\(print)\n\(bin)\n", to: stamp)
      } catch {
        throw ToolFailure("\(error)")
      }
    }
    program = FilePath.join(bin, Self.product)
    summaries = FilePath.join(bin, "Modules")
    let clibraries = FilePath.join(library, "Sources/CLibraries")
    moduleMaps =
      FileSystem.names(in: clibraries).sorted().flatMap { name in
        ["module.modulemap", "include/module.modulemap"].map { "\(clibraries)/\(name)/\($0)" }
      }.filter { FileSystem.kind(of: $0) == .file }
      + FileSystem.names(in: bin).sorted().filter { $0.hasPrefix("C") && $0.hasSuffix(".build") }
      .map { "\(bin)/\($0)/module.modulemap" }.filter { FileSystem.kind(of: $0) == .file }
    modules = Set(
      FileSystem.names(in: summaries).filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) }
    ).intersection(AppleModules.products + ["UIKit"])
  }
}
