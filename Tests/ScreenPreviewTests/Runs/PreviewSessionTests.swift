import Diagnostics
import DynamicType
import FontManagement
import ScreenAudit
import ScreenPreview
import ScreenSketches
import Snapshots
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A front end that lays nothing out: its screens are drawn by hand.
private struct DrawnSource: SweepSource {
  let screens: [SweepScreen]

  init(_ title: String) {
    screens = [SweepScreen(id: title, title: title, file: "\(title).txt")]
  }

  func stage(
    for screen: SweepScreen,
    in setting: SweepSetting,
    at category: ContentSizeCategory
  ) throws(SweepError) -> any SweepStage {
    DrawnStage(category)
  }

  func location(ofObject objectID: String) -> Diagnostics.SourceLocation? {
    Diagnostics.SourceLocation(file: screens[0].file, line: 7, objectID: objectID)
  }
}

private final class DrawnStage: SweepStage {
  private var category: ContentSizeCategory
  let findings: [Finding] = []

  init(_ category: ContentSizeCategory) { self.category = category }

  func change(to category: ContentSizeCategory) { self.category = category }

  func snapshot(findsAmbiguity: Bool) -> LayoutSnapshot {
    let sketch = Sketch(category: category)
    let frame = Rect(x: 16, y: 40, width: 280, height: 90)
    return sketch.snapshot([sketch.label("Total", font: .systemFont(ofSize: 15), frame: frame)])
  }
}

private func temporaryFolder() -> String {
  var template = Array("/tmp/screen-preview-XXXXXX".utf8CString)
  _ = mkdtemp(&template)
  return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

private func sketchedRun() -> PreviewRun {
  var run = PreviewRun(paths: ["Drawn"], folder: temporaryFolder())
  run.devices = [testDevice]
  run.categories = [.large, .extraExtraExtraLarge]
  run.languages = .base
  return run
}

@Suite struct `Another front end` {
  @Test func `Screens that nobody laid out are audited, drawn and put on a page`() throws {
    var run = sketchedRun()
    run.output = "out"
    run.formats = [.svg]
    let writer = PreviewWriter(run)
    let session = PreviewSession(run, sources: [DrawnSource("One"), DrawnSource("Two")])
    let outcome = try writer.write(try session.audit(onSeries: { writer.writePictures(of: $0) }))
    #expect(outcome.findings.map(\.reported.rule.id) == ["text-not-growing", "text-not-growing"])
    #expect(outcome.findings.first?.reported.location.line == 7)
    #expect(outcome.status == .findings)
    #expect(outcome.verdicts.map(\.outcome) == [.notSupported, .notSupported])
    #expect(outcome.writtenFiles.count { $0.hasSuffix(".svg") } == 4)
    let page = try #require(outcome.writtenFiles.last)
    let html = String(decoding: try TextFile.read(page), as: UTF8.self)
    #expect(html.contains("Label “Total” does not grow"))
  }
}

@Suite struct `A preview that lives` {
  // Two sizes: each launched, and the screen launched at Large changed through both.
  @Test func `The same again lays nothing out`() throws {
    let session = PreviewSession(sketchedRun(), sources: [DrawnSource("One"), DrawnSource("Two")])
    let first = try session.audit()
    let work = session.work
    #expect(work.screensLaidOut == 2 * 4)
    #expect(work.seriesAudited == 2)
    let second = try session.audit()
    #expect(session.work == work)
    #expect(second.report.findings == first.report.findings)
  }

  @Test func `One more size lays out that size alone`() throws {
    let session = PreviewSession(sketchedRun(), sources: [DrawnSource("One")])
    _ = try session.audit()
    session.run.categories.append(.accessibilityExtraLarge)
    let outcome = try session.audit()
    #expect(session.work.screensLaidOut == 4 + 2)
    #expect(session.work.seriesAudited == 2)
    #expect(outcome.findings.first?.categories.last == .accessibilityExtraLarge)
  }

  @Test func `One more device lays out the screens of that device alone`() throws {
    let session = PreviewSession(sketchedRun(), sources: [DrawnSource("One")])
    _ = try session.audit()
    session.run.devices.append(Device.named("iPhone 16") ?? Device.all[1])
    _ = try session.audit()
    #expect(session.work.screensLaidOut == 4 + 4)
    #expect(session.work.seriesAudited == 2)
  }

  @Test func `Nothing is written by a session`() throws {
    var run = sketchedRun()
    run.output = "out"
    let outcome = try PreviewSession(run, sources: [DrawnSource("One")]).audit()
    #expect(outcome.writtenFiles.isEmpty)
    #expect(outcome.page != nil)
    #expect(access(run.folder + "/out", F_OK) != 0)
  }
}

@Suite struct `A preview of documents that live` {
  private func document(_ text: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="20037" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <objects>
            <view contentMode="scaleToFill" id="one-vw">
                <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                <subviews>
                    <label opaque="NO" text="\(text)" numberOfLines="0" fixedFrame="YES" id="lbl">
                        <rect key="frame" x="20" y="100" width="300" height="80"/>
                        <fontDescription key="fontDescription" type="system" pointSize="15"/>
                    </label>
                </subviews>
            </view>
        </objects>
    </document>
    """
  }

  @Test func `A changed document is read and shown again, and no other one`() throws {
    var run = sketchedRun()
    run.paths = [run.folder]
    try TextFile.write(document("First"), to: run.folder + "/A.xib")
    try TextFile.write(document("Other"), to: run.folder + "/B.xib")
    let session = PreviewSession(run)
    let first = try session.audit()
    #expect(session.work == work(documents: 2, screens: 8, series: 2))
    #expect(first.findings.map(\.object.text) == ["First", "Other"])
    try TextFile.write(document("Second"), to: run.folder + "/A.xib")
    session.fileChanged("A.xib")
    let second = try session.audit()
    #expect(session.work == work(documents: 3, screens: 12, series: 3))
    #expect(second.findings.map(\.object.text) == ["Second", "Other"])
  }

  @Test func `Another file of the project may decide about all documents`() throws {
    var run = sketchedRun()
    run.paths = [run.folder]
    try TextFile.write(document("First"), to: run.folder + "/A.xib")
    let session = PreviewSession(run)
    _ = try session.audit()
    session.fileChanged("Assets.xcassets/logo.imageset/Contents.json")
    _ = try session.audit()
    #expect(session.work == work(documents: 2, screens: 8, series: 2))
  }

  private func work(documents: Int, screens: Int, series: Int) -> PreviewSession.Work {
    var work = PreviewSession.Work()
    work.documentsRead = documents
    work.screensLaidOut = screens
    work.seriesAudited = series
    return work
  }
}
