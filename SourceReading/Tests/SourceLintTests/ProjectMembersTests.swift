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
    let screen = [
      "Sources/Site/Screen.swift": """
      import SwiftUI
      import WebKit
      let page = WKWebView()
      let style = Bundle.module.url(forResource: "a", withExtension: "css")
      """
    ]
    let files = project.merging(style) { first, _ in first }
    #expect(try findings(files.merging(server) { first, _ in first }) == [])
    #expect(
      try findings(files.merging(screen) { first, _ in first })
        == ["Sources/Site/Resources/a.css css-absolute-font-size"]
    )
  }

  @Test(
    "a page counts where code shows pages and names it",
    arguments: [
      (
        "import WebKit\nlet view = WKWebView(); let url = url(forResource: \"a\", withExtension: \"html\")",
        true
      ),
      (
        "import WebKit\nlet view = WKWebView(); let url = folder.appending(path: \"Pages/a.html\")",
        true
      ),
      (
        "import WebKit\nlet view = WKWebView(); let url = url(forResource: \"b\", withExtension: \"html\")",
        false
      ),
      (
        "import UIKit\nlet file = url(forResource: \"a\", withExtension: \"html\"); export(file)",
        false
      ),
    ]
  )
  func pagesOfCode(_ code: String, _ isFound: Bool) throws {
    let found = try findings([
      "A.swift": code, "Pages/a.html": "<html><style>\(Self.style)</style><body></body></html>",
    ])
    #expect(found == (isFound ? ["Pages/a.html css-absolute-font-size"] : []))
  }

  @Test func `a style sheet counts where a page that code shows names it`() throws {
    let code = "import WebKit\nlet view = WKWebView(); let page = \"index.html\""
    let files = ["A.swift": code, "www/site.css": Self.style]
    #expect(try findings(files) == [])
    let page = ["www/index.html": #"<html><link rel="stylesheet" href="css/site.css"></html>"#]
    #expect(
      try findings(files.merging(page) { first, _ in first })
        == ["www/site.css css-absolute-font-size"]
    )
  }

  @Test func `a scene counts where code does not make its controller by itself`() throws {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes>
      <scene sceneID="s"><objects><viewController id="a" customClass="FirstController"><view key="view" id="v">
      <subviews><label id="l" text="Title"><fontDescription key="fontDescription" type="system" \
      pointSize="17"/></label></subviews></view></viewController></objects></scene>
      <scene sceneID="t"><objects><viewController id="b" customClass="SecondController"><view key="view" id="w">
      <subviews><label id="m" text="Title"><fontDescription key="fontDescription" type="system" \
      pointSize="17"/></label></subviews></view></viewController></objects></scene>
      </scenes></document>
      """
    let rule = "Main.storyboard ib-fixed-font"
    let code = "import UIKit\nfunc show() { push(FirstController()) }"
    #expect(try findings(["Main.storyboard": storyboard, "A.swift": code]) == [rule, rule])
    let other = "import UIKit\nfunc show() { push(SecondController()) }"
    #expect(try findings(["Main.storyboard": storyboard, "A.swift": other]) == [rule])
  }

  @Test func `code for televisions beside a project is left out`() throws {
    let code = "import UIKit\nfunc f() { label.font = .systemFont(ofSize: 15) }"
    let project = ["App.xcodeproj/project.pbxproj": Self.project()]
    let files = [
      "App TV/A.swift": code, "App tvOS/B.swift": code, "AppTV/D.swift": code,
      "App/Live TV/C.swift": code,
    ]
    #expect(
      try findings(files.merging(project) { first, _ in first })
        == ["App/Live TV/C.swift fixed-system-font"]
    )
  }

  @Test func `a named font that the project has may be unwrapped by force`() throws {
    let code = "import UIKit\nlet font = UIFont(name: \"Brand-Bold\", size: 20)!"
    let rule = "A.swift force-unwrapped-named-font"
    let settings = [".dynamictype.json": #"{"rules": {"force-unwrapped-named-font": "on"}}"#]
    let file = settings.merging(["A.swift": code]) { first, _ in first }
    #expect(try findings(file).contains(rule))
    #expect(
      try !findings(file.merging(["Brand-Bold.ttf": ""]) { first, _ in first }).contains(rule)
    )
  }
}
