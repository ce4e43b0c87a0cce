import DynamicType
import InterfaceBuilder
import ScreenLoading
import Snapshots
import SourceFacts
import Testing

@Suite("What code sets on the views of a document")
struct CodeTests {
  private static func position(_ line: Int) -> SourcePosition { .init(line: line, column: 1) }

  /// The source of a controller whose functions set properties: line 1 is the first statement.
  private static func code(
    _ statements: [(function: String, path: String, FactValue, FactCertainty)],
    parameters: [FunctionDeclaration.Parameter] = []
  ) -> ProjectCode {
    var file = FileFacts(path: "Home.swift")
    file.types = [
      TypeDeclaration(
        kind: .class,
        name: "Home",
        inherited: ["UIViewController"],
        position: position(1)
      )
    ]
    for (index, (function, path, value, certainty)) in statements.enumerated() {
      if !file.functions.contains(where: { $0.name == function }) {
        file.functions.append(
          FunctionDeclaration(
            owner: "Home",
            name: function,
            parameters: parameters,
            position: position(1)
          )
        )
      }
      let target = path.split(separator: ".").map(String.init)
      file.statements.append(
        ViewStatement(
          target: Array(target.dropLast()),
          property: target.last ?? "",
          value: value,
          context: StatementContext(
            owner: "Home",
            function: file.functions.firstIndex { $0.name == function },
            certainty: certainty,
            position: position(index + 1)
          )
        )
      )
    }
    return ProjectCode(SourceIndex([file]))
  }

  private static let outlets = """
    <connections><outlet property="label" destination="l" id="o1"/>
    <outlet property="button" destination="b" id="o2"/>
    <outletCollection property="labels" destination="l" id="o3"/></connections>
    """

  private static let inside = """
    <label text="Some words on a line that is long" id="l" lineBreakMode="tailTruncation" \
    translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" width="40" height="20"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    <button buttonType="system" id="b" translatesAutoresizingMaskIntoConstraints="NO">
    <fontDescription key="fontDescription" type="system" pointSize="15"/>
    <state key="normal" title="Go"/></button>
    """

  private static func document() throws -> InterfaceDocument {
    try Documents.storyboard(
      Documents.controller(
        "home",
        inside,
        beside: outlets,
        class: "Home",
        constraints: Documents.pinned("l", in: "home") + Documents.pinned("b", in: "home")
      )
    )
  }

  private static func screen(
    _ code: ProjectCode?,
    at category: ContentSizeCategory = .large
  ) throws -> ScreenUnderTest {
    try ScreenUnderTest(try document(), options: LoadOptions(code: code), category: category)
  }

  private static func height(_ code: ProjectCode?, _ id: String = "l") throws -> Double {
    try screen(code, at: .accessibilityExtraLarge).frame(id).height
  }

  @Test(arguments: [
    "viewDidLoad", "awakeFromNib", "viewWillAppear", "viewDidLayoutSubviews", "init",
  ])
  func `a font that code sets before the screen is shown is shown`(function: String) throws {
    let grows = Self.code([(function, "label.font", .font(.preferred(style: "body")), .always)])
    #expect(try Self.height(grows) > 2 * Self.height(nil))
  }

  @Test func `a font in a branch or in code that something else calls changes no picture`() throws {
    let plain = try Self.height(nil)
    let font = FactValue.font(.preferred(style: "body"))
    #expect(try Self.height(Self.code([("viewDidLoad", "label.font", font, .branch)])) == plain)
    #expect(try Self.height(Self.code([("configure", "label.font", font, .always)])) == plain)
  }

  @Test func `the last certain statement wins, and a branch after it is possible`() throws {
    let code = Self.code([
      ("viewDidLoad", "label.font", .font(.preferred(style: "title1")), .always),
      ("viewDidLoad", "label.font", .font(.preferred(style: "caption1")), .always),
      ("viewDidLoad", "label.font", .font(.fixed(name: nil, size: 9)), .branch),
    ])
    let setting = DocumentCode(try Self.document(), code).settings["l"]?["font"]
    #expect(setting?.applied?.place.position.line == 2)
    #expect(setting?.undecided.map(\.place.position.line) == [3])
  }

  @Test func `a branch before a certain statement decides nothing`() throws {
    let code = Self.code([
      ("viewDidLoad", "label.numberOfLines", .number(2), .branch),
      ("viewWillAppear", "label.numberOfLines", .number(0), .always),
    ])
    let setting = DocumentCode(try Self.document(), code).settings["l"]?["numberOfLines"]
    #expect(setting?.applied?.value == .number(0))
    #expect(setting?.undecided.isEmpty == true)
  }

