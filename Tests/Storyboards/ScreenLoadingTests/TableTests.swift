import Diagnostics
import Snapshots
import DynamicType
import HeadlessUIKit
import InterfaceBuilder
import ScreenLoading
import Testing

@Suite("Tables and collections show their cells")
struct TableTests {
  @Test("A static table shows its sections with titles and cells of the document")
  func staticTable() throws {
    let document = try Documents.storyboard(
      table(
        attributes: #"dataMode="static" style="grouped" rowHeight="-1""#,
        """
        <sections><tableViewSection headerTitle="Account" footerTitle="Signed in" id="s"><cells>
        \(styledCell("c1", "Name")) \(styledCell("c2", "Mail"))
        </cells></tableViewSection></sections>
        """
      )
    )
    let screen = try ScreenUnderTest(document, "t")
    #expect(screen.texts.contains("Name") && screen.texts.contains("Mail"))
    #expect(screen.texts.contains { $0.lowercased() == "account" })
    #expect(screen.texts.contains("Signed in"))
    let first = try screen.frame("c1")
    let second = try screen.frame("c2")
    #expect(second.y == first.y + first.height)
    #expect(first.width == 393)
    #expect(screen.loaded.controller is UITableViewController)
  }

  @Test(
    "A static row follows its content where the table's rows do, and keeps a height of its own",
    arguments: [("-1", "", true), ("-1", #" rowHeight="44""#, false), ("44", "", false)]
  )
  func staticHeights(table height: String, own: String, grows: Bool) throws {
    let document = try Documents.storyboard(
      table(
        attributes: #"dataMode="static" style="grouped" rowHeight="\#(height)""#,
        """
        <sections><tableViewSection id="s"><cells>
        \(cell("c", Documents.label("l", "Vienna", adjusts: true), attributes: own))
        </cells></tableViewSection></sections>
        """
      )
    )
    let screen = try ScreenUnderTest(document, "t")
    screen.loaded.change(to: .accessibilityExtraExtraExtraLarge)
    let row = try #require(
      screen.loaded.snapshot().first { $0.element.identity.objectID == "c" }
    )
    // The line of the body style is 62 points high at AX5 (Apple's published type table).
    #expect((row.frame.height > 62) == grows)
  }

  @Test("A cell with a content configuration shows its texts, which follow the text size")
  func contentConfiguration() throws {
    let configuration = """
      <listContentConfiguration key="contentConfiguration" text="Autofill" secondaryText="On"/>
      """
    let document = try Documents.storyboard(
      table(
        attributes: #"dataMode="static" style="grouped" rowHeight="-1""#,
        """
        <sections><tableViewSection id="s"><cells><tableViewCell id="c" focusStyle="custom">
        <rect key="frame" x="0" y="0" width="393" height="44"/>
        <tableViewCellContentView key="contentView" id="c-content"/>
        \(configuration)</tableViewCell></cells></tableViewSection></sections>
        """
      )
    )
    #expect(document.findings.isEmpty)
    let screen = try ScreenUnderTest(document, "t")
    #expect(screen.texts.contains("Autofill") && screen.texts.contains("On"))
    screen.loaded.change(to: .accessibilityExtraExtraExtraLarge)
    let row = try #require(
      screen.loaded.snapshot().first { $0.element.identity.objectID == "c" }
    )
    // The line of the body style is 62 points high at AX5 (Apple's published type table).
    #expect(row.frame.height > 62)
  }

