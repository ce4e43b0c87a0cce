import FileAccess
import Foundation
import LeavingOut
import Testing

@testable import AppPrograms

@Suite("A program that is built again")
final class RebuildTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/again-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private static var libraries: LibraryBuild {
    let bin = Bundle.main.executableURL?.deletingLastPathComponent().path ?? ""
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return LibraryBuild(bin: bin, library: root.path)
  }

  private func write(_ name: String, _ text: String) throws {
    let path = "\(folder)/\(name)"
    try FileManager.default.createDirectory(
      atPath: FilePath.folder(path),
      withIntermediateDirectories: true
    )
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  private func build() throws -> AppSummary {
    let modules = FileSystem.names(in: "\(folder)/Sources").sorted().map { name in
      AppModule(
        name: name,
        folder: "\(folder)/Sources/\(name)",
        files: FileSystem.names(in: "\(folder)/Sources/\(name)").sorted().map {
          "\(folder)/Sources/\(name)/\($0)"
        }
      )
    }
    return try ProgramBuild(modules, in: "\(folder)/build", facts: { _ in [] }) { Self.libraries }
      .run().summary
  }

  @Test("compiles nothing that has not changed, and remembers what was left out")
  func unchanged() throws {
    try write("Sources/A/Base.swift", "public func base() -> Int { 1 }\n")
    try write(
      "Sources/B/Wind.swift",
      "import A\nfunc wind() -> Int { return Anemometer_missing.read(base()) }\n"
    )
    try write("Sources/B/Calm.swift", "func calm() -> Int { 0 }\n")
    let first = try build()
    #expect(first.modules.map(\.rounds.isEmpty) == [false, false])
    let again = try build()
    #expect(again.modules.map(\.rounds.count) == [0, 0])
    #expect(again.modules.map(\.omissions) == first.modules.map(\.omissions))
    #expect(again.modules.map(\.counts) == first.modules.map(\.counts))

    // Another file of the module: its error is asked of the compiler, the other one is known.
    try write("Sources/B/Calm.swift", "func calm() -> Int { 2 }\n")
    let changed = try build()
    #expect(changed.modules.map(\.rounds.count) == [0, 1])
    #expect(changed.modules.map(\.omissions) == first.modules.map(\.omissions))

    // The body of a function of another module changes nothing that this one sees.
    try write("Sources/A/Base.swift", "public func base() -> Int { 3 }\n")
    #expect(try build().modules.map(\.rounds.count) == [1, 0])

    // The missing declaration is added.
    try write(
      "Sources/B/Calm.swift",
      "enum Anemometer_missing { static func read(_ number: Int) -> Int { number } }\n"
    )
    let whole = try build()
    #expect(whole.modules[1].omissions.isEmpty)
    #expect(whole.modules[1].errors.isEmpty)
  }

  @Test("forgets what surrounded a file that is gone")
  func removedFiles() throws {
    try write("Sources/A/One.swift", "func depth() -> Int { 1 }\n")
    try write("Sources/A/Two.swift", "func depth() -> Int { 2 }\n")
    #expect(try build().modules[0].omissions.isEmpty == false)
    try FileManager.default.removeItem(atPath: "\(folder)/Sources/A/Two.swift")
    #expect(try build().modules[0].omissions.isEmpty)
    let copies = FileSystem.names(in: "\(folder)/build/A").filter { $0.hasSuffix("-Two.swift") }
    #expect(copies.isEmpty)
  }
}
