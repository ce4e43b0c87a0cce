import Diagnostics
import FileAccess
import Foundation
import InterfaceBuilder
import Testing

@Suite("Files outside of a project's folder") final class OutsideFolderTests {
  private let top: String
  private var app: String { top + "/App" }

  init() throws {
    top = FileManager.default.temporaryDirectory.appending(path: "outside-\(UUID())").path
    try DurableFiles.makeFolder(top + "/App/Assets.xcassets/evil.imageset")
    try DurableFiles.makeFolder(top + "/Other/Shared.xcassets/shared.imageset")
    try FileReplacement.write("secret", to: top + "/secret.png")
    try FileReplacement.write(
      "{}",
      to: top + "/Other/Shared.xcassets/shared.imageset/Contents.json"
    )
    try FileReplacement.write("<document/>", to: top + "/Other/Other.xib")
  }

  deinit { DurableFiles.remove(top) }

  private func contents(_ file: String) throws {
    try FileReplacement.write(
      #"{"images": [{"idiom": "universal", "filename": "\#(file)"}]}"#,
      to: app + "/Assets.xcassets/evil.imageset/Contents.json"
    )
  }

  @Test(
    arguments: ["../../../secret.png", "../../../../../../../../../etc/hostname", "link.png"]
  )
  func `are not opened where an asset names them, and are named`(file: String) throws {
    try contents(file)
    try DurableFiles.makeLink(
      app + "/Assets.xcassets/evil.imageset/link.png",
      to: "../../../secret.png"
    )
    let project = ProjectFolder(path: app)
    #expect(project.image(named: "evil")?.variants.map(\.path) == [nil])
    #expect(project.walkFindings.map(\.rule.id) == ["asset-outside-folder"])
    #expect(project.findings.map(\.rule.id) == ["asset-outside-folder"])
    #expect(!project.findings[0].message.contains("secret"))
  }

  @Test func `that an asset names in another one of the app are opened`() throws {
    try contents("../../icon.png")
    try FileReplacement.write("icon", to: app + "/icon.png")
    let project = ProjectFolder(path: app)
    #expect(project.findings.map(\.rule.id) == [])
    #expect(project.image(named: "evil")?.variants.first?.path != nil)
  }

  @Test(arguments: ["../Other", "/"])
  func `to which links lead are looked at where that is asked for`(destination: String) throws {
    try contents("a.png")
    try FileReplacement.write("a", to: app + "/Assets.xcassets/evil.imageset/a.png")
    try DurableFiles.makeLink(app + "/Linked", to: destination)
    try DurableFiles.makeLink(app + "/Again", to: "..")
    try DurableFiles.makeLink(app + "/Circle", to: ".")
    let project = ProjectFolder(path: app)
    #expect(project.documents == [])
    #expect(
      project.findings.map { "\(FilePath.name($0.location.file)) \($0.rule.id)" }
        == ["Again link-outside-folder", "Linked link-outside-folder"]
    )
    guard destination != "/" else { return }
    let followed = ProjectFolder(path: app, followsLinks: true)
    #expect(followed.documents.map { FilePath.name($0) } == ["Other.xib"])
    #expect(followed.scannedAgain().documents == followed.documents)
  }
}
