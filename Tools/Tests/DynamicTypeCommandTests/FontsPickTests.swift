import Foundation
import Testing

@Suite("dynamictype fonts pick")
struct FontsPickTests {
  let home: FontsTests.Home

  private static let hasSetsid = FileManager.default.isExecutableFile(atPath: "/usr/bin/setsid")

  /// A home whose fonts are the project's own test fonts.
  init() throws {
    home = try FontsTests.Home()
    let fonts = home.path + "/fonts"
    try FileManager.default.createDirectory(atPath: fonts, withIntermediateDirectories: true)
    for name in ["seed-variable.ttf", "seed-collection.ttc"] {
      try FileManager.default.copyItem(atPath: FontsTests.font(name), toPath: "\(fonts)/\(name)")
    }
    let configuration =
      "<fontconfig><dir>\(fonts)</dir><cachedir>\(home.path)/cache</cachedir></fontconfig>"
    try configuration.write(toFile: home.path + "/fonts.conf", atomically: true, encoding: .utf8)
  }

  private var environment: [String: String] {
    home.environment.merging([
      "FONTCONFIG_FILE": home.path + "/fonts.conf", "TERM": "xterm", "LC_ALL": "C.UTF-8",
      "TMUX": "", "STY": "", "ZELLIJ": "",
    ]) { $1 }
  }

  private func run(_ arguments: String...) throws -> Command {
    try Command(["fonts", "pick"] + arguments, environment: environment)
  }

  @Test("lists what is offered, with its names") func list() throws {
    #expect(try run("--list").lines == ["Family", "Seed One", "Seed Two", "Seed Variable"])
    let faces = try run("--list", "--faces", "--query", "two bold")
    #expect(faces.lines.last == "Seed Two  Bold  SeedTwo-Bold")
    #expect(try run("--list", "--traits", "bold").lines.last?.hasPrefix("Seed") == true)
  }

  @Test("says that nothing has what was asked for") func nothing() throws {
    let command = try run("--list", "--language", "ja")
    #expect(command.status == 1 && command.output == "No font has what was asked for.\n")
    #expect(try run("--list", "--language", "!ja").lines.count == 4)
    #expect(try run("--list", "--language", "ja,!th").lines.count == 4)
    #expect(try run("--list", "--language", "!ja", "--language", "th").status == 1)
  }

  @Test("names what is mistyped") func mistakes() throws {
    let trait = try run("--list", "--traits", "bald")
    #expect(trait.status == 64 && trait.error.contains("did you mean 'bold'?"))
    #expect(try run("--list", "--language", "e").error.contains("is no language"))
    #expect(try run("--preview", "sixels").error.contains("did you mean 'sixel'?"))
    #expect(try run("--list", "--html", "x.html").status == 64)
  }

  @Test("writes a page") func page() throws {
    let path = home.path + "/fonts.html"
    #expect(try run("--html", path, "--text", "A").status == 0)
    let page = try String(contentsOfFile: path, encoding: .utf8)
    #expect(page.contains("data-name=\"Seed Variable\"") && page.contains("<svg"))
    #expect(try run("--html", "/dev/null/fonts.html").status == 74)
  }

  #if os(Linux)
  /// A run at a terminal of its own, with its output in a pipe, as in `$(dynamictype fonts pick)`.
  private final class Session {
    let terminal: PseudoTerminal
    let process: Process
    private let output = Pipe()

    init(_ arguments: [String], _ environment: [String: String]) throws {
      terminal = try PseudoTerminal(columns: 80, rows: 24)
      process = try Command.process([], environment)
      let command = try #require(process.executableURL).path
      process.executableURL = URL(filePath: "/usr/bin/setsid")
      process.arguments = ["--ctty", "--wait", command, "fonts", "pick"] + arguments
      process.standardInput = FileHandle(fileDescriptor: terminal.device, closeOnDealloc: false)
      process.standardOutput = output
      process.standardError = output
      try process.run()
    }

    /// Reads until the list stands on the terminal.
    func begin() -> String { terminal.read(until: "Seed Variable") }

    /// Waits for the end; returns what was printed, and what was written to the terminal.
    func finish() throws -> (output: String, screen: String) {
      process.waitUntilExit()
      let text = try output.fileHandleForReading.readToEnd() ?? Data()
      return (String(decoding: text, as: UTF8.self), terminal.finish())
    }
  }

  @Test("draws on the terminal and prints the choice alone", .enabled(if: hasSetsid))
  func choice() throws {
    let session = try Session(["--json"], environment)
    let screen = session.begin()
    #expect(screen.contains("\u{1B}[?1049h") && screen.contains("Seed One"))
    #expect(!screen.contains("\u{1B}_G") && !screen.contains("\u{1B}]1337"))
    session.terminal.type("vari")
    #expect(session.terminal.read(until: "1/3").contains("vari"))
    session.terminal.resize(columns: 40, rows: 12)
    #expect(session.terminal.read(until: "\u{1B}[2J").contains("\u{1B}[2J"))
    session.terminal.type("\r")
    let (output, rest) = try session.finish()
    #expect(output.contains("\"name\": \"Seed Variable\""))
    #expect(session.process.terminationStatus == 0)
    #expect(rest.hasSuffix("\u{1B}[?25h\u{1B}[?1049l"))

    let again = try Session([], environment)
    #expect(again.begin().contains("Recently Used"))
    again.terminal.type("\r")
    #expect(try again.finish().output == "Seed Variable\n")
  }

  @Test(
    "gives the terminal back to a person who leaves",
    .enabled(if: hasSetsid),
    arguments: ["\u{1B}", "\u{03}"]
  )
  func cancelling(key: String) throws {
    let session = try Session([], environment)
    _ = session.begin()
    #expect(!session.terminal.isEditing)
    session.terminal.type(key)
    session.process.waitUntilExit()
    #expect(session.terminal.isEditing)
    #expect(try session.finish().output.isEmpty && session.process.terminationStatus == 130)
  }

  @Test("gives the terminal back when a signal ends it", .enabled(if: hasSetsid))
  func signals() throws {
    let session = try Session([], environment)
    _ = session.begin()
    // The command is the one child of the program that gave it the terminal.
    let children = try Process.children(of: session.process.processIdentifier)
    kill(children.first ?? session.process.processIdentifier, SIGTERM)
    session.process.waitUntilExit()
    #expect(session.terminal.isEditing)
    #expect(try session.finish().screen.hasSuffix("\u{1B}[?1049l"))
  }
  #endif

  @Test("says what to do where there is no terminal", .enabled(if: hasSetsid))
  func noTerminal() throws {
    let process = try Command.process([], environment)
    let command = try #require(process.executableURL).path
    process.executableURL = URL(filePath: "/usr/bin/setsid")
    process.arguments = ["--wait", command, "fonts", "pick"]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = String(
      decoding: try errors.fileHandleForReading.readToEnd() ?? Data(),
      as: UTF8.self
    )
    process.waitUntilExit()
    #expect(process.terminationStatus == 64)
    #expect(text.contains("needs a terminal") && text.contains("'--list'"))
  }
}

extension Process {
  /// The processes that a process started, as Linux lists them.
  fileprivate static func children(of process: pid_t) throws -> [pid_t] {
    let path = "/proc/\(process)/task/\(process)/children"
    return try String(contentsOfFile: path, encoding: .utf8).split(separator: " ").compactMap {
      pid_t($0)
    }
  }
}
