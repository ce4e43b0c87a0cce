import FontManagement
import Foundation
import Testing

/// The messages about each kind of broken file.
@Suite struct BrokenFontFiles {
  static let cases: [(file: String, reason: FontFileError.Reason)] = [
    ("empty.ttf", .size), ("four-bytes.ttf", .size), ("header-only.ttf", .directory),
    ("truncated-directory.ttf", .tableBounds), ("truncated-half.ttf", .tableBounds),
    ("woff.woff", .format), ("woff2.woff2", .format), ("suitcase.dfont", .format),
    ("type1.pfa", .format), ("type1.pfb", .format), ("text.ttf", .format),
    ("nothing-but-zeros.ttf", .format), ("no-tables.ttf", .directory),
    ("many-tables.ttf", .directory), ("table-offset-overflow.ttf", .tableBounds),
    ("table-length-overflow.ttf", .tableBounds), ("no-cmap.ttf", .missingTable),
    ("no-head.ttf", .missingTable), ("short-head.ttf", .tableContents),
    ("upem-zero.ttf", .tableContents), ("upem-huge.ttf", .tableContents),
    ("collection-of-none.ttc", .directory), ("collection-of-billions.ttc", .directory),
    ("collection-wild-offset.ttc", .directory), ("collection-in-itself.ttc", .format),
  ]

  @Test(arguments: cases) func `a broken file gives an error with a reason`(
    file: String,
    reason: FontFileError.Reason
  ) throws {
    let path = Corpus.path(file)
    let error = #expect(throws: FontFileError.self) { try FontFile(path: path) }
    #expect(error?.reason == reason)
    #expect(error?.file == path)
    #expect(error?.found.isEmpty == false && error?.expected.isEmpty == false)
    #expect(error?.hint.hasSuffix(".") == true)
  }

  @Test(arguments: ["/nowhere/font.ttf", "/dev/zero", "/dev/tty", "/", ""])
  func `what is no regular file is unreadable`(path: String) {
    let error = #expect(throws: FontFileError.self) { try FontFile(path: path) }
    #expect(error?.reason == .unreadable)
  }

  @Test func `an error says file, place, finding, expectation and remedy`() {
    let path = Corpus.path("table-length-overflow.ttf")
    let error = #expect(throws: FontFileError.self) { try FontFile(path: path) }
    let text = error?.description ?? ""
    #expect(text.hasPrefix(path + ", table GPOS, byte "))
    #expect(text.contains("expected an end at or before 1080."))
  }

  @Test func `an open file does not notice that it is cut short`() throws {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "cut-short-\(UUID().uuidString).ttc").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let bytes = try Corpus.bytes("seed-collection.ttc")
    try Data(bytes).write(to: URL(filePath: path))
    let file = try FontFile(path: path)
    try Data().write(to: URL(filePath: path))
    #expect(Array(file.bytes) == bytes)
    #expect(try FontFace(file: file, index: 1).names.family == "Seed Two")
  }

  @Test func `a face that the file does not have is an error`() throws {
    let file = try FontFile(path: Corpus.path("seed-collection.ttc"))
    #expect(file.faceCount == 2)
    #expect(try FontFace(file: file, index: 1).names.family == "Seed Two")
    for index in [2, -1, Int.max] {
      let error = #expect(throws: FontFileError.self) { try FontFace(file: file, index: index) }
      #expect(error?.reason == .faceIndex)
    }
  }

  @Test func `a collection names the files that it leaves out`() {
    let paths = ["seed-layout.ttf", "woff.woff", "seed-cff.otf"].map(Corpus.path)
    let (collection, errors) = FontCollection.opening(paths)
    #expect(collection.familyNames == ["Seed", "Seed CFF"])
    #expect(errors.map(\.reason) == [.format])
  }
}
