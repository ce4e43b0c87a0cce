import DynamicType
import HeadlessUIKit
import InterfaceBuilder
import ScreenLoading
import Snapshots
import Testing

/// The rules of `Documentation/CanvasRules.md`, each with a frame that public documents hold.
@Suite("The rules of the canvas")
struct CanvasRulesTests {
  struct Canvas: Sendable, CustomTestStringConvertible {
    var tools: String
    var device: String
    var size: (width: Double, height: Double)
    var orientation = "portrait"

    var testDescription: String { "\(device) \(orientation), tools \(tools)" }

    func document(_ objects: String, isXib: Bool = true) throws -> InterfaceDocument {
      let kind = isXib ? "XIB" : "Storyboard.XIB"
      let body =
        isXib
        ? "<objects>\(objects)</objects>"
        : "<scenes><scene sceneID=\"s\"><objects>\(objects)</objects></scene></scenes>"
      return try InterfaceDocument(
        text: """
          <?xml version="1.0" encoding="UTF-8"?>
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" version="3.0" \
          toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
          useTraitCollections="YES" useSafeAreas="YES">
          <device id="\(device)" orientation="\(orientation)"/>\(body)</document>
          """,
        file: isXib ? "View.xib" : "Main.storyboard"
      )
    }
  }

  func frame(
    _ id: String,
    of document: InterfaceDocument,
    fonts: ProjectFonts? = nil
  ) throws -> Rect {
    for item in CanvasLoader(document, fonts: fonts).load() {
      let snapshot = item.view.layoutSnapshot()
      if let found = snapshot.first(where: { $0.element.identity.objectID == id }) {
        return found.element.frame
      }
    }
    throw Missing(id: id)
  }

  struct Missing: Error { var id: String }

