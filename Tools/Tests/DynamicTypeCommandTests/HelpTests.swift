import Testing

@Suite("Help")
struct HelpTests {
  static let commands = ["sizes", "scale", "readable", "devices", "categories", "measure", "css"]
  /// Commands whose examples read or write files.
  static let withFiles = ["specimen", "layout", "tokens", "stats", "web", "new", "project"]

  @Test("is printed without arguments and lists the subcommands")
  func root() throws {
    let command = try Command([])
    #expect(command.status == 0 && command.error.isEmpty)
    for name in Self.commands + Self.withFiles {
      #expect(command.output.contains("\n  \(name) "))
    }
    #expect(try Command("--help").output == command.output)
  }

  @Test("of every subcommand teaches with examples that run", arguments: commands)
  func examples(_ name: String) throws {
    let help = try Command(name, "--help").lines
    let heading = try #require(help.firstIndex(of: "Examples:"))
    let examples = help[(heading + 1)...].prefix { $0.hasPrefix("  dynamictype \(name)") }
    #expect(examples.count >= 3)
    for example in examples {
      let command = try Command(words(of: example.drop { $0 == " " }))
      #expect(command.status == 0 && !command.output.isEmpty, "\(example)")
    }
  }

  @Test("is not wrapped inside the paragraphs", arguments: commands + withFiles)
  func width(_ name: String) throws {
    let text = try Command(name, "--help").lines.prefix {
      !$0.hasPrefix("ARGUMENTS") && !$0.hasPrefix("OPTIONS")
    }
    #expect(text.contains { $0.hasPrefix("USAGE: ") })
    #expect(text.allSatisfy { $0.count <= 80 })
  }

  @Test(
    "of a command below others is named in the hint of a mistake",
    arguments: [
      (
        ["fonts", "check", "--sizes"],
        "hint: 'dynamictype fonts check --help' explains the arguments"
      ),
      (
        ["rtf", "convert", "a.rtf"], "hint: 'dynamictype rtf convert --help' explains the arguments"
      ),
      (["tokens", "lst"], "hint: 'dynamictype tokens --help' lists the commands"),
      (["help", "new", "tst"], "hint: 'dynamictype new --help' lists the commands"),
    ]
  )
  func hints(_ arguments: [String], _ hint: String) throws {
    let command = try Command(arguments)
    #expect(command.status == 64)
    #expect(command.error.split(separator: "\n").last.map(String.init) == hint)
  }

  @Test("lists the statuses of each command, and all of them at the root")
  func statuses() throws {
    let all = try Command("--help").output
    for status in [0, 1, 2, 3, 64, 65, 66, 69, 74, 130, 141] {
      #expect(all.contains("\n  \(status) "))
    }
    for name in Self.commands + ["lint", "preview", "report", "specimen", "layout", "stats", "web"]
    {
      let help = try Command(name, "--help").output
      #expect(help.contains("\nExit status:\n  0 ") && help.contains("\n  74 "), "\(name)")
    }
  }

  @Test("is a version of three numbers for --version")
  func version() throws {
    let version = try Command("--version").output
    #expect(version.dropLast().split(separator: ".").compactMap { Int($0) }.count == 3)
  }

  @Test("is a script that completes names for each shell", arguments: ["bash", "zsh", "fish"])
  func completions(_ shell: String) throws {
    let script = try Command("--generate-completion-script", shell)
    #expect(script.status == 0)
    for name in ["largeTitle", "AX5", "visionOS", "landscape", "android", "41mm"] {
      #expect(script.output.contains(name), "\(name)")
    }
  }

  @Test("completes the names of devices, one a line")
  func devices() throws {
    let names = try Command("---completion", "readable", "--", "--device", "0", "0").lines
    #expect(names.contains("iPhone 16 Pro Max"))
  }

  /// Takes a line apart at spaces outside quotes and leaves the name of the command out.
  private func words(of line: Substring) -> [String] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .flatMap { index, part in
        index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
      }
      .dropFirst().map(\.self)
  }
}
