import Diagnostics
import InterfaceBuilder
import Testing

@Suite("Accounting")
struct AccountingTests {
  @Test("Every element and attribute is used, irrelevant or reported")
  func sums() throws {
    let document = try TestDocuments.xib(
      """
      <view id="a" multipleTouchEnabled="YES"><whatIsThis id="b" x="1"/>
      <simulatedStatusBarMetrics key="simulatedStatusBarMetrics" statusBarStyle="x"/></view>
      """
    )
    let accounting = document.accounting
    #expect(accounting.elements == .init(used: 3, irrelevant: 1, reported: 1))
    #expect(accounting.attributes.irrelevant == 3)
    #expect(accounting.attributes.reported == 2)
    let all = [document.root] + Array(document.root.descendants)
    #expect(accounting.elements.total == all.count)
    #expect(accounting.attributes.total == all.reduce(0) { $0 + $1.attributes.count })
  }

  @Test(
    "What is not known is reported with its place",
    arguments: [
      ("<label id=\"x\"><sparkles/></label>", "ib-unknown-element"),
      ("<label id=\"x\" sparkle=\"YES\"/>", "ib-unknown-attribute"),
      ("<label id=\"x\" hidden=\"maybe\"/>", "ib-unknown-value"),
      ("<label id=\"x\" numberOfLines=\"many\"/>", "ib-unknown-value"),
      ("<label id=\"x\" textAlignment=\"middle\"/>", "ib-unknown-value"),
      ("<label id=\"x\"><color key=\"sparkleColor\" white=\"1\"/></label>", "ib-unknown-property"),
    ]
  )
  func unknown(text: String, rule: String) throws {
    let document = try TestDocuments.xib(text)
    #expect(document.rules == [rule])
    let location = try #require(document.findings.first?.location)
    #expect(location.file == "test.xib")
    #expect(location.line == 3)
    #expect(location.objectID == "x")
  }

  @Test(
    "An attribute that is not known is noted at its first place in a document",
    arguments: [
      ("<label id=\"a\" sparkle=\"YES\"/><label id=\"b\" sparkle=\"NO\"/>", ["a"]),
      ("<label id=\"a\" sparkle=\"YES\"/><label id=\"b\" shine=\"NO\"/>", ["a", "b"]),
      ("<label id=\"a\" sparkle=\"YES\"/><button id=\"b\" sparkle=\"NO\"/>", ["a", "b"]),
    ]
  )
  func unknownOnce(text: String, objects: [String]) throws {
    let document = try TestDocuments.xib("<view id=\"v\"><subviews>\(text)</subviews></view>")
    #expect(document.findings.map(\.location.objectID) == objects)
    #expect(document.findings.allSatisfy { $0.severity == .note })
  }

  @Test(
    "Attributes that current versions of Xcode write are known",
    arguments: [
      "<view id=\"x\" propertyAccessControl=\"none\"/>",
      "<tableViewCell id=\"x\" showsReorderControl=\"YES\"/>",
      "<label id=\"x\" showsExpansionTextWhenTruncated=\"YES\"/>",
      "<viewController id=\"x\"><fixedSimulatedSizeMetrics key=\"simulatedDestinationMetrics\">"
        + "<size key=\"portraitSize\" width=\"6\" height=\"6\"/></fixedSimulatedSizeMetrics>"
        + "</viewController>",
    ]
  )
  func current(text: String) throws {
    #expect(try TestDocuments.xib(text).findings.isEmpty)
  }

  @Test("Comments of people are irrelevant, whatever is in them")
  func comments() throws {
    let document = try TestDocuments.xib(
      "<label id=\"x\"><attributedString key=\"userComments\"><what/></attributedString></label>"
    )
    #expect(document.findings.isEmpty)
    #expect(document.accounting.elements.irrelevant == 2)
  }

  @Test(
    "A property belongs to its element",
    arguments: [
      ("slider", "thumbTintColor", true), ("label", "thumbTintColor", false),
      ("label", "shadowColor", true), ("view", "shadowColor", false),
    ]
  )
  func owners(element: String, property: String, isKnown: Bool) throws {
    let document = try TestDocuments.xib(
      "<\(element) id=\"x\"><color key=\"\(property)\" white=\"1\"/></\(element)>"
    )
    #expect(document.rules == (isKnown ? [] : ["ib-unknown-property"]))
  }

  @Test(
    "A property that is not drawn is noted at its first place, unless it has its default",
    arguments: [
      ("<button id=\"x\" adjustsImageWhenDisabled=\"NO\"/>", 1),
      ("<button id=\"x\" adjustsImageWhenDisabled=\"YES\"/>", 0),
      (
        "<navigationBar id=\"x\"><navigationBarAppearance key=\"standardAppearance\"/></navigationBar>",
        1
      ),
      ("<label id=\"x\">\(attributed("tighteningFactorForTruncation=\"0.0\""))</label>", 0),
      ("<label id=\"x\">\(attributed("tighteningFactorForTruncation=\"0.5\""))</label>", 1),
      ("<view id=\"a\"><subviews>\(buttons)</subviews></view>", 1),
    ]
  )
  func notDrawn(text: String, count: Int) throws {
    let document = try TestDocuments.xib(text)
    #expect(document.rules == Array(repeating: "ib-not-drawn", count: count))
    #expect(document.findings.allSatisfy { $0.severity == .note && $0.location.objectID == "x" })
    #expect(document.accounting.attributes.reported == 0)
  }

  private static func attributed(_ attributes: String) -> String {
    """
    <attributedString key="attributedText"><fragment content="a"><attributes>
    <paragraphStyle key="NSParagraphStyle" \(attributes)/></attributes></fragment></attributedString>
    """
  }

  private static let buttons = ["x", "y", "z"].map {
    "<button id=\"\($0)\" adjustsImageWhenDisabled=\"NO\"/>"
  }.joined()

  @Test("The value of a property that nothing reads is irrelevant, whatever is in it")
  func unusedValues() throws {
    let document = try TestDocuments.xib(
      """
      <refreshControl id="x"><attributedString key="attributedTitle"><fragment content="a"/>
      </attributedString></refreshControl>
      """
    )
    #expect(document.findings.isEmpty)
    #expect(document.accounting.elements.irrelevant == 2)
  }
}