  /// A view that fills the safe area of a view of the canvas's size, as far as it is not said.
  private func screen(
    _ canvas: Canvas,
    width: Double? = nil,
    height: Double? = nil,
    _ metrics: String = ""
  ) throws -> InterfaceDocument {
    try canvas.document(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="\(width ?? canvas.size.width)" \
      height="\(height ?? canvas.size.height)"/>
      <subviews><view id="p" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>\(pins("p", to: "safe"))</constraints>\(metrics)</view>
      """
    )
  }

  func pins(_ view: String, to guide: String, _ suffix: String = "") -> String {
    ["leading", "top", "trailing", "bottom"].map {
      """
      <constraint firstItem="\(view)" firstAttribute="\($0)" secondItem="\(guide)" \
      secondAttribute="\($0)\(suffix)" id="\(view)-\($0)"/>
      """
    }.joined()
  }

  private func expect(
    _ frame: Rect,
    insets top: Double,
    _ bottom: Double,
    _ canvas: Canvas
  ) {
    #expect(frame.y == top)
    #expect(canvas.size.height - frame.y - frame.height == bottom)
  }

  @Test(
    "What covers a screen is that of the device and the tools",
    arguments: [
      (Canvas(tools: "21208", device: "retina6_1", size: (414, 896)), 44.0, 34.0),
      (Canvas(tools: "21225", device: "retina6_1", size: (414, 896)), 48, 34),
      (Canvas(tools: "23504", device: "retina6_1", size: (414, 896)), 48, 34),
      (Canvas(tools: "23727", device: "retina6_1", size: (414, 896)), 96, 68),
      (Canvas(tools: "20037", device: "retina5_9", size: (375, 812)), 44, 34),
      (Canvas(tools: "21701", device: "retina5_9", size: (375, 812)), 50, 34),
      (Canvas(tools: "22155", device: "retina5_9", size: (375, 812)), 50, 34),
      (Canvas(tools: "20037", device: "retina6_0", size: (390, 844)), 44, 34),
      (Canvas(tools: "21701", device: "retina6_0", size: (390, 844)), 47, 34),
      (Canvas(tools: "21507", device: "retina6_7", size: (428, 926)), 47, 34),
      (Canvas(tools: "32700.99.1234", device: "retina5_9", size: (375, 812)), 50, 34),
      (Canvas(tools: "23504", device: "retina6_12", size: (393, 852)), 59, 34),
      (Canvas(tools: "24128", device: "retina6_12", size: (393, 852)), 118, 68),
      (Canvas(tools: "23504", device: "retina6_5", size: (414, 896)), 44, 34),
      (Canvas(tools: "14490", device: "retina4_7", size: (375, 667)), 20, 0),
      (Canvas(tools: "21507", device: "retina4_7", size: (375, 667)), 0, 0),
      (Canvas(tools: "21701", device: "retina4_7", size: (375, 667)), 20, 0),
      (Canvas(tools: "24506", device: "retina4_7", size: (375, 667)), 20, 0),
      (Canvas(tools: "20037", device: "ipad12_9rounded", size: (1024, 1366)), 24, 20),
      (
        Canvas(
          tools: "24765",
          device: "ipad12_9rounded",
          size: (1366, 1024),
          orientation: "landscape"
        ), 24, 50
      ),
      (
        Canvas(tools: "24412", device: "retina6_0", size: (844, 390), orientation: "landscape"),
        47, 55
      ),
    ]
  )
  func insets(canvas: Canvas, top: Double, bottom: Double) throws {
    expect(try frame("p", of: screen(canvas)), insets: top, bottom, canvas)
  }

  @Test("Canvases held sideways have the insets of the upright device; later ones the sides, too")
  func sideways() throws {
    let later = Canvas(
      tools: "24412",
      device: "retina6_0",
      size: (844, 390),
      orientation: "landscape"
    )
    #expect(try frame("p", of: screen(later)).x == 47)
    var earlier = later
    earlier.tools = "21208"
    let frame = try frame("p", of: screen(earlier))
    #expect(frame.x == 0)
    expect(frame, insets: 47, 34, earlier)
  }

  @Test(
    "All of the insets reach a view of a xib that is wider than the canvas, since tools 21700 any",
    arguments: [
      ("20037", 590.0, 44.0, 34.0), ("20037", 414, 44, 0), ("20037", 394, 44, 0),
      ("21701", 590, 48, 34), ("21701", 414, 48, 34), ("21701", 394, 48, 34),
    ]
  )
  func freeform(tools: String, width: Double, top: Double, bottom: Double) throws {
    let canvas = Canvas(tools: tools, device: "retina6_1", size: (414, 896))
    let frame = try frame("p", of: screen(canvas, width: width, height: 298))
    #expect(frame.y == top)
    #expect(frame.height == 298 - top - bottom)
  }

  @Test(
    "The safe area reaches content that fits into the scroll view of a xib",
    arguments: [(163.5, 52.0), (900, 8)]
  )
  func fittingContent(height: Double, top: Double) throws {
    let canvas = Canvas(tools: "20037", device: "retina6_1", size: (414, 896))
    let document = try canvas.document(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="414" height="896"/><subviews>
      <scrollView id="s" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="414" height="896"/><subviews>
      <view id="c" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="414" height="\(height)"/><subviews>
      <view id="p" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
      <constraints>\(pins("p", to: "c", "Margin"))
      <constraint firstAttribute="height" constant="\(height)" id="h"/></constraints></view>
      </subviews><constraints>\(pins("c", to: "s"))
      <constraint firstItem="c" firstAttribute="width" secondItem="s" secondAttribute="width" \
      id="w"/></constraints></scrollView></subviews>
      <constraints>\(pins("s", to: "v"))</constraints></view>
      """
    )
    #expect(try frame("p", of: document).y == top)
  }

  @Test("The canvas draws the fonts whose files the project has, and Helvetica for others")
  func fontsOfTheProject() throws {
    #expect(try heightInProjectFont(tools: "20037", drawn: false, saved: 20) == 20)
    // The file says 900 above the baseline and 250 below, of 1,000.
    #expect(try heightInProjectFont(tools: "22155", drawn: true, saved: 23) == 23)
  }

  @Test("A canvas lacked the fonts of the project where labels have the lines of another font")
  func fontsThatTheCanvasLacked() throws {
    #expect(try heightInProjectFont(tools: "22155", drawn: true, saved: 23.5) == 23.5)
    #expect(try heightInProjectFont(tools: "20037", drawn: true, saved: 23.5) == 23.5)
  }

