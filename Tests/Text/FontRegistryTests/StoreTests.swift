import FontManagement
@testable import FontRegistry
import Foundation
import MadeFonts
import Testing

@Suite("The registry on the disk") struct StoreTests {
  let scratch: Scratch
  let registry: FontManager

  init() throws {
    scratch = try Scratch()
    registry = try scratch.registry()
  }

  private var current: String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: scratch.path + "/registry/current")
  }

  @Test func `a change makes a new generation, and one link leads to it`() throws {
    let paths = try ["Lorem", "Ipsum"].map { try scratch.font(MadeFont(family: $0)) }
    registry.install(paths[0])
    let first = scratch.names(in: "registry/generations")
    #expect(current == "generations/1" && first == ["1"])
    registry.install(paths[1])
    #expect(current == "generations/2")
    #expect(scratch.names(in: "registry/current/enabled").count == 2)
    #expect(
      scratch.names(in: "fonts/dynamictype") == scratch.names(in: "registry/current/enabled")
    )
    registry.unregister([.file(paths[0])], in: .persistent, by: .foundry)
    #expect(scratch.names(in: "registry/generations") == ["2", "3"])
    #expect(scratch.names(in: "fonts/dynamictype").count == 1)
  }

  @Test func `a font that stays is kept once on the disk`() throws {
    let paths = try ["Lorem", "Ipsum"].map { try scratch.font(MadeFont(family: $0)) }
    registry.install(paths[0])
    registry.install(paths[1])
    let font = try #require(try registry.fonts().first { $0.source == paths[0] })
    let attributes = try FileManager.default.attributesOfItem(
      atPath: scratch.path + "/registry/generations/2/enabled/\(font.fileName)"
    )
    #expect(attributes[.referenceCount] as? Int == 2)
  }

  @Test func `a font is the same as at its installation, whatever happens to its source`() throws {
    let bytes = MadeFont(family: "Lorem").bytes
    let path = try scratch.file("font.ttf", bytes)
    let font = try #require(registry.install(path).fonts.first)
    let handle = try #require(FileHandle(forWritingAtPath: path))
    handle.write(Data([9, 9, 9, 9]))
    let stored = try #require(registry.path(of: font))
    #expect(FileManager.default.contents(atPath: stored) == Data(bytes))
  }

  @Test func `what a writer left that was ended is removed by the next one`() throws {
    registry.install(try scratch.font(MadeFont(family: "Lorem")))
    try scratch.file("registry/generations/2/enabled/half.ttf", [0])
    try scratch.file("registry/current.99.tmp", [0])
    registry.install(try scratch.font(MadeFont(family: "Ipsum")))
    #expect(current == "generations/2")
    #expect(!scratch.names(in: "registry/current/enabled").contains("half.ttf"))
    #expect(!scratch.names(in: "registry").contains("current.99.tmp"))
  }

  @Test func `a link that leads elsewhere is set right, and a folder is left alone`() throws {
    let link = scratch.path + "/fonts/dynamictype"
    try FileManager.default.createDirectory(
      atPath: scratch.path + "/fonts",
      withIntermediateDirectories: true
    )
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/nowhere")
    #expect(registry.install(try scratch.font(MadeFont(family: "Lorem"))).errors.isEmpty)
    #expect(scratch.names(in: "fonts/dynamictype").count == 1)
    try FileManager.default.removeItem(atPath: link)
    try scratch.file("fonts/dynamictype/mine.ttf", [1])
    let result = registry.install(try scratch.font(MadeFont(family: "Ipsum")))
    #expect(result.errors.map(\.code) == [.registrationFailed])
    #expect(scratch.names(in: "fonts/dynamictype") == ["mine.ttf"])
    #expect(try registry.fonts().count == 1)
  }

  @Test func `two states never have the same date, which fontconfig would take for one`() throws {
    var dates: [Date] = []
    for family in ["A", "B", "C", "D"] {
      registry.install(try scratch.font(MadeFont(family: family)))
      let folder = scratch.path + "/registry/current/enabled"
      let real = URL(filePath: folder).resolvingSymlinksInPath().path
      let attributes = try FileManager.default.attributesOfItem(atPath: real)
      dates.append(try #require(attributes[.modificationDate] as? Date))
    }
    #expect(dates == dates.sorted() && Set(dates).count == dates.count)
  }

  @Test func `every property of a font is read back`() throws {
    let path = try scratch.font(MadeFont(family: "Lorem \"1\"", rights: 4))
    let reference = FontReference(path: path, userInfo: "ü\n\u{1F600}")
    let result = registry.register(
      FontRegistration([.descriptor(reference)], scope: .persistent, isEnabled: false),
      by: .foundry,
      consent: .granted
    )
    #expect(result.fonts.first?.userInfo == "ü\n\u{1F600}")
    #expect(try scratch.registry().fonts() == result.fonts)
  }

  /// The examples of FIPS 180-4, as NIST publishes them, and the digest of nothing.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func `digests are those of SHA-256`(text: String, digest: String) {
    Array(text.utf8).withUnsafeBytes { #expect(SHA256.digest(of: $0) == digest) }
  }
}
