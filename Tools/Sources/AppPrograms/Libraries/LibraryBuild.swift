import AppleSourceRewriting
import FileAccess

/// The libraries of this project against which an app's code is compiled, and the program that loads it.
public struct LibraryBuild: Sendable {
  /// The name of the program.
  public static let product = "dynamictype-screens"

  /// The program.
  let program: String
  /// The folder with the summaries of modules.
  let summaries: String
  /// The module maps of C modules.
  let moduleMaps: [String]
  /// The modules that an app can import.
  let modules: Set<String>
  /// The names of all modules that the program holds.
  let linked: Set<String>

  /// Creates the value for libraries that are already built.
  ///
  /// - Parameters:
  ///   - bin: The folder of the build that has the program.
  ///   - library: The folder with the sources of this project.
  public init(bin: String, library: String) {
    program = FilePath.join(bin, Self.product)
    summaries = FilePath.join(bin, "Modules")
    let shims = FilePath.join(library, "Sources/CLibraries")
    let written = FileSystem.names(in: shims).sorted().flatMap { name in
      ["module.modulemap", "include/module.modulemap"].map { "\(shims)/\(name)/\($0)" }
    }
    // A C target without a module map gets one from the build.
    let generated = FileSystem.names(in: bin).sorted().filter {
      $0.hasPrefix("C") && $0.hasSuffix(".build")
    }
    moduleMaps = (written + generated.map { "\(bin)/\($0)/module.modulemap" })
      .filter { FileSystem.kind(of: $0) == .file }
    let ending = ".swiftmodule"
    modules = Set(
      FileSystem.names(in: summaries).filter { $0.hasSuffix(ending) }
        .map { String($0.dropLast(ending.count)) }
    ).intersection(AppleModules.products + ["UIKit"])
    linked = Self.linkedModules(in: bin)
  }

  /// The modules whose objects the build linked into the program.
  private static func linkedModules(in bin: String) -> Set<String> {
    let list = FilePath.join(bin, "\(product).product/Objects.LinkFileList")
    guard let bytes = try? FileBytes.read(list) else { return [] }
    let ending = ".build"
    return Set(
      String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { path in
        path.split(separator: "/").dropLast().last { $0.hasSuffix(ending) }
          .map { String($0.dropLast(ending.count)) }
      }
    )
  }

  /// Builds the libraries if their sources have changed since the last build.
  ///
  /// - Parameters:
  ///   - library: The folder with the sources of this project.
  ///   - scratch: The folder into which is built.
  ///   - configuration: `debug` or `release`.
  ///   - onStep: Called before a slow step.
  /// - Returns: The libraries.
  /// - Throws: A failure for a missing toolchain, or for sources that do not compile.
  public static func build(
    library: String,
    scratch: String,
    configuration: String,
    onStep: (String) -> Void
  ) throws(ToolFailure) -> LibraryBuild {
    let stamp = FilePath.join(scratch, "libraries-\(configuration).txt")
    let print = FolderPrint.of(
      ["Package.swift", "Sources", "AppleSources", "SourceReading", "Tools"],
      in: library
    )
    let kept = (try? FileBytes.read(stamp)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let rows = kept.split(separator: "\n").map(String.init)
    if rows.count == 2, rows[0] == print,
      FileSystem.kind(of: FilePath.join(rows[1], product)) == .file
    {
      return LibraryBuild(bin: rows[1], library: library)
    }
    onStep("compiling the libraries, which takes some minutes the first time")
    let swift = SwiftTool()
    let arguments = [
      "build", "--package-path", FilePath.join(library, "Tools"), "--product", product,
      "--scratch-path", scratch, "--disable-build-manifest-caching", "-c", configuration,
    ]
    let run = try swift.run(arguments)
    guard run.hasSucceeded else {
      let rows = run.text.split(separator: "\n")
      let said = rows.last { $0.contains("error:") } ?? rows.last ?? "nothing"
      throw ToolFailure("the libraries cannot be built; the compiler said: \(said)")
    }
    let answer = try swift.answer(arguments + ["--show-bin-path"])
    let bin =
      String(decoding: answer, as: UTF8.self).split(separator: "\n").last.map(String.init) ?? ""
    try GeneratedFile.write("\(print)\n\(bin)\n", to: stamp)
    return LibraryBuild(bin: bin, library: library)
  }
}
