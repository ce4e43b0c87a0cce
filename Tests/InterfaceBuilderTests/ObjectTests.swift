import DynamicType
import Diagnostics
import InterfaceBuilder
import Testing

@Suite("Objects")
struct ObjectTests {
  @Test("A label that says nothing has the class's values")
  func labelDefaults() throws {
    let label = try TestDocuments.object("<label id=\"l\"/>")
    #expect(label.kind == .label)
    #expect(label.text == nil)
    #expect(label.numberOfLines == 1)
    #expect(label.textAlignment == .left)
    #expect(label.lineBreakMode == .tailTruncation)
    #expect(!label.adjustsFontForContentSizeCategory)
    #expect(!label.adjustsFontSizeToFitWidth)
    #expect(label.translatesAutoresizingMaskIntoConstraints)
    #expect(label.horizontalHuggingPriority == 250)
    #expect(label.verticalCompressionResistancePriority == 750)
    #expect(label.alpha == 1 && !label.isHidden)
    #expect(label.insetsLayoutMarginsFromSafeArea)
    #expect(label.fontDescription == nil && label.layoutMargins == nil)
  }

  @Test("A label that shrinks leaves the switch out and has a least size")
  func shrinking() throws {
    let shrinking = try TestDocuments.object("<label id=\"l\" minimumScaleFactor=\"0.5\"/>")
    #expect(shrinking.adjustsFontSizeToFitWidth)
    let fixed = try TestDocuments.object(
      "<label id=\"l\" adjustsFontSizeToFit=\"NO\" minimumFontSize=\"9\"/>"
    )
    #expect(!fixed.adjustsFontSizeToFitWidth)
  }

