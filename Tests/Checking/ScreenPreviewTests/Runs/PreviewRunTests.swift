import Diagnostics
import FileAccess
import DynamicType
import ScreenAudit
@_spi(Supervision) import ScreenPreview
import ScreenSketches
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A folder of its own for a test, with files.
private struct TestFolder {
  let path: String

  init(_ files: [String: String]) throws {
    path = TestFolders.make("screen-audit")
    for (name, text) in files {
      let file = "\(path)/\(name)"
      mkdir(FilePath.folder(file), 0o755)
      try FileReplacement.write(text, to: file)
    }
  }

  func text(_ name: String) -> String? {
    (try? FileBytes.read("\(path)/\(name)")).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// A storyboard of one screen with two labels: one of a fixed size, one of a style.
private let storyboard = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
  toolsVersion="20037" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
  useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="one-vc">
      <device id="retina6_1" orientation="portrait" appearance="light"/>
      <scenes>
          <scene sceneID="one-sc">
              <objects>
                  <viewController storyboardIdentifier="Login" id="one-vc" sceneMemberID="viewController">
                      <view key="view" contentMode="scaleToFill" id="one-vw">
                          <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                          <subviews>
                              <label opaque="NO" text="Welcome" numberOfLines="0" fixedFrame="YES" id="fix-ed-lbl">
                                  <rect key="frame" x="20" y="100" width="300" height="80"/>
                                  <fontDescription key="fontDescription" type="system" pointSize="15"/>
                              </label>
                              <label opaque="NO" text="Sign in" numberOfLines="0" fixedFrame="YES" \
  adjustsFontForContentSizeCategory="YES" id="sty-le-lbl">
                                  <rect key="frame" x="20" y="200" width="300" height="120"/>
                                  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                              </label>
                          </subviews>
                      </view>
                  </viewController>
              </objects>
          </scene>
      </scenes>
  </document>

  """

@Suite struct `A preview run` {
  private func run(
    _ folder: TestFolder,
    _ change: (inout PreviewRun) -> Void = { _ in }
  ) throws -> PreviewRun.Outcome {
    var run = PreviewRun(paths: ["."], folder: folder.path)
    run.shown.devices = [testDevice]
    run.shown.categories = [.large, .accessibilityExtraLarge]
    change(&run)
    return try run.run()
  }

  @Test(
    arguments: [
      ("UIInterfaceOrientationLandscapeLeft", [], [.landscape]),
      ("UIInterfaceOrientationLandscapeLeft", [.portrait], [.portrait]),
      ("UIInterfaceOrientationPortrait", [], [.portrait]),
    ] as [(String, [Device.Orientation], [Device.Orientation])]
  )
  func `an app that is held in landscape alone is shown so unless asked otherwise`(
    allowed: String,
    asked: [Device.Orientation],
    expected: [Device.Orientation]
  ) throws {
    let list =
      "<plist><dict><key>UISupportedInterfaceOrientations</key><array><string>\(allowed)</string>"
      + "</array></dict></plist>"
    let folder = try TestFolder(["Main.storyboard": storyboard, "Info.plist": list])
    let outcome = try run(folder) { $0.shown.orientations = asked }
    let held = Set(outcome.findings.flatMap(\.occurrences).map(\.setting.orientation))
    #expect(held == Set(expected))
  }

  @Test func `A fixed label is found at its line, fails the run and stands on the page`() throws {
    let folder = try TestFolder(["Main.storyboard": storyboard])
    let outcome = try run(folder) { $0.writing.folder = "out" }
    let found = outcome.findings.filter { $0.reported.rule.id == "text-not-growing" }
    #expect(found.map(\.reported.location.objectID) == ["fix-ed-lbl"])
    // The line of the label in the text above.
    #expect(found.map(\.reported.location.line) == [12])
    #expect(outcome.status == .findings)
    #expect(outcome.verdicts.map(\.outcome) == [.notSupported])
    #expect(outcome.screens.map(\.title) == ["Login"])
    #expect(folder.text("out/index.html")?.contains("does not grow") == true)
    #expect(folder.text("out/larger-text.json")?.contains("\"notSupported\"") == true)
  }

  @Test func `What all screens behind a tab bar show alike is said once`() throws {
    let controllers = ["one", "two", "three"].map { name in
      """
      <scene sceneID="\(name)-sc"><objects><viewController id="\(name)" sceneMemberID="viewController">
      <view key="view" id="\(name)-vw"><rect key="frame" width="414" height="896"/><subviews>
      <label text="Hello" fixedFrame="YES" id="\(name)-lb">
      <rect key="frame" x="20" y="100" width="300" height="80"/>
      <fontDescription key="fontDescription" type="system" pointSize="15"/></label></subviews></view>
      <tabBarItem key="tabBarItem" title="" image="icon" id="\(name)-ti"/></viewController></objects></scene>
      """
    }
    let segues = ["one", "two", "three"].map {
      "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"\($0)-sg\"/>"
    }
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="20037" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" \
      initialViewController="tabs"><device id="retina6_1" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="tabs-sc"><objects>
      <tabBarController id="tabs" sceneMemberID="viewController"><tabBar key="tabBar" id="bar"/>
      <connections>\(segues.joined())</connections></tabBarController></objects></scene>
      \(controllers.joined())</scenes><resources><image name="icon" width="25" height="25"/></resources>
      </document>
      """
    let outcome = try run(try TestFolder(["Main.storyboard": document]))
    let tabs = outcome.findings.filter { $0.reported.rule.id == "large-content-without-title" }
    #expect(tabs.map(\.reported.location.objectID) == ["one-ti", "two-ti", "three-ti"])
    for tab in tabs {
      #expect(tab.reported.context.first { $0.name == "further screens" }?.value == "2")
    }
    // The labels are on a screen each, and count for it.
    #expect(outcome.findings.count { $0.reported.rule.id == "text-not-growing" } == 3)
    #expect(outcome.verdicts.map(\.outcome) == [.notSupported, .notSupported, .notSupported])
  }

