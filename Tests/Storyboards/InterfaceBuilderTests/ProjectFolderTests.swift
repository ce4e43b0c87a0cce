import Diagnostics
import DynamicType
import Foundation
import InterfaceBuilder
import Testing

@Suite("Project folders")
struct ProjectFolderTests {
  private static let root = TestDocuments.project()
  private static let document = TestDocuments.project("App/Base.lproj/Main.storyboard")
  private let project = ProjectFolder(path: root)

  @Test("Documents are found, those of package managers are not")
  func documents() {
    #expect(project.documents == [Self.document])
    #expect(project.catalogs.map(\.images.count) == [3])
    #expect(project.fontFiles == [TestDocuments.project("App/Fonts/Hand.ttf")])
    #expect(project.declaredFonts == ["Hand.ttf"])
    #expect(project.findings.count == 3)
  }

  @Test(
    "Copies of documents in exported catalogs and built apps are left out",
    arguments: ["de.xcloc/Source Contents", "Old.xcarchive/Products", "App.app", "Kit.framework"]
  )
  func copies(folder: String) throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "copies-\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    let files = FileManager.default
    for place in ["App", folder] {
      let url = root.appending(path: place)
      try files.createDirectory(at: url, withIntermediateDirectories: true)
      try Data("<document/>".utf8).write(to: url.appending(path: "Main.storyboard"))
    }
    let documents = ProjectFolder(path: root.path()).documents
    #expect(documents.count == 1)
    #expect(documents.first?.hasSuffix("App/Main.storyboard") == true)
  }

  @Test(
    "The orientations of an app are those of its property lists and its Xcode project",
    arguments: [
      ("UIInterfaceOrientationLandscapeLeft", "", [.landscape]),
      ("UIInterfaceOrientationPortraitUpsideDown", "", [.portrait]),
      (
        "UIInterfaceOrientationLandscapeRight",
        "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = \"UIInterfaceOrientationPortrait\";",
        [.portrait, .landscape]
      ),
      (
        "",
        "INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientationLandscapeLeft;",
        [.landscape]
      ),
      ("", "", []),
    ] as [(String, String, [Device.Orientation])]
  )
  func orientations(name: String, setting: String, expected: [Device.Orientation]) throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "held-\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    let project = root.appending(path: "App.xcodeproj")
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    let list =
      "<plist><dict><key>UISupportedInterfaceOrientations~ipad</key><array>"
      + (name.isEmpty ? "" : "<string>\(name)</string>") + "</array></dict></plist>"
    try Data(list.utf8).write(to: root.appending(path: "Info.plist"))
    try Data("{ \(setting) }".utf8).write(to: project.appending(path: "project.pbxproj"))
    #expect(ProjectFolder(path: root.path()).orientations == expected)
  }

  @Test("A document leads to its project")
  func byDocument() {
    let project = ProjectFolder(path: Self.document)
    #expect(project.path == Self.root)
    #expect(project.documents == [Self.document])
    #expect(project.image(named: "flag", near: Self.document)?.variants.count == 6)
    #expect(project.color(named: "Brand") != nil)
    #expect(project.image(named: "none") == nil)
    #expect(project.image(named: "flag.png", near: Self.document)?.variants.count == 6)
    #expect(project.image(named: "flag.txt") == nil)
  }

  @Test("The texts of a document are found in the folders of its languages")
  func strings() {
    #expect(project.languages(ofDocument: Self.document) == ["de", "fr"])
    let tables = project.stringTables(ofDocument: Self.document)
    let texts = tables.map { $0.string(forObject: "Lb0-00-001", property: "text") }
    #expect(texts == ["Summe", "Total"])
    let code = project.stringTables(named: "Localizable")
    #expect(code.map { $0.string("Done") } == ["Fertig"])
  }

  @Test("A folder that is none has nothing")
  func missing() {
    let project = ProjectFolder(path: TestDocuments.project("none"))
    #expect(project.documents.isEmpty && project.catalogs.isEmpty)
  }
}
