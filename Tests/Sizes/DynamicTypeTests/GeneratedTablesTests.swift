#if os(macOS) || os(Linux)

import Foundation
import Testing

/// The Python that runs the script, looked for on the search path.
private let python: URL? = (ProcessInfo.processInfo.environment["PATH"] ?? "")
  .split(separator: ":")
  .map { URL(filePath: String($0)).appending(path: "python3") }
  .first { FileManager.default.isExecutableFile(atPath: $0.path()) }

@Suite(.enabled(if: python != nil, "python3 is not installed"))
struct GeneratedTables {
  @Test func `the tables in Sources are those that the reference data give`() throws {
    #expect(try check(ReferenceData.package) == 0)
  }

  @Test func `the check fails where a table has been changed by hand`() throws {
    let files = FileManager.default
    let copy = files.temporaryDirectory.appending(path: "generated-tables-\(UUID().uuidString)")
    let tests = copy.appending(path: "Tests/AppleModules")
    try files.createDirectory(at: tests, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: copy) }
    for folder in [copy.appending(path: "AppleSources"), copy.appending(path: "Tools")] {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let parts = [
      "Package.swift", "Scripts", "Reference", "Documentation", "Sources",
      "Tests/AppleModules/SwiftUITests", "Tests/AppleModules/SwiftUIFactsTests",
      "Tests/AppleModules/UIKitFactsTests",
      "AppleSources/Sources", "Tools/Sources", "Tools/Package.swift",
    ]
    for part in parts {
      try files.copyItem(
        at: ReferenceData.package.appending(path: part),
        to: copy.appending(path: part)
      )
    }
    #expect(try check(copy) == 0)
    let table = copy.appending(
      path: "Sources/Sizes/DynamicType/TextStyles/TypeTable+Cells.generated.swift"
    )
    let text = try String(contentsOf: table, encoding: .utf8)
    let changed = text.replacing("124,  // body", with: "123,  // body", maxReplacements: 1)
    try #require(changed != text)
    try changed.write(to: table, atomically: true, encoding: .utf8)
    #expect(try check(copy) == 1)
  }

  private func check(_ package: URL) throws -> Int32 {
    let process = Process()
    let executable: URL = try #require(python)
    process.executableURL = executable
    process.arguments = [package.appending(path: "Scripts/generate-tables").path(), "--check"]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}

#endif