  @Test func `A baseline hides what is known and says what is gone`() throws {
    let folder = try TestFolder(["Main.storyboard": storyboard])
    let first = try run(folder) {
      $0.baselinePath = "baseline.json"
      $0.writesBaseline = true
    }
    #expect(first.status == .clean)
    let second = try run(folder) { $0.baselinePath = "baseline.json" }
    #expect(second.status == .clean)
    #expect(second.knownCount == first.knownCount && second.knownCount > 0)
    #expect(second.report.findings.isEmpty)
    try FileReplacement.write(
      storyboard.replacing(
        "type=\"system\" pointSize=\"15\"",
        with: "style=\"UICTFontTextStyleBody\""
      ),
      to: "\(folder.path)/Main.storyboard"
    )
    let third = try run(folder) { $0.baselinePath = "baseline.json" }
    #expect(third.report.findings.map(\.rule.id).contains("baseline-stale"))
  }

  @Test func `The configuration turns rules off and chooses sizes`() throws {
    let folder = try TestFolder([
      "Main.storyboard": storyboard,
      ".dynamictype.json": #"{"rules": {"text-not-growing": "off"}, "categories": ["L", "AX5"]}"#,
    ])
    let outcome = try run(folder) { $0.shown.categories = [] }
    #expect(outcome.findings.filter { $0.reported.rule.id == "text-not-growing" }.isEmpty)
    #expect(outcome.status == .clean)
  }

  @Test func `A mistake in the configuration ends with the status for usage`() throws {
    let folder = try TestFolder(["Main.storyboard": storyboard, ".dynamictype.json": "{"])
    #expect(try run(folder).status == .usage)
  }

  @Test
  func
    `Languages asked for by name are shown in their direction, shipped ones when they are there`()
    throws
  {
    let folder = try TestFolder(["Main.storyboard": storyboard])
    let named = try run(folder) { $0.shown.languages = .named(["ar-XB"]) }
    #expect(named.findings.first?.occurrences.first?.setting.layoutDirection == .rightToLeft)
    #expect(named.showsPseudoLanguage && !named.hasTranslations)
    let shipped = try run(folder) { $0.shown.languages = .shipped }
    #expect(shipped.findings.first?.occurrences.first?.setting.language == nil)
  }

