import Foundation
import Testing
import UIKit

/// A cell of a xib, as a program declares it; the plug-in `AppleSources` writes the list of names.
class NibCell: UITableViewCell {
  weak var titleLabel: UILabel?
  weak var width: NSLayoutConstraint?
  var wider: NSLayoutConstraint?
  var titleWhenAwake: String?

  override func awakeFromNib() {
    super.awakeFromNib()
    titleWhenAwake = titleLabel?.text
  }
}

/// A cell of a collection.
class NibItem: UICollectionViewCell {}

/// A controller whose view is in a xib.
class NibController: UIViewController {
  var button: UIButton?
  var labels: [UILabel] = []
  var taps = 0
  var titleWhenLoaded: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    titleWhenLoaded = button?.title(for: .normal)
  }

  func tap(_ sender: UIButton) { taps += 1 }
}

private func registerNames() {
  ObjectiveCMethods.register {
    [
      ObjectiveCMethod(NibCell.self, "setTitleLabel:") { object, arguments in
        arguments.pass { (object as? NibCell)?.titleLabel = $0 }
      },
      ObjectiveCMethod(NibCell.self, "setWidth:") { object, arguments in
        arguments.pass { (object as? NibCell)?.width = $0 }
      },
      ObjectiveCMethod(NibCell.self, "setWider:") { object, arguments in
        arguments.pass { (object as? NibCell)?.wider = $0 }
      },
      ObjectiveCMethod(NibController.self, "setButton:") { object, arguments in
        arguments.pass { (object as? NibController)?.button = $0 }
      },
      ObjectiveCMethod(NibController.self, "setLabels:") { object, arguments in
        arguments.pass { (object as? NibController)?.labels = $0 }
      },
      ObjectiveCMethod(NibController.self, "tap:") { object, arguments in
        arguments.pass { (sender: UIButton) in (object as? NibController)?.tap(sender) }
      },
    ]
  }
}