  @Test func `a scaled font grows, a fixed one and one of unknown growth stay`() throws {
    let base = FontRecipe.fixed(name: nil, size: 17)
    func height(_ recipe: FontRecipe) throws -> Double {
      try Self.height(Self.code([("viewDidLoad", "label.font", .font(recipe), .always)]))
    }
    let plain = try Self.height(nil)
    #expect(try height(.scaled(style: "body", base: base)) > 2 * plain)
    #expect(try height(.scaled(style: nil, base: .unknown)) > 2 * plain)
    #expect(try height(.preferred(style: nil)) > 2 * plain)
    #expect(try height(base) == plain)
    #expect(try height(.fixed(name: nil, size: 30)) > plain)
    #expect(try height(.named("Theme.body")) == plain)
    #expect(try height(.oneOf([base, .preferred(style: "body")])) == plain)
  }

  @Test func `the label of a button is the button's text`() throws {
    let font = FactValue.font(.preferred(style: "body"))
    let code = Self.code([("viewDidLoad", "button.titleLabel.font", font, .always)])
    #expect(try Self.height(code, "b") > Self.height(nil, "b"))
  }

  @Test func `outlet collections reach their views`() throws {
    let font = FactValue.font(.preferred(style: "body"))
    let code = Self.code([("viewDidLoad", "labels.font", font, .always)])
    #expect(try Self.height(code) > 2 * Self.height(nil))
  }

  @Test func `the flag lets a text follow a change of the size`() throws {
    let font = ("viewDidLoad", "label.font", FactValue.font(.preferred(style: "body")))
    let flag = "label.adjustsFontForContentSizeCategory"
    func changed(_ adjusts: Bool) throws -> Double {
      let code = Self.code([
        (font.0, font.1, font.2, .always), (font.0, flag, .boolean(adjusts), .always),
      ])
      let loaded = try Self.screen(code).loaded
      loaded.change(to: .accessibilityExtraLarge)
      return loaded.snapshot().first { $0.element.identity.objectID == "l" }?.frame.height ?? 0
    }
    #expect(try changed(true) > 1.5 * changed(false))
  }

  @Test func `what code hides for good is hidden, and what it shows later is not`() throws {
    let hides = ("viewDidLoad", "label.isHidden", FactValue.boolean(true), FactCertainty.always)
    func isHidden(_ code: ProjectCode) throws -> Bool {
      let found = try Self.screen(code).snapshot.first { $0.element.identity.objectID == "l" }
      return found?.element.isHidden ?? true
    }
    #expect(try isHidden(Self.code([hides])))
    let shows = ("update", "label.isHidden", FactValue.boolean(false), FactCertainty.always)
    #expect(try !isHidden(Self.code([hides, shows])))
  }

  @Test func `texts of code stand there, unless other texts may`() throws {
    let first = ("viewDidLoad", "label.text", FactValue.text("Short"), FactCertainty.always)
    func text(_ code: ProjectCode) throws -> String? { try Self.screen(code).texts.first }
    #expect(try text(Self.code([first])) == "Short")
    let later = ("update", "label.text", FactValue.expression, FactCertainty.always)
    #expect(try text(Self.code([first, later])) == "Some words on a line that is long")
  }

  @Test func `a property of another class or of another outlet changes nothing`() throws {
    let font = FactValue.font(.preferred(style: "body"))
    let code = Self.code([("viewDidLoad", "other.font", font, .always)])
    #expect(DocumentCode(try Self.document(), code).settings.isEmpty)
  }
}

@Suite("Constraints and stacks that code changes")
struct CodeLayoutTests {
  private static func height(
    _ target: [String],
    _ property: String,
    _ value: FactValue,
    _ certainty: FactCertainty = .always,
    of id: String = "l"
  ) throws -> Double {
    let document = try Documents.storyboard(
      Documents.controller(
        "home",
        """
        <stackView id="s" translatesAutoresizingMaskIntoConstraints="NO" axis="horizontal">
        <rect key="frame" width="100" height="40"/><subviews>
        <label text="One" id="l" lineBreakMode="tailTruncation" \
        translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" width="40" height="20"/>
        <constraints><constraint firstAttribute="height" constant="40" id="h"/></constraints>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        <label text="Two" id="m" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" width="40" height="20"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        </subviews></stackView>
        """,
        beside: """
          <connections><outlet property="lineHeight" destination="h" id="o1"/>
          <outlet property="stack" destination="s" id="o2"/></connections>
          """,
        class: "Home",
        constraints: Documents.pinned("s", in: "home")
      )
    )
    var file = FileFacts(path: "Home.swift")
    let start = SourcePosition(line: 1, column: 1)
    file.types = [
      TypeDeclaration(kind: .class, name: "Home", inherited: ["UIViewController"], position: start)
    ]
    file.functions = [
      FunctionDeclaration(owner: "Home", name: "viewDidLoad", parameters: [], position: start)
    ]
    file.statements = [
      ViewStatement(
        target: target,
        property: property,
        value: value,
        context: StatementContext(owner: "Home", function: 0, certainty: certainty, position: start)
      )
    ]
    let screen = try ScreenUnderTest(
      document,
      options: LoadOptions(code: ProjectCode(SourceIndex([file]))),
      category: .large
    )
    return try screen.frame(id).height
  }

