import Diagnostics
import DynamicType
import HeadlessUIKit
import InterfaceBuilder
import ScreenLoading
import Snapshots
import Testing

@Suite("Hostile and broken documents end in a diagnostic", .timeLimit(.minutes(2)))
struct HostileDocumentTests {
  @Test("Truncated XML is laid out as far as it goes, with a finding")
  func truncated() throws {
    let whole = Documents.storyboardText([
      Documents.controller("home", Documents.label("l", "Hello"))
    ])
    for share in [0.5, 0.8, 0.95] {
      let text = String(whole.prefix(Int(Double(whole.count) * share)))
      let document = try InterfaceDocument(text: text, file: "Main.storyboard")
      #expect(!document.findings.isEmpty)
      try loadAll(document)
    }
  }

  @Test("Entities that multiply are refused")
  func laughs() throws {
    let text = """
      <?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">
      <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;">]>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><objects><view id="v" userLabel="&d;"/></objects></document>
      """
    let document = try? InterfaceDocument(text: text, file: "View.xib")
    if let document {
      #expect(!document.findings.isEmpty)
      try loadAll(document)
    }
  }

  @Test("Thousands of nested stack views are cut off at the reader's limit and laid out")
  func nested() throws {
    let count = 5000
    let open = (0..<count).map {
      "<stackView id=\"s\($0)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/><subviews>"
    }
    let text =
      open.joined() + String(repeating: "</subviews></stackView>", count: count)
    let document = try Documents.xib(text)
    #expect(document.findings.contains { $0.severity == .error || $0.severity == .warning })
    let screen = try ScreenUnderTest(document)
    #expect(screen.snapshot.first { $0.element.identity.objectID == "s120" } != nil)
  }

  @Test("Stacks with a label at each level, nested as deep as the reader goes, are laid out whole")
  func labelledStacks() throws {
    let open = (0..<400).map {
      """
      <stackView \($0.isMultiple(of: 2) ? "axis=\"vertical\"" : "") id="s\($0)"><subviews>
      <label text="Level \($0)" numberOfLines="0" id="l\($0)"/>
      """
    }
    let text = open.joined() + String(repeating: "</subviews></stackView>", count: 400)
    let screen = try ScreenUnderTest(Documents.xib(text))
    #expect(screen.snapshot.first { $0.element.identity.objectID == "l120" } != nil)
    #expect(!screen.snapshot.issues.contains { $0.message.contains("take too long") })
  }

  @Test("An image that is nowhere is reported and has the size that the document holds")
  func missingImage() throws {
    let image = """
      <imageView image="nowhere" id="i"><rect key="frame" x="0" y="0" width="30" height="30"/>
      </imageView>
      """
    let document = try Documents.storyboard(
      Documents.controller("home", image),
      resources: #"<resources><image name="nowhere" width="48" height="24"/></resources>"#
    )
    let screen = try ScreenUnderTest(document)
    let finding = try #require(screen.loaded.findings.first { $0.rule.id == "image-missing" })
    #expect(finding.location.objectID == "i" || finding.location.line > 0)
  }

  @Test("Constraints that contradict each other are in the snapshot's issues")
  func contradiction() throws {
    let constraints =
      Documents.pinned("l", in: "home") + """
        <constraint firstItem="l" firstAttribute="width" constant="100" id="w1"/>
        <constraint firstItem="l" firstAttribute="width" constant="200" id="w2"/>
        """
    let document = try Documents.storyboard(
      Documents.controller("home", Documents.label("l", "x"), constraints: constraints)
    )
    let issues = try ScreenUnderTest(document).snapshot.issues
    #expect(issues.contains { $0.kind == .unsatisfiable })
  }

  @Test("Numbers beyond all measure neither trap nor hang")
  func numbers() throws {
    let label = """
      <label text="x" numberOfLines="999999999999" preferredMaxLayoutWidth="1e308" id="l">
      <rect key="frame" x="1e308" y="nan" width="-1e308" height="inf"/>
      <fontDescription key="fontDescription" type="system" pointSize="1e30"/></label>
      <stackView spacing="1e300" id="s"><rect key="frame" x="0" y="0" width="1e9" height="1e9"/>
      <subviews>\(Documents.label("m", "y"))</subviews></stackView>
      """
    try loadAll(
      try Documents.storyboard(
        Documents.controller(
          "home",
          label,
          constraints:
            #"<constraint firstItem="l" firstAttribute="width" constant="1e308" id="c"/>"#
        )
      )
    )
  }

  private func loadAll(_ document: InterfaceDocument) throws {
    for item in CanvasLoader(document).load() { item.view.layoutIfNeeded() }
    let loader = ScreenLoader(document)
    for screen in loader.screens {
      let loaded = try loader.load(screen, in: ScreenEnvironment(screen: .current))
      loaded.change(to: .accessibilityExtraExtraExtraLarge)
      _ = loaded.snapshot()
    }
  }
}
