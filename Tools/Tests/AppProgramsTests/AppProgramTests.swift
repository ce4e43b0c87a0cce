import FileAccess
import Foundation
import LeavingOut
import SourceFacts
import StandIns
import Testing

@testable import AppPrograms

/// The libraries are those of the build that has these tests.
@Suite("The code of an app as a program")
struct AppProgramTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/app-\(UUID().uuidString)"

  private static var libraries: LibraryBuild {
    let bin = Bundle.main.executableURL?.deletingLastPathComponent().path ?? ""
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return LibraryBuild(bin: bin, library: root.path)
  }

  /// Writes the files of modules and compiles them.
  private func build(_ modules: [(name: String, files: [String: String])]) throws -> AppProgram {
    let described = try modules.map { name, files in
      for (file, text) in files {
        let path = "\(folder)/\(name)/\(file)"
        try FileManager.default.createDirectory(
          atPath: FilePath.folder(path),
          withIntermediateDirectories: true
        )
        try text.write(toFile: path, atomically: true, encoding: .utf8)
      }
      return AppModule(
        name: name,
        folder: "\(folder)/\(name)",
        files: files.keys.sorted().map { "\(folder)/\(name)/\($0)" }
      )
    }
    return try ProgramBuild(described, in: "\(folder)/build", facts: { _ in [] }) { Self.libraries }
      .run()
  }

  /// The titles of the screens that the program shows.
  private func screens(of program: AppProgram) throws -> Set<String> {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: program.program)
    process.arguments = ["preview", folder, "--category", "L"]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["DYNAMICTYPE_SCREENS": program.list]
    ) { $1 }
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    // The table of verdicts has a row for each screen, which begins with its title.
    let rows = String(decoding: data, as: UTF8.self).split(separator: "\n")
    return Set(
      ["Harbor", "Pier", "Boat", "Storm"].filter { title in
        rows.contains { $0.hasPrefix("\(title) ") }
      }
    )
  }

  @Test("has the previews of all modules, one of which imports another")
  func modules() throws {
    let program = try build([
      (
        "Parts",
        [
          "Pier.swift": """
          import SwiftUI
          public struct Pier: View {
            public init() {}
            public var body: some View { Text("A pier") }
          }
          #Preview("Pier") { Pier() }
          """
        ]
      ),
      (
        "Harbor",
        [
          "Harbor.swift": """
          import Parts
          import SwiftUI
          struct Harbor: View { var body: some View { VStack { Text("Harbor"); Pier() } } }
          #Preview("Harbor") { Harbor() }
          """
        ]
      ),
    ])
    #expect(program.summary.modules.map(\.name) == ["Parts", "Harbor"])
    #expect(program.summary.modules.allSatisfy { $0.omissions.isEmpty && $0.errors.isEmpty })
    #expect(try screens(of: program) == ["Pier", "Harbor"])
  }

  @Test("shows the text beside a view whose module is not there")
  func missingModule() throws {
    let program = try build([
      (
        "Harbor",
        [
          "Boat.swift": """
          import Kingfisher
          import SwiftUI
          struct Boat: View {
            var body: some View { HStack { KFImage(URL(string: "boat")).resizable(); Text("A boat") } }
          }
          #Preview("Boat") { Boat() }
          """
        ]
      )
    ])
    let module = try #require(program.summary.modules.first)
    #expect(program.summary.missingModules == ["Kingfisher": 1])
    #expect(module.standIns == ["KFImage": .view])
    #expect(module.errors.isEmpty)
    #expect(module.counts.bodiesLeftOut == 0)
    #expect(try screens(of: program) == ["Boat"])
  }

  @Test("keeps the signature of a body that does not compile, and names its place")
  func leftOutBody() throws {
    let program = try build([
      (
        "Harbor",
        [
          "Storm.swift": """
          import SwiftUI
          func wind(_ knots: Int) -> Int { return Anemometer_missing.read(knots) }
          struct Storm: View { var body: some View { Text("Wind \\(wind(3))") } }
          #Preview("Storm") { Text("A storm") }
          """
        ]
      )
    ])
    let omissions = try #require(program.summary.modules.first).omissions
    #expect(omissions.map(\.line) == [2])
    #expect(omissions.first?.file.hasSuffix("Storm.swift") == true)
    #expect(try screens(of: program) == ["Storm"])
  }
}
