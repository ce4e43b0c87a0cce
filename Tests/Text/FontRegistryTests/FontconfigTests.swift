import FontManagement
import FontRegistry
import Foundation
import MadeFonts
import Testing

/// Other programs of the user, for which fontconfig's own `fc-list` stands.
@Suite(
  "Fonts in other programs",
  .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/fc-list"))
)
struct FontconfigTests {
  let scratch: Scratch
  let registry: FontManager

  init() throws {
    scratch = try Scratch()
    registry = try scratch.registry()
    let configuration = """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
      <fontconfig><dir prefix="xdg">fonts</dir><cachedir>\(scratch.path)/cache</cachedir></fontconfig>
      """
    try scratch.file("fonts.conf", Array(configuration.utf8))
  }

  /// The families that a program finds which begins now, sorted.
  private func families() throws -> [String] {
    try Program(
      "/usr/bin/fc-list",
      [":", "family"],
      environment: [
        "FONTCONFIG_FILE": scratch.path + "/fonts.conf", "XDG_DATA_HOME": scratch.path,
        "XDG_DATA_DIRS": scratch.path + "/none",
      ]
    ).lines().sorted()
  }

  @Test func `fonts come and go with the registry, with fontconfig's cache in between`() throws {
    #expect(try families().isEmpty)
    let paths = try ["Lorem", "Ipsum"].map { try scratch.font(MadeFont(family: $0)) }
    var expected: [String] = []
    for _ in 0..<4 {
      registry.install(paths[0])
      #expect(try families() == expected + ["Lorem"])
      registry.install(paths[1])
      #expect(try families() == expected + ["Ipsum", "Lorem"])
      registry.unregister([.file(paths[0])], in: .persistent, by: .foundry)
      #expect(try families() == expected + ["Ipsum"])
      registry.unregister([.file(paths[1])], in: .persistent, by: .foundry)
      #expect(try families() == expected)
    }
    registry.install(paths[0], isEnabled: false)
    #expect(try families().isEmpty)
    registry.register(
      FontRegistration([.file(paths[1])], scope: .session),
      by: .foundry,
      consent: .granted
    )
    expected = ["Ipsum"]
    #expect(try families() == expected)
    try FileManager.default.removeItem(atPath: scratch.path + "/session")
    #expect(try families().isEmpty)
  }
}
