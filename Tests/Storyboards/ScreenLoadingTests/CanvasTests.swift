import DynamicType
import HeadlessUIKit
import InterfaceBuilder
import ScreenLoading
import Snapshots
import Testing

/// Expected frames are those that Interface Builder saved in public documents.
@Suite("The canvas of Interface Builder")
struct CanvasTests {
  private func frame(_ id: String, of document: InterfaceDocument) throws -> Rect {
    for item in CanvasLoader(document).load() {
      let snapshot = item.view.layoutSnapshot()
      if let found = snapshot.first(where: { $0.element.identity.objectID == id }) {
        return found.element.frame
      }
    }
    throw Missing(id: id)
  }

  private struct Missing: Error { var id: String }

  private func column(_ inside: String) throws -> InterfaceDocument {
    try Documents.storyboard(
      Documents.controller(
        "home",
        """
        <stackView axis="vertical" alignment="leading" id="s" \
        translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="59" width="200" height="300"/>
        <subviews>\(inside)</subviews></stackView>
        """,
        constraints: Documents.pinned("s", in: "home")
      )
    )
  }

  @Test("A stack without views keeps the size that is drawn")
  func emptyStack() throws {
    let document = try column(
      """
      <stackView axis="vertical" id="e" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="382" height="50"/></stackView>
      """ + Documents.label("l", "Below")
    )
    #expect(try frame("e", of: document).height == 50)
    #expect(try frame("l", of: document).y == 50)
  }

  @Test("A label of one line without text keeps the size that is drawn in a stack")
  func emptyLabel() throws {
    // The widths in one public document, saved by tools 16097 with dots 35 points wide, and what
    // those tools' successor, with dots 29.5 points wide, saved of the same stacks: 153.5 and 181.5.
    func part(_ id: String, _ width: Double) -> String {
      """
      <stackView alignment="lastBaseline" spacing="2" id="\(id)" \
      translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="\(width + 37)" height="86"/><subviews>
      <label text="..." horizontalHuggingPriority="251" id="\(id)-dots" \
      translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="32" width="35" height="54"/><fontDescription \
      key="fontDescription" type="system" weight="light" pointSize="45"/></label>
      <stackView axis="vertical" id="\(id)-texts" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="37" y="0" width="\(width)" height="78.5"/><subviews>
      <label id="\(id)-empty" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="\(width)" height="66.5"/></label>
      </subviews></stackView></subviews></stackView>
      """
    }
    let document = try column(
      """
      <stackView distribution="fillProportionally" alignment="bottom" spacing="10" id="row" \
      translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="345" height="86"/>
      <subviews>\(part("a", 117))\(part("b", 144))</subviews>
      <constraints><constraint firstAttribute="width" constant="345" id="w"/></constraints>
      </stackView>
      """
    )
    #expect(abs(try frame("a", of: document).width - 153.5) < 0.34)
    #expect(abs(try frame("b", of: document).width - 181.5) < 0.34)
    #expect(abs(try frame("a-empty", of: document).height - 66.5) < 0.34)
  }

  private func bodyLabel(_ id: String, width: Double, height: Double) -> String {
    """
    <label text="Label" id="\(id)" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
    """
  }

  @Test("A single label shows the text size at which the canvas was drawn")
  func textSizeOfALabel() throws {
    // Body is 14 points at XS, whose line is 17 points at three pixels a point.
    let document = try column(
      bodyLabel("a", width: 300, height: 17) + bodyLabel("b", width: 300, height: 40)
    )
    #expect(try frame("b", of: document).height == 17)
  }

  @Test("A label as wide as its text at Large does not show another text size by its height")
  func widthAtLarge() throws {
    // "Label" in 17 points was saved 41.5 points wide.
    let document = try column(
      bodyLabel("a", width: 41.5, height: 17) + bodyLabel("b", width: 300, height: 40)
    )
    #expect(abs(try frame("b", of: document).height - 20.33) < 0.01)
  }

