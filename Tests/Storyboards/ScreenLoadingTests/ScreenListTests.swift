import Diagnostics
import Snapshots
import HeadlessUIKit
import InterfaceBuilder
import ScreenLoading
import Testing

@Suite("Which screens a document has")
struct ScreenListTests {
  @Test("Containers are no screens of their own; what the initial one shows first is initial")
  func containers() throws {
    let document = try Documents.storyboard(
      Documents.controller("home", class: "HomeController"),
      """
      <navigationController id="nav">\(Documents.relationship("home", "rootViewController"))
      </navigationController>
      """,
      Documents.controller("other"),
      initial: "nav"
    )
    let screens = ScreenLoader(document).screens
    #expect(screens.map(\.id) == ["home", "other"])
    #expect(screens.map(\.name) == ["HomeController", "Main"])
    #expect(screens.map(\.isInitial) == [true, false])
  }

  @Test("A screen is named by its title, else its class, else its document, and never by its kind")
  func names() throws {
    let document = try Documents.storyboard(
      Documents.controller("titled", class: "PinController", title: "Unlock"),
      Documents.controller("classy", class: "PinController"),
      Documents.controller("again", class: "PinController"),
      Documents.controller("plain"),
      Documents.controller("other")
    )
    let screens = ScreenLoader(document).screens
    #expect(
      screens.map(\.name) == ["Unlock", "PinController", "PinController 2", "Main", "Main 2"]
    )
    #expect(screens[0].aliases == ["PinController", "Main"])
  }

  @Test(
    "A view of a xib is named by the File's Owner that shows it, else by its own class",
    arguments: [
      ("PinController", "RoundedView", "view", "PinController", ["RoundedView", "Card"]),
      ("PinController", "RoundedView", "header", "RoundedView", ["PinController", "Card"]),
      ("CardView", nil, nil, "CardView", ["Card"]),
      ("UITableViewController", nil, "view", "Card", []), (nil, "Badge", nil, "Badge", ["Card"]),
    ] as [(String?, String?, String?, String, [String])]
  )
  func owner(
    _ owner: String?,
    _ own: String?,
    _ outlet: String?,
    _ name: String,
    _ aliases: [String]
  ) throws {
    func attribute(_ name: String?) -> String { name.map { " customClass=\"\($0)\"" } ?? "" }
    let connection = outlet.map {
      "<connections><outlet property=\"\($0)\" destination=\"v\" id=\"o\"/></connections>"
    }
    let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/>"
    let document = try Documents.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"\(attribute(owner))>\(connection ?? "")
      </placeholder><view id="v"\(attribute(own))>\(frame)</view><view id="w">\(frame)</view>
      """,
      file: "Card.xib"
    )
    let screens = ScreenLoader(document).screens
    #expect(screens.first?.name == name)
    #expect(screens.first?.aliases == aliases)
    #expect(screens.last?.aliases == [] && screens.last?.name.hasPrefix("Card") == true)
  }

  @Test(
    "A label that says the kind of an object names no screen",
    arguments: [("View", "Card"), ("Badge", "Badge")]
  )
  func kindAsLabel(label: String, name: String) throws {
    let view = """
      <view id="v" userLabel="\(label)"><rect key="frame" x="0" y="0" width="200" height="80"/></view>
      """
    let document = try Documents.xib(view, file: "Card.xib")
    #expect(ScreenLoader(document).screens.map(\.name) == [name])
  }

  @Test("A cell of a collection is no wider than the screen")
  func wideCell() throws {
    let cell = """
      <collectionViewCell id="c"><rect key="frame" x="0" y="0" width="700" height="90"/>
      <view key="contentView"><rect key="frame" x="0" y="0" width="700" height="90"/>
      <autoresizingMask key="autoresizingMask"/></view></collectionViewCell>
      """
    let screen = try ScreenUnderTest(try Documents.xib(cell))
    let frame = try screen.frame("c")
    #expect(frame.width == screen.snapshot.size.width && frame.height == 90)
  }

  @Test("A controller that is only embedded is seen in its parent")
  func embedded() throws {
    let container = """
      <containerView id="box" translatesAutoresizingMaskIntoConstraints="YES">
      <rect key="frame" x="0" y="100" width="393" height="200"/>
      <connections><segue destination="child" kind="embed" id="e"/></connections></containerView>
      """
    let document = try Documents.storyboard(
      Documents.controller("parent", container),
      Documents.controller("child")
    )
    #expect(ScreenLoader(document).screens.map(\.id) == ["parent"])
    let screen = try ScreenUnderTest(document, "parent")
    let child = try screen.frame("child-view")
    let box = try screen.frame("box")
    #expect(child == box)
    #expect(box.height == 200)
    #expect(screen.loaded.controller?.children.count == 1)
  }

  @Test("A xib has its views and cells, without its placeholders")
  func xib() throws {
    let document = try Documents.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <view id="v"><rect key="frame" x="0" y="0" width="100" height="50"/></view>
      <tableViewCell id="c"><rect key="frame" x="0" y="0" width="320" height="44"/></tableViewCell>
      """
    )
    let screens = ScreenLoader(document).screens
    #expect(screens.map(\.id) == ["v", "c"])
    #expect(screens.map(\.kind) == [.view, .cell])
  }

  @Test("A screen that is not there is an error that names the file")
  func missing() throws {
    let one = ScreenLoader(try Documents.storyboard(Documents.controller("a")))
    let other = ScreenLoader(try Documents.storyboard(Documents.controller("b")))
    let environment = ScreenEnvironment(screen: .current)
    #expect(throws: ScreenLoadingError.unknownScreen(id: "b", file: "Main.storyboard")) {
      try one.load(other.screens[0], in: environment)
    }
  }
}
