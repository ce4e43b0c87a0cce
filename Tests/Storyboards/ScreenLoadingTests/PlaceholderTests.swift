import HeadlessUIKit
import InterfaceBuilder
import ScreenLoading
import Snapshots
import Testing

@Suite("Placeholders of a document stand for what the app's code adds")
struct PlaceholderTests {
  private static let pins = """
    <constraint firstItem="x" firstAttribute="top" secondItem="home-safe" \
    secondAttribute="top" constant="20" id="t"/>
    <constraint firstItem="x" firstAttribute="leading" secondItem="home-safe" \
    secondAttribute="leading" constant="20" id="l"/>
    """

  private func screen(
    _ attributes: String = "",
    inside: String = "",
    constraints: String = ""
  ) throws -> ScreenUnderTest {
    let view = """
      <view contentMode="scaleToFill" id="x" customClass="Badge" \
      translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
      <rect key="frame" x="20" y="79" width="105" height="30"/>
      <constraints>\(inside)</constraints></view>
      """
    return try ScreenUnderTest(
      try Documents.storyboard(
        Documents.controller("home", view, constraints: Self.pins + constraints)
      )
    )
  }

  private func isAmbiguous(_ screen: ScreenUnderTest) -> Bool {
    let found = screen.loaded.snapshot(findsAmbiguity: true).first {
      $0.element.identity.objectID == "x"
    }
    return found?.element.isAmbiguous ?? true
  }

  @Test("A view without placeholders and without a size is ambiguous")
  func none() throws {
    #expect(isAmbiguous(try screen()))
  }

  @Test("The size of a class's content is that of the design")
  func size() throws {
    let screen = try screen(
      #"placeholderIntrinsicWidth="105" placeholderIntrinsicHeight="30""#
    )
    #expect(try screen.frame("x") == Rect(x: 20, y: 79, width: 105, height: 30))
    #expect(!isAmbiguous(screen))
  }

  @Test("Constraints that are removed when the app is built decide what nothing else does")
  func constraints() throws {
    let size = """
      <constraint firstAttribute="width" constant="105" placeholder="YES" id="w"/>
      <constraint firstAttribute="height" constant="30" placeholder="YES" id="h"/>
      """
    let screen = try screen(inside: size)
    #expect(try screen.frame("x") == Rect(x: 20, y: 79, width: 105, height: 30))
    #expect(!isAmbiguous(screen))
    let end = """
      <constraint firstItem="home-safe" firstAttribute="trailing" secondItem="x" \
      secondAttribute="trailing" constant="20" id="e"/>
      """
    let wide = try self.screen(inside: size, constraints: end)
    #expect(try wide.frame("x").width == 353)
    #expect(wide.snapshot.issues.isEmpty)
  }

  @Test(
    "A container keeps the edges that the document shows, however wide its content is",
    arguments: [
      "Hi", "A text that is far wider than the screen on which it is shown by the container",
    ]
  )
  func container(text: String) throws {
    let label = """
      <label text="\(text)" horizontalHuggingPriority="251" id="label" \
      translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="20" \
      height="20"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    func edge(_ attribute: String, _ item: String, _ other: String, _ extra: String = "") -> String
    {
      """
      <constraint firstItem="\(item)" firstAttribute="\(attribute)" secondItem="\(other)" \
      secondAttribute="\(attribute)" \(extra) id="\(item)-\(attribute)"/>
      """
    }
    let edges = ["leading", "trailing", "top"]
    let view = """
      <view id="box" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="393" height="100"/><subviews>\(label)</subviews>
      <constraints>\(["leading", "trailing", "top", "bottom"].map { edge($0, "label", "box") }.joined())
      </constraints></view>
      """
    let screen = try ScreenUnderTest(
      try Documents.storyboard(
        Documents.controller(
          "home",
          view,
          constraints: edges.map { edge($0, "box", "home-safe", #"placeholder="YES""#) }.joined()
        )
      )
    )
    let box = try screen.frame("box")
    #expect(box.x == 0 && box.width == 393)
  }
}
