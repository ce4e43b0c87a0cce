import Diagnostics
import DynamicType
import HeadlessUIKit
import InterfaceBuilder
import ScreenLoading
import Snapshots
import Testing

@Suite("What the code of an app's classes does")
struct CustomClassesTests {
  /// The height of a line of the bold system font of 22 points at three pixels a point, as Interface
  /// Builder saved it for labels of such a class.
  private static let title2Line = 26 + 1.0 / 3

  private static let json = """
    {
      "StyledLabel": {
        "source": "StyledLabel.swift", "designable": true,
        "runtimeAttributes": {
          "style": { "big": { "font": { "textStyle": "title2", "size": 22, "weight": "bold" } } }
        }
      },
      "BaseButton": { "contentInsets": { "top": 20, "bottom": 20 } },
      "HighButton": { "superclass": "BaseButton", "minimumIntrinsicContentSize": { "height": 50 } },
      "BoxView": { "size": { "width": 120 }, "minimumSize": { "height": 56 } },
      "TurningStack": { "verticalAtAccessibilitySizes": true, "spacing": 30 },
      "LineLabel": { "lineHeight": 24, "numberOfLines": 2 }
    }
    """

  private func options() -> LoadOptions {
    let reading = CustomClasses.read(Array(Self.json.utf8), file: "custom-classes.json")
    #expect(reading.findings.isEmpty)
    return LoadOptions(customClasses: reading.value)
  }

  private func view(_ kind: String, _ id: String, _ name: String, _ rest: String) -> String {
    """
    <\(kind) id="\(id)" customClass="\(name)" translatesAutoresizingMaskIntoConstraints="NO" \
    \(rest)</\(kind)>
    """
  }

  private func styled(_ id: String, width: Double = 90, height: Double = 20.5) -> String {
    view(
      "label",
      id,
      "StyledLabel",
      """
      text="Title"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="style" value="big"/>
      </userDefinedRuntimeAttributes>
      """
    )
  }

  private func home(_ id: String, _ inside: String) throws -> InterfaceDocument {
    try Documents.storyboard(
      Documents.controller("home", inside, constraints: Documents.pinned(id, in: "home"))
    )
  }

  @Test("A runtime attribute's value decides the font, which grows with the text size")
  func styles() throws {
    let document = try home("l", styled("l"))
    let large = try ScreenUnderTest(document, options: options())
    #expect(abs(try large.frame("l").height - Self.title2Line) < 0.01)
    let bigger = try ScreenUnderTest(document, options: options(), category: .accessibilityLarge)
    #expect(try bigger.frame("l").height > Self.title2Line + 5)
    #expect(try ScreenUnderTest(document).frame("l").height < Self.title2Line)
  }

