import HeadlessUIKit
import InterfaceBuilder
import ScreenLoading
import Testing

extension CanvasRulesTests {
  @Test("The content of a screen fills the saved size")
  func sizedByConstraints() throws {
    let canvas = Canvas(tools: "17701", device: "retina6_1", size: (414, 896))
    let document = try canvas.document(
      """
      <viewController id="c" sceneMemberID="viewController">
      <view key="view" id="v" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="414" height="896"/><subviews>
      <view id="p" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
      <constraints>\(pins("p", to: "v"))</constraints></view></viewController>
      """,
      isXib: false
    )
    let frame = try frame("p", of: document)
    #expect(frame.width == 414)
    #expect(frame.height == 896)
  }

  /// A row that fills a screen, with a hidden view and visible ones behind it.
  private func row(
    visible: Int,
    _ attributes: String,
    isLast: Bool = false
  ) throws -> InterfaceDocument {
    let shown = (0..<visible)
      .map { #"<view id="q\#($0)" translatesAutoresizingMaskIntoConstraints="NO"/>"# }
      .joined()
    let hidden = """
      <view hidden="YES" id="p" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
      <constraint firstAttribute="width" constant="30" id="w"/>
      <constraint firstAttribute="height" constant="40" id="h"/></constraints></view>
      """
    return try Canvas(tools: "22155", device: "retina6_0", size: (390, 844)).document(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
      <stackView \(attributes) id="s" translatesAutoresizingMaskIntoConstraints="NO">
      <subviews>\(isLast ? shown + hidden : hidden + shown)</subviews></stackView></subviews>
      <constraints>
      <constraint firstItem="s" firstAttribute="top" secondItem="v" secondAttribute="top" id="y"/>
      <constraint firstItem="s" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
      id="x"/><constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" \
      id="r"/></constraints></view>
      """
    )
  }

  @Test(
    "A hidden view before all others of a stack ends where the stack begins",
    arguments: [("distribution=\"fillEqually\"", -30.0), ("distribution=\"equalSpacing\"", 0)]
  )
  func hiddenView(attributes: String, x: Double) throws {
    let document = try row(visible: 2, attributes)
    #expect(try frame("p", of: document).x == x)
    #expect(try frame("q0", of: document).x == 0)
  }

  @Test(
    "Hidden views beside one that fills a stack begin where it begins, and hold it across",
    arguments: [false, true]
  )
  func hiddenViewBesideOne(isLast: Bool) throws {
    let document = try row(visible: 1, "", isLast: isLast)
    #expect(try frame("p", of: document).x == 0)
    #expect(try frame("q0", of: document).x == 0)
    #expect(try frame("s", of: document).height == 40)
  }

  @Test("A hidden view behind one that is centered across its stack begins where that one ends")
  func hiddenViewBehindCenteredOne() throws {
    let document = try row(visible: 1, "alignment=\"center\"", isLast: true)
    #expect(try frame("p", of: document).x == 390)
  }

  @Test(
    "Views of a stack that are all hidden begin where the stack begins",
    arguments: ["fill", "fillEqually", "equalSpacing"]
  )
  func hiddenViews(distribution: String) throws {
    let canvas = Canvas(tools: "22155", device: "retina6_0", size: (390, 844))
    let document = try canvas.document(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
      <stackView distribution="\(distribution)" spacing="16" id="s" \
      translatesAutoresizingMaskIntoConstraints="NO"><subviews>
      <view hidden="YES" id="p" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
      <constraint firstAttribute="width" constant="30" id="w"/></constraints></view>
      </subviews></stackView></subviews><constraints>
      <constraint firstItem="s" firstAttribute="top" secondItem="v" secondAttribute="top" id="y"/>
      <constraint firstItem="s" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
      id="x"/></constraints></view>
      """
    )
    #expect(try frame("p", of: document).x == 0)
  }

  @Test("A stack has no margins of its own")
  func marginsOfStacks() throws {
    let canvas = Canvas(tools: "22154", device: "retina6_1", size: (414, 896))
    let document = try canvas.document(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="414" height="896"/><subviews>
      <stackView id="s" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="20" y="778" width="374" height="68"/></stackView>
      <view id="p" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
      <constraint firstItem="s" firstAttribute="top" secondItem="v" secondAttribute="top" \
      constant="778" id="t"/><constraint firstItem="s" firstAttribute="leading" secondItem="v" \
      secondAttribute="leading" id="l"/>
      <constraint firstItem="p" firstAttribute="top" secondItem="v" secondAttribute="top" id="y"/>
      <constraint firstItem="s" firstAttribute="topMargin" secondItem="p" \
      secondAttribute="bottom" constant="8" id="b"/></constraints></view>
      """
    )
    #expect(try frame("p", of: document).height == 770)
  }

  @Test(
    "Screens that are lower than the device can have the insets of the device itself",
    arguments: [(59.0, 0.0, 793.0), (118, 34, 593)]
  )
  func ownInsets(top: Double, bottom: Double, height: Double) throws {
    let canvas = Canvas(tools: "24412", device: "retina6_12", size: (393, 852))
    let document = try canvas.document(
      """
      <viewController id="c" sceneMemberID="viewController"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="393" height="\(height)"/><subviews>
      <view id="m" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="96" y="\((height + top - bottom) / 2 - 50)" width="200" height="100"/>
      <constraints><constraint firstAttribute="height" constant="100" id="h"/></constraints></view>
      <view id="p" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="\(top)" width="393" height="10"/>
      <constraints><constraint firstAttribute="height" constant="10" id="k"/></constraints></view>
      </subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>
      <constraint firstItem="p" firstAttribute="top" secondItem="safe" secondAttribute="top" id="t"/>
      <constraint firstItem="m" firstAttribute="centerY" secondItem="safe" \
      secondAttribute="centerY" id="y"/></constraints></view></viewController>
      """,
      isXib: false
    )
    #expect(try frame("p", of: document).y == top)
    #expect(abs(try frame("m", of: document).y - ((height + top - bottom) / 2 - 50)) < 0.5)
  }

  @Test("A pin to the end of a xib's cell breaks where its content has another height")
  func cellEnd() throws {
    let canvas = Canvas(tools: "21701", device: "retina6_12", size: (393, 852))
    let document = try canvas.document(
      """
      <tableViewCell rowHeight="87" id="v"><rect key="frame" x="0" y="0" width="393" height="87"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0" y="0" width="393" height="87"/><subviews>
      <view id="card" translatesAutoresizingMaskIntoConstraints="NO"><subviews>
      <view id="p" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
      <constraint firstAttribute="height" constant="48" id="h"/></constraints></view></subviews>
      <constraints>\(pins("p", to: "card"))</constraints></view></subviews>
      <constraints>\(pins("card", to: "content"))</constraints>
      </tableViewCellContentView></tableViewCell>
      """
    )
    #expect(try frame("p", of: document).height == 48)
    #expect(try frame("card", of: document).height == 48)
  }

  @Test("A navigation bar at the top of a sheet is 56 points high", arguments: [667.0, 647])
  func sheetBar(height: Double) throws {
    let canvas = Canvas(tools: "23727", device: "retina4_7", size: (375, 667))
    let document = try canvas.document(
      """
      <viewController id="c" sceneMemberID="viewController"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="375" height="\(height)"/><subviews>
      <navigationBar id="p" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="375" height="44"/></navigationBar></subviews>
      <constraints>
      <constraint firstItem="p" firstAttribute="top" secondItem="v" secondAttribute="top" id="t"/>
      <constraint firstItem="p" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
      id="l"/><constraint firstAttribute="trailing" secondItem="p" secondAttribute="trailing" \
      id="r"/></constraints></view></viewController>
      """,
      isXib: false
    )
    #expect(try frame("p", of: document).height == (height == 647 ? 56 : 44))
  }

  @Test("The system font by a name from a list of fonts has the weight that the name says")
  func systemFontByName() throws {
    let named = try label("23504", font: "name=\".AppleSystemUIFontBold\" pointSize=\"20\"")
    let bold = try label("23504", font: "type=\"boldSystem\" pointSize=\"20\"")
    #expect(named.width == bold.width)
    #expect(named.height == 24)
  }
}
