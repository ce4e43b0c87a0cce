import FileAccess
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
  private let issues: [LayoutIssue]

  init(_ title: String, issues: [LayoutIssue] = []) {
    self.issues = issues
    screens = [SweepScreen(id: title, file: "\(title).txt")]
  }

  func stage(
    for screen: SweepScreen,
    in setting: SweepSetting,
    at category: ContentSizeCategory
  ) throws(SweepError) -> any SweepStage {
    DrawnStage(category, issues: issues)
  }

  func location(ofObject objectID: String) -> Diagnostics.SourceLocation? {
    Diagnostics.SourceLocation(file: screens[0].file, line: 7, objectID: objectID)
  }
}

private final class DrawnStage: SweepStage {
  private var category: ContentSizeCategory
  private let issues: [LayoutIssue]
  let findings: [Finding] = []

  init(_ category: ContentSizeCategory, issues: [LayoutIssue]) {
    self.category = category
    self.issues = issues
  }

  func change(to category: ContentSizeCategory) { self.category = category }

  func snapshot(findsAmbiguity: Bool) -> LayoutSnapshot {
    let sketch = Sketch(category: category)
    let frame = Rect(x: 16, y: 40, width: 280, height: 90)
    return sketch.snapshot(
      [sketch.label("Total", font: .systemFont(ofSize: 15), frame: frame)],
      issues: issues
    )
  }
}

private func sketchedRun() -> PreviewRun {
  var run = PreviewRun(paths: ["Drawn"], folder: TestFolders.make("screen-preview"))
  run.shown.devices = [testDevice]
  run.shown.categories = [.large, .extraExtraExtraLarge]
  run.shown.languages = .base
  return run
}

@Suite struct `Another front end` {
  @Test func `Screens that nobody laid out are audited, drawn and put on a page`() throws {
    var run = sketchedRun()
    run.writing.folder = "out"
    run.writing.formats = [.svg]
    let writer = PreviewWriter(run)
    let session = PreviewSession(run, sources: [DrawnSource("One"), DrawnSource("Two")])
    let outcome = try writer.write(try session.audit(onSeries: { writer.writePictures(of: $0) }))
    #expect(outcome.findings.map(\.reported.rule.id) == ["text-not-growing", "text-not-growing"])
    #expect(outcome.findings.first?.reported.location.line == 7)
    #expect(outcome.status == .findings)
    #expect(outcome.verdicts.map(\.outcome) == [.notSupported, .notSupported])
    #expect(outcome.writtenFiles.count { $0.hasSuffix(".svg") } == 4)
    let page = try #require(outcome.writtenFiles.last)
    let html = String(decoding: try FileBytes.read(page), as: UTF8.self)
    #expect(html.contains("Label “Total” does not grow"))
  }
}

@Suite struct `Messages of the layout` {
  @Test func `A layout that was not finished is told once, at its object`() throws {
    let message = "The constraints take too long to solve, and frames are not exact"
    let issue = LayoutIssue(.message, message: message, objectID: "box")
    let source = DrawnSource("One", issues: [issue])
    let outcome = try PreviewSession(sketchedRun(), sources: [source]).audit()
    let found = outcome.report.findings.filter { $0.rule.id == "layout-message" }
    #expect(found.map(\.message) == ["\(message)."])
    #expect(found.map(\.location.objectID) == ["box"])
    #expect(found.map(\.location.line) == [7])
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
    session.run.shown.categories.append(.accessibilityExtraLarge)
    let outcome = try session.audit()
    #expect(session.work.screensLaidOut == 4 + 2)
    #expect(session.work.seriesAudited == 2)
    #expect(outcome.findings.first?.categories.last == .accessibilityExtraLarge)
  }

  @Test func `One more device lays out the screens of that device alone`() throws {
    let session = PreviewSession(sketchedRun(), sources: [DrawnSource("One")])
    _ = try session.audit()
    session.run.shown.devices.append(Device.named("iPhone 16") ?? Device.all[1])
    _ = try session.audit()
    #expect(session.work.screensLaidOut == 4 + 4)
    #expect(session.work.seriesAudited == 2)
  }