  @Test("The views of bar items are laid out at the size that is drawn")
  func barItems() throws {
    // A view of 125 by 44 in a public document, whose button was saved 5 points inside it.
    let item = """
      <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" id="i">
      <view key="customView" id="c"><rect key="frame" x="234" y="0" width="125" height="44"/>
      <subviews><view id="b" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
      <constraints>
      <constraint firstItem="b" firstAttribute="leading" secondItem="c" secondAttribute="leading" \
      id="1"/>
      <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" id="2"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="c" secondAttribute="top" \
      constant="5" id="3"/>
      <constraint firstAttribute="bottom" secondItem="b" secondAttribute="bottom" constant="5" \
      id="4"/>
      </constraints></view></barButtonItem></navigationItem>
      """
    let document = try Documents.storyboard(Documents.controller("home", beside: item))
    let frame = try frame("b", of: document)
    #expect((frame.x, frame.y) == (0, 5))
    #expect((frame.width, frame.height) == (125, 34))
  }

  @Test("The system font picked from a list of fonts is the system's")
  func systemFontByName() throws {
    let document = try column(
      """
      <label text="Text" id="l" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="40" height="20.5"/><fontDescription \
      key="fontDescription" name=".AppleSystemUIFont" family=".AppleSystemUIFont" pointSize="17"/>
      </label>
      """
    )
    // 20.5 points at two pixels a point, a third of a point less at three.
    #expect(abs(try frame("l", of: document).height - 20.333) < 0.01)
  }

  @Test("A stopped indicator that hides is shown")
  func indicator() throws {
    let document = try column(
      """
      <activityIndicatorView hidden="YES" hidesWhenStopped="YES" style="medium" id="i" \
      translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="20" height="20"/></activityIndicatorView>
      """ + Documents.label("l", "Below")
    )
    #expect(try frame("i", of: document).height == 20)
    #expect(try frame("l", of: document).y == 20)
  }

  @Test("A picker of an old document has one of three heights", arguments: [162.0, 180, 100])
  func picker(height: Double) throws {
    let document = try InterfaceDocument(
      text: """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="6206.8" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects><view id="v"><rect key="frame" x="0" y="0" width="320" height="480"/>
        <subviews><pickerView id="p" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="320" height="\(height)"/></pickerView></subviews>
        <constraints><constraint firstItem="p" firstAttribute="top" secondItem="v" \
        secondAttribute="top" id="t"/><constraint firstItem="p" firstAttribute="leading" \
        secondItem="v" secondAttribute="leading" id="l"/></constraints></view></objects></document>
        """,
      file: "Old.xib"
    )
    #expect(try frame("p", of: document).height == (height == 100 ? 216 : height))
  }

  @Test("A standard distance to the safe area is none, to the guides of a controller 8 points")
  func standardDistances() throws {
    let safe = try frame("l", of: distances(to: "safe", "top", drawnAt: 59))
    #expect(safe.x == 0)
    #expect(safe.y == 59)
    let guided = try frame("l", of: distances(to: "top", "bottom", drawnAt: 67))
    #expect(guided.y == 59 + 8)
  }

  @Test("A standard distance keeps views apart that follow one another", arguments: [-8, 8])
  func standardDistanceOfSiblings(constant: Int) throws {
    let first = Documents.label("a", "Text")
    let document = try Documents.storyboard(
      """
      <viewController id="c" sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
      <subviews>\(first)<view id="b" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
      <constraints><constraint firstItem="a" firstAttribute="leading" secondItem="v" \
      secondAttribute="leading" constant="20" id="x"/>
      <constraint firstItem="b" firstAttribute="leading" secondItem="a" \
      secondAttribute="trailing" constant="\(constant)" symbolic="YES" id="d"/>
      </constraints></view></viewController>
      """
    )
    let label = try frame("a", of: document)
    #expect(try frame("b", of: document).x == label.x + label.width + 8)
  }

