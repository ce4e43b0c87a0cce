import DynamicType
import FileAccess
import ScreenPreview
import ScreenSketches
import SourceFacts
import Testing

@Suite struct `A preview that is watched` {
  private func document(_ text: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view id="view">
    <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <label text="\(text)" fixedFrame="YES" id="lbl">
    <rect key="frame" x="20" y="100" width="300" height="80"/>
    <fontDescription key="fontDescription" type="system" pointSize="15"/></label>
    </subviews></view></objects></document>
    """
  }

  private func run() throws -> PreviewRun {
    let folder = TestFolders.make("screen-watch")
    var run = PreviewRun(paths: [folder], folder: folder)
    run.shown.devices = [testDevice]
    run.shown.categories = [.large, .accessibilityExtraLarge]
    run.shown.languages = .base
    run.writing.folder = "out"
    try FileReplacement.write(document("First"), to: folder + "/A.xib")
    try FileReplacement.write(document("Other"), to: folder + "/B.xib")
    return run
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try FileBytes.read(path), as: UTF8.self)
  }

  @Test func `A changed document is on the page again, and nothing else was laid out`() throws {
    let run = try run()
    let watch = PreviewWatch(run)
    _ = try watch.start()
    #expect(try text(run.folder + "/out/live.js") == "dynamicTypeOutcome(1)\n")
    try FileReplacement.write(document("Second"), to: run.folder + "/A.xib")
    let change = try #require(watch.next(timeout: 10_000))
    #expect(change.files == [run.folder + "/A.xib"])
    #expect(change.work.documentsRead == 1)
    #expect(change.work.seriesAudited == 1)
    let page = try text(run.folder + "/out/index.html")
    #expect(page.contains("Label “Second” does not grow"))
    #expect(page.contains("Label “Other” does not grow"))
    #expect(page.contains("data-live=\"2\""))
    #expect(try text(run.folder + "/out/live.js") == "dynamicTypeOutcome(2)\n")
  }

  @Test func `Changed source is read again, and screens whose code stayed are not laid out`() throws
  {
    var run = try run()
    run.inputs.sourceReader = { paths in
      paths.map { path in
        var file = FileFacts(path: path)
        let start = SourcePosition(line: 1, column: 1)
        let text = (try? FileBytes.read(path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        for name in text.split(separator: "\n") {
          file.types.append(
            TypeDeclaration(
              kind: .struct,
              name: String(name),
              inherited: ["View"],
              position: start
            )
          )
        }
        return file
      }
    }
    try FileReplacement.write("One", to: run.folder + "/Views.swift")
    let watch = PreviewWatch(run)
    let first = try watch.start()
    #expect(first.coverage.source?.swiftUIViews == 1)
    try FileReplacement.write("One\nTwo", to: run.folder + "/Views.swift")
    let change = try #require(watch.next(timeout: 10_000))
    #expect(change.files == [run.folder + "/Views.swift"])
    let second = try change.outcome.get()
    #expect(second.coverage.source?.swiftUIViews == 2)
    #expect(change.work.screensLaidOut == 0)
  }

  @Test func `Source is no change where it is not read`() throws {
    let run = try run()
    let watch = PreviewWatch(run)
    _ = try watch.start()
    try FileReplacement.write("One", to: run.folder + "/Views.swift")
    #expect(watch.next(timeout: 100) == nil)
  }

  @Test func `A new document is shown`() throws {
    let run = try run()
    let watch = PreviewWatch(run)
    _ = try watch.start()
    try FileReplacement.write(document("Third"), to: run.folder + "/C.xib")
    let change = try #require(watch.next(timeout: 10_000))
    #expect(try change.outcome.get().documents.count == 3)
  }

  @Test func `A file that decides nothing is no change`() throws {
    let run = try run()
    let watch = PreviewWatch(run)
    _ = try watch.start()
    try FileReplacement.write("Read me", to: run.folder + "/README.md")
    #expect(watch.next(timeout: 100) == nil)
  }

  @Test func `Equal inputs have one print, and a changed file another`() throws {
    let run = try run()
    let first = run.inputPrint()
    #expect(run.inputPrint() == first)
    try FileReplacement.write(document("Fresh"), to: run.folder + "/A.xib")
    let second = run.inputPrint()
    #expect(second != first)
    try FileReplacement.write("x", to: run.folder + "/report.txt")
    #expect(run.inputPrint(without: ["report.txt"]) == second)
    #expect(run.inputPrint() != second)
  }
}