  @Test func `a constant that code certainly sets is laid out`() throws {
    #expect(try Self.height(["lineHeight"], "constant", .number(72)) == 72)
    #expect(try Self.height(["lineHeight"], "constant", .number(72), .branch) == 40)
    #expect(try Self.height(["lineHeight"], "constant", .expression) == 40)
  }

  @Test func `a constraint that code deactivates is left out`() throws {
    #expect(try Self.height(["lineHeight"], "isActive", .boolean(false)) < 30)
    #expect(try Self.height(["lineHeight"], "isActive", .boolean(false), .branch) == 40)
    #expect(try Self.height(["lineHeight"], "isActive", .boolean(true)) == 40)
  }

  @Test func `a stack has the axis that code gives it`() throws {
    let axis = FactValue.name(".vertical")
    let plain = try Self.height(["stack"], "axis", axis, .branch, of: "s")
    #expect(plain == 40)
    #expect(try Self.height(["stack"], "axis", axis, of: "s") > plain + 10)
  }
}

@Suite("Heights of rows that code gives")
struct CodeRowHeightTests {
  private static func table(_ statement: ViewStatement?, isDelegate: Bool = false) throws -> Double
  {
    var file = FileFacts(path: "List.swift")
    let start = SourcePosition(line: 1, column: 1)
    file.types = [
      TypeDeclaration(
        kind: .class,
        name: "List",
        inherited: ["UITableViewController"],
        position: start
      )
    ]
    file.functions = [
      FunctionDeclaration(
        owner: "List",
        name: isDelegate ? "tableView" : "viewDidLoad",
        parameters: isDelegate ? [.init(label: "heightForRowAt", name: "indexPath")] : [],
        position: start
      )
    ]
    file.statements = statement.map { [$0] } ?? []
    let row = """
      <tableViewCell style="IBUITableViewCellStyleDefault" id="c" rowHeight="40" textLabel="l">
      <rect key="frame" x="0" y="0" width="393" height="40"/>
      <tableViewCellContentView key="contentView" id="cc">
      <rect key="frame" x="0" y="0" width="393" height="40"/>
      <subviews><label opaque="NO" text="Row" id="l" numberOfLines="0" \
      adjustsFontForContentSizeCategory="YES"><rect key="frame" x="16" y="0" width="361" height="40"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews>
      </tableViewCellContentView></tableViewCell>
      """
    let document = try Documents.storyboard(
      """
      <tableViewController id="t" customClass="List" sceneMemberID="viewController">
      <tableView key="view" id="tv" rowHeight="40" style="plain" dataMode="prototypes">
      <rect key="frame" x="0" y="0" width="393" height="852"/>
      <prototypes>\(row)</prototypes>
      <connections><outlet property="delegate" destination="t" id="d"/></connections>
      </tableView></tableViewController>
      """
    )
    let screen = try ScreenUnderTest(
      document,
      options: LoadOptions(code: ProjectCode(SourceIndex([file]))),
      category: .accessibilityExtraExtraExtraLarge
    )
    return try screen.frame("c").height
  }

  private static func statement(
    _ target: [String],
    _ property: String,
    _ value: FactValue,
    _ certainty: FactCertainty = .always
  ) -> ViewStatement {
    let start = SourcePosition(line: 1, column: 1)
    return ViewStatement(
      target: target,
      property: property,
      value: value,
      context: StatementContext(owner: "List", function: 0, certainty: certainty, position: start)
    )
  }

  @Test func `a row of 40 points stays as the document has it`() throws {
    #expect(try Self.table(nil) == 40)
  }

  @Test(arguments: [FactValue.name("UITableView.automaticDimension"), .number(-1)])
  func `rows that code makes automatic grow`(value: FactValue) throws {
    #expect(try Self.table(Self.statement(["tableView"], "rowHeight", value)) > 60)
  }

  @Test func `rows whose delegate returns the automatic height grow`() throws {
    let value = FactValue.name("UITableView.automaticDimension")
    let statement = Self.statement([], "heightForRow", value, .branch)
    #expect(try Self.table(statement, isDelegate: true) > 60)
  }

  @Test func `rows whose delegate returns a number have that height`() throws {
    let statement = Self.statement([], "heightForRow", .number(55))
    #expect(try Self.table(statement, isDelegate: true) == 55)
  }

  @Test func `rows whose delegate computes a height stay as in the document`() throws {
    let statement = Self.statement([], "heightForRow", .expression)
    #expect(try Self.table(statement, isDelegate: true) == 40)
  }
}
