import Foundation
import LeavingOut
import Testing

@Suite("What is left compiles")
struct CompilingTests {
  /// Runs the compiler in a folder and returns what it says.
  private static func compile(_ arguments: [String], in folder: URL) throws -> String {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-suppress-warnings", "-parse-as-library", "-I", folder.path] + arguments
    process.currentDirectoryURL = folder
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }

  private static func makeModule(_ name: String, _ text: String, in folder: URL) throws {
    let file = folder.appending(path: "\(name).swift")
    try Data(text.utf8).write(to: file)
    let output = try compile(["-emit-module", "-module-name", name, file.path], in: folder)
    #expect(output == "")
  }

  private static let app = """
    import SwiftUI
    import Kingfisher
    struct Card: View {
      @State var name = "a"
      @Injected(\\.store) var store: Store
      let image: KFImage
      let client = Client.shared
      var body: some View {
        VStack {
          Text(name).shiny(2).padding()
          KFImage(name).resizable().padding()
          VStack { Text(missing); Text("b") }
        }
        .onAppear { client.start(); track() }
      }
      func track() { Analytics.log("a"); print(name) }
      func title() -> String { Analytics.title() }
      func model() throws -> Store { let a = Analytics.store; return a }
    }
    final class Store: Storage, Hashable {
      weak var owner: Owner?
      override func save() { super.save() }
      static func == (a: Store, b: Store) -> Bool { true }
    }
    final class Screen: BaseViewController {
      let gauge = GaugeView(frame: 1)
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(gauge)
        setUpEverything(in: view)
      }
    }
    func twice() {}
    func twice() {}
    extension Session { func f() {} }
    """

  @Test func `A file with errors of many kinds compiles after a few rounds`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "LeavingOut-\(UUID().uuidString)"
    )
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.makeModule("UIKit", StubModules.kit, in: folder)
    try Self.makeModule("SwiftUI", StubModules.views, in: folder)
    let copy = folder.appending(path: "A+AppleSources.swift").path
    let text = "#sourceLocation(file: \"/app/A.swift\", line: 1)\n\(Self.app)\n"
    var state = LeavingOut(
      [CarriedText(original: "/app/A.swift", copy: copy, text: text)],
      modules: ["SwiftUI", "UIKit"]
    )
    var rounds = 0
    while rounds < 12 {
      try Data(state.text(ofCopy: copy).utf8).write(to: URL(filePath: copy))
      let errors = CompilerDiagnostic.errors(
        in: try Self.compile(["-typecheck", copy], in: folder)
      )
      if errors.isEmpty { break }
      rounds += 1
      guard !state.leaveOut(errors).isEmpty else { break }
    }
    let result = state.text(ofCopy: copy)
    #expect((1..<8).contains(rounds))
    #expect(result.contains("Text(name).padding()"))
    #expect(result.contains("LeftOutView(\"KFImage\", of: \"Kingfisher\")"))
    #expect(result.contains("Text(\"b\")"))
    #expect(result.contains("class Screen: UIViewController"))
    #expect(result.contains("let gauge"))
    #expect(result.contains("super.viewDidLoad()"))
    #expect(result.contains("func title() -> String { \"\" }"))
    #expect(
      result.split(separator: "\n", omittingEmptySubsequences: false).count >= text.count {
        $0 == "\n"
      } + 1
    )
    #expect(state.counts.viewTypesLeftOut == 0 && state.counts.controllerTypesLeftOut == 0)
  }
}
