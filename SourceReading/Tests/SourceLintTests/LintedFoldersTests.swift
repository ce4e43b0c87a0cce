import Diagnostics
import FileAccess
import Foundation
import SourceLint
import Testing

@Suite("Folders that are linted") final class LintedFoldersTests {
  private let top: String
  private var app: String { top + "/App" }

  init() throws {
    top = FileManager.default.temporaryDirectory.appending(path: "linted-\(UUID())").path
    try FileManager.default.createDirectory(atPath: top + "/App", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: top + "/Outside",
      withIntermediateDirectories: true
    )
  }

  deinit { try? FileManager.default.removeItem(atPath: top) }

  private static let code = "import UIKit\nlet a = UIFont.systemFont(ofSize: 12)\n"

  private func outcome(followsLinks: Bool = false) throws -> LintRun.Outcome {
    var run = LintRun(paths: [app], folder: top)
    run.followsLinks = followsLinks
    return try run.outcome(tool: ReportTool(name: "test", version: "1"))
  }

  private func found(followsLinks: Bool = false) throws -> [String] {
    try outcome(followsLinks: followsLinks).findings.report.findings.map {
      "\($0.location.file) \($0.rule.id)"
    }
  }

  @Test func `a link that leads out is named, and followed where that is asked for`() throws {
    try FileReplacement.write(Self.code, to: top + "/Outside/B.swift")
    try FileReplacement.write(Self.code, to: app + "/A.swift")
    try FileManager.default.createSymbolicLink(
      atPath: app + "/Shared",
      withDestinationPath: "../Outside"
    )
    #expect(try found() == ["App/A.swift fixed-system-font", "App/Shared link-outside-folder"])
    #expect(
      try found(followsLinks: true)
        == ["App/A.swift fixed-system-font", "App/Shared/B.swift fixed-system-font"]
    )
  }

  @Test(arguments: ["..", ".", "Inner"])
  func `a link that leads in a circle ends`(destination: String) throws {
    try FileManager.default.createDirectory(
      atPath: app + "/Inner",
      withIntermediateDirectories: true
    )
    try FileReplacement.write(Self.code, to: app + "/Inner/A.swift")
    try FileManager.default.createSymbolicLink(
      atPath: app + "/Inner/again",
      withDestinationPath: destination == "Inner" ? "." : "../\(destination)"
    )
    #expect(try found(followsLinks: true).filter { $0.hasSuffix("fixed-system-font") }.count == 1)
  }

  @Test func `a folder without source is not clean`() throws {
    try FileReplacement.write("Read me", to: app + "/README.md")
    try FileReplacement.write("// swift-tools-version: 6.0\n", to: app + "/Package.swift")
    #expect(try outcome().isWithoutSource)
    try FileReplacement.write("let a = 1\n", to: app + "/A.swift")
    #expect(try !outcome().isWithoutSource)
  }

  @Test func `a pointer of Git LFS is called one`() throws {
    let pointer =
      "version https://git-lfs.github.com/spec/v1\noid sha256:"
      + String(repeating: "4d7a214614ab2935", count: 4) + "\nsize 12345\n"
    for name in ["A.swift", "A.m", "a.css", "A.xib", "a.rtf", "a.tokens.json"] {
      try FileReplacement.write(pointer, to: app + "/" + name)
    }
    let messages = try outcome().findings.report.findings.map(\.message)
    #expect(messages.count == 6)
    #expect(messages.allSatisfy { $0.contains("Git LFS") && $0.contains("git lfs pull") })
  }
}