  @Test func `One more language lays out the screens in that language alone`() throws {
    let session = PreviewSession(sketchedRun(), sources: [DrawnSource("One")])
    _ = try session.audit()
    session.run.shown.languages = .named(["en-XA"])
    _ = try session.audit()
    #expect(session.work.screensLaidOut == 4 + 4)
    #expect(session.work.seriesAudited == 2)
    session.run.shown.languages = .base
    _ = try session.audit()
    #expect(session.work.screensLaidOut == 4 + 4)
    #expect(session.work.seriesAudited == 3)
  }

  @Test func `Nothing is written by a session`() throws {
    var run = sketchedRun()
    run.writing.folder = "out"
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
    try FileReplacement.write(document("First"), to: run.folder + "/A.xib")
    try FileReplacement.write(document("Other"), to: run.folder + "/B.xib")
    let session = PreviewSession(run)
    let first = try session.audit()
    #expect(session.work == work(documents: 2, screens: 8, series: 2))
    #expect(fixedTexts(first) == ["First", "Other"])
    try FileReplacement.write(document("Second"), to: run.folder + "/A.xib")
    session.fileChanged("A.xib")
    let second = try session.audit()
    #expect(session.work == work(documents: 3, screens: 12, series: 3))
    #expect(fixedTexts(second) == ["Second", "Other"])
  }