  /// Article 004: on the cell, which is its content view, the mark has no effect; on a view inside it
  /// has.
  @Test("A collection cell does not follow the readable width, a view inside does")
  func collectionCellsAndReadableWidth() throws {
    func label(cell: String, view: String) throws -> Rect {
      let document = try Documents.storyboard(
        """
        <collectionViewController id="g" sceneMemberID="viewController">
        <collectionView key="view" dataMode="prototypes" id="list">
        <rect key="frame" x="0" y="0" width="1024" height="768"/>
        <collectionViewFlowLayout key="collectionViewLayout" id="flow">
        <size key="itemSize" width="1024" height="100"/></collectionViewFlowLayout>
        <cells><collectionViewCell reuseIdentifier="a" id="cell" \(cell)>
        <rect key="frame" x="0" y="0" width="1024" height="100"/>
        <view key="contentView" id="content"><rect key="frame" x="0" y="0" width="1024" height="100"/>
        <subviews><view id="inside" translatesAutoresizingMaskIntoConstraints="NO" \(view)>
        <rect key="frame" x="0" y="0" width="1024" height="100"/><subviews>
        \(Documents.label("l", "Text"))</subviews><constraints>
        <constraint firstItem="l" firstAttribute="leading" secondItem="inside" \
        secondAttribute="leadingMargin" id="i"/></constraints></view></subviews></view>
        <constraints>
        <constraint firstItem="inside" firstAttribute="leading" secondItem="cell" \
        secondAttribute="leadingMargin" id="a"/>
        <constraint firstAttribute="trailingMargin" secondItem="inside" \
        secondAttribute="trailing" id="b"/></constraints></collectionViewCell></cells>
        </collectionView></collectionViewController>
        """
      )
      return try ScreenUnderTest(document, "g", system: .iOS18, device: "iPad Pro 12.9-inch")
        .frame("l")
    }
    let mark = #"layoutMarginsFollowReadableWidth="YES""#
    let plain = try label(cell: "", view: "").x
    #expect(try label(cell: mark, view: "").x == plain)
    #expect(try label(cell: "", view: mark).x > plain + 100)
  }

  /// Apple's documentation of `estimatedRowHeight` says that it must not be 0 for cells that size
  /// themselves.
  @Test("Without an estimate rows are 44 points high and do not follow their content")
  func noEstimate() throws {
    let document = try Documents.storyboard(
      table(
        attributes: #"dataMode="static" style="plain" rowHeight="-1" estimatedRowHeight="0""#,
        """
        <sections><tableViewSection id="s"><cells>
        \(cell("c", Documents.label("l", "Vienna", adjusts: true)))
        </cells></tableViewSection></sections>
        """
      )
    )
    let screen = try ScreenUnderTest(document, "t")
    #expect(try screen.frame("c").height == 44)
    screen.loaded.change(to: .accessibilityExtraExtraExtraLarge)
    let row = try #require(screen.loaded.snapshot().first { $0.element.identity.objectID == "c" })
    #expect(row.frame.height == 44)
  }

