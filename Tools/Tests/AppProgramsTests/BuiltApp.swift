import FileAccess
import Foundation

@testable import AppPrograms

/// An app that is written into a folder of its own and compiled against the libraries of the build that has the tests.
final class BuiltApp {
  /// A run of the program that shows the screens.
  struct Run {
    var output: Data
    var page: String
  }

  let folder: String
  private(set) var program: AppProgram

  /// Writes the files of modules and compiles them.
  ///
  /// - Parameters:
  ///   - modules: The modules with their sources.
  ///   - resources: Files that the first module has beside them.
  /// - Throws: A file that cannot be written, or a compiler that cannot be started.
  init(
    _ modules: [(name: String, files: [String: String])],
    resources: [String: String] = [:]
  ) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/app-\(UUID().uuidString)"
    self.folder = folder
    for (file, text) in resources {
      let path = "\(folder)/\(modules[0].name)/\(file)"
      try FileManager.default.createDirectory(
        atPath: FilePath.folder(path),
        withIntermediateDirectories: true
      )
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let places = Set(resources.keys.map { String($0.prefix { $0 != "/" }) }).sorted()
    var described: [AppModule] = []
    for (name, files) in modules {
      for (file, text) in files {
        let path = "\(folder)/\(name)/\(file)"
        try FileManager.default.createDirectory(
          atPath: FilePath.folder(path),
          withIntermediateDirectories: true
        )
        try text.write(toFile: path, atomically: true, encoding: .utf8)
      }
      described.append(
        AppModule(
          name: name,
          folder: "\(folder)/\(name)",
          files: files.keys.sorted().map { "\(folder)/\(name)/\($0)" },
          resources: name != modules[0].name
            ? [] : places.map { AppModule.Resource(path: "\(folder)/\(name)/\($0)", place: $0) }
        )
      )
    }
    program = try Self.build(described, in: folder)
  }

  /// Compiles modules whose files are in a folder, which is removed with the value.
  init(_ modules: [AppModule], in folder: String) throws {
    self.folder = folder
    program = try Self.build(modules, in: folder)
  }

  private static func build(_ modules: [AppModule], in folder: String) throws -> AppProgram {
    try ProgramBuild(modules, in: "\(folder)/build", facts: { _ in [] }) { BuiltApp.libraries }
      .run()
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private static var libraries: LibraryBuild {
    let bin = Bundle.main.executableURL?.deletingLastPathComponent().path ?? ""
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return LibraryBuild(bin: bin, library: root.path)
  }

  /// Shows the screens, and returns what is printed and the page.
  func run(_ options: [String]) throws -> Run {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: program.program)
    process.arguments = ["preview", folder, "--no-cache", "--output", "\(folder)/out"] + options
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["DYNAMICTYPE_SCREENS": program.list]
    ) { $1 }
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let page = try? String(contentsOfFile: "\(folder)/out/index.html", encoding: .utf8)
    return Run(output: data, page: page ?? "")
  }

  /// The titles of the screens that are shown, of those that are asked for.
  func shown(of titles: [String]) throws -> Set<String> {
    // The table of verdicts has a row for each screen, which begins with its title.
    let rows = String(decoding: try run(["--category", "L"]).output, as: UTF8.self)
      .split(separator: "\n")
    return Set(titles.filter { title in rows.contains { $0.hasPrefix("\(title) ") } })
  }
}
