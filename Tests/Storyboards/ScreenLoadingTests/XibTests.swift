import Diagnostics
import DynamicType
import HeadlessUIKit
import InterfaceBuilder
import ScreenLoading
import Snapshots
import Testing

@Suite("Views and cells of xibs")
struct XibTests {
  @Test("A view shaped like a screen fills the screen and has its safe area")
  func screen() throws {
    let document = try Documents.xib(
      view(width: 375, height: 667, constraints: pins(to: "safe", attribute: "top"))
    )
    let screen = try ScreenUnderTest(document)
    #expect(try screen.frame("v") == Rect(x: 0, y: 0, width: 393, height: 852))
    #expect(try screen.frame("l").y == 59)
  }

  @Test("A view as wide as its canvas fills the width and is as high as its content")
  func banner() throws {
    let constraints =
      pins(to: "v", attribute: "top") + pins(to: "v", attribute: "bottom", from: "bottom")
    let document = try Documents.xib(view(width: 375, height: 300, constraints: constraints))
    let screen = try ScreenUnderTest(document)
    let view = try screen.frame("v")
    let label = try screen.frame("l")
    #expect(view.width == 393)
    #expect(view.height == label.height)
    screen.loaded.change(to: .accessibilityExtraExtraExtraLarge)
    let larger = screen.loaded.snapshot().first { $0.element.identity.objectID == "v" }
    #expect((larger?.frame.height ?? 0) > view.height)
  }

  @Test("A freeform view has the size in which it was drawn, and grows with its content")
  func freeform() throws {
    let freeform = #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#
    let pins = pins(to: "v", attribute: "top") + pins(to: "v", attribute: "bottom", from: "bottom")
    let tall = try ScreenUnderTest(
      try Documents.xib(view(width: 340, height: 900, constraints: pins, inside: freeform))
    )
    #expect(try tall.frame("v") == Rect(x: 0, y: 59, width: 340, height: 900))
    let low = try ScreenUnderTest(
      try Documents.xib(view(width: 340, height: 30, constraints: pins, inside: freeform)),
      category: .accessibilityExtraExtraExtraLarge
    )
    #expect(try low.frame("v").width == 340)
    #expect(try low.frame("v").height > 30)
  }

  @Test("A freeform view that is the view of a controller fills the screen")
  func controllerView() throws {
    let owner = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" \
      customClass="Controller"><connections><outlet property="view" destination="v" id="o"/>\
      </connections></placeholder>
      """
    let freeform = #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#
    let view = view(width: 400, height: 600, constraints: "", inside: freeform)
    let screen = try ScreenUnderTest(try Documents.xib(owner + view))
    #expect(try screen.frame("v") == Rect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test(
    "The view of a controller fills the screen if it is as high as the smallest one between its bars",
    arguments: [
      (460, "view", true), (416, "view", true), (248, "view", false), (416, "card", false),
    ]
  )
  func oldControllerView(height: Int, outlet: String, fills: Bool) throws {
    let owner = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" \
      customClass="Controller"><connections><outlet property="\(outlet)" destination="v" id="o"/>\
      </connections></placeholder>
      """
    let freeform = #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#
    let view = view(width: 320, height: height, constraints: "", inside: freeform)
    let frame = try ScreenUnderTest(try Documents.xib(owner + view)).frame("v")
    #expect((frame == Rect(x: 0, y: 0, width: 393, height: 852)) == fills)
  }

  @Test("A further view of a xib has the size in which it was drawn")
  func furtherView() throws {
    let further = """
      <view id="w"><rect key="frame" x="0" y="0" width="330" height="500"/></view>
      """
    let document = try Documents.xib(view(width: 375, height: 667, constraints: "") + further)
    #expect(try ScreenUnderTest(document, "v").frame("v").height == 852)
    let screen = try ScreenUnderTest(document, "w")
    #expect(try screen.frame("w") == Rect(x: 0, y: 59, width: 330, height: 500))
  }

  @Test("A smaller view keeps its own width")
  func badge() throws {
    let screen = try ScreenUnderTest(
      try Documents.xib(
        """
        <view id="v"><rect key="frame" x="0" y="0" width="120" height="60"/></view>
        """
      )
    )
    let view = try screen.frame("v")
    #expect(view.width == 120)
    #expect(view.height == 60)
  }

  @Test("A view that is higher than the screen can be scrolled: the app decides where it stands")
  func column() throws {
    let screen = try ScreenUnderTest(
      try Documents.xib(
        """
        <view id="v"><rect key="frame" x="0" y="0" width="300" height="1000"/></view>
        """
      )
    )
    let holder = screen.snapshot.first { $0.element.scroll != nil }
    #expect((holder?.element.scroll?.contentSize.height ?? 0) >= 1000)
  }

  @Test("A cell is as wide as a table on the device")
  func cell() throws {
    let screen = try ScreenUnderTest(
      try Documents.xib(
        """
        <tableViewCell rowHeight="72" id="c"><rect key="frame" x="0" y="0" width="320" height="72"/>
        <tableViewCellContentView key="contentView" tableViewCell="c" id="cc">
        <rect key="frame" x="0" y="0" width="320" height="72"/></tableViewCellContentView>
        </tableViewCell>
        """
      )
    )
    #expect(try screen.frame("c").width == 393)
    #expect(try screen.frame("c").height == 72)
  }

  @Test(
    "A cell keeps the height of its document if views hang out of the one for which it asks",
    arguments: [(11, true), (40, false)]
  )
  func cellOfFixedHeight(below: Int, isKept: Bool) throws {
    // Only the first label asks for a height. 40 points below the center, the second hangs out of the
    // document's cell as well, so it is meant to.
    let screen = try ScreenUnderTest(
      try Documents.xib(
        """
        <tableViewCell id="c"><rect key="frame" x="0" y="0" width="320" height="55"/>
        <tableViewCellContentView key="contentView" tableViewCell="c" id="cc">
        <rect key="frame" x="0" y="0" width="320" height="55"/>
        <subviews>\(Documents.label("a", "Updated"))\(Documents.label("b", "Today"))</subviews>
        <constraints>\(pin("a", "top"))\(pin("a", "bottom"))\(pin("a", "leading"))
        \(pin("b", "leading", 100))\(pin("b", "centerY", below))</constraints>
        </tableViewCellContentView></tableViewCell>
        """
      )
    )
    let height = try screen.frame("c").height
    #expect(isKept ? height == 55 : height < 30)
  }

  private func pin(_ label: String, _ attribute: String, _ constant: Int = 0) -> String {
    """
    <constraint firstItem="\(label)" firstAttribute="\(attribute)" secondItem="cc" \
    secondAttribute="\(attribute)" constant="\(constant)" id="\(label)-\(attribute)"/>
    """
  }

  private func view(
    width: Int,
    height: Int,
    constraints: String,
    inside: String = ""
  ) -> String {
    """
    <view contentMode="scaleToFill" id="v">
    <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
    <subviews>\(Documents.label("l", "Some text", adjusts: true))</subviews>
    <viewLayoutGuide key="safeArea" id="safe"/><constraints>\(constraints)</constraints>\(inside)</view>
    """
  }

  private func pins(to item: String, attribute: String, from: String = "top") -> String {
    """
    <constraint firstItem="l" firstAttribute="\(from)" secondItem="\(item)" \
    secondAttribute="\(attribute)" id="p-\(from)"/>
    """
  }
}