  @Test("A row keeps its margins where a bar covers the list", arguments: [0, 60])
  func rowsBelowBars(bottom: Double) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), style: .plain)
    table.layoutMargins.bottom = bottom
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 50, width: 320, height: 44))
    cell.preservesSuperviewLayoutMargins = true
    table.addSubview(cell)
    #expect(cell.layoutMargins.bottom == 8)
  }

  @Test("A prototype's content makes its row higher at larger text")
  func selfSizing() throws {
    let document = try Documents.storyboard(
      table(
        attributes: #"dataMode="prototypes" style="plain" rowHeight="-1" estimatedRowHeight="-1""#,
        "<prototypes>\(cell("c", Documents.label("l", "Vienna", adjusts: true)))</prototypes>"
      )
    )
    let screen = try ScreenUnderTest(document, "t", system: .iOS18)
    let before = try screen.frame("c").height
    let room = before - (try screen.frame("l").height)
    #expect(abs(room - 22) < 0.01)
    screen.loaded.change(to: .accessibilityExtraExtraExtraLarge)
    let after = screen.loaded.snapshot()
    let row = try #require(after.first { $0.element.identity.objectID == "c" })
    let label = try #require(after.first { $0.element.identity.objectID == "l" })
    // The line of the body style is 62 points high at AX5 (Apple's published type table).
    #expect(label.frame.height >= 62)
    #expect(abs(row.frame.height - label.frame.height - 22) < 0.01)
  }

  @Test("Rows of the sample data fill copies of a prototype")
  func sampleRows() throws {
    let json = """
      {"Main.storyboard": {"t-table": {"rows": [
        {"cell": "Trip", "l": {"text": "Vienna"}}, {"cell": "Trip", "l": {"text": "Rome"}}
      ]}}}
      """
    let reading = SampleData.read(Array(json.utf8), file: "sample-data.json")
    #expect(reading.findings.isEmpty)
    let document = try Documents.storyboard(
      table(
        attributes: #"dataMode="prototypes" style="plain" rowHeight="-1""#,
        "<prototypes>\(cell("c", Documents.label("l", "City")))</prototypes>"
      )
    )
    let screen = try ScreenUnderTest(document, "t", options: LoadOptions(sampleData: reading.value))
    #expect(screen.texts == ["Vienna", "Rome"])
    var rows: [Double] = []
    screen.snapshot.forEach {
      if $0.element.identity.objectID == "c" { rows.append($0.frame.y) }
    }
    #expect(rows.count == 2 && rows[0] < rows[1])
  }

  @Test("A collection shows its prototypes at the layout's size")
  func collection() throws {
    let document = try Documents.storyboard(
      Documents.controller(
        "v",
        """
        <collectionView id="grid"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" \
        minimumInteritemSpacing="10" id="flow"><size key="itemSize" width="120" height="80"/>
        </collectionViewFlowLayout><cells>
        <collectionViewCell reuseIdentifier="P" id="item">
        <rect key="frame" x="0" y="0" width="120" height="80"/>
        <view key="contentView" id="content"><rect key="frame" x="0" y="0" width="120" height="80"/>
        </view></collectionViewCell></cells></collectionView>
        """
      )
    )
    let data = SampleData([
      "*": ["grid": .init(rows: [.init(), .init(), .init(), .init()])]
    ])
    let screen = try ScreenUnderTest(document, "v", options: LoadOptions(sampleData: data))
    var frames: [(x: Double, y: Double, width: Double)] = []
    screen.snapshot.forEach {
      guard $0.element.identity.objectID == "item" else { return }
      frames.append(($0.frame.x, $0.frame.y, $0.frame.width))
    }
    #expect(frames.count == 4)
    #expect(frames.map { $0.width.rounded() } == [120, 120, 120, 120])
    // Three items of 120 points fit into 393; the fourth begins the second line.
    #expect(Set(frames.map { $0.y.rounded() }).count == 2)
  }

  @Test("On the canvas cells stand apart from their table")
  func canvas() throws {
    let document = try Documents.storyboard(
      table(
        attributes: #"dataMode="prototypes" style="plain" rowHeight="-1""#,
        "<prototypes>\(cell("c", Documents.label("l", "City")))</prototypes>"
      )
    )
    #expect(CanvasLoader(document).load().map(\.id) == ["t", "c"])
  }

  private func table(attributes: String, _ inside: String) -> String {
    """
    <tableViewController id="t" sceneMemberID="viewController">
    <tableView key="view" contentMode="scaleToFill" \(attributes) id="t-table">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    \(inside)</tableView></tableViewController>
    """
  }

  private func styledCell(_ id: String, _ text: String) -> String {
    """
    <tableViewCell textLabel="\(id)-l" style="IBUITableViewCellStyleDefault" id="\(id)">
    <rect key="frame" x="0.0" y="0" width="393" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-c">
    <rect key="frame" x="0.0" y="0.0" width="393" height="44"/><subviews>
    <label text="\(text)" id="\(id)-l"><rect key="frame" x="16" y="0" width="361" height="44"/>
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
    </subviews></tableViewCellContentView></tableViewCell>
    """
  }

  private func cell(_ id: String, _ label: String, attributes: String = "") -> String {
    """
    <tableViewCell reuseIdentifier="Trip"\(attributes) id="\(id)">
    <rect key="frame" x="0.0" y="50" width="393" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-c">
    <rect key="frame" x="0.0" y="0.0" width="393" height="44"/><subviews>\(label)</subviews>
    <constraints>
    <constraint firstItem="l" firstAttribute="top" secondItem="\(id)-c" secondAttribute="topMargin" id="1"/>
    <constraint firstItem="l" firstAttribute="bottom" secondItem="\(id)-c" \
    secondAttribute="bottomMargin" id="2"/>
    <constraint firstItem="l" firstAttribute="leading" secondItem="\(id)-c" \
    secondAttribute="leadingMargin" id="3"/>
    </constraints></tableViewCellContentView></tableViewCell>
    """
  }
}