  private func distances(
    to guide: String,
    _ attribute: String,
    drawnAt y: Int
  ) throws -> InterfaceDocument {
    let label = Documents.label("l", "Text").replacing("y=\"0.0\"", with: "y=\"\(y)\"")
    return try Documents.storyboard(
      """
      <viewController id="c" sceneMemberID="viewController"><layoutGuides>
      <viewControllerLayoutGuide type="top" id="top"/></layoutGuides>
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
      <subviews>\(label)</subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>
      <constraint firstItem="l" firstAttribute="leading" secondItem="safe" \
      secondAttribute="leading" constant="20" symbolic="YES" id="x"/>
      <constraint firstItem="l" firstAttribute="top" secondItem="\(guide)" \
      secondAttribute="\(attribute)" constant="20" symbolic="YES" id="y"/>
      </constraints></view></viewController>
      """
    )
  }

  /// "Use Standard Value" between baselines is `equalToSystemSpacingBelow` with 1 (article 000).
  @Test("A standard distance between baselines grows with the text size")
  func standardBaselineDistance() throws {
    let document = try Documents.storyboard(
      Documents.controller(
        "home",
        Documents.label("a", "Upper", adjusts: true) + Documents.label("b", "Lower", adjusts: true),
        constraints: Documents.pinned("a", in: "home")
          + """
          <constraint firstItem="b" firstAttribute="firstBaseline" secondItem="a" \
          secondAttribute="baseline" constant="20" symbolic="YES" symbolType="layoutAnchor" id="y"/>
          """
      )
    )
    let screen = try ScreenUnderTest(document)
    func distance() throws -> Double {
      let found = screen.loaded.snapshot()
      func label(_ id: String) throws -> Rect {
        try #require(found.first { $0.element.identity.objectID == id }).frame
      }
      return try label("b").maxY - label("a").maxY
    }
    let standard = try distance()
    // The leading of the body style is 22 points, 62 at AX5 (Human Interface Guidelines).
    #expect((20...24).contains(standard))
    screen.loaded.change(to: .accessibilityExtraExtraExtraLarge)
    #expect((60...66).contains(try distance()))
  }

  @Test("Constraints that are removed when the document is built hold, and yield on devices")
  func placeholders() throws {
    let inside = """
      <view id="p" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="24" height="24"/><constraints>
      <constraint firstAttribute="width" constant="24" placeholder="YES" id="w"/>
      <constraint firstAttribute="height" constant="42" placeholder="YES" id="h"/>
      <constraint firstAttribute="height" relation="lessThanOrEqual" constant="30" priority="400" \
      id="m"/></constraints></view>
      """
    let document = try Documents.storyboard(
      Documents.controller("home", inside, constraints: Documents.pinned("p", in: "home"))
    )
    #expect(try frame("p", of: document).height == 42)
    #expect(try ScreenUnderTest(document).frame("p") == Rect(x: 0, y: 59, width: 24, height: 30))
  }

  /// The cells of four public xibs: two are saved with pickers of 162 points.
  @Test("A picker in a cell by itself has the compact height")
  func pickerInCell() throws {
    let cell = try Documents.xib(
      """
      <tableViewCell id="cell" rowHeight="300"><rect key="frame" x="0" y="0" width="352" height="300"/>
      <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" \
      width="352" height="300"/><subviews><pickerView id="p" \
      translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="320" \
      height="100"/></pickerView></subviews><constraints><constraint firstItem="p" \
      firstAttribute="top" secondItem="content" secondAttribute="top" id="t"/></constraints>
      </tableViewCellContentView></tableViewCell>
      """
    )
    #expect(try frame("p", of: cell).height == 162)
  }

  @Test("A cell has the margins of the canvas device, however wide it is", arguments: [352.0, 600])
  func cellMargins(width: Double) throws {
    let label = try frame("l", of: cell(width: width, toolsVersion: "21701"))
    #expect(label.x == 16)
    #expect(label.y == 11)
  }

  @Test(
    "The margins inside of a cell of a xib are those of the tools that saved it",
    arguments: [
      ("12121", 8, 8), ("13196", 15, 11), ("14868.5", 15, 11), ("17703", 16, 11),
      ("32700.99.1234", 16, 11),
    ]
  )
  func cellMarginsByVersion(tools: String, x: Double, y: Double) throws {
    let label = try frame("l", of: cell(width: 375, toolsVersion: tools))
    #expect(label.x == x)
    #expect(label.y == y)
  }

