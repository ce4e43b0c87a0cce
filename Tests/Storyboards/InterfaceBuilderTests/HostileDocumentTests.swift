import Diagnostics
import InterfaceBuilder
import Testing

@Suite("Hostile and broken documents")
struct HostileDocumentTests {
  @Test("A cut-off document gives what was read, and an error with its line")
  func truncated() throws {
    let text = "<document>\n<objects>\n<label id=\"a\" text=\"x\"/>\n<label id=\"b\" te"
    let document = try InterfaceDocument(text: text, file: "cut.xib")
    #expect(document.objects.map(\.id) == ["a"])
    let fault = try #require(document.findings.first { $0.rule.id == "xml-syntax" })
    #expect(fault.severity == .error)
    #expect(fault.location.line == 4)
  }

  @Test("Entities are refused before anything is expanded")
  func entities() throws {
    let levels = (1..<30).map { level in
      "<!ENTITY e\(level) \"" + String(repeating: "&e\(level - 1);", count: 10) + "\">"
    }
    let text = "<!DOCTYPE d [<!ENTITY e0 \"lol\">\(levels.joined())]><document a=\"&e29;\"/>"
    let error = #expect(throws: InterfaceDocumentError.self) {
      try InterfaceDocument(text: text, file: "laughs.xib")
    }
    #expect(error?.reason == .notXML)
    #expect(error?.found.contains("entities") == true)
  }

  @Test("A file of the system is not read through an entity")
  func externalEntity() {
    let text = "<!DOCTYPE d [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><document>&x;</document>"
    #expect(throws: InterfaceDocumentError.self) {
      try InterfaceDocument(text: text, file: "external.xib")
    }
  }

  @Test("Elements deeper than the limit are left out, what follows them is read")
  func depth() throws {
    let count = 5000
    let open = String(repeating: "<stackView><subviews>", count: count)
    let close = String(repeating: "</subviews></stackView>", count: count)
    let document = try TestDocuments.xib(open + close + "<label id=\"after\"/>")
    #expect(document.rules.contains("xml-depth"))
    #expect(document.object(id: "after") != nil)
    #expect(document.allObjects.filter { $0.kind == .stackView }.count == 127)
  }

  @Test("Unclosed elements without end stop the reading")
  func endlessDepth() throws {
    let text = "<document>" + String(repeating: "<view>", count: 200_000)
    let document = try InterfaceDocument(text: text, file: "deep.xib")
    #expect(document.rules.filter { $0 == "xml-depth" }.count == 2)
  }

  @Test("An element with too many attributes is refused")
  func attributes() {
    let crowd = (0..<2000).map { "a\($0)='>'" }.joined(separator: " ")
    let error = #expect(throws: InterfaceDocumentError.self) {
      try InterfaceDocument(text: "<document \(crowd)/>", file: "crowd.xib")
    }
    #expect(error?.reason == .notXML)
  }

  @Test("A file above the limit is refused")
  func size() {
    let limits = XMLLimits(bytes: 10)
    #expect(throws: InterfaceDocumentError.self) {
      try InterfaceDocument(bytes: Array("<document></document>".utf8), file: "a", limits: limits)
    }
  }

  @Test("Bytes that are no XML throw", arguments: ["", "   ", "hello", "\u{0}\u{1}"])
  func noXML(text: String) {
    let error = #expect(throws: InterfaceDocumentError.self) {
      try InterfaceDocument(text: text, file: "a.xib")
    }
    #expect(error?.reason == .notXML)
  }

  @Test("Compiled nibs are refused by name", arguments: ["NIBArchive....", "bplist00...."])
  func compiled(text: String) {
    let error = #expect(throws: InterfaceDocumentError.self) {
      try InterfaceDocument(text: text, file: "a.nib")
    }
    #expect(error?.reason == .compiled)
  }

  @Test("Folders and missing files are refused")
  func noFile() {
    let missing = #expect(throws: InterfaceDocumentError.self) {
      try InterfaceDocument(path: TestDocuments.project("none.xib"))
    }
    #expect(missing?.reason == .missing)
    let folder = #expect(throws: InterfaceDocumentError.self) {
      try InterfaceDocument(path: TestDocuments.project())
    }
    #expect(folder?.reason == .notAFile)
  }

  @Test("A document that is wrong everywhere has a bounded number of findings")
  func manyFindings() throws {
    let document = try TestDocuments.xib(String(repeating: "<sparkle/>", count: 3000))
    #expect(document.findings.count == 1001)
    #expect(document.accounting.elements.reported == 3000)
    let rest = try #require(document.findings.first { $0.rule.id == "ib-more-findings" })
    #expect(rest.message.hasPrefix("2000 more"))
  }

  @Test("A controller that contains itself is reported once, with the segue")
  func cycle() throws {
    let document = try TestDocuments.document(
      """
      <scenes><scene sceneID="1"><objects><navigationController id="a"><connections>
      <segue destination="b" kind="relationship" relationship="rootViewController" id="s1"/>
      </connections></navigationController></objects></scene>
      <scene sceneID="2"><objects><viewController id="b"><view key="view" id="v"><subviews>
      <containerView id="c"><connections><segue destination="a" kind="embed" id="s2"/>
      </connections></containerView></subviews></view></viewController></objects></scene></scenes>
      """,
      type: "Storyboard.XIB",
      attributes: ""
    )
    let cycles = document.findings.filter { $0.rule.id == "ib-containment-cycle" }
    #expect(cycles.map(\.location.objectID) == ["s2"])
  }

  @Test("Identifiers that occur twice and references that lead nowhere are reported")
  func identifiers() throws {
    let document = try TestDocuments.xib(
      """
      <view id="a"><subviews><label id="b"/><label id="b" text="second"/></subviews><constraints>
      <constraint firstItem="gone" firstAttribute="top" secondItem="b" secondAttribute="top" id="c"/>
      <constraint id="d"/></constraints></view>
      """
    )
    let expected = ["ib-duplicate-id", "ib-dangling-reference", "ib-incomplete-constraint"]
    #expect(document.rules == expected)
    #expect(document.object(id: "b")?[.label.text] == nil)
  }
}