  @Test("Old words for content modes are read")
  func contentModes() throws {
    #expect(
      try TestDocuments.object("<view id=\"v\" contentMode=\"TopLeft\"/>").contentMode == .topLeft
    )
    #expect(try TestDocuments.object("<view id=\"v\"/>").contentMode == .scaleToFill)
  }

  @Test("Buttons have states and configurations")
  func buttons() throws {
    let button = try TestDocuments.object(
      """
      <button id="b" buttonType="roundedRect"><state key="normal" title="A" image="star" \
      catalog="system"><color key="titleColor" white="1"/></state><state key="disabled" \
      title="D"/><buttonConfiguration key="configuration" style="filled" title="C"/></button>
      """
    )
    #expect(button.buttonType == .system)
    #expect(button.buttonStates.map(\.name) == ["normal", "disabled"])
    #expect(button.buttonState()?.title == "A")
    #expect(button.buttonState()?.image == ImageReference(name: "star", catalog: .system))
    #expect(button.buttonState()?.titleColor?.components == .init(white: 1))
    #expect(button.buttonConfiguration?.style == "filled")
    #expect(button.buttonConfiguration?.title == "C")
    #expect(button.lineBreakMode == .middleTruncation)
  }

  @Test("Tables have sections, cells and the labels of a cell's style")
  func tables() throws {
    let document = try TestDocuments.xib(
      """
      <tableView id="t" style="insetGrouped" dataMode="static" rowHeight="-1" \
      estimatedRowHeight="60"><view key="tableHeaderView" id="h"/><sections><tableViewSection \
      headerTitle="H" id="s"><string key="footerTitle">F</string><cells><tableViewCell id="c" \
      style="IBUITableViewCellStyleSubtitle" textLabel="l1" detailTextLabel="l2" rowHeight="52">
      <tableViewCellContentView key="contentView" tableViewCell="c" id="cv"><subviews><label \
      id="l1" text="one"/><label id="l2" text="two"/></subviews></tableViewCellContentView>
      </tableViewCell></cells></tableViewSection></sections></tableView>
      """
    )
    let table = try #require(document.object(id: "t"))
    #expect(table.tableStyle == .insetGrouped)
    #expect(table.dataMode == .static)
    #expect(table.rowHeight == .automatic)
    #expect(table.height("estimatedRowHeight") == .fixed(60))
    #expect(table.height("sectionHeaderHeight") == nil)
    #expect(table.tableHeaderView?.id == "h")
    let section = try #require(table.sections.first)
    #expect(section.headerTitle == "H" && section.footerTitle == "F")
    let cell = try #require(section.cells.first)
    #expect(cell.cellStyle == .subtitle)
    #expect(cell.rowHeight == .fixed(52))
    #expect(cell.textLabel?.text == "one" && cell.detailTextLabel?.text == "two")
    #expect(cell.contentView?.id == "cv")
    #expect(cell.owner?.id == "s")
    #expect(document.findings.isEmpty)
  }

  @Test("Collections have a layout, cells and headers")
  func collections() throws {
    let view = try TestDocuments.object(
      """
      <collectionView id="c"><collectionViewFlowLayout key="collectionViewLayout" \
      minimumLineSpacing="3" scrollDirection="horizontal" id="f"><size key="itemSize" \
      width="50" height="60"/><inset key="sectionInset" minX="1" minY="0.0" maxX="0.0" \
      maxY="0.0"/></collectionViewFlowLayout><cells><collectionViewCell reuseIdentifier="r" \
      id="x"><size key="customSize" width="7" height="8"/></collectionViewCell></cells>
      <collectionReusableView key="sectionHeaderView" id="h"/></collectionView>
      """
    )
    let layout = try #require(view.collectionViewLayout)
    #expect(layout.itemSize == Size(width: 50, height: 60))
    #expect(layout.minimumLineSpacing == 3 && layout.minimumInteritemSpacing == 10)
    #expect(layout.scrollDirection == .horizontal)
    #expect(layout.sectionInset?.left == 1)
    #expect(view.cells.first?.customSize == Size(width: 7, height: 8))
    #expect(view.cells.first?.reuseIdentifier == "r")
    #expect(view.sectionHeaderView?.id == "h")
  }

  @Test("Margins make a stack arrange inside them")
  func stacks() throws {
    let plain = try TestDocuments.object("<stackView id=\"s\" spacingType=\"standard\"/>")
    #expect(plain.axis == .horizontal && plain.usesStandardSpacing)
    #expect(!plain.isLayoutMarginsRelativeArrangement)
    let inset = try TestDocuments.object(
      "<stackView id=\"s\"><edgeInsets key=\"layoutMargins\" top=\"1\"/></stackView>"
    )
    #expect(inset.isLayoutMarginsRelativeArrangement)
  }

  @Test("Controllers have bars, items and what segues lead to")
  func controllers() throws {
    let document = try TestDocuments.xib(
      """
      <navigationController id="n"><navigationBar key="navigationBar" largeTitles="YES" id="b"/>
      <connections><segue destination="v" kind="relationship" relationship="rootViewController" \
      id="s"/></connections></navigationController><viewController id="v" title="T">
      <view key="view" id="r"><subviews><button id="k"><connections><segue destination="n" \
      kind="show" id="s2"/><outlet property="x" destination="k" id="o"/></connections></button>
      </subviews></view><navigationItem key="navigationItem" title="I" id="i"><barButtonItem \
      key="rightBarButtonItem" systemItem="done" id="d"/></navigationItem><size \
      key="freeformSize" width="320" height="900"/><extendedEdge key="edgesForExtendedLayout" \
      top="YES"/><connections><outlet property="button" destination="k" id="o2"/></connections>
      </viewController>
      """
    )
    let navigation = try #require(document.object(id: "n"))
    #expect(navigation.navigationBar?.prefersLargeTitles == true)
    #expect(navigation.controllers(inRelationship: "rootViewController").map(\.id) == ["v"])
    let controller = try #require(document.object(id: "v"))
    #expect(controller.navigationItem?.rightBarButtonItems.map(\.systemItem) == ["done"])
    #expect(controller.allSegues.map(\.kind) == [.show])
    #expect(controller.freeformSize == Size(width: 320, height: 900))
    #expect(controller.edgesForExtendedLayout == ["top"])
    let outlets = try #require(document.object(id: "k")).incomingOutlets
    #expect(outlets.map(\.property) == ["x", "button"])
    #expect(outlets.map(\.owner.id) == ["k", "v"])
  }

  @Test("Controllers written inside others, as in old documents, are found")
  func nestedControllers() throws {
    let tabs = try TestDocuments.object(
      """
      <tabBarController id="t"><viewControllers><viewController id="a"/><viewController id="b"/>
      </viewControllers></tabBarController>
      """
    )
    #expect(tabs.controllers(inRelationship: "viewControllers").map(\.id) == ["a", "b"])
  }

  @Test("Segments have titles and images")
  func segments() throws {
    let control = try TestDocuments.object(
      """
      <segmentedControl id="c" selectedSegmentIndex="1"><segments><segment title="A"/>
      <segment image="star"/></segments></segmentedControl>
      """
    )
    #expect(control.segments.map(\.title) == ["A", nil])
    #expect(control.segments.map(\.image?.name) == [nil, "star"])
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test("Accessibility has a label and traits")
  func accessibility() throws {
    let view = try TestDocuments.object(
      """
      <view id="v"><accessibility key="accessibilityConfiguration" identifier="i" label="L">
      <accessibilityTraits key="traits" header="YES" button="YES"/><bool key="isElement" \
      value="YES"/></accessibility></view>
      """
    )
    #expect(view.accessibility?.label == "L")
    #expect(view.accessibility?.traits == ["button", "header"])
    #expect(view.accessibility?.isElement == true)
  }
}
