import FontManagement
import FontRegistry
import Foundation
import MadeFonts
import Testing

/// The two programs of `Examples/FontStory`, run beside each other in a home of their own.
@Suite("A provider and a consumer as programs", .enabled(if: StoryProgram.areBuilt))
struct FontStoryTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    for style in ["Regular", "Bold"] {
      let font = MadeFont(family: "Lorem Serif", style: style)
      try scratch.file("Fonts/\(style).ttf", font.bytes)
    }
    try scratch.file("Fonts/mono.ttf", MadeFont(family: "Ipsum Mono").bytes)
    try scratch.file(
      "document.json",
      Array(
        #"""
        {"title": {"text": "Story", "font": "LoremSerif-Bold", "size": 28},
         "paragraphs": [{"text": "Once", "font": "LoremSerif-Regular", "size": 17},
                        {"text": "Code", "font": "IpsumMono-Regular", "size": 17}]}
        """#.utf8
      )
    )
  }

  private func start(_ name: String, _ file: String, consent: String) throws -> StoryProgram {
    try StoryProgram(
      name,
      scratch.path + "/" + file,
      environment: [
        "HOME": scratch.path, "XDG_DATA_HOME": scratch.path + "/data",
        "XDG_CACHE_HOME": scratch.path + "/cache", "XDG_RUNTIME_DIR": scratch.path + "/run",
        "DYNAMICTYPE_FONT_CONSENT": consent,
      ]
    )
  }

  /// Removes fonts as the user does in the settings: another program, whoever registered them.
  private func removeInSettings(_ family: String) throws {
    let settings = FontManager(
      folders: RegistryFolders(
        persistent: scratch.path + "/data/dynamictype/fonts",
        session: nil,
        fontconfig: nil
      ),
      collection: FontCollection(files: []),
      sanitizer: nil
    )
    let fonts = try settings.fonts().filter { $0.faces.contains { $0.family == family } }
    #expect(!fonts.isEmpty && fonts.allSatisfy { $0.provider == "FontProviderApp" })
    try settings.remove(fonts)
  }

  @Test(.timeLimit(.minutes(10))) func `fonts come and go while a document is shown`() async throws
  {
    let consumer = try start("FontConsumerApp", "document.json", consent: "denied")
    #expect(
      await consumer.line("missing:")
        == "missing: LoremSerif-Regular, IpsumMono-Regular, LoremSerif-Bold"
    )
    let substituted = try #require(await consumer.line("screen:"))
    let stories = substituted.split(separator: ", ")
    #expect(stories.count == 3 && !substituted.contains("Lorem") && !substituted.contains("Ipsum"))

    let refused = try start("FontProviderApp", "Fonts", consent: "denied")
    #expect(await refused.line("fonts:") == "fonts: Ipsum Mono red, Lorem Serif red")
    refused.send("install Lorem Serif")
    #expect(await refused.line("error")?.hasPrefix("error 304:") == true)
    #expect(await refused.quit() == 0)

    let provider = try start("FontProviderApp", "Fonts", consent: "granted")
    provider.send("install Lorem Serif")
    #expect(await provider.line("fonts: Ipsum Mono red, Lorem Serif black") != nil)
    let serif = "screen: Story in LoremSerif-Bold, Once in LoremSerif-Regular, "
    #expect(await consumer.line(serif) == serif + stories[2])
    provider.send("install Ipsum Mono")
    let whole =
      "screen: Story in LoremSerif-Bold, Once in LoremSerif-Regular, Code in IpsumMono-Regular"
    #expect(await consumer.line(whole) != nil)
    consumer.send("show")
    #expect(await consumer.line("missing:") == "missing: none")
    consumer.send("find LoremSerif-Regular")
    #expect(await consumer.line("find:") == "find: LoremSerif-Regular")

    // Without a request there is no font of others: a preview, which never asks, stays as it is.
    let plain = #"{"title": {"text": "Plain", "font": "Helvetica", "size": 17}, "paragraphs": []}"#
    try scratch.file("plain.json", Array(plain.utf8))
    let reader = try start("FontConsumerApp", "plain.json", consent: "denied")
    reader.send("find LoremSerif-Regular")
    #expect(await reader.line("find:") == "find: nothing")
    #expect(await reader.quit() == 0)

    try removeInSettings("Lorem Serif")
    #expect(await provider.line("fonts: Ipsum Mono black, Lorem Serif red") != nil)
    #expect(await consumer.line("missing: LoremSerif-Regular, LoremSerif-Bold") != nil)
    let removed = try #require(await consumer.line("screen:"))
    // The title is a label that nobody touches.
    #expect(removed == "\(stories[0]), \(stories[1]), Code in IpsumMono-Regular")

    provider.send("install Lorem Serif")
    #expect(await consumer.line(whole) != nil)
    let picture = scratch.path + "/screen.png"
    consumer.send("picture \(picture)")
    #expect(await consumer.line("picture:") != nil)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: picture))
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))

    provider.send("remove Ipsum Mono")
    #expect(await consumer.line("missing: IpsumMono-Regular") != nil)
    #expect(await consumer.quit() == 0)
    #expect(await provider.quit() == 0)
  }
}

/// A program of the story, with its input and output.
///
/// `@unchecked Sendable`: a test uses it from one task at a time.
private final class StoryProgram: @unchecked Sendable {
  private let process = Process()
  private let input = Pipe()
  private var lines: AsyncStream<String>.Iterator

  init(_ name: String, _ argument: String, environment: [String: String]) throws {
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: try #require(Self.path(of: name)))
    process.arguments = [argument]
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = input
    process.standardOutput = output
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    lines = stream.makeAsyncIterator()
    try process.run()
    let file = output.fileHandleForReading
    Thread.detachNewThread {
      var rest = Data()
      while case let data = file.availableData, !data.isEmpty {
        rest += data
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
          continuation.yield(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
          rest = Data(rest[(end + 1)...])
        }
      }
      continuation.finish()
    }
  }

  deinit { if process.isRunning { process.terminate() } }

  static var areBuilt: Bool {
    ["FontProviderApp", "FontConsumerApp"].allSatisfy { path(of: $0) != nil }
  }

  /// The program beside the bundle of the tests, where the package manager puts both.
  private static func path(of name: String) -> String? {
    let bundles = Bundle.allBundles.map(\.bundleURL) + [Bundle.main.bundleURL]
    return bundles.flatMap { [$0, $0.deletingLastPathComponent()] }
      .map { $0.appending(path: name).path }
      .first(where: FileManager.default.isExecutableFile)
  }

  func send(_ command: String) {
    input.fileHandleForWriting.write(Data((command + "\n").utf8))
  }

  /// Returns the next line with a beginning; `nil` at the end of the output.
  func line(_ beginning: String) async -> String? {
    while let line = await lines.next() {
      if line.hasPrefix(beginning) { return line }
    }
    return nil
  }

  /// Ends the program and returns its status.
  func quit() async -> Int32 {
    send("quit")
    while await lines.next() != nil {}
    process.waitUntilExit()
    return process.terminationStatus
  }
}
