import FontDescriptors
@testable import RTF
import RichText
import Testing

@Suite("Packages in one sequence of bytes") struct FlatPackageTests {
  private static func number(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  private static func name(_ text: String) -> [UInt8] {
    number(UInt32(text.utf8.count)) + Array(text.utf8)
  }

  /// An empty folder with the name Test1, in the layout that Simon Rodriguez published in 2015 for what
  /// Cocoa writes ("NSFileWrapper serializedRepresentation").
  private static let emptyFolder: [UInt8] =
    Array("rtfd".utf8) + number(0) + number(3) + number(2) + name("__@PreferredName@__")
    + name("__@UTF8PreferredName@__") + number(13) + number(13) + number(1) + name("Test1")
    + number(1) + name("Test1")

  @Test func `A folder that Cocoa wrote is read, and written in the same bytes`() throws {
    let read = try SerializedFiles.read(Self.emptyFolder)
    #expect(read.name == "Test1" && read.files == .folder([]))
    #expect(read.files.serialized(name: "Test1") == Self.emptyFolder)
  }

  @Test func `Files and folders in folders come back`() throws {
    let files = SerializedFiles.folder([
      .init(name: "TXT.rtf", content: .file([1, 2, 3])),
      .init(name: "inner", content: .folder([.init(name: "a", content: .file([]))])),
    ])
    #expect(try SerializedFiles.read(files.serialized()).files == files)
    let alone = try SerializedFiles.read(SerializedFiles.file([7]).serialized(name: "Ä.bin"))
    #expect(alone.files == .file([7]) && alone.name == "Ä.bin")
  }

  @Test func `Zeros before the bytes of a file, and its attributes, are passed over`() throws {
    let content = Self.number(1) + Self.number(1 << 31) + Self.number(2) + Self.number(3)
    let bytes =
      Array("rtfd".utf8) + Self.number(0) + Self.number(3) + Self.number(2) + Self.name("a")
      + Self.name(".") + Self.number(21) + Self.number(4) + content + [0, 0, 0, 8, 9]
      + Self.number(99)
    let read = try SerializedFiles.read(bytes)
    #expect(read.files == .folder([.init(name: "a", content: .file([8, 9]))]))
  }

  private var document: RichTextDocument {
    let file = AttachedFile(name: "a.bin", bytes: [1, 2, 3])
    let attachment = TextAttachment(width: 10, height: 20, identifier: "a.bin", file: file)
    var text = AttributedText("Milk", font: .systemFont(ofSize: 17))
    text.append(AttributedText(attachment: attachment, attributes: text.attributes(at: 0)))
    return RichTextDocument(text)
  }

  @Test func `A document and its files are in the bytes`() throws {
    let bytes = RTFPackage.flatBytes(of: document)
    #expect(RTFPackage.isFlat(bytes))
    let text = try RTFPackage.read(flat: bytes).document.text
    #expect(text.string.hasPrefix("Milk"))
    #expect(text.runs.last?.attributes.attachment?.file?.bytes == [1, 2, 3])
  }

  @Test func `Damaged bytes are an error with its place, and never more`() {
    let bytes = RTFPackage.flatBytes(of: document)
    for count in bytes.indices {
      #expect(throws: RTFPackageError.self) { try RTFPackage.read(flat: Array(bytes[..<count])) }
    }
    for place in bytes.indices {
      var damaged = bytes
      damaged[place] = 0xFF
      _ = try? RTFPackage.read(flat: damaged)
    }
    #expect(throws: RTFPackageError.missingDocument) {
      try RTFPackage.read(flat: Self.emptyFolder)
    }
    #expect(throws: RTFPackageError.notSerialized) {
      try RTFPackage.read(flat: Array("{\\rtf1 a}".utf8))
    }
  }

  @Test func `Folders that are too deep are an error`() {
    var files = SerializedFiles.file([])
    for _ in 0..<100 { files = .folder([.init(name: "a", content: files)]) }
    let bytes = files.serialized()
    #expect(throws: RTFPackageError.self) { try SerializedFiles.read(bytes) }
  }
}
