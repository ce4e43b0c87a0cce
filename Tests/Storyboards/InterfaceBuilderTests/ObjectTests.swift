import DynamicType
import Diagnostics
import Testing

import RichText
@testable import InterfaceBuilder

@Suite("Objects")
struct ObjectTests {
  @Test("A label that says nothing has the class's values")
  func labelDefaults() throws {
    let label = try TestDocuments.object("<label id=\"l\"/>")
    #expect(label.kind == .label)
    #expect(label[.label.text] == nil)
    #expect(label[.label.numberOfLines] == 1)
    #expect(label[.label.textAlignment] == .left)
    #expect(label[.label.lineBreakMode] == .tailTruncation)
    #expect(!label[.label.adjustsFontForContentSizeCategory])
    #expect(!label.adjustsFontSizeToFitWidth)
    #expect(label[.view.translatesAutoresizingMaskIntoConstraints])
    #expect(label[.layout.horizontalHuggingPriority] == nil)
    #expect(label[.layout.verticalCompressionResistancePriority] == nil)
    #expect(label[.view.alpha] == 1 && !label[.view.isHidden])
    #expect(label[.layout.insetsLayoutMarginsFromSafeArea] == nil)
    #expect(label[.label.font] == nil && label.layoutMargins == nil)
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
      try TestDocuments.object("<view id=\"v\" contentMode=\"TopLeft\"/>")[.view.contentMode]
        == .topLeft
    )
    #expect(try TestDocuments.object("<view id=\"v\"/>")[.view.contentMode] == nil)
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
    #expect(button[.button.type] == .roundedRect)
    #expect(button.buttonStates.map(\.key) == ["normal", "disabled"])
    #expect(button[.buttonStates.normal]?[.buttonState.title] == "A")
    #expect(
      button[.buttonStates.normal]?[.buttonState.image]
        == ImageReference(name: "star", catalog: .system)
    )
    #expect(button[.buttonStates.normal]?[.buttonState.titleColor]?.components == .init(white: 1))
    #expect(button[.button.configuration]?[.buttonConfiguration.style] == "filled")
    #expect(button[.button.configuration]?[.buttonConfiguration.title] == "C")
    #expect(button[.button.lineBreakMode] == .middleTruncation)
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
    #expect(table[.tableView.style] == .insetGrouped)
    #expect(table[.tableView.dataMode] == .static)
    #expect(table[.tableView.rowHeight] == .automatic)
    #expect(table[.tableView.estimatedRowHeight] == .fixed(60))
    #expect(table[.tableView.sectionHeaderHeight] == nil)
    #expect(table[.tableView.tableHeaderView]?.id == "h")
    let section = try #require(table[.tableView.sections].first)
    #expect(section[.tableSection.headerTitle] == "H" && section[.tableSection.footerTitle] == "F")
    let cell = try #require(section[.tableSection.cells].first)
    #expect(cell[.tableCell.style] == .subtitle)
    #expect(cell[.tableCell.rowHeight] == .fixed(52))
    #expect(cell.textLabel?[.label.text] == "one" && cell.detailTextLabel?[.label.text] == "two")
    #expect(cell[.content.contentView]?.id == "cv")
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
    let layout = try #require(view[.collectionView.layout])
    #expect(layout[.flowLayout.itemSize] == Size(width: 50, height: 60))
    #expect(layout[.flowLayout.minimumLineSpacing] == 3)
    #expect(layout[.flowLayout.minimumInteritemSpacing] == 10)
    #expect(layout[.flowLayout.scrollDirection] == .horizontal)
    #expect(layout[.flowLayout.sectionInset]?.left == 1)
    #expect(
      view[.collectionView.cells].first?[.collectionCell.customSize] == Size(width: 7, height: 8)
    )
    #expect(view[.collectionView.cells].first?[.cell.reuseIdentifier] == "r")
    #expect(view[.collectionView.sectionHeaderView]?.id == "h")
  }

  @Test("Stacks have an axis, a spacing and margins")
  func stacks() throws {
    let plain = try TestDocuments.object("<stackView id=\"s\" spacingType=\"standard\"/>")
    #expect(plain[.stackView.axis] == .horizontal && plain[.stackView.spacingType] == "standard")
    #expect(plain.layoutMargins == nil)
    let inset = try TestDocuments.object(
      "<stackView id=\"s\"><edgeInsets key=\"layoutMargins\" top=\"1\"/></stackView>"
    )
    #expect(inset.layoutMargins != nil)
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
    #expect(
      navigation[.navigationController.navigationBar]?[.navigationBar.prefersLargeTitles] == true
    )
    #expect(navigation.controllers(inRelationship: "rootViewController").map(\.id) == ["v"])
    let controller = try #require(document.object(id: "v"))
    #expect(
      controller[.controller.navigationItem]?.rightBarButtonItems.map { $0[.barItem.systemItem] }
        == ["done"]
    )
    #expect(controller.allSegues.map(\.kind) == [.show])
    #expect(controller[.controller.edgesForExtendedLayout] == ["top"])
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
    #expect(control[.segmentedControl.segments].map { $0[.segment.title] } == ["A", nil])
    #expect(control[.segmentedControl.segments].map { $0[.segment.image]?.name } == [nil, "star"])
    #expect(control[.segmentedControl.selectedSegmentIndex] == 1)
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
    let accessibility = try #require(view[.view.accessibility])
    #expect(accessibility[.accessibility.label] == "L")
    #expect(accessibility[.accessibility.traits] == ["button", "header"])
    #expect(accessibility[.accessibility.isElement] == true)
  }
}
