import Diagnostics
import DynamicType
import FileAccess
import ScreenAudit
import ScreenPreview
import SourceFacts
import Testing

@Suite("Source in a preview")
struct CodeInPreviewTests {
  /// A screen of one class with two labels: one of a fixed size, one of a style.
  private static let storyboard = document(
    """
    <subviews>
    <label opaque="NO" text="Welcome" numberOfLines="0" fixedFrame="YES" id="fixed">
    <rect key="frame" x="20" y="100" width="300" height="80"/>
    <fontDescription key="fontDescription" type="system" pointSize="15"/></label>
    <label opaque="NO" text="Sign in" numberOfLines="0" fixedFrame="YES" \
    adjustsFontForContentSizeCategory="YES" id="styled">
    <rect key="frame" x="20" y="200" width="300" height="120"/>
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
    </subviews>
    """
  )

  private static func document(_ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="20037" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina6_1" orientation="portrait" appearance="light"/><scenes><scene sceneID="s">
    <objects><viewController customClass="Login" id="vc" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="vw">
    <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    \(content)</view><connections>
    <outlet property="fixed" destination="fixed" id="o1"/>
    <outlet property="styled" destination="styled" id="o2"/>
    </connections></viewController></objects></scene></scenes></document>
    """
  }

  /// The facts of a controller that sets properties of outlets when its view loads.
  private static func facts(
    _ path: String,
    _ statements: [(outlet: String, property: String, FactValue, FactCertainty)]
  ) -> FileFacts {
    let start = SourcePosition(line: 1, column: 1)
    var file = FileFacts(path: path)
    file.types = [
      TypeDeclaration(
        kind: .class,
        name: "Login",
        inherited: ["UIViewController"],
        position: start
      ),
      TypeDeclaration(kind: .struct, name: "Help", inherited: ["View"], position: start),
    ]
    file.functions = [
      FunctionDeclaration(owner: "Login", name: "viewDidLoad", parameters: [], position: start)
    ]
    file.statements = statements.enumerated().map { index, statement in
      ViewStatement(
        target: [statement.outlet],
        property: statement.property,
        value: statement.2,
        context: StatementContext(
          owner: "Login",
          function: 0,
          certainty: statement.3,
          position: SourcePosition(line: 40 + index, column: 5)
        )
      )
    }
    return file
  }

  private func outcome(
    _ statements: (outlet: String, property: String, FactValue, FactCertainty)...,
    readsSource: Bool = true,
    storyboard: String = Self.storyboard
  ) throws -> PreviewRun.Outcome {
    let folder = TestFolders.make("source-preview")
    try FileReplacement.write(storyboard, to: "\(folder)/Main.storyboard")
    try FileReplacement.write("class Login {}", to: "\(folder)/Login.swift")
    var run = PreviewRun(paths: [folder], folder: folder)
    run.shown.devices = Array(SweepSetting.defaultDevices.suffix(1))
    run.shown.categories = [.large, .accessibilityExtraLarge]
    if readsSource {
      run.inputs.sourceReader = { paths in paths.map { Self.facts($0, statements) } }
    }
    return try run.run()
  }

  private func finding(
    _ rule: String,
    _ id: String,
    _ outcome: PreviewRun.Outcome
  ) -> AuditFinding? {
    outcome.findings.first { $0.reported.rule.id == rule && $0.object.objectID == id }
  }

  private let grows = FactValue.font(.preferred(style: "body"))
  private let fixed = FactValue.font(.fixed(name: nil, size: 12))

  @Test func `blank documents beside views in code leave the app uncovered`() throws {
    let blank = Self.document("")
    let beside = try outcome(storyboard: blank)
    #expect(beside.status == .notCovered)
    #expect(beside.verdicts.map(\.content) == [.blank])
    // Without the code that the document leaves out, a blank document is all there is.
    let folder = TestFolders.make("blank-preview")
    try FileReplacement.write(blank, to: "\(folder)/Main.storyboard")
    #expect(try PreviewRun(paths: [folder], folder: folder).run().status == .clean)
    // A document with a text was looked at.
    #expect(try outcome(("fixed", "font", grows, .always)).status != .notCovered)
  }

  @Test func `a finding that code contradicts goes`() throws {
    let alone = try outcome(readsSource: false)
    #expect(finding("text-not-growing", "fixed", alone) != nil)
    #expect(alone.verdicts.map(\.outcome) == [.notSupported])
    let shown = try outcome(
      ("fixed", "font", grows, .always),
      ("fixed", "adjustsFontForContentSizeCategory", .boolean(true), .always)
    )
    #expect(shown.findings.isEmpty)
    #expect(shown.verdicts.map(\.outcome) == [.supported])
  }

  @Test func `a finding that code may contradict names the code and does not count`() throws {
    let shown = try outcome(("fixed", "font", grows, .branch))
    let found = try #require(finding("text-not-growing", "fixed", shown))
    #expect(found.reported.message.hasSuffix("; uncertain: it depends on Login.swift:40."))
    #expect(found.reported.severity == .warning)
    #expect(shown.verdicts.map(\.outcome) == [.supported])
  }

  @Test func `a fixed font in a branch takes nothing back`() throws {
    let shown = try outcome(("fixed", "font", fixed, .branch))
    let found = try #require(finding("text-not-growing", "fixed", shown))
    #expect(found.reported.severity == .error)
    #expect(shown.verdicts.map(\.outcome) == [.notSupported])
  }

  @Test func `a fixed font that code sets is found, with its place`() throws {
    let shown = try outcome(("styled", "font", fixed, .always))
    let found = try #require(finding("text-not-growing", "styled", shown))
    #expect(found.reported.related.map(\.location.line) == [40])
    #expect(found.reported.hint?.hasPrefix("Code sets font in Login.swift:40.") == true)
    #expect(finding("text-not-growing", "styled", try outcome()) == nil)
  }

  @Test func `a flag below a condition makes the missing one uncertain`() throws {
    let rule = "text-adjusts-only-at-launch"
    let font = ("fixed", "font", grows, FactCertainty.always)
    let alone = try #require(finding(rule, "fixed", try outcome(font)))
    #expect(alone.reported.severity == .warning)
    let flag = ("fixed", "adjustsFontForContentSizeCategory", FactValue.boolean(true))
    let unsure = try outcome(font, (flag.0, flag.1, flag.2, .branch))
    #expect(try #require(finding(rule, "fixed", unsure)).reported.severity == .note)
  }

  /// The message about the touch area of a button, whose menu or title code sets.
  private func touchArea(
    _ state: String,
    _ constraints: String,
    property: String,
    isLaidOut: Bool = true
  ) throws -> String? {
    let button = """
      <subviews><button opaque="NO" translatesAutoresizingMaskIntoConstraints=\
      "\(isLaidOut ? "NO" : "YES")" id="fixed"><rect key="frame" x="20" y="100" width="90" \
      height="20"/><constraints>\(constraints)</constraints>\(state)</button></subviews>
      <constraints><constraint firstItem="fixed" firstAttribute="leading" secondItem="vw" \
      secondAttribute="leading" constant="20" id="c1"/><constraint firstItem="fixed" \
      firstAttribute="top" secondItem="vw" secondAttribute="top" constant="100" id="c2"/></constraints>
      """
    let shown = try outcome(
      ("fixed", property, .expression, .always),
      storyboard: Self.document(button)
    )
    return shown.findings.first { $0.reported.rule.id.hasPrefix("touch-target") }?.reported.message
  }

  @Test(arguments: ["menu", "title", "image", "configuration"])
  func `a button without content in its document has the size that code gives it`(
    property: String
  ) throws {
    let message = try #require(try touchArea("", "", property: property))
    #expect(message.hasSuffix("; uncertain: it depends on Login.swift:40."))
  }

  @Test func `a button with content or with a size of its own is small whatever code shows in it`()
    throws
  {
    let height = #"<constraint firstAttribute="height" constant="20" id="h"/>"#
    let title = #"<state key="normal" title="Go"/>"#
    for message in [
      try touchArea("", height, property: "menu"), try touchArea(title, "", property: "title"),
      try touchArea("", "", property: "menu", isLaidOut: false),
    ] {
      #expect(try !#require(message).contains("uncertain"))
    }
  }

  /// The message about the place of a label beside a view whose class may give itself a size.
  private func ambiguity(
    _ attributes: String = "",
    functions: [String],
    tie: String = "badge"
  ) throws -> String {
    let views = """
      <subviews><view id="badge" customClass="Badge" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="20" y="100" width="70" height="70"/></view>
      <view id="other" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="20" y="200" width="70" height="70"/></view>
      <label text="All" translatesAutoresizingMaskIntoConstraints="NO" id="fixed" \(attributes)>
      <rect key="frame" x="100" y="100" width="80" height="20"/></label></subviews>
      """
    let ties = [
      ("badge", "leading", "vw", "leading"), ("badge", "top", "vw", "top"),
      ("other", "leading", "vw", "leading"), ("other", "top", "vw", "top"),
      ("fixed", "leading", tie, "trailing"), ("fixed", "top", "vw", "top"),
    ].map { first, side, second, other in
      #"<constraint firstItem="\#(first)" firstAttribute="\#(side)" secondItem="\#(second)" "#
        + #"secondAttribute="\#(other)" constant="20" id="\#(first)-\#(side)"/>"#
    }
    let folder = TestFolders.make("source-places")
    let document = Self.document(views + "<constraints>\(ties.joined())</constraints>")
    try FileReplacement.write(document, to: "\(folder)/Main.storyboard")
    try FileReplacement.write("class Badge {}", to: "\(folder)/Badge.swift")
    var run = PreviewRun(paths: [folder], folder: folder)
    run.shown.devices = Array(SweepSetting.defaultDevices.suffix(1))
    run.shown.categories = [.large]
    run.inputs.sourceReader = { paths in
      paths.map { path in
        var facts = Self.facts(path, [])
        let position = SourcePosition(line: 7, column: 3)
        facts.types.append(
          TypeDeclaration(kind: .class, name: "Badge", inherited: ["UIView"], position: position)
        )
        facts.functions += functions.map {
          FunctionDeclaration(owner: "Badge", name: $0, parameters: [], position: position)
        }
        return facts
      }
    }
    let found = finding("constraints-ambiguous", "fixed", try run.run())
    return try #require(found).reported.message
  }

  @Test func `a place that follows from the size of a view depends on the class of that view`()
    throws
  {
    let sized = ["intrinsicContentSize"]
    #expect(
      try ambiguity(functions: sized).hasSuffix("; uncertain: it depends on Badge.swift:7.")
    )
    #expect(try !ambiguity(functions: sized, tie: "other").contains("uncertain"))
    #expect(try !ambiguity(functions: []).contains("uncertain"))
  }

  @Test func `a place that the document does not verify depends on code`() throws {
    let message = try ambiguity(#"verifyAmbiguity="off""#, functions: [])
    #expect(
      message.hasSuffix(
        "; uncertain: it depends on code: the document turns the check of the frame off."
      )
    )
  }

  @Test func `the outcome says what was seen and what was used`() throws {
    let shown = try outcome(
      ("fixed", "font", grows, .always),
      ("styled", "numberOfLines", .number(2), .branch)
    ).coverage
    #expect(shown.screens == 1)
    #expect(shown.source?.swiftUIViews == 1)
    #expect(shown.source?.withDocuments == 1)
    #expect(shown.uses.map(\.isApplied) == [true, false])
    #expect(shown.uses.map(\.place.position.line) == [40, 41])
    #expect(try outcome(readsSource: false).coverage.sentences.isEmpty)
  }

  @Test func `sources of both languages are read, and what was not understood is said`() throws {
    let folder = TestFolders.make("source-languages")
    try FileReplacement.write(Self.storyboard, to: "\(folder)/Main.storyboard")
    for name in ["Login.swift", "Login.h", "Login.m", "Tool.mm", "LoginTests/Test.m", "note.c"] {
      let file = FilePath.join(folder, name)
      try OutputFolder(path: FilePath.folder(file)).write([], to: FilePath.name(file))
    }
    var run = PreviewRun(paths: [folder], folder: folder)
    run.shown.devices = Array(SweepSetting.defaultDevices.suffix(1))
    run.shown.categories = [.large]
    run.inputs.sourceReader = { paths in
      paths.map { path in
        var facts = FileFacts(path: path)
        facts.isUnread = path.hasSuffix(".mm")
        facts.unreadFunctions = path.hasSuffix(".m") ? 2 : 0
        facts.unreadStatements = 3
        return facts
      }
    }
    let coverage = try run.run().coverage
    #expect(coverage.files == 4)
    #expect(
      coverage.sentences.last == "Not understood: 1 file, 2 functions and 12 statements."
    )
  }

  @Test func `the output names the statements that decided how views are shown`() throws {
    let folder = TestFolders.make("source-output")
    try FileReplacement.write(Self.storyboard, to: "\(folder)/Main.storyboard")
    try FileReplacement.write("class Login {}", to: "\(folder)/Login.swift")
    var run = PreviewRun(paths: [folder], folder: folder)
    run.shown.devices = Array(SweepSetting.defaultDevices.suffix(1))
    run.shown.categories = [.large]
    run.writing.folder = "\(folder)/out"
    let font = grows
    run.inputs.sourceReader = { paths in
      paths.map { Self.facts($0, [("fixed", "font", font, .always)]) }
    }
    _ = try run.run()
    func text(_ name: String) throws -> String {
      String(decoding: try FileBytes.read("\(folder)/out/\(name)"), as: UTF8.self)
    }
    let json = try text("source.json")
    #expect(json.contains(#""file": "Login.swift""#))
    #expect(json.contains(#""isApplied": true"#))
    #expect(try text("index.html").contains("What code does"))
  }

  /// A run with a page in which code gives a label a font.
  private func run(_ certainty: FactCertainty) throws -> PreviewRun {
    let folder = TestFolders.make("source-switch")
    try FileReplacement.write(Self.storyboard, to: "\(folder)/Main.storyboard")
    try FileReplacement.write("class Login {}", to: "\(folder)/Login.swift")
    var run = PreviewRun(paths: [folder], folder: folder)
    run.shown.devices = Array(SweepSetting.defaultDevices.suffix(1))
    run.shown.categories = [.large, .accessibilityExtraLarge]
    run.writing.folder = "\(folder)/out"
    let font = grows
    run.inputs.sourceReader = { paths in
      paths.map { Self.facts($0, [("fixed", "font", font, certainty)]) }
    }
    return run
  }

  private func page(_ certainty: FactCertainty) throws -> HTMLReport {
    try #require(try run(certainty).run().page)
  }

  // Two sizes: each launched, the screen launched at Large changed through both, and the document alone at each.
  @Test func `one more size lays out the document alone at that size only`() throws {
    let session = PreviewSession(try run(.always))
    _ = try session.audit()
    #expect(session.work.screensLaidOut == 4 + 2)
    session.run.shown.categories.append(.accessibilityExtraExtraLarge)
    _ = try session.audit()
    #expect(session.work.screensLaidOut == (4 + 2) + (2 + 1))
    #expect(session.work.documentsRead == 1)
  }

  @Test func `the page shows the document alone beside what code makes of it`() throws {
    let page = try page(.always)
    let set = try #require(page.pictures.first)
    #expect(set.alone.keys.sorted() == set.launched.keys.sorted())
    #expect(set.alone[.accessibilityExtraLarge] != set.launched[.accessibilityExtraLarge])
    #expect(page.html.contains(#"<option value="alone">"#))
    #expect(page.html.contains(#""alone":["#))
  }

  @Test func `the page has no such switch where code certainly sets nothing`() throws {
    let page = try page(.branch)
    #expect(page.pictures.allSatisfy { $0.alone.isEmpty })
    #expect(!page.html.contains(#"<option value="alone">"#))
  }
}
