import Diagnostics
import Snapshots
import DynamicType
import HeadlessUIKit
import InterfaceBuilder
import ScreenLoading
import Testing

@Suite("Screens stand in the containers of their segues")
struct ContainerTests {
  /// Safe areas of the iPhone 16: 59 points above and 34 below; a navigation bar is 44 points high
  /// and a tab bar 49 (Human Interface Guidelines and saved documents).
  private let top = 59.0

  @Test("A view with a fixed frame stays where the document draws it, and nothing about it is open")
  func fixedFrame() throws {
    let document = try Documents.storyboard(
      Documents.controller(
        "v",
        """
        <label opaque="NO" text="Vienna" fixedFrame="YES" \
        translatesAutoresizingMaskIntoConstraints="NO" id="l">
        <rect key="frame" x="40" y="120" width="200" height="30"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></label>
        """
      )
    )
    let screen = try ScreenUnderTest(document, "v")
    #expect(try screen.frame("l") == Rect(x: 40, y: 120, width: 200, height: 30))
    let checked = screen.loaded.snapshot(findsAmbiguity: true)
    #expect(checked.first { $0.element.identity.objectID == "l" }?.element.isAmbiguous == false)
  }

  @Test("A navigation controller's bar covers the top of its first controller")
  func navigation() throws {
    let inside = Documents.label("l", "Hello")
    let document = try Documents.storyboard(
      Documents.controller(
        "home",
        inside,
        beside: #"<navigationItem key="navigationItem" title="Home" id="i"/>"#,
        constraints: Documents.pinned("l", in: "home")
      ),
      navigation("nav", root: "home")
    )
    let screen = try ScreenUnderTest(document, "home", system: .iOS18)
    #expect(try screen.frame("l").y == top + 44)
    #expect(screen.texts.contains("Home"))
    #expect(screen.loaded.window.rootViewController is UINavigationController)
  }

  @Test("A pushed screen has a button that leads back to the screen below")
  func pushed() throws {
    let button = """
      <button opaque="NO" id="b"><rect key="frame" x="0" y="200" width="80" height="40"/>
      <connections><segue destination="detail" kind="show" id="s"/></connections></button>
      """
    let document = try Documents.storyboard(
      Documents.controller(
        "home",
        button,
        beside: #"<navigationItem key="navigationItem" title="Home" id="i"/>"#
      ),
      navigation("nav", root: "home"),
      Documents.controller(
        "detail",
        beside: #"<navigationItem key="navigationItem" title="Detail" id="j"/>"#
      )
    )
    let screen = try ScreenUnderTest(document, "detail", system: .iOS18)
    #expect(screen.texts.contains("Detail"))
    #expect(screen.texts.contains("Home"))
    #expect(screen.loaded.controller?.navigationController?.viewControllers.count == 2)
  }

  @Test("A tab bar shows all its tabs, and the screen's is chosen")
  func tabs() throws {
    func screen(_ id: String, _ title: String) -> String {
      Documents.controller(
        id,
        Documents.label(id + "-l", title + "!"),
        beside: #"<tabBarItem key="tabBarItem" title="\#(title)" id="t-\#(id)"/>"#,
        constraints: Documents.pinned(id + "-l", in: id)
      )
    }
    let document = try Documents.storyboard(
      screen("a", "First"),
      screen("b", "Second"),
      """
      <tabBarController id="tabs"><connections>
      <segue destination="a" kind="relationship" relationship="viewControllers" id="1"/>
      <segue destination="b" kind="relationship" relationship="viewControllers" id="2"/>
      </connections></tabBarController>
      """
    )
    let screen = try ScreenUnderTest(document, "b", system: .iOS18)
    #expect(screen.texts.filter { ["First", "Second"].contains($0) } == ["First", "Second"])
    #expect(screen.texts.contains("Second!"))
    #expect(!screen.texts.contains("First!"))
    #expect(screen.loaded.controller?.tabBarController?.selectedIndex == 1)
    #expect(screen.loaded.view.safeAreaInsets.bottom == 83)
  }

  @Test("A split view shows its columns side by side where there is room")
  func split() throws {
    let document = try Documents.storyboard(
      Documents.controller("list", Documents.label("l", "List")),
      Documents.controller("detail", Documents.label("d", "Detail")),
      """
      <splitViewController id="split"><connections>
      <segue destination="list" kind="relationship" relationship="masterViewController" id="1"/>
      <segue destination="detail" kind="relationship" relationship="detailViewController" id="2"/>
      </connections></splitViewController>
      """
    )
    let pad = try ScreenUnderTest(document, "detail", device: "iPad Pro 11-inch")
    #expect(pad.texts.contains("List") && pad.texts.contains("Detail"))
    let phone = try ScreenUnderTest(document, "detail")
    #expect(!phone.texts.contains("List") && phone.texts.contains("Detail"))
    let list = try ScreenUnderTest(document, "list")
    #expect(list.texts.contains("List") && !list.texts.contains("Detail"))
  }

  @Test("Controllers that hold one another end in a finding", .timeLimit(.minutes(1)))
  func circle() throws {
    func embedding(_ id: String, _ other: String) -> String {
      Documents.controller(
        id,
        """
        <containerView id="box-\(id)"><rect key="frame" x="0" y="0" width="300" height="300"/>
        <connections><segue destination="\(other)" kind="embed" id="e-\(id)"/></connections>
        </containerView>
        """
      )
    }
    let document = try Documents.storyboard(
      embedding("a", "b"),
      embedding("b", "a"),
      embedding("c", "a")
    )
    let screen = try ScreenUnderTest(document, "c")
    #expect(screen.rules().contains("containment-too-deep"))
  }

  @Test("Navigation controllers that are each other's root end in a finding or a screen")
  func roots() throws {
    let document = try Documents.storyboard(
      navigation("n", root: "m"),
      navigation("m", root: "n"),
      Documents.controller("x")
    )
    for screen in ScreenLoader(document).screens {
      _ = try ScreenLoader(document).load(screen, in: ScreenEnvironment(screen: .current))
    }
    #expect(document.findings.contains { $0.rule.id == "ib-containment-cycle" })
  }

  private func navigation(_ id: String, root: String) -> String {
    """
    <navigationController id="\(id)">
    <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar-\(id)"/>
    \(Documents.relationship(root, "rootViewController"))</navigationController>
    """
  }
}