private func xib(owner: String = "", _ objects: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
  targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
  <objects>
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1">\(owner)</placeholder>
  <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
  \(objects)
  </objects>
  </document>
  """
}

private let cell = xib(
  """
  <tableViewCell contentMode="scaleToFill" id="c" customClass="NibCell" customModule="UIKitTests">
  <rect key="frame" x="0" y="0" width="320" height="44"/>
  <tableViewCellContentView key="contentView" id="v">
  <rect key="frame" x="0" y="0" width="320" height="44"/>
  <subviews><label text="Player" id="l" translatesAutoresizingMaskIntoConstraints="NO">
  <rect key="frame" x="20" y="10" width="100" height="20"/>
  <constraints><constraint firstAttribute="width" constant="120" id="w"/>
  <constraint firstAttribute="width" constant="200" id="n"/></constraints>
  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
  <variation key="default"><mask key="constraints"><exclude reference="n"/></mask></variation>
  </label></subviews>
  <constraints>
  <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
  constant="20" id="a"/>
  <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" id="b"/>
  </constraints>
  </tableViewCellContentView>
  <connections>
  <outlet property="titleLabel" destination="l" id="o"/>
  <outlet property="width" destination="w" id="p"/>
  <outlet property="wider" destination="n" id="q"/>
  </connections>
  </tableViewCell>
  """
)

private let item = xib(
  """
  <collectionViewCell id="c" customClass="NibItem" customModule="UIKitTests">
  <rect key="frame" x="0" y="0" width="50" height="50"/>
  </collectionViewCell>
  """
)

private let screen = xib(
  owner: """
    <connections>
    <outlet property="view" destination="v" id="o1"/>
    <outlet property="button" destination="b" id="o2"/>
    <outletCollection property="labels" destination="l1" id="o3"/>
    <outletCollection property="labels" destination="l2" id="o4"/>
    </connections>
    """,
  """
  <view id="v"><rect key="frame" x="0" y="0" width="320" height="480"/>
  <subviews>
  <button id="b"><rect key="frame" x="0" y="0" width="90" height="30"/>
  <state key="normal" title="Join"/>
  <connections>
  <action selector="tap:" destination="-1" eventType="touchUpInside" id="x"/>
  </connections>
  </button>
  <label text="One" id="l1"><rect key="frame" x="0" y="40" width="90" height="20"/></label>
  <label text="Two" id="l2"><rect key="frame" x="0" y="60" width="90" height="20"/></label>
  </subviews>
  </view>
  """
)

/// A list of one row.
private final class Players: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "player", for: path)
  }
}

@Suite("Xibs of a program", .serialized)
struct NibTests {
  /// Calls a function with a bundle of files, which is removed afterwards.
  private func withBundle(_ body: (Bundle) throws -> Void) throws {
    registerNames()
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString, isDirectory: true)
    let base = folder.appendingPathComponent("Base.lproj", isDirectory: true)
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in ["NibCell": cell, "NibItem": item, "Base.lproj/Nib": screen] {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name + ".xib"))
    }
    try body(#require(Bundle(path: folder.path)))
  }

  @Test func `A cell has its class and its outlets before it awakes`() throws {
    try withBundle { bundle in
      let objects = UINib(nibName: "NibCell", bundle: bundle).instantiate(withOwner: nil)
      let cell = try #require(objects.first as? NibCell)
      #expect(objects.count == 1)
      #expect(cell.titleLabel?.text == "Player")
      #expect(cell.titleWhenAwake == "Player")
      #expect(cell.width?.constant == 120)
    }
  }

  @Test func `A constraint that is not installed is in its outlet, and code activates it`() throws {
    try withBundle { bundle in
      let objects = UINib(nibName: "NibCell", bundle: bundle).instantiate(withOwner: nil)
      let cell = try #require(objects.first as? NibCell)
      let wider = try #require(cell.wider)
      #expect(!wider.isActive)
      cell.layoutIfNeeded()
      #expect(cell.titleLabel?.frame.width == 120)
      cell.width?.isActive = false
      wider.isActive = true
      cell.layoutIfNeeded()
      #expect(cell.titleLabel?.frame.width == 200)
    }
  }

  @Test func `A table makes its cells of a registered xib`() throws {
    try withBundle { bundle in
      let players = Players()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
      table.register(UINib(nibName: "NibCell", bundle: bundle), forCellReuseIdentifier: "player")
      table.dataSource = players
      table.layoutIfNeeded()
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? NibCell)
      #expect(cell.reuseIdentifier == "player")
      #expect(cell.titleLabel?.frame.width == 120)
    }
  }

  @Test func `A collection makes its cells of a registered xib`() throws {
    try withBundle { bundle in
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480),
        collectionViewLayout: UICollectionViewFlowLayout()
      )
      collection.register(
        UINib(nibName: "NibItem", bundle: bundle),
        forCellWithReuseIdentifier: "item"
      )
      let path = IndexPath(item: 0, section: 0)
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "item", for: path)
      #expect(cell is NibItem)
      #expect(cell.reuseIdentifier == "item")
    }
  }

  @Test(arguments: ["Nib", nil])
  func `A controller has its outlets when its view is loaded, and its button calls it`(
    _ name: String?
  ) throws {
    try withBundle { bundle in
      let controller = NibController(nibName: name, bundle: bundle)
      controller.loadViewIfNeeded()
      #expect(controller.titleWhenLoaded == "Join")
      #expect(controller.labels.map(\.text) == ["One", "Two"])
      controller.button?.sendActions(for: .touchUpInside)
      #expect(controller.taps == 1)
    }
  }

  @Test func `A bundle loads its xib, and none that it does not have`() throws {
    try withBundle { bundle in
      #expect(bundle.loadNibNamed("NibCell", owner: nil)?.first is NibCell)
      #expect(bundle.loadNibNamed("Missing", owner: nil) == nil)
    }
  }

  @Test func `A xib that is not there is an error of the program`() async {
    await #expect(processExitsWith: .failure) {
      _ = UINib(nibName: "Missing", bundle: nil).instantiate(withOwner: nil)
    }
  }
}