  @Test func `A language without texts is a mistake that names those with texts`() throws {
    let folder = try TestFolder([
      "Main.storyboard": storyboard,
      "de.lproj/Localizable.strings": "\"Welcome\" = \"Willkommen\";",
      "fr.lproj/Localizable.strings": "\"Other\" = \"Autre\";",
    ])
    let failure = #expect(throws: PreviewRun.Failure.self) {
      try run(folder) { $0.shown.languages = .named(["base", "it"]) }
    }
    #expect(failure == .unknownLanguage("it", known: ["de"]))
    #expect(failure?.description == "no document has texts in 'it'; there are de")
    // The app has texts in French, and is written in English.
    for tag in ["fr", "en", "de-AT"] {
      _ = try run(folder) { $0.shown.languages = .named([tag]) }
    }
  }

  @Test func `Words stand for languages, and the page says which are pseudo`() throws {
    let folder = try TestFolder([
      "Main.storyboard": storyboard,
      "de.lproj/Localizable.strings": "\"Welcome\" = \"Willkommen\";",
    ])
    let shipped = try run(folder) { $0.shown.languages = .shipped }
    #expect(shipped.hasTranslations && !shipped.showsPseudoLanguage)
    func languages(_ outcome: PreviewRun.Outcome) -> Set<String?> {
      Set(outcome.findings.flatMap { $0.occurrences.map(\.setting.language) })
    }
    #expect(languages(shipped) == [nil, "de"])
    let all = try run(folder) {
      $0.shown.languages = .named(["all", "pseudo"])
      $0.writing.folder = "out"
    }
    #expect(languages(all) == [nil, "de", "en-XA", "ar-XB"])
    let page = folder.text("out/index.html")
    #expect(page?.contains("en-XA (pseudo, 40 % longer)") == true)
    #expect(page?.contains("\"pseudo\":\"pseudo, right to left\"") == true)
  }

  @Test func `The documents' own language is shown where none is chosen, and the others are named`()
    throws
  {
    var files = [
      "Main.storyboard": storyboard,
      "de.lproj/Localizable.strings": "\"Welcome\" = \"Willkommen\";",
      "en.lproj/Localizable.strings": "\"Welcome\" = \"Welcome\";",
      "fr.lproj/Localizable.strings": "\"Welcome\" = \"Bienvenue\";",
    ]
    let folder = try TestFolder(files)
    let usual = try run(folder) { $0.writing.folder = "out" }
    #expect(Set(usual.findings.flatMap { $0.occurrences.map(\.setting.language) }) == [nil])
    #expect(usual.furtherLanguages == ["de", "fr"])
    let notice = "texts in 2 more languages are not shown"
    #expect(folder.text("out/index.html")?.contains(notice) == true)
    for languages in [PreviewRun.Languages.base, .shipped, .named(["de"])] {
      #expect(try run(folder) { $0.shown.languages = languages }.furtherLanguages.isEmpty)
    }
    files[".dynamictype.json"] = #"{"languages": ["fr"]}"#
    let configured = try run(try TestFolder(files))
    #expect(configured.furtherLanguages.isEmpty)
    #expect(Set(configured.findings.flatMap { $0.occurrences.map(\.setting.language) }) == ["fr"])
  }

  @Test func `Sample data that cannot be read are a failure`() throws {
    let folder = try TestFolder(["Main.storyboard": storyboard])
    #expect(throws: PreviewRun.Failure.self) {
      try run(folder) { $0.inputs.sampleDataPath = "missing.json" }
    }
  }

  @Test func `Custom classes are read, and those that no object has are findings`() throws {
    let classes = #"{"BigLabel": {"font": {"size": 30}}, "Gone": {}}"#
    let folder = try TestFolder([
      "Main.storyboard": storyboard.replacing(
        "id=\"sty-le-lbl\"",
        with: "customClass=\"BigLabel\" id=\"sty-le-lbl\""
      ),
      "classes.json": classes,
    ])
    let outcome = try run(folder) { $0.inputs.customClassesPath = "classes.json" }
    let settings = outcome.report.findings.filter { $0.rule.id == "loading-settings" }
    #expect(settings.map(\.message) == ["No object of the documents has the class 'Gone'"])
    // The font of the class does not grow, the one of the document does.
    #expect(outcome.findings.contains { $0.reported.location.objectID == "sty-le-lbl" })
    #expect(throws: PreviewRun.Failure.self) {
      try run(folder) { $0.inputs.customClassesPath = "missing.json" }
    }
  }

  @Test func `A document that ended the process is a finding, and alone ends the run`() throws {
    let folder = try TestFolder(["Main.storyboard": storyboard, "Other.storyboard": storyboard])
    let main = "\(folder.path)/Main.storyboard"
    let outcome = try run(folder) { $0.supervision.endingDocuments = [main: .signal(SIGSEGV)] }
    #expect(outcome.screens.map(\.file) == ["\(folder.path)/Other.storyboard"])
    let finding = outcome.report.findings.first { $0.rule.id == "document-unreadable" }
    #expect(finding?.message == "Reading the document ended the process with signal 11 (SIGSEGV).")
    let failure = #expect(throws: PreviewRun.Failure.self) {
      try run(folder) {
        $0.paths = ["Main.storyboard"]
        $0.supervision.endingDocuments = [main: .tookTooLong(seconds: 9)]
      }
    }
    guard case .documentsEndedProcess = failure else { throw failure ?? CancellationError() }
    #expect(
      failure?.description
        == "'\(main)' cannot be shown; reading the document took more than 9 s"
    )
  }

  @Test(arguments: [
    (PreviewRun.ProcessEnd.exit(status: 0), "ended the process with status 0"),
    (.signal(SIGABRT), "ended the process with signal 6 (SIGABRT)"),
    (.tookTooLong(seconds: 30), "took more than 30 s"),
    (.usedTooMuchMemory(megabytes: 2_048), "used more than 2048 MB of memory"),
  ])
  func `A screen that ended the process costs its document nothing else`(
    _ end: PreviewRun.ProcessEnd,
    _ reason: String
  ) throws {
    let second = storyboard.replacing("<scenes>", with: "<scenes>" + scene("two"))
    let folder = try TestFolder(["Main.storyboard": second])
    let name = "\(folder.path)/Main.storyboard, one-vc"
    let outcome = try run(folder) { $0.supervision.endingDocuments = [name: end] }
    #expect(outcome.screens.map(\.id) == ["two-vc"])
    let findings = outcome.report.findings.filter { $0.rule.id == "screen-failed" }
    #expect(findings.count == 1)
    #expect(findings.first?.message.hasSuffix(" \(reason).") == true)
    #expect(findings.first?.location.objectID == "one-vc")
  }

  @Test func `Work is told in pairs, and screens that are not chosen are not tried`() throws {
    let second = storyboard.replacing("<scenes>", with: "<scenes>" + scene("two"))
    let folder = try TestFolder(["Main.storyboard": second])
    let main = "\(folder.path)/Main.storyboard"
    let log = WorkLog()
    var run = PreviewRun(paths: ["."], folder: folder.path)
    run.shown.devices = [testDevice]
    run.shown.categories = [.large]
    run.workers = 1
    run.writing.folder = "\(folder.path)/out"
    run.supervision.isChosen = { $0 == "\(main), two-vc" }
    run.supervision.onWork = { work in log.add(work) }
    try run.tryOut()
    // Launched and changed at Large, audited, and drawn once, because it looks the same.
    let steps: [PreviewRun.Work] = [
      .goesOn(.large), .goesOn(.large), .goesOn(nil), .goesOn(nil),
    ]
    #expect(log.work == [.reads(main), .ends, .shows("\(main), two-vc")] + steps + [.ends])
    #expect(folder.text("out/index.html") == nil)
  }

  @Test func `Documents that cannot be read are findings`() throws {
    let folder = try TestFolder(["Main.storyboard": storyboard, "Broken.xib": "<document"])
    let outcome = try run(folder)
    #expect(
      outcome.report.findings.contains { $0.location.file == "Broken.xib" && $0.severity == .error }
    )
  }

  @Test func `A path that is not there and a folder without documents throw`() throws {
    let folder = try TestFolder([:])
    #expect(throws: PreviewRun.Failure.self) { try run(folder) }
    let failure = #expect(throws: PreviewRun.Failure.self) {
      try PreviewRun(paths: ["missing"], folder: folder.path).run()
    }
    #expect(failure?.description == "'missing' does not exist")
  }

  @Test func `Pictures are written under the names of their screens`() throws {
    let folder = try TestFolder(["Main.storyboard": storyboard])
    let outcome = try run(folder) {
      $0.writing.folder = "out"
      $0.writing.formats = [.svg]
      $0.writing.writesPage = false
    }
    let name = "Main-one-vc/\(testDevice.name.replacing(" ", with: "-"))-portrait-AX3.svg"
    #expect(outcome.writtenFiles.contains("\(folder.path)/out/\(name)"))
    #expect(folder.text("out/\(name)")?.contains("<svg") == true)
    #expect(folder.text("out/index.html") == nil)
  }
}

/// A further scene of the storyboard, with a label of a style.
private func scene(_ name: String) -> String {
  """
  <scene sceneID="\(name)-sc"><objects>
  <viewController id="\(name)-vc" sceneMemberID="viewController">
  <view key="view" contentMode="scaleToFill" id="\(name)-vw">
  <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
  </view></viewController></objects></scene>
  """
}

/// The steps of the work, in their order.
private final class WorkLog: @unchecked Sendable {
  // One worker alone adds steps.
  private(set) var work: [PreviewRun.Work] = []

  func add(_ step: PreviewRun.Work) { work.append(step) }
}
