import Diagnostics
import FileAccess
import Foundation
import SourceLint
import Testing

@Suite("Files that are part of an app")
struct ProjectMembersTests {
  /// Lints files of a folder that goes afterwards.
  private func findings(_ files: [String: String]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lint-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, text) in files {
      let path = folder + "/" + name
      let parent = (path as NSString).deletingLastPathComponent
      try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
      try FileReplacement.write(text, to: path)
    }
    let outcome = try LintRun(paths: [folder], folder: folder)
      .outcome(tool: ReportTool(name: "test", version: "1"))
    return outcome.findings.report.findings.map { "\($0.location.file) \($0.rule.id)" }
  }

  private static let style = "p { font-size: 15px }"

  private static func project(_ members: String...) -> String {
    """
    /* Begin PBXFileReference section */
    A1 /* Row.swift */ = {isa = PBXFileReference; path = Row.swift; sourceTree = "<group>"; };
    \(members.joined(separator: "\n"))
    /* End PBXFileReference section */
    """
  }

  @Test func `a style sheet counts where a project file names it or a folder around it`() throws {
    let found = ["Pages/a.css css-absolute-font-size"]
    let file = "A2 = {isa = PBXFileReference; lastKnownFileType = text.css; path = Pages/a.css; };"
    let folder = "A2 = {isa = PBXFileReference; lastKnownFileType = folder; path = Pages; };"
    let followed = """
      /* Begin PBXFileSystemSynchronizedRootGroup section */
      A3 = {
      path = Pages;
      };
      /* End PBXFileSystemSynchronizedRootGroup section */
      """
    for members in [Self.project(file), Self.project(folder), Self.project(followed)] {
      #expect(
        try findings(["Pages/a.css": Self.style, "App.xcodeproj/project.pbxproj": members]) == found
      )
    }
    #expect(try findings(["Pages/a.css": Self.style]) == found)
    #expect(
      try findings(["Pages/a.css": Self.style, "App.xcodeproj/project.pbxproj": Self.project()])
        == []
    )
  }

  @Test func `a style sheet of a package counts where its target shows views`() throws {
    let project = ["App.xcodeproj/project.pbxproj": Self.project()]
    let style = ["Sources/Site/Resources/a.css": Self.style]
    let server = ["Sources/Site/Server.swift": "import Foundation\nfunc frame(_ f: Int) {}"]
    let screen = ["Sources/Site/Screen.swift": "import SwiftUI\nstruct Screen: View {}"]
    let files = project.merging(style) { first, _ in first }
    #expect(try findings(files.merging(server) { first, _ in first }) == [])
    #expect(
      try findings(files.merging(screen) { first, _ in first })
        == ["Sources/Site/Resources/a.css css-absolute-font-size"]
    )
  }

  @Test func `code for televisions beside a project is left out`() throws {
    let code = "import UIKit\nfunc f() { label.font = .systemFont(ofSize: 15) }"
    let project = ["App.xcodeproj/project.pbxproj": Self.project()]
    let files = [
      "App TV/A.swift": code, "App tvOS/B.swift": code, "App/Live TV/C.swift": code,
    ]
    #expect(
      try findings(files.merging(project) { first, _ in first })
        == ["App/Live TV/C.swift fixed-system-font"]
    )
  }

  @Test func `a named font that the project has may be unwrapped by force`() throws {
    let code = "import UIKit\nlet font = UIFont(name: \"Brand-Bold\", size: 20)!"
    let rule = "A.swift force-unwrapped-named-font"
    #expect(try findings(["A.swift": code]).contains(rule))
    #expect(try !findings(["A.swift": code, "Brand-Bold.ttf": ""]).contains(rule))
  }
}