  /// A cell with a label at its leading and top margins.
  private func cell(width: Double, toolsVersion: String) throws -> InterfaceDocument {
    try InterfaceDocument(
      text: """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="\(toolsVersion)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <device id="retina4_7" orientation="portrait"/><objects>
        <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="\(width)" height="44"/>
        <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" \
        width="\(width)" height="44"/><subviews>\(Documents.label("l", "Text"))</subviews>
        <constraints><constraint firstItem="l" firstAttribute="leading" secondItem="content" \
        secondAttribute="leadingMargin" id="a"/><constraint firstItem="l" firstAttribute="top" \
        secondItem="content" secondAttribute="topMargin" id="b"/></constraints>
        </tableViewCellContentView></tableViewCell></objects></document>
        """,
      file: "Cell.xib"
    )
  }

  @Test(
    "A cell of a flow layout has the size of its items, or one of its own",
    arguments: [true, false]
  )
  func itemSize(hasOwn: Bool) throws {
    let own = hasOwn ? "<size key=\"customSize\" width=\"50\" height=\"50\"/>" : ""
    let document = try Documents.storyboard(
      """
      <collectionViewController id="c" sceneMemberID="viewController">
      <collectionView key="view" id="k"><rect key="frame" x="0" y="0" width="393" height="852"/>
      <collectionViewFlowLayout key="collectionViewLayout" id="layout">
      <size key="itemSize" width="100" height="100"/></collectionViewFlowLayout><cells>
      <collectionViewCell id="cell"><rect key="frame" x="0" y="0" width="50" height="50"/>\(own)
      <view key="contentView" id="w"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
      <view id="p" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="9" height="9"/></view></subviews></view><constraints>
      <constraint firstItem="p" firstAttribute="width" secondItem="cell" secondAttribute="width" id="a"/>
      <constraint firstItem="p" firstAttribute="height" secondItem="cell" secondAttribute="height" \
      id="b"/></constraints></collectionViewCell></cells></collectionView></collectionViewController>
      """
    )
    #expect(try frame("p", of: document).width == (hasOwn ? 50 : 100))
  }

  @Test("A view in the middle of the margins shows what covers a screen")
  func middle() throws {
    let label = Documents.label("l", "Text").replacing("y=\"0.0\"", with: "y=\"425.5\"")
    let document = try Documents.storyboard(
      """
      <viewController id="c" sceneMemberID="viewController"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="393" height="812"/><subviews>\(label)</subviews>
      <viewLayoutGuide key="safeArea" id="safe"/><constraints>
      <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
      id="x"/><constraint firstItem="l" firstAttribute="centerY" secondItem="safe" \
      secondAttribute="centerY" id="y"/></constraints></view></viewController>
      """
    )
    // (812 + 59) / 2, less half a line: bars above and none below.
    #expect(abs(try frame("l", of: document).y - 425.333) < 0.01)
  }

  @Test("A cell without a frame is as wide as its table and as high as its row")
  func cellWithoutFrame() throws {
    let document = try Documents.storyboard(
      """
      <tableViewController id="c" sceneMemberID="viewController">
      <tableView key="view" dataMode="prototypes" rowHeight="600" id="t">
      <rect key="frame" x="0" y="0" width="600" height="600"/><prototypes>
      <tableViewCell rowHeight="300" id="cell"><tableViewCellContentView key="contentView" id="k">
      <subviews><view id="p" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="10" height="10"/></view></subviews><constraints>
      <constraint firstItem="p" firstAttribute="width" secondItem="k" secondAttribute="width" \
      multiplier="0.5" id="w"/><constraint firstItem="p" firstAttribute="height" secondItem="k" \
      secondAttribute="height" id="h"/><constraint firstItem="p" firstAttribute="top" \
      secondItem="k" secondAttribute="top" id="y"/></constraints></tableViewCellContentView>
      </tableViewCell></prototypes></tableView></tableViewController>
      """
    )
    let view = try frame("p", of: document)
    #expect(view.width == 300)
    #expect(view.height == 300)
  }
}
