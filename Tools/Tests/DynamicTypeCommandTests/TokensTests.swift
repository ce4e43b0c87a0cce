import Foundation
import Testing

@Suite("dynamictype tokens")
struct TokensTests {
  private static let sample =
    String(
      #filePath.dropLast("Tools/Tests/DynamicTypeCommandTests/TokensTests.swift".count)
    ) + "Examples/BrandTokens/Sources/BrandTokens/brand.tokens.json"

  @Test("checks strictly, and its status is 2 for an error")
  func check() throws {
    #expect(try Command("tokens", "check", Self.sample, "--strict").status == 0)
    let package = #filePath
    let wrong = try Command("tokens", "check", package, "--json")
    #expect(wrong.status == 2 && wrong.output.contains("\"token-syntax\""))
  }

  @Test("prints a row a token and a column a category")
  func table() throws {
    let lines = try Command("tokens", "table", Self.sample).lines
    #expect(lines.count == 8)
    #expect(lines.last == "As on iOS 26.")
    #expect(lines.first?.hasSuffix("AX5") == true)
    #expect(lines[2].contains("callout") && lines[2].hasSuffix("46 / 69"))
  }

  @Test("writes Swift, and a table for programs")
  func build() throws {
    let swift = try Command(["tokens", "build", Self.sample, "--name", "Brand", "--internal"])
      .output
    #expect(swift.contains("enum Brand: String") && !swift.contains("public"))
    let json = try Command("tokens", "build", Self.sample, "--target", "json").output
    #expect(json.contains("\"fontSize\": 46"))
  }

  @Test("lists values with references replaced")
  func list() throws {
    let lines = try Command("tokens", "list", Self.sample).lines
    #expect(lines.contains { $0.hasPrefix("typography.body.small") && $0.contains("13") })
  }

  @Test("shows the tokens as a page and as pictures", arguments: ["html", "png", "svg"])
  func specimen(_ ending: String) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("tokens-\(UUID().uuidString).\(ending)")
    defer { try? FileManager.default.removeItem(at: file) }
    let command = try Command([
      "tokens", "specimen", Self.sample, "--scale", "1", "--output", file.path,
    ])
    #expect(command.status == 0 && command.error.isEmpty, "\(command.error)")
    let data = try Data(contentsOf: file)
    switch ending {
    case "png": #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    case "svg": #expect(String(decoding: data, as: UTF8.self).contains("typography.body.medium"))
    default:
      let page = String(decoding: data, as: UTF8.self)
      #expect(page.components(separatedBy: "<section").count == 13)
      #expect(page.contains("typography-body-medium 46/69"))
    }
  }

  private func write(_ text: String) throws -> String {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("tokens-\(UUID().uuidString).tokens.json")
    try Data(text.utf8).write(to: file)
    return file.path
  }

  @Test(
    "writes the typography of article 002, whose tokens have no '$value'",
    arguments: ["uikit", "swiftui"]
  )
  func article(target: String) throws {
    let tokens = try write(
      #"{"typography": {"body": {"small": {"fontSize": "{fontSize.extraSmall}", "fontWeight": "{fontWeight.normal}", "lineHeight": "{lineHeight.normal.extraSmall}"}}}, "fontSize": {"extraSmall": 13}, "fontWeight": {"normal": 400}, "lineHeight": {"normal": {"extraSmall": 18}}}"#
    )
    let command = try Command("tokens", "build", tokens, "--target", target)
    #expect(command.status == 0 && command.output.contains("typography.body.small"))
    #expect(command.error.contains("without '$value'"))
  }

  @Test(
    "does not end well where there is nothing to show or to write",
    arguments: [["build"], ["build", "--target", "swiftui"], ["table"], ["list"]]
  )
  func nothing(arguments: [String]) throws {
    let tokens = try write("{}")
    let command = try Command(["tokens", arguments[0], tokens] + arguments.dropFirst())
    #expect(command.status != 0 && command.output.isEmpty)
    #expect(command.error.hasPrefix("error: there are n"))
  }

  @Test("counts the files that were read, with findings and without")
  func files() throws {
    #expect(try Command("tokens", "check", Self.sample).output == "No findings in 1 file.\n")
    let other = try write("{}")
    #expect(
      try Command("tokens", "check", Self.sample, other).output == "No findings in 2 files.\n"
    )
  }

  @Test("names the font that stands in for a family that is not there")
  func standIn() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tokens-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let tokens = folder.appendingPathComponent("a.tokens.json")
    try Data(
      #"{"a": {"$type": "typography", "$value": {"fontFamily": "Nowhere Sans", "fontSize": "17px"}}}"#
        .utf8
    ).write(to: tokens)
    let picture = folder.appendingPathComponent("a.svg").path
    let command = try Command(["tokens", "specimen", tokens.path, "--output", picture])
    #expect(command.status == 0 && command.error.contains("stands in for Nowhere Sans"))
  }

  @Test(
    "refuses what makes no sense",
    arguments: [
      ["build", sample, "--name", "1a"], ["build", sample, "--watch"], ["check", "missing.json"],
      ["list", sample, "--input", "a=b"], ["table", sample, "--rem", "0"],
      ["check", sample, "--format", "poem"], ["specimen", sample, "--output", "a.txt"],
    ]
  )
  func mistakes(_ arguments: [String]) throws {
    let command = try Command(["tokens"] + arguments)
    #expect(command.status == (arguments.contains("missing.json") ? 66 : 64))
    #expect(command.output.isEmpty)
    #expect(command.error.hasPrefix("error: ") && !command.error.contains("error: error"))
  }
}
