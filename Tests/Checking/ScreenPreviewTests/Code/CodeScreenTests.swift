import CodeScreens
import Diagnostics
import DynamicType
import FileAccess
import HeadlessUIKit
import LayoutGeometry
import ScreenAudit
import ScreenPreview
import Snapshots
import Testing

@Suite("Screens in code in a preview")
struct CodeScreenTests {
  private func run(_ names: [String] = []) throws -> PreviewRun.Outcome {
    let folder = TestFolders.make("code-screens")
    let file = "\(folder)/Login.swift"
    try FileReplacement.write("class Login {}", to: file)
    var run = PreviewRun(paths: [folder], folder: folder)
    run.shown.devices = Array(SweepSetting.defaultDevices.suffix(1))
    run.shown.categories = [.large, .accessibilityExtraLarge]
    run.shown.screens = names
    run.shown.codeScreens = [("Sign in", 7), ("Sign up", 19)].map { title, line in
      ViewSource(
        CodePreview(title, file: file, line: line) {
          let label = UILabel()
          label.text = title
          label.font = .systemFont(ofSize: 12)
          return label
        }
      )
    }
    run.leaveOutCode(
      lines: 3...9,
      because: "no such module 'CoreData'",
      at: SourceLocation(file: "\(folder)/Store.swift", line: 4)
    )
    return try run.run()
  }

  @Test func `a folder without documents is shown by its screens in code`() throws {
    let outcome = try run()
    #expect(outcome.screens.map(\.title) == ["Sign in", "Sign up"])
    #expect(outcome.documents.isEmpty)
    #expect(outcome.coverage.codeScreens == 2)
    #expect(outcome.coverage.screens + outcome.coverage.views == 0)
  }

  @Test func `a finding of a screen in code names its line`() throws {
    let found = try run().report.findings.filter { $0.rule.id == "text-not-growing" }
    #expect(found.map(\.location.line) == [7, 19])
    #expect(found.allSatisfy { $0.location.file.hasSuffix("Login.swift") })
  }

  @Test func `one screen is chosen by its name, and an unknown name is an error`() throws {
    #expect(try run(["sign up"]).screens.map(\.title) == ["Sign up"])
    #expect(throws: PreviewRun.Failure.self) { try run(["Settings"]) }
  }

  @Test func `a preview is on the device that it names, held as it says`() throws {
    var preview = CodePreview("Sign in", file: "Login.swift", line: 7) { UIView() }
    preview.device = Device.named("iPhone SE (1st generation)")
    preview.orientation = .landscape
    let source = ViewSource(preview)
    let setting = SweepSetting(device: SweepSetting.defaultDevices[0])
    let stage = try source.stage(for: source.screens[0], in: setting, at: .large)
    let snapshot = stage.snapshot(findsAmbiguity: false)
    #expect(snapshot.size == Size(width: 568, height: 320))
  }

  @Test func `what is left out is noted with its place`() throws {
    let outcome = try run()
    let note = try #require(outcome.report.findings.first { $0.rule.id == "code-left-out" })
    #expect(note.message == "Lines 3 to 9 of Store.swift are left out: no such module 'CoreData'.")
    #expect(note.location.line == 4)
    #expect(outcome.coverage.leftOut == 1)
  }
}
