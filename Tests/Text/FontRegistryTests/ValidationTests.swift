import FontManagement
@testable import FontRegistry
import Foundation
import MadeFonts
import Testing

@Suite("Checking fonts") struct ValidationTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// The broken fonts beside the tests of FontManagement.
  static let corpus: [String] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "FontManagementTests/Corpus")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appending(path: $0).path }
  }()

  private static func isRefused(_ path: String, _ sanitizer: FontSanitizer?) -> Bool {
    (try? FontInspection(path: path, sanitizer: sanitizer)) == nil
  }

  @Test(arguments: corpus) func `the built-in check refuses broken fonts and accepts whole ones`(
    path: String
  ) {
    let name = (path as NSString).lastPathComponent
    // The faults of these are in tables that the built-in check does not read.
    let deep = ["fvar-many-axes.ttf", "fvar-upside-down.ttf", "gsub-self-reference.ttf"]
    guard !deep.contains(name) else { return }
    #expect(Self.isRefused(path, nil) == !name.hasPrefix("seed"))
  }

  @Test(.enabled(if: FontSanitizer.ofThisMachine != nil), arguments: corpus)
  func `nothing is accepted that OpenType Sanitizer refuses`(path: String) throws {
    let sanitizer = try #require(FontSanitizer.ofThisMachine)
    let program = try Program(sanitizer.path, [path])
    let isClean = try program.lines().isEmpty == false && program.status == 0
    if !isClean { #expect(Self.isRefused(path, sanitizer)) }
    if path.contains("/seed") { #expect(isClean && !Self.isRefused(path, sanitizer)) }
  }

  @Test func `made fonts are whole for the sanitizer of this machine too`() throws {
    let fonts = [MadeFont(family: "Lorem"), MadeFont(family: "Ipsum")]
    let paths = [
      try scratch.font(fonts[0]), try scratch.file("both.ttc", MadeFont.collection(fonts)),
    ]
    for path in paths { _ = try FontInspection(path: path) }
  }

  @Test func `an empty table may begin where another one begins, in whatever order`() {
    let whole = MadeFont(family: "Lorem").bytes
    let count = Int(whole[4]) << 8 | Int(whole[5])
    func changed(_ record: ArraySlice<UInt8>, _ change: (inout Int) -> Void) -> [UInt8] {
      var offset = record.dropFirst(8).prefix(4).reduce(0) { $0 << 8 | Int($1) }
      change(&offset)
      let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: offset >> $0) }
      return record.prefix(8) + bytes + record.dropFirst(12)
    }
    // One more record moves all tables by its 16 bytes.
    var font =
      whole.prefix(4) + [UInt8((count + 1) >> 8), UInt8((count + 1) & 255)] + whole[6..<12]
    var last: [UInt8] = []
    for index in 0..<count {
      last = changed(whole[12 + 16 * index..<28 + 16 * index]) { $0 += 16 }
      font += last
    }
    font += Array("zzzz".utf8) + [0, 0, 0, 0] + last[8..<12] + [0, 0, 0, 0]
    font += whole[(12 + 16 * count)...]
    // Dictionaries have another order each time.
    for _ in 0..<30 {
      #expect(Array(font).withUnsafeBytes { StructuralCheck.problem(of: $0) } == nil)
    }
  }

  /// A program of the folder `Programs`, each of which does what its name says.
  private static func program(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Programs/\(name)").path
  }

  @Test(arguments: [
    ("crashes", FontRegistryError.Code.invalidFontData), ("refuses", .invalidFontData),
    ("complains", .invalidFontData), ("absent", .registrationFailed),
    ("none", .registrationFailed),
  ])
  func `a sanitizer that does not come to an end lets nothing pass`(
    name: String,
    code: FontRegistryError.Code
  ) throws {
    let file = try scratch.font(MadeFont(family: "Lorem"))
    let error = #expect(throws: FontRegistryError.self) {
      try FontInspection(path: file, sanitizer: FontSanitizer(path: Self.program(name)))
    }
    #expect(error?.code == code)
  }

  @Test(arguments: ["hangs", "closes"])
  func `a program is given up after its time, with what it started`(name: String) throws {
    var limits = Subprocess.Limits()
    limits.seconds = 1
    #expect(try run(name, limits)?.end == .hung)
  }

  @Test func `a program that writes without end does not fill the memory`() throws {
    let result = try #require(try run("talks", Subprocess.Limits()))
    #expect(result.end == .exited(0) && result.output.utf8.count < 1 << 18)
  }

  private func run(_ name: String, _ limits: Subprocess.Limits) throws -> Subprocess? {
    let bytes = [UInt8](repeating: 0, count: 8)
    return try bytes.withUnsafeBufferPointer {
      try Subprocess.run(Self.program(name), on: UnsafeRawBufferPointer($0), limits)
    }
  }

  /// OpenType 1.9.1, `OS/2`, `fsType`: of several bits the least restrictive one holds.
  @Test(arguments: [
    (0, "installable"), (2, "restricted"), (4, "preview and print"), (8, "editable"),
    (6, "preview and print"), (12, "editable"), (0x104, "preview and print"),
  ])
  func `the level of embedding follows from the bits`(bits: UInt16, level: String) throws {
    #expect(EmbeddingRights(rawValue: bits).level.rawValue == level)
    let path = try scratch.font(MadeFont(family: "Lorem", rights: bits))
    #expect(try FontInspection(path: path, sanitizer: nil).rights.rawValue == bits)
  }

  @Test func `of a collection the face that allows least decides`() throws {
    let fonts = [MadeFont(family: "A", rights: 0), MadeFont(family: "B", rights: 2)]
    let path = try scratch.file("both.ttc", MadeFont.collection(fonts))
    #expect(try FontInspection(path: path, sanitizer: nil).rights.level == .restricted)
  }

  @Test func `a face without usable names is refused`() throws {
    let path = try scratch.font(MadeFont(family: "Lo\u{7}rem"))
    let error = #expect(throws: FontRegistryError.self) {
      try FontInspection(path: path, sanitizer: nil)
    }
    #expect(error?.code == .invalidFontData)
  }
}
