import FileAccess
import Foundation
import RTF
import RichText
import Testing

@Suite("Packages of documents and their files") struct PackageTests {
  private let document =
    #"{\rtf1 a{{\NeXTGraphic one.png \width20 \height20}\'ac}{{\NeXTGraphic ../out.png \width20 \height20}\'ac}{{\NeXTGraphic none.png}\'ac}}"#

  private func withPackage(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("rtf-package-\(UUID().uuidString)")
    let package = folder.appendingPathComponent("note.rtfd")
    try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(document.utf8).write(to: package.appendingPathComponent("TXT.rtf"))
    try Data([1, 2]).write(to: package.appendingPathComponent("one.png"))
    try Data([3]).write(to: folder.appendingPathComponent("out.png"))
    try body(package.path)
  }

  @Test func `Attachments have the bytes of files in the folder alone`() throws {
    try withPackage { path in
      let text = try RTFPackage.read(path).document.text
      let files = text.runs.compactMap(\.attributes.attachment?.file)
      #expect(files.map(\.name) == ["one.png", "../out.png", "none.png"])
      #expect(files.map(\.bytes) == [[1, 2], [], []])
    }
  }

  @Test func `A package is written as its files`() throws {
    try withPackage { path in
      let document = try RTFPackage.read(path).document
      let files = RTFPackage.files(of: document)
      #expect(files.map(\.name) == ["TXT.rtf", "one.png"])
      #expect(RTFReader.read(files[0].bytes).document.text.string == document.text.string)
    }
  }

  @Test func `A folder without a document is an error`() {
    #expect(throws: FileError.self) { try RTFPackage.read("/nowhere/at/all.rtfd") }
  }
}