  @Test("Labels as high as lines of Helvetica Neue show that it stands for missing fonts")
  func familyForMissingFonts() throws {
    #expect(try heightInProjectFont(tools: "20037", drawn: false, saved: 23.5) == 23.5)
    #expect(try heightInProjectFont(tools: "20037", drawn: false, saved: 30) == 20)
  }

  /// The height of a label in a font of the project that was saved with a height.
  private func heightInProjectFont(tools: String, drawn: Bool, saved: Double) throws -> Double {
    let canvas = Canvas(tools: tools, device: "retina6_1", size: (414, 896))
    let document = try canvas.document(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="414" height="896"/><subviews>
      <label text="A" id="p" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="20" height="\(saved)"/>
      <fontDescription key="fontDescription" name="Seed-Regular" family="Seed" pointSize="20"/>
      </label></subviews><constraints>
      <constraint firstItem="p" firstAttribute="top" secondItem="v" secondAttribute="top" id="y"/>
      <constraint firstItem="p" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
      id="x"/></constraints></view>
      """
    )
    guard drawn else { return try frame("p", of: document).height }
    let folder = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let path = "/\(folder)/Text/FontManagementTests/Corpus/seed-layout.ttf"
    let fonts = ProjectFonts(files: [path])
    return try fonts.collection.performAsCurrent {
      try frame("p", of: document, fonts: fonts).height
    }
  }

  @Test("Low views of xibs lie below a status bar since tools 21700", arguments: [21225, 22505])
  func lowViews(tools: Int) throws {
    let canvas = Canvas(tools: "\(tools)", device: "retina4_7", size: (375, 667))
    #expect(try frame("p", of: screen(canvas, height: 87)).y == (tools < 21700 ? 0 : 20))
  }

  @Test(
    "Bars that a xib simulates cover it, 54 points high since iOS 26",
    arguments: [("23504", 92.0, 34.0), ("24765", 150, 68)]
  )
  func simulatedBars(tools: String, top: Double, bottom: Double) throws {
    let canvas = Canvas(tools: tools, device: "retina6_1", size: (414, 896))
    let metrics = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>"
    expect(try frame("p", of: screen(canvas, metrics)), insets: top, bottom, canvas)
  }

  @Test(
    "A view of a xib that is lower than the canvas by a bar it simulates lies beside it",
    arguments: [568.0, 524]
  )
  func besideSimulatedBar(height: Double) throws {
    let canvas = Canvas(tools: "20037", device: "retina4_0", size: (320, 568))
    let metrics = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>"
    let frame = try frame("p", of: screen(canvas, height: height, metrics))
    #expect(frame.y == (height < 568 ? 0 : 44))
  }

  @Test(
    "A large title that the frames show covers a screen",
    arguments: [("23504", 144.0), ("24506", 202)]
  )
  func largeTitle(tools: String, top: Double) throws {
    let canvas = Canvas(tools: tools, device: "retina6_1", size: (414, 896))
    let document = try canvas.document(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="414" height="896"/>
      <subviews><view id="p" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="\(top)" width="414" height="100"/></view>
      <view id="q" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
      <viewLayoutGuide key="safeArea" id="safe"/><constraints>
      <constraint firstItem="p" firstAttribute="top" secondItem="safe" secondAttribute="top" id="a"/>
      <constraint firstItem="q" firstAttribute="top" secondItem="safe" secondAttribute="top" \
      constant="8" id="b"/></constraints></view>
      """
    )
    #expect(try frame("q", of: document).y == top + 8)
  }

  @Test(
    "The version of iOS is that of the tools",
    arguments: [
      ("20037", 15), ("21225", 16), ("22505", 17), ("23727", 18), ("24127", 26), ("25079", 26),
      ("32700.99.1234", 17),
    ]
  )
  func versions(tools: String, version: UInt16) throws {
    let canvas = Canvas(tools: tools, device: "retina4_7", size: (375, 667))
    let loader = CanvasLoader(try screen(canvas))
    #expect(loader.systemGeneration == SystemGeneration(SystemVersion(version)))
  }

