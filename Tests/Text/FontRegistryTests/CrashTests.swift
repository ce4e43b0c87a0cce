import FontManagement
@testable import FontRegistry
import Foundation
import MadeFonts
import Testing

/// Programs that are killed while they write, and programs that write at once.
@Suite("Programs that end or meet", .enabled(if: Program.writerPath != nil))
struct CrashTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// The number of kills; `Scripts/kill-font-registry` asks for more.
  private static let kills =
    ProcessInfo.processInfo.environment["FONT_REGISTRY_KILLS"].flatMap { Int($0) } ?? 40

  @Test func `whenever a program is killed, the registry is whole and keeps what it acknowledged`()
    throws
  {
    let steady = try scratch.font(MadeFont(family: "Steady"))
    let paths = try ["Lorem", "Ipsum", "Dolor"].map { try scratch.font(MadeFont(family: $0)) }
    try scratch.registry().install(steady, by: .other)
    var (expected, changes, seed): (Set<String>, Int, UInt64) = ([steady], 0, 14)
    for _ in 0..<Self.kills {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let writer = try Program.writer(
        [scratch.path, FontProvider.foundry.identifier, "repeat"] + paths
      )
      usleep(UInt32(20_000 + (seed >> 33) % 180_000))
      writer.kill()
      let lines = try writer.lines()
      for line in lines {
        let path = String(line.dropFirst(2))
        if line.hasPrefix("+") { expected.insert(path) }
        if line.hasPrefix("-") { expected.remove(path) }
      }
      changes += lines.count
      let fonts = try wholeFonts()
      // One change may have happened that the program could not acknowledge any more.
      let different = expected.symmetricDifference(fonts.map(\.source))
      #expect(different.isSubset(of: [following(lines, paths)]), "\(lines)")
      expected = Set(fonts.map(\.source))
      #expect(expected.contains(steady))
    }
    #expect(changes > Self.kills)
  }

  /// Reads the registry and checks that each font is whole and that fontconfig sees these alone.
  private func wholeFonts() throws -> [RegisteredFont] {
    let registry = try scratch.registry()
    let fonts = try registry.fonts()
    for font in fonts {
      let stored = try #require(registry.path(of: font))
      let bytes = try #require(FileManager.default.contents(atPath: stored))
      bytes.withUnsafeBytes { #expect(SHA256.digest(of: $0) == font.digest) }
    }
    #expect(scratch.names(in: "fonts/dynamictype") == fonts.map(\.fileName).sorted())
    return fonts
  }

  /// The font that a program changes after the last one that it named.
  private func following(_ lines: [String], _ paths: [String]) -> String {
    let named = lines.last.flatMap { line in paths.firstIndex { line.contains($0) } }
    return paths[named.map { ($0 + 1) % paths.count } ?? 0]
  }

  @Test func `two programs that install at once lose nothing`() throws {
    let names = (0..<12).map { "Font \($0)" }
    let paths = try names.map { try scratch.font(MadeFont(family: $0)) }
    let half = paths.count / 2
    let writers = [
      try Program.writer([scratch.path, "org.example.one", "install"] + paths[..<half]),
      try Program.writer([scratch.path, "org.example.two", "install"] + paths[half...]),
    ]
    for writer in writers { #expect(try writer.lines().allSatisfy { $0.hasPrefix("+") }) }
    let fonts = try scratch.registry().fonts()
    #expect(Set(fonts.map(\.source)) == Set(paths))
    #expect(Set(fonts.map(\.provider)) == ["org.example.one", "org.example.two"])
    #expect(scratch.names(in: "fonts/dynamictype").count == paths.count)
  }

  @Test func `of two programs that install one name at once, one gets it`() throws {
    let path = try scratch.font(MadeFont(family: "Lorem"))
    let writers = try ["org.example.one", "org.example.two"].map {
      try Program.writer([scratch.path, $0, "install", path])
    }
    let lines = try writers.flatMap { try $0.lines() }
    #expect(lines.filter { $0.hasPrefix("+") }.count == 1)
    #expect(lines.filter { $0.hasPrefix("! duplicatedName") }.count == 1)
  }

  /// A limit on the size of files stands for a full disk: writing ends with an error at some byte.
  @Test(arguments: [0, 1])
  func `a disk without room is an error that changes nothing`(blocks: Int) throws {
    let registry = try scratch.registry()
    registry.install(try scratch.font(MadeFont(family: "Lorem")))
    let large = MadeFont(family: "Ipsum").bytes + [UInt8](repeating: 0, count: 4096)
    let path = try scratch.file("large.ttf", large)
    let before = try registry.fonts()
    let script = "trap '' XFSZ; ulimit -f \(blocks); exec \"$0\" \"$@\""
    let program = try #require(Program.writerPath)
    let writer = try Program(
      "/bin/sh",
      ["-c", script, program, scratch.path, "org.example", "install", path]
    )
    let lines = try writer.lines()
    #expect(lines.count == 1 && lines[0].hasPrefix("! exceededResourceLimit"))
    #expect(lines[0].contains("no room"))
    #expect(try scratch.registry().fonts() == before)
    #expect(scratch.names(in: "registry/generations") == ["1"])
    #expect(registry.install(path).errors.isEmpty)
  }
}
