import Foundation
import Testing

/// Screens in code of the program `HostileScreens`, each of which does something to its process.
@Suite(.serialized) struct `Screens that harm the process that shows them` {
  private struct Report: Decodable {
    struct Finding: Decodable {
      var rule: String
      var message: String
    }
    var findings: [Finding]
  }

  /// A run of some of the screens.
  private struct Shown {
    let command: Command
    let findings: [Report.Finding]
    let page: String
    let temporaryFiles: [String]

    /// The messages about screens that failed.
    var failures: [String] { findings.filter { $0.rule == "screen-failed" }.map(\.message) }

    func shows(_ screen: String) -> Bool {
      page.contains("\"\(screen)") || page.contains(">\(screen)")
    }
  }

  private static var sources: String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "HostileScreens").path
  }

  /// The arguments and variables with which screens are shown.
  private func invocation(
    of screens: [String],
    in folder: TemporaryProject,
    _ options: [String]
  ) throws -> (arguments: [String], environment: [String: String]) {
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/tmp",
      withIntermediateDirectories: true
    )
    let arguments =
      ["preview", "\(folder.path)/app", "--device", "iPhone SE", "--category", "L,AX3"]
      + ["--json", "--no-cache", "--output", "\(folder.path)/out"] + options
      + screens.flatMap { ["--screen", $0] }
    let environment = [
      "DYNAMICTYPE_SCREENS": "\(folder.path)/list.txt",
      "HOSTILE_FILE": "\(folder.path)/out/spawned",
      "TMPDIR": "\(folder.path)/tmp",
    ]
    return (arguments, environment)
  }

  private func folder() throws -> TemporaryProject {
    try TemporaryProject([
      "app/.keep": "", "list.txt": "sources\nshown \(Self.sources)\n",
    ])
  }

  private func show(
    _ screens: String...,
    in folder: TemporaryProject? = nil,
    options: [String] = ["--time-limit", "2"]
  ) throws -> Shown {
    let folder = try folder ?? self.folder()
    let invocation = try invocation(of: screens, in: folder, options)
    let command = try Command(
      program: "HostileScreens",
      invocation.arguments,
      environment: invocation.environment
    )
    let report = try command.decoded(as: Report.self)
    return Shown(
      command: command,
      findings: report.findings,
      page: (try? String(contentsOfFile: "\(folder.path)/out/index.html", encoding: .utf8)) ?? "",
      temporaryFiles: try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/tmp")
    )
  }

  @Test(arguments: [
    ("Exits with 0", "ended the process with status 0"),
    ("Exits with 3", "ended the process with status 3"),
    ("Exits without handlers", "ended the process with status 0"),
    ("Raises SIGTERM", "ended the process with signal 15 (SIGTERM)"),
    ("Sleeps", "took more than 2 s"), ("Loops", "took more than 2 s"),
  ])
  func `One is a finding with its reason, and the others are shown`(
    _ screen: String,
    _ reason: String
  ) throws {
    let shown = try show("Good", screen)
    #expect(shown.failures == ["Showing the screen \"\(screen)\" at L \(reason)."])
    #expect(shown.shows("Good first"))
    #expect(shown.shows("Good last"))
    #expect(shown.command.status == 2)
  }

  @Test func `A screen may take the time at each of its sizes`() throws {
    // It is made three times, for two seconds each: at L, at AX3, and at L to be changed while it is shown.
    let shown = try show("Is slow at each size", options: ["--time-limit", "5"])
    #expect(shown.failures.isEmpty)
    #expect(shown.shows("Is slow at each size"))
  }

  @Test func `A trap is named by its signal and its sentence`() throws {
    let shown = try show("Good", "Traps")
    // Swift traps with ud2 on x86 and brk on ARM.
    #expect(shown.failures.count == 1)
    #expect(shown.failures[0].contains("\"Traps\" at L ended the process with signal "))
    #expect(shown.failures[0].contains("SIGILL") || shown.failures[0].contains("SIGTRAP"))
    // The message of Swift's standard library for an index past the end of an array.
    #expect(shown.failures[0].contains("Fatal error: Index out of range\"."))
    #expect(shown.shows("Good last"))
  }

  @Test func `No answer is kept of a run in which a screen ended the process`() throws {
    let folder = try folder()
    var invocation = try invocation(of: ["Good", "Exits with 3"], in: folder, [])
    invocation.arguments.removeAll { $0 == "--no-cache" }
    invocation.environment["XDG_CACHE_HOME"] = "\(folder.path)/cache"
    let command = try Command(
      program: "HostileScreens",
      invocation.arguments,
      environment: invocation.environment
    )
    #expect(command.status == 2)
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/cache/dynamictype/preview"))
  }

  @Test func `A process that finds no notes of its parent ends, and starts no children`() throws {
    let folder = try folder()
    var invocation = try invocation(of: ["Good"], in: folder, [])
    invocation.environment["DYNAMICTYPE_BATCH"] = "1"
    let command = try Command(
      program: "HostileScreens",
      invocation.arguments,
      environment: invocation.environment
    )
    #expect(command.status == 1)
    #expect(command.error.contains("the notes of the process '1' cannot be found"))
  }

  #if os(Linux)
  @Test func `Four gigabytes are too much memory`() throws {
    let shown = try show("Good", "Allocates", options: ["--time-limit", "60"])
    #expect(shown.failures.count == 1)
    #expect(shown.failures[0].contains("\"Allocates\" at L used more than "))
    #expect(shown.failures[0].hasSuffix(" MB of memory."))
    #expect(shown.shows("Good last"))
  }
  #endif

  @Test
  func `Screens that print, and close what others write to, are shown, and the report is whole`()
    throws
  {
    let shown = try show("Good", "Prints", "Closes", "Changes")
    #expect(shown.failures.isEmpty)
    for screen in ["Good first", "Prints", "Closes streams", "Closes all files", "Good last"] {
      #expect(shown.shows(screen), "\(screen)")
    }
    #expect(shown.command.error.contains("written past the buffer"))
    #expect(!shown.command.output.contains("written past the buffer"))
  }

  @Test(arguments: [
    "Starts others, and", "Starts others, then crashes", "Starts others, then waits",
  ])
  func `Processes that a screen has started end with it`(_ screen: String) throws {
    let folder = try folder()
    _ = try show(screen, "Good", in: folder)
    let text = try String(contentsOfFile: "\(folder.path)/out/spawned", encoding: .utf8)
    let processes = text.split(separator: "\n").compactMap { Int32($0) }
    #expect(!processes.isEmpty)
    #expect(processes.filter { kill($0, 0) == 0 }.isEmpty)
  }

  @Test func `Screens that hang wait beside each other`() throws {
    let start = ContinuousClock.now
    let shown = try show("Sleeps", "Loops", "Starts others, then waits", "Good")
    #expect(shown.failures.count == 3)
    // One after the other in each of the three runs would be nine times two seconds.
    #expect(ContinuousClock.now - start < .seconds(16))
  }

  @Test(arguments: [SIGINT, SIGTERM]) func `An interrupt ends all, and leaves nothing`(
    _ signal: Int32
  )
    throws
  {
    let folder = try folder()
    let invocation = try invocation(of: ["Starts others, then waits"], in: folder, [])
    let process = try Command.process(
      invocation.arguments,
      invocation.environment,
      program: "HostileScreens"
    )
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let spawned = "\(folder.path)/out/spawned"
    for _ in 0..<600 where (try? String(contentsOfFile: spawned, encoding: .utf8)) ?? "" == "" {
      usleep(50_000)
    }
    usleep(300_000)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == signal)
    let text = try String(contentsOfFile: spawned, encoding: .utf8)
    let processes = text.split(separator: "\n").compactMap { Int32($0) }
    #expect(!processes.isEmpty)
    #expect(processes.filter { kill($0, 0) == 0 }.isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/tmp") == [])
  }

  @Test func `A screen that traps while changes are watched costs itself, also after a change`()
    throws
  {
    let folder = try folder()
    let document = "\(folder.path)/app/Main.xib"
    try TemporaryProject.label().write(toFile: document, atomically: true, encoding: .utf8)
    var invocation = try invocation(of: ["Good", "Traps", "Main"], in: folder, [])
    invocation.arguments += ["--watch"]
    let process = try Command.process(
      invocation.arguments,
      invocation.environment,
      program: "HostileScreens"
    )
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    func page(afterOutcome number: Int) -> String {
      func text(_ name: String) -> String {
        (try? String(contentsOfFile: "\(folder.path)/out/\(name)", encoding: .utf8)) ?? ""
      }
      for _ in 0..<1_200 where text("live.js") != "dynamicTypeOutcome(\(number))\n" {
        usleep(50_000)
      }
      return text("index.html")
    }
    let first = page(afterOutcome: 1)
    #expect(first.contains("Index out of range"))
    #expect(first.contains(">Good first"))
    // Longer than inotify needs to tell the first files from changed ones.
    usleep(500_000)
    try TemporaryProject.label().replacing("Hello", with: "Mended")
      .write(toFile: document, atomically: true, encoding: .utf8)
    let second = page(afterOutcome: 2)
    #expect(second.contains("Mended"))
    #expect(second.contains("Index out of range"))
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    let report = try output.fileHandleForReading.readToEnd() ?? Data()
    let findings = try JSONDecoder().decode(Report.self, from: report).findings
    #expect(findings.filter { $0.rule == "screen-failed" }.count == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/tmp") == [])
  }

  @Test func `A healthy run leaves no temporary files, too`() throws {
    let shown = try show("Good")
    #expect(shown.failures.isEmpty)
    #expect(shown.temporaryFiles == [])
  }

  @Test func `Two screens of which each ends the process alone leave the first signal`() throws {
    let shown = try show("Exits with 0", "Exits with 3")
    #expect(shown.command.status == 1)
    #expect(shown.command.error.contains("ended the process with status 0"))
    #expect(shown.command.error.contains("1 more cannot be shown either"))
  }
}