  @Test("A slider of iOS 26 has no room beside it")
  func slider() throws {
    let canvas = Canvas(tools: "24128", device: "retina4_7", size: (375, 667))
    let document = try canvas.document(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <slider id="p" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
      <constraint firstItem="p" firstAttribute="top" secondItem="v" secondAttribute="top" id="y"/>
      <constraint firstItem="p" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
      id="x"/><constraint firstAttribute="trailing" secondItem="p" secondAttribute="trailing" id="r"/>
      </constraints></view>
      """
    )
    let frame = try frame("p", of: document)
    #expect(frame == Rect(x: 0, y: 0, width: 375, height: 34))
  }

  /// A cell of a xib with a view that fills its margins.
  private func cell(_ canvas: Canvas, width: Double, _ kind: String) throws -> Rect {
    let content =
      kind == "tableViewCell"
      ? ("tableViewCellContentView key=\"contentView\"", "tableViewCellContentView")
      : ("view key=\"contentView\"", "view")
    return try frame(
      "p",
      of: canvas.document(
        """
        <\(kind) id="cell"><rect key="frame" x="0" y="0" width="\(width)" height="100"/>
        <\(content.0) id="content"><rect key="frame" x="0" y="0" width="\(width)" height="100"/>
        <subviews><view id="p" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
        <constraints>\(pins("p", to: "content", "Margin"))</constraints></\(content.1)></\(kind)>
        """
      )
    )
  }

  @Test("Cells have margins of 15 points above and below since iOS 26", arguments: [23504, 24128])
  func marginsAbove(tools: Int) throws {
    let canvas = Canvas(tools: "\(tools)", device: "retina4_7", size: (375, 667))
    #expect(try cell(canvas, width: 375, "tableViewCell").y == (tools < 24_000 ? 11 : 15))
  }

  @Test(
    "Cells have margins of 20 points on devices that are 390 points wide, new ones of xibs of 16",
    arguments: [(320.0, 16.0), (335, 20), (414, 20)]
  )
  func marginsAtTheSides(width: Double, side: Double) throws {
    let canvas = Canvas(tools: "22155", device: "retina6_12", size: (393, 852))
    #expect(try cell(canvas, width: width, "tableViewCell").x == side)
  }

  @Test("A collection cell of a xib has the margins of a screen", arguments: [375.0, 417])
  func collectionCells(width: Double) throws {
    let canvas = Canvas(tools: "24506", device: "retina6_12", size: (393, 852))
    let frame = try cell(canvas, width: width, "collectionViewCell")
    #expect(frame.x == (width < 390 ? 16 : 20))
    #expect(frame.y == 0)
  }

  /// A cell of a table in a storyboard, with a view that fills its margins.
  private func tableCell(
    _ canvas: Canvas,
    table: Double,
    style: String,
    _ attributes: String = ""
  ) throws -> Rect {
    try frame(
      "p",
      of: canvas.document(
        """
        <tableViewController id="c" sceneMemberID="viewController">
        <tableView key="view" style="\(style)" dataMode="prototypes" id="t">
        <rect key="frame" x="0" y="0" width="\(table)" height="800"/><prototypes>
        <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="\(table)" height="100"/>
        <tableViewCellContentView key="contentView" \(attributes) id="content">
        <rect key="frame" x="0" y="0" width="\(table)" height="100"/><autoresizingMask key="autoresizingMask" widthSizable="YES"/>
        <subviews><view id="p" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
        <constraints>\(pins("p", to: "content", "Margin"))</constraints>
        </tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController>
        """,
        isXib: false
      )
    )
  }

  @Test("A table at most 320 points wide decides about the margins of its cells")
  func narrowTable() throws {
    let canvas = Canvas(tools: "17701", device: "retina6_1", size: (414, 896))
    #expect(try tableCell(canvas, table: 300, style: "plain").x == 16)
    #expect(try tableCell(canvas, table: 350, style: "plain").x == 20)
    #expect(try tableCell(canvas, table: 414, style: "plain").x == 20)
  }

  @Test(
    "Cells of Xcode 8 have 15 points at the sides where they preserve the superview's margins",
    arguments: [("9059", true, 8.0), ("12120", false, 8), ("12120", true, 15), ("13771", true, 16)]
  )
  func preservedMargins(tools: String, preserves: Bool, side: Double) throws {
    let canvas = Canvas(tools: tools, device: "retina4_7", size: (375, 667))
    let attribute = preserves ? "preservesSuperviewLayoutMargins=\"YES\"" : ""
    let frame = try tableCell(canvas, table: 375, style: "plain", attribute)
    #expect(frame.x == side)
    #expect(frame.width == 375 - 2 * side)
  }

  @Test("Cells of inset groups are narrower than their table")
  func insetGroups() throws {
    let canvas = Canvas(tools: "23504", device: "retina6_0", size: (390, 844))
    let frame = try tableCell(canvas, table: 390, style: "insetGrouped")
    #expect(frame.x == 20)
    #expect(frame.width == 390 - 40 - 40)
  }

  @Test("A cell of a xib of tools 14460 has the margins of its own width", arguments: [375.0, 430])
  func ownWidth(width: Double) throws {
    let canvas = Canvas(tools: "14460", device: "retina4_7", size: (375, 667))
    #expect(try cell(canvas, width: width, "tableViewCell").x == (width < 390 ? 16 : 20))
  }

  /// A view of a xib with a label in a text style, at its top and leading edges.
  func label(_ tools: String, font: String, text: String = "Label") throws -> Rect {
    let canvas = Canvas(tools: tools, device: "retina4_7", size: (375, 667))
    return try frame(
      "p",
      of: canvas.document(
        """
        <view id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <label text="\(text)" id="p" translatesAutoresizingMaskIntoConstraints="NO">
        <fontDescription key="fontDescription" \(font)/></label></subviews><constraints>
        <constraint firstItem="p" firstAttribute="top" secondItem="v" secondAttribute="top" id="y"/>
        <constraint firstItem="p" firstAttribute="leading" secondItem="v" \
        secondAttribute="leading" id="x"/></constraints></view>
        """
      )
    )
  }

  @Test(
    "Xcode 13 draws at XS",
    arguments: [("17701", 20.5), ("18122", 17), ("20037", 17), ("21208", 20.5)]
  )
  func textSize(tools: String, height: Double) throws {
    #expect(try label(tools, font: "style=\"UICTFontTextStyleBody\"").height == height)
  }

  @Test(
    """
    Fonts that only the app has are lines of Helvetica, those of tools 15400 and from 21701 on of \
    Helvetica Neue
    """,
    arguments: [("14313", 18.0), ("15400", 21), ("17156", 18), ("20037", 18), ("23504", 21)]
  )
  func missingFonts(tools: String, height: Double) throws {
    #expect(
      try label(tools, font: "name=\"Brand-Bold\" family=\"Brand\" pointSize=\"18\"").height
        == height
    )
  }

  @Test(
    "Whether a label keeps a single word from its last line depends on the version of iOS",
    arguments: [("12118", true), ("14490", false), ("17701", false), ("22155", true)]
  )
  func singleWords(tools: String, isWide: Bool) throws {
    let canvas = Canvas(tools: tools, device: "retina4_7", size: (375, 667))
    let document = try canvas.document(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <label text="Some words incomprehensibilities now" numberOfLines="0" id="p" \
      translatesAutoresizingMaskIntoConstraints="NO">
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
      <constraints>
      <constraint firstItem="p" firstAttribute="top" secondItem="v" secondAttribute="top" id="y"/>
      <constraint firstItem="p" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
      id="x"/><constraint firstItem="p" firstAttribute="width" relation="lessThanOrEqual" \
      constant="275" id="w"/></constraints></view>
      """
    )
    let frame = try frame("p", of: document)
    #expect(frame.height > 40)
    #expect((frame.width > 230) == isWide)
  }

  @Test(
    "A search bar of Xcode 13 is as high as at XS",
    arguments: [("19529", 51.0), ("22505", 56)]
  )
  func searchBar(tools: String, height: Double) throws {
    let canvas = Canvas(tools: tools, device: "retina6_1", size: (414, 896))
    let document = try canvas.document(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="414" height="896"/><subviews>
      <searchBar id="p" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
      <constraint firstItem="p" firstAttribute="top" secondItem="v" secondAttribute="top" id="y"/>
      <constraint firstItem="p" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
      id="x"/><constraint firstAttribute="trailing" secondItem="p" secondAttribute="trailing" \
      id="r"/></constraints></view>
      """
    )
    #expect(try frame("p", of: document).height == height)
  }
}