  @Test("A class has what its superclass has")
  func superclasses() throws {
    let document = try home(
      "b",
      view("button", "b", "HighButton", #"buttonType="system"><state key="normal" title="Go"/>"#)
    )
    // The title's line of 15 points is about 18 high; 20 points above and below make more than 50.
    let height = try ScreenUnderTest(document, options: options()).frame("b").height
    #expect(height > 56 && height < 60)
    let least = LoadOptions(
      customClasses: CustomClasses([
        "HighButton": CustomClass(properties: Self.minimumHeight(50))
      ])
    )
    #expect(try ScreenUnderTest(document, options: least).frame("b").height == 50)
  }

  private static func minimumHeight(_ height: Double) -> CustomClass.Properties {
    var properties = CustomClass.Properties()
    properties.minimumIntrinsicContentSize = CustomClass.Lengths()
    properties.minimumIntrinsicContentSize?.height = height
    return properties
  }

  @Test("Classes fix sides of their views, and the least length of sides")
  func sizes() throws {
    let document = try home("v", view("view", "v", "BoxView", ">"))
    let frame = try ScreenUnderTest(document, options: options()).frame("v")
    #expect(frame.width == 120)
    #expect(frame.height == 56)
  }

  @Test("A stack that turns is vertical at accessibility sizes")
  func turning() throws {
    let stack = view(
      "stackView",
      "s",
      "TurningStack",
      ">"
        + "<subviews>\(Documents.label("a", "A"))\(Documents.label("b", "B"))</subviews>"
    )
    let document = try home("s", stack)
    let across = try ScreenUnderTest(document, options: options())
    #expect(try across.frame("a").y == across.frame("b").y)
    #expect(try across.frame("b").x == across.frame("a").width + 30)
    let down = try ScreenUnderTest(document, options: options(), category: .accessibilityMedium)
    let (first, second) = (try down.frame("a"), try down.frame("b"))
    #expect(abs(second.y - first.y - first.height - 30) < 0.01)
  }

  @Test("Lines of a class's text are as high as its code says")
  func lineHeights() throws {
    let label = view(
      "label",
      "l",
      "LineLabel",
      """
      text="One&#10;Two"><fontDescription key="fontDescription" type="system" pointSize="17"/>
      """
    )
    #expect(try ScreenUnderTest(try home("l", label), options: options()).frame("l").height == 48)
  }

  @Test("A canvas shows the classes that are designable, and no constraints of code")
  func canvas() throws {
    let document = try home(
      "l",
      styled("l", height: Self.title2Line) + view("view", "v", "BoxView", ">")
    )
    #expect(abs(height("l", of: document) - Self.title2Line) < 0.01)
    #expect(height("v", of: document) != 56)
  }

  @Test("A canvas on which labels have the document's fonts was drawn without the classes")
  func undesigned() throws {
    let document = try home("a", styled("a", height: Self.line) + styled("b", height: 50))
    #expect(abs(height("b", of: document) - Self.line) < 0.01)
  }

  @Test("A label as wide as its text in the font of its class was drawn with it")
  func designedWidth() throws {
    // "Title" in bold of 22 points is about 47 points wide, in 17 points regular 33.
    let probe = try home("a", styled("a", height: Self.title2Line))
    let width = try #require(size("a", of: probe)?.width)
    let document = try home(
      "a",
      styled("a", width: width, height: Self.line) + styled("b", height: 50)
    )
    #expect(abs(height("b", of: document) - Self.title2Line) < 0.01)
  }

  /// A line of 17 points at three pixels a point.
  private static let line = 20 + 1.0 / 3

  private func height(_ id: String, of document: InterfaceDocument) -> Double {
    size(id, of: document)?.height ?? -1
  }

  private func size(_ id: String, of document: InterfaceDocument) -> Size? {
    let loader = CanvasLoader(document, customClasses: options().customClasses)
    for item in loader.load() {
      let snapshot = item.view.layoutSnapshot()
      if let found = snapshot.first(where: { $0.element.identity.objectID == id }) {
        return Size(width: found.frame.width, height: found.frame.height)
      }
    }
    return nil
  }

  @Test("Mistakes are findings with their place")
  func mistakes() {
    let json = """
      {"A": {
        "fonts": {},
        "font": {"weight": "fat"},
        "superclass": "B",
        "size": {"height": -1}}}
      """
    let reading = CustomClasses.read(Array(json.utf8), file: "c.json")
    #expect(reading.findings.map(\.location.line) == [2, 3, 4, 5])
    let invalid = Array(repeating: "settings-invalid-value", count: 3)
    #expect(reading.findings.map(\.rule.id) == ["settings-unknown-key"] + invalid)
    #expect(reading.findings[0].hint == "Did you mean 'font'?")
    let broken = CustomClasses.read(Array("{".utf8), file: "c.json")
    #expect(broken.findings.map(\.severity) == [.error])
  }

  @Test("Classes that no object has are reported, but not those above one that is used")
  func unused() {
    let classes = CustomClasses.read(Array(Self.json.utf8), file: "c.json").value
    let unused = classes.unused(
      among: ["HighButton", "StyledLabel", "BoxView", "TurningStack", "Other"]
    )
    #expect(unused.map(\.message) == ["No object of the documents has the class 'LineLabel'"])
    #expect(unused.map(\.location.line) == [12])
  }

  @Test("Superclasses that go round in a circle end")
  func circle() throws {
    var first = CustomClass(superclass: "B", properties: Self.minimumHeight(70))
    first.isDesignable = true
    let classes = CustomClasses(["A": first, "B": CustomClass(superclass: "A")])
    let document = try home("v", view("view", "v", "A", ">"))
    let screen = try ScreenUnderTest(document, options: LoadOptions(customClasses: classes))
    #expect(try screen.frame("v").height == 70)
  }

  @Test("The note about a class says that the project describes it")
  func notes() throws {
    let document = try home("v", view("view", "v", "BoxView", ">"))
    let screen = try ScreenUnderTest(document, options: options())
    let notes = screen.loaded.findings.filter { $0.rule.id == "custom-class-degraded" }
    #expect(
      notes.map(\.message) == [
        "BoxView is shown as UIView with what the project says of it: its code is not run"
      ]
    )
  }
}