  private func storyboard(_ first: String, _ second: String, space: String = "") -> String {
    func scene(_ id: String, _ text: String) -> String {
      """
      <scene sceneID="\(id)-scene"><objects><viewController id="\(id)" customClass="\(id)Controller">
      <view key="view" id="\(id)-view"><rect key="frame" x="0" y="0" width="414" height="896"/>\(space)
      <subviews><label text="\(text)" numberOfLines="0" fixedFrame="YES" id="\(id)-label">
      <rect key="frame" x="20" y="100" width="300" height="80"/>
      <fontDescription key="fontDescription" type="system" pointSize="15"/></label></subviews></view>
      </viewController></objects></scene>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="20037" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES"><scenes>
      \(scene("One", first))\(scene("Two", second))</scenes></document>
      """
  }

  @Test func `A changed scene is shown again, and no other one of its document`() throws {
    var run = sketchedRun()
    run.paths = [run.folder]
    let file = run.folder + "/Main.storyboard"
    try FileReplacement.write(storyboard("First", "Other"), to: file)
    let session = PreviewSession(run)
    let first = try session.audit()
    #expect(session.work == work(documents: 1, screens: 8, series: 2))
    let line = try #require(first.findings.last?.reported.location.line)
    try FileReplacement.write(storyboard("Second", "Other"), to: file)
    session.fileChanged("Main.storyboard")
    let second = try session.audit()
    #expect(session.work == work(documents: 2, screens: 12, series: 3))
    #expect(fixedTexts(second) == ["Second", "Other"])
    // Each scene is two lines longer; what is on them is the same.
    try FileReplacement.write(storyboard("Second", "Other", space: "\n\n"), to: file)
    session.fileChanged("Main.storyboard")
    let third = try session.audit()
    #expect(session.work == work(documents: 3, screens: 12, series: 3))
    #expect(third.findings.last?.reported.location.line == line + 4)
  }

  @Test func `A changed scene alone is shown again in each language`() throws {
    var run = sketchedRun()
    run.paths = [run.folder]
    run.shown.languages = .named(["de", "ar-XB"])
    let file = run.folder + "/Main.storyboard"
    try FileReplacement.write(storyboard("First", "Other"), to: file)
    try DurableFiles.makeFolder(run.folder + "/de.lproj")
    try FileReplacement.write(
      #""First" = "Erstes"; "Second" = "Zweites"; "Other" = "Anderes";"#,
      to: run.folder + "/de.lproj/Localizable.strings"
    )
    let session = PreviewSession(run)
    let first = try session.audit()
    #expect(session.work == work(documents: 1, screens: 16, series: 4))
    #expect(Set(fixedTexts(first)).isSuperset(of: ["Erstes", "Anderes"]))
    try FileReplacement.write(storyboard("Second", "Other"), to: file)
    session.fileChanged("Main.storyboard")
    let second = try session.audit()
    #expect(session.work == work(documents: 2, screens: 24, series: 6))
    #expect(Set(fixedTexts(second)).isSuperset(of: ["Zweites", "Anderes"]))
    // Texts of a language may be on every screen.
    try FileReplacement.write(
      #""Second" = "Noch eines"; "Other" = "Ein anderes";"#,
      to: run.folder + "/de.lproj/Localizable.strings"
    )
    session.fileChanged("de.lproj/Localizable.strings")
    let third = try session.audit()
    #expect(session.work == work(documents: 3, screens: 40, series: 10))
    #expect(Set(fixedTexts(third)).isSuperset(of: ["Noch eines", "Ein anderes"]))
  }

  @Test func `A segue of another scene may decide about the bars of a screen`() throws {
    var run = sketchedRun()
    run.paths = [run.folder]
    let file = run.folder + "/Main.storyboard"
    let plain = storyboard("First", "Other")
    try FileReplacement.write(plain, to: file)
    let session = PreviewSession(run)
    _ = try session.audit()
    let segue = #"<connections><segue destination="Two" kind="show" id="s"/></connections></label>"#
    try FileReplacement.write(
      plain.replacing(
        "</label></subviews></view>\n",
        with: "\(segue)</subviews></view>\n",
        maxReplacements: 1
      ),
      to: file
    )
    session.fileChanged("Main.storyboard")
    _ = try session.audit()
    #expect(session.work == work(documents: 2, screens: 16, series: 4))
  }

  @Test func `A change of language alone reads no document again`() throws {
    var run = sketchedRun()
    run.paths = [run.folder]
    run.shown.languages = .named(["en-XA"])
    try FileReplacement.write(document("First"), to: run.folder + "/A.xib")
    let session = PreviewSession(run)
    _ = try session.audit()
    #expect(session.work == work(documents: 1, screens: 4, series: 1))
    session.run.shown.languages = .named(["ar-XB"])
    _ = try session.audit()
    #expect(session.work == work(documents: 1, screens: 8, series: 2))
    session.run.shown.languages = .named(["ar-XB", "en-XA"])
    _ = try session.audit()
    #expect(session.work == work(documents: 1, screens: 8, series: 3))
  }

  @Test func `Another file of the project may decide about all documents`() throws {
    var run = sketchedRun()
    run.paths = [run.folder]
    try FileReplacement.write(document("First"), to: run.folder + "/A.xib")
    let session = PreviewSession(run)
    _ = try session.audit()
    session.fileChanged("Assets.xcassets/logo.imageset/Contents.json")
    _ = try session.audit()
    #expect(session.work == work(documents: 2, screens: 8, series: 2))
  }

  private func fixedTexts(_ outcome: PreviewRun.Outcome) -> [String?] {
    outcome.findings.filter { $0.reported.rule.id == "text-not-growing" }.map(\.object.text)
  }

  private func work(documents: Int, screens: Int, series: Int) -> PreviewSession.Work {
    var work = PreviewSession.Work()
    work.documentsRead = documents
    work.screensLaidOut = screens
    work.seriesAudited = series
    return work
  }
}

@Suite struct `Screens that are asked for` {
  private func run(_ words: [String]) throws(PreviewRun.Failure) -> [String] {
    var run = sketchedRun()
    run.paths = [run.folder]
    run.shown.screens = words
    let label =
      "<label opaque=\"NO\" text=\"Hello\" id=\"l\">"
      + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"99\" height=\"30\"/></label>"
    func xib(_ name: String, _ attributes: String) {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view id="\(name)-v" \(attributes)>
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(label)</subviews></view>
        </objects></document>
        """
      try? FileReplacement.write(text, to: "\(run.folder)/\(name).xib")
    }
    xib("PinLock", "customClass=\"LockView\"")
    xib("Welcome", "")
    return try PreviewSession(run).audit().screens.map(\.title)
  }

  @Test(
    arguments: [
      ("PinLock", ["LockView"]), ("pinlock", ["LockView"]), ("lockv", ["LockView"]),
      ("PinLock-v", ["LockView"]), ("welcome", ["Welcome"]), ("e", ["LockView", "Welcome"]),
    ]
  )
  func `A word of the title, the class or the document finds a screen`(
    word: String,
    titles: [String]
  ) throws {
    #expect(try run([word]) == titles)
  }

  @Test func `A word that is part of no name is an error with the nearest names`() {
    #expect(throws: PreviewRun.Failure.unknownScreen("PinLok", nearest: ["PinLock"])) {
      try run(["PinLok"])
    }
    #expect(throws: PreviewRun.Failure.unknownScreen("Xyzzyxyz", nearest: [])) {
      try run(["Welcome", "Xyzzyxyz"])
    }
  }
}
