import Foundation
import Testing

@Suite("dynamictype fonts") struct FontsTests {
  /// The home of a user who has installed nothing.
  final class Home: Sendable {
    let path: String

    init() throws {
      path = FileManager.default.temporaryDirectory.appending(path: "fonts-\(UUID())").path
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var environment: [String: String] {
      ["HOME": path, "XDG_DATA_HOME": path + "/data", "XDG_RUNTIME_DIR": path + "/run"]
    }

    func run(_ arguments: String...) throws -> Command { try run(arguments) }

    func run(_ arguments: [String]) throws -> Command {
      try Command(["fonts"] + arguments, environment: environment)
    }
  }

  struct Font: Decodable {
    struct Face: Decodable { var postScriptName: String }
    var provider: String
    var scope: String
    var isEnabled: Bool
    var path: String
    var embedding: String
    var faces: [Face]
  }

  struct Outcome: Decodable {
    struct Failure: Decodable {
      var code: Int
      var name: String
    }
    var fonts: [Font]
    var errors: [Failure]
  }

  let home: Home

  init() throws { home = try Home() }

  /// A font of the project's own tests.
  static func font(_ name: String) -> String {
    var folder = URL(filePath: #filePath)
    for _ in 1...4 { folder.deleteLastPathComponent() }
    return folder.appending(path: "Tests/Text/FontManagementTests/Corpus/\(name)").path
  }

  static let variable = font("seed-variable.ttf")

  private func listed() throws -> [Font] { try home.run("list", "--json").decoded() }

  @Test("gives the same answer without a standard input") func closedInput() throws {
    let arguments = ["fonts", "check", "--json", Self.variable]
    let process = try Command.process(arguments, home.environment)
    let program = try #require(process.executableURL).path
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", #"exec "$0" "$@" <&-"#, program] + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let answer = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let usual = try home.run(Array(arguments.dropFirst())).output
    #expect(String(decoding: answer, as: UTF8.self) == usual)
  }

  @Test("installs, lists and removes a font") func roundTrip() throws {
    let installation = try home.run("install", Self.variable, "--yes")
    #expect(installation.status == 0 && installation.output == "Installed SeedVariable-Regular.\n")
    let font = try #require(try listed().first)
    #expect(font.provider == "dynamictype" && font.scope == "persistent" && font.isEnabled)
    #expect(FileManager.default.fileExists(atPath: font.path))
    #expect(try home.run("list").output.contains("SeedVariable-Regular  Seed Variable"))
    #expect(try home.run("info", "seed variable").output.contains("(fsType 4)"))
    #expect(try home.run("remove", "SeedVariable-Regular").status == 0)
    #expect(try listed().isEmpty)
  }

  @Test("asks for consent with all names", arguments: [("y", 0, 1), ("n", 1, 0), ("", 1, 0)])
  func consent(answer: String, status: Int32, count: Int) throws {
    let run = try Command.answered(
      answer,
      ["fonts", "install", Self.variable, Self.font("seed-collection.ttc")],
      environment: home.environment
    )
    for name in ["SeedVariable-Regular", "SeedOne-Regular", "SeedTwo-Bold", "'dynamictype'"] {
      #expect(run.text.contains(name))
    }
    #expect(run.status == status)
    #expect(try listed().isEmpty == (count == 0))
  }

  @Test("installs nothing where nobody can be asked") func nobody() throws {
    let command = try home.run("install", Self.variable)
    #expect(command.status == 64 && command.error.contains("'--yes'"))
    #expect(try listed().isEmpty)
  }

  @Test("names the fonts that fail and installs the others") func failures() throws {
    let command = try home.run(
      "install",
      Self.variable,
      Self.font("woff.woff"),
      home.path + "/none.ttf",
      "--yes",
      "--json"
    )
    let outcome: Outcome = try command.decoded()
    #expect(command.status == 65 && outcome.fonts.count == 1)
    #expect(outcome.errors.map(\.code) == [103, 101])
    #expect(outcome.errors.map(\.name) == ["unrecognizedFormat", "fileNotFound"])
  }

  @Test("lets a provider remove its own fonts alone, and a person any") func ownership() throws {
    _ = try home.run("install", Self.variable, "--yes", "--provider", "com.example.type")
    let refused = try home.run("remove", "SeedVariable-Regular")
    #expect(refused.status == 1 && refused.error.contains("com.example.type"))
    #expect(try home.run("settings", "--remove", "Seed Variable").status == 0)
    #expect(try listed().isEmpty)
  }

  @Test("removes a provider with its fonts after a warning", arguments: ["n", "y"])
  func removal(answer: String) throws {
    _ = try home.run("install", Self.variable, "--yes", "--provider", "com.example.type")
    let providers = try home.run("providers").output
    #expect(providers.contains("com.example.type      1      1  2 KiB  Seed Variable"))
    let run = try Command.answered(
      answer,
      ["fonts", "settings", "--remove-provider", "com.example.type"],
      environment: home.environment
    )
    #expect(run.text.contains("removes its fonts") && run.text.contains("SeedVariable-Regular"))
    #expect(run.status == (answer == "y" ? 0 : 1))
    #expect(try listed().isEmpty == (answer == "y"))
  }

  @Test("says which fonts can be had, and from whom") func requests() throws {
    _ = try home.run("install", Self.variable, "--yes")
    let command = try home.run("request", "SeedVariable-Regular", "Nope-Bold")
    #expect(command.status == 1)
    #expect(
      command.lines[1...2] == [
        "SeedVariable-Regular  yes    dynamictype", "Nope-Bold             no     –",
      ]
    )
    #expect(
      command.output.contains("Missing Font. This document uses a font that is not installed.")
    )
    #expect(command.output.contains("\n  Nope-Bold: Shown in "))
    #expect(try home.run("request", "--family", "Seed Variable").status == 0)
    let unnamed = try home.run("request", "--user-info", "cut 2", "Nope-Bold")
    #expect(unnamed.output.contains("2 Missing Fonts. "))
    #expect(unnamed.output.contains("  cut 2: No font is known by this name."))
  }

  @Test("checks files by their contents, and says how") func check() throws {
    let command = try home.run("check", Self.variable, Self.font("suitcase.dfont"))
    #expect(command.status == 65 && command.output.contains("Checked by "))
    #expect(command.error.contains("a font suitcase") && command.error.contains("hint: "))
    #expect(try home.run("check", Self.variable).status == 0)
  }

  @Test("finds the nearest name of one that is mistyped") func mistakes() throws {
    _ = try home.run("install", Self.variable, "--yes")
    let command = try home.run("info", "SeedVarible")
    #expect(command.status == 64 && command.error.contains("did you mean 'Seed Variable'?"))
    #expect(try home.run("install", Self.variable, "--scope", "sesion", "--yes").status == 64)
  }

  @Test("says that a home cannot be written") func readOnly() throws {
    // A file in place of the folder stops an administrator too.
    #expect(FileManager.default.createFile(atPath: home.path + "/data", contents: nil))
    let command = try home.run("install", Self.variable, "--yes")
    #expect(command.status == 74)
    #expect(command.error.contains("cannot be written") && command.error.contains("hint: "))
  }
}
