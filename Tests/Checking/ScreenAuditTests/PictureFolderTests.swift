import DynamicType
import Testing

@testable import ScreenAudit

@Suite struct `Folders of pictures` {
  private func folders(_ screens: [(id: String, file: String)]) -> [String] {
    PictureFolders.assign(screens.map { SweepScreen(id: $0.id, file: $0.file) })
      .map(PictureName.folder(of:))
  }

  @Test func `Documents of the same name are told apart by the folders around them`() {
    let found = folders([
      ("BYZ-38-t0r", "Apps/First/Base.lproj/Main.storyboard"),
      ("BYZ-38-t0r", "Apps/Second/Base.lproj/Main.storyboard"),
      ("Vyu-9d-cx2", "Apps/Second/Base.lproj/Main.storyboard"),
    ])
    #expect(found == ["First-Main-BYZ-38-t0r", "Second-Main-BYZ-38-t0r", "Main-Vyu-9d-cx2"])
  }

  @Test func `As many folders are named as are needed`() {
    let found = folders([
      ("a", "One/Views/Row.xib"), ("a", "Two/Views/Row.xib"), ("a", "Two/Cells/Row.xib"),
    ])
    #expect(found == ["One-Views-Row-a", "Two-Views-Row-a", "Two-Cells-Row-a"])
  }

  @Test func `Identifiers that differ in case alone have folders of their own`() {
    let found = folders([("abc", "App/Main.storyboard"), ("ABC", "App/Main.storyboard")])
    #expect(Set(found.map { $0.lowercased() }).count == 2)
  }

  @Test func `Previews of one name in one file are numbered`() {
    #expect(
      folders([("Row", "App/Row.swift"), ("Row", "App/Row.swift")]) == ["Row-Row", "2-Row-Row"]
    )
  }
}
