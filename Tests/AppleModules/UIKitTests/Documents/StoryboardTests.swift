import DynamicType
import Foundation
import Testing
import UIKit

/// The first screen of a storyboard, as a program declares it; the plug-in `AppleSources` writes the
/// list of names.
class StoryList: UITableViewController {
  var header: UILabel?
  var addButton: UIBarButtonItem?
  var prepared: [String] = []
  var returned: UIViewController?
  var isAllowed = true
  var titleWhenLoaded: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    titleWhenLoaded = header?.text
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt path: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "story", for: path)
    (cell as? StoryCell)?.titleLabel?.text = "Row \(path.row)"
    return cell
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    isAllowed
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append(segue.identifier ?? "")
    (segue.destination as? StoryDetail)?.text = "From the list"
  }

  func comeBack(_ segue: UIStoryboardSegue) { returned = segue.source }
}

/// A prototype cell.
class StoryCell: UITableViewCell {
  var titleLabel: UILabel?
  var titleWhenAwake: String?
  weak var tapped: UIButton?

  override func awakeFromNib() {
    super.awakeFromNib()
    titleWhenAwake = titleLabel?.text
  }
}

/// The screen that a segue shows.
class StoryDetail: UIViewController {
  var text = ""
  var label: UILabel?
  var isAwake = false
  var creation: String?
  var embeddedWhenLoaded: [String] = []
  var taps = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = true
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label?.text = text
    embeddedWhenLoaded = children.map { "\(type(of: $0))" }
  }

  func tap() { taps += 1 }
}

/// A screen in a container view.
class StoryFooter: UIViewController {}

private func registerNames() {
  ObjectiveCMethods.register {
    [
      ObjectiveCMethod(StoryList.self, "setHeader:") { object, arguments in
        arguments.pass { (object as? StoryList)?.header = $0 }
      },
      ObjectiveCMethod(StoryList.self, "setAddButton:") { object, arguments in
        arguments.pass { (object as? StoryList)?.addButton = $0 }
      },
      ObjectiveCMethod(StoryList.self, "comeBack:") { object, arguments in
        arguments.pass { (object as? StoryList)?.comeBack($0) }
      },
      ObjectiveCMethod(StoryCell.self, "setTitleLabel:") { object, arguments in
        arguments.pass { (object as? StoryCell)?.titleLabel = $0 }
      },
      ObjectiveCMethod(StoryDetail.self, "setLabel:") { object, arguments in
        arguments.pass { (object as? StoryDetail)?.label = $0 }
      },
      ObjectiveCMethod(StoryDetail.self, "tap") { object, arguments in
        arguments.pass { (object as? StoryDetail)?.tap() }
      },
    ]
  }
}

private let prototype = """
  <tableViewCell reuseIdentifier="story" id="cell" customClass="StoryCell">
  <rect key="frame" x="0" y="0" width="375" height="44"/>
  <tableViewCellContentView key="contentView" id="content">
  <rect key="frame" x="0" y="0" width="375" height="44"/>
  <subviews><label text="Prototype" id="title">
  <rect key="frame" x="20" y="10" width="200" height="20"/></label></subviews>
  </tableViewCellContentView>
  <connections>
  <outlet property="titleLabel" destination="title" id="c1"/>
  <segue destination="detail" kind="show" identifier="row" id="c2"/>
  </connections>
  </tableViewCell>
  """

private let list = """
  <scene sceneID="s2"><objects>
  <tableViewController storyboardIdentifier="List" title="Stories" id="list" \
  customClass="StoryList" customModule="UIKitTests">
  <tableView key="view" style="plain" id="table"><rect key="frame" x="0" y="0" width="375" height="667"/>
  <label key="tableHeaderView" text="Header" id="header">
  <rect key="frame" x="0" y="0" width="375" height="40"/></label>
  <prototypes>\(prototype)</prototypes>
  <connections><outlet property="dataSource" destination="list" id="o0"/>
  <outlet property="delegate" destination="list" id="o1"/></connections>
  </tableView>
  <navigationItem key="navigationItem" title="Stories" id="item">
  <barButtonItem key="rightBarButtonItem" title="Add" id="add">
  <connections><segue destination="detail" kind="presentation" identifier="add" \
  modalPresentationStyle="fullScreen" id="g1"/></connections></barButtonItem></navigationItem>
  <connections>
  <outlet property="header" destination="header" id="o2"/>
  <outlet property="addButton" destination="add" id="o3"/>
  <segue destination="detail" kind="show" identifier="open" id="g2"/>
  </connections>
  </tableViewController>
  <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>
  </objects></scene>
  """

private let detail = """
  <scene sceneID="s3"><objects>
  <viewController storyboardIdentifier="Detail" id="detail" customClass="StoryDetail">
  <view key="view" id="view"><rect key="frame" x="0" y="0" width="375" height="667"/>
  <subviews>
  <label text="Label" id="label"><rect key="frame" x="0" y="0" width="90" height="30"/></label>
  <button id="back"><rect key="frame" x="0" y="40" width="90" height="30"/>
  <state key="normal" title="Back"/>
  <connections><segue destination="exit" kind="unwind" unwindAction="comeBack:" id="u1"/>
  </connections></button>
  <containerView id="box"><rect key="frame" x="0" y="80" width="200" height="50"/>
  <connections><segue destination="footer" kind="embed" identifier="footer" id="e1"/>
  </connections></containerView>
  </subviews>
  <connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" \
  id="r1"/></connections>
  </view>
  <connections><outlet property="label" destination="label" id="d1"/></connections>
  </viewController>
  <exit id="exit" userLabel="Exit" sceneMemberID="exit"/>
  <tapGestureRecognizer id="tap">
  <connections><action selector="tap" destination="detail" id="r2"/></connections>
  </tapGestureRecognizer>
  </objects></scene>
  <scene sceneID="s4"><objects>
  <viewController id="footer" customClass="StoryFooter">
  <view key="view" id="footerView"><rect key="frame" x="0" y="0" width="200" height="50"/></view>
  </viewController></objects></scene>
  """

private func storyboard(_ scenes: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
  toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
  useTraitCollections="YES" useSafeAreas="YES" initialViewController="nav">
  <scenes>
  <scene sceneID="s1"><objects><navigationController id="nav">
  <navigationBar key="navigationBar" id="bar"/>
  <connections><segue destination="list" kind="relationship" relationship="rootViewController" \
  id="n1"/></connections></navigationController></objects></scene>
  \(scenes)
  </scenes>
  </document>
  """
}

private let unknown = """
  <scene sceneID="s5"><objects>
  <viewController storyboardIdentifier="Unknown" id="unknown" customClass="NobodyKnows">
  <view key="view" id="v5"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
  </viewController></objects></scene>
  <scene sceneID="s6"><objects>
  <viewController storyboardIdentifier="Missing" id="missing" customClass="StoryFooter">
  <view key="view" id="v6"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
  <connections><outlet property="nothing" destination="v6" id="m1"/></connections>
  </viewController></objects></scene>
  """

@Suite("Storyboards of a program", .serialized)
struct StoryboardTests {
  /// Calls a function with a storyboard in a bundle, which is removed afterwards.
  private func withStoryboard(_ body: (UIStoryboard) throws -> Void) throws {
    registerNames()
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("Package_UIKitTests.resources", isDirectory: true)
      .appendingPathComponent(UUID().uuidString, isDirectory: true)
      .appendingPathComponent("Stories_UIKitTests.resources", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    try Data(storyboard(list + detail + unknown).utf8)
      .write(to: folder.appendingPathComponent("Main.storyboard"))
    let bundle: Bundle = try #require(Bundle(path: folder.path))
    try body(UIStoryboard(name: "Main", bundle: bundle))
  }

  /// The list in its navigation controller, on a screen.
  private func shownList(of storyboard: UIStoryboard) throws -> (UIWindow, StoryList) {
    let stack = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController
    )
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = stack
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, try #require(stack.viewControllers.first as? StoryList))
  }

  @Test func `The initial controller holds its root, whose outlets are set as it loads`() throws {
    try withStoryboard { storyboard in
      let (window, list) = try shownList(of: storyboard)
      defer { withExtendedLifetime(window) {} }
      #expect(list.storyboard === storyboard)
      #expect(list.navigationItem.title == "Stories")
      #expect(list.addButton?.title == "Add")
      #expect(list.titleWhenLoaded == "Header")
    }
  }

  @Test func `Prototype cells are dequeued with their class and outlets, each its own`() throws {
    try withStoryboard { storyboard in
      let (window, list) = try shownList(of: storyboard)
      defer { withExtendedLifetime(window) {} }
      let cells = list.tableView.visibleCells.compactMap { $0 as? StoryCell }
      #expect(cells.map(\.titleLabel?.text) == ["Row 0", "Row 1"])
      #expect(cells.map(\.titleWhenAwake) == ["Prototype", "Prototype"])
      #expect(cells.map(\.reuseIdentifier) == ["story", "story"])
    }
  }

  @Test func `A controller is made by its identifier and loads its view when asked`() throws {
    try withStoryboard { storyboard in
      let detail: StoryDetail = storyboard.instantiateViewController(identifier: "Detail")
      #expect(detail.isAwake)
      #expect(!detail.isViewLoaded)
      detail.loadViewIfNeeded()
      #expect(detail.label != nil)
      #expect(detail.embeddedWhenLoaded == ["StoryFooter"])
      #expect(detail.children.first?.view.frame.size == CGSize(width: 200, height: 50))
    }
  }

  @Test func `A closure of the program makes the controller`() throws {
    try withStoryboard { storyboard in
      let detail: StoryDetail = storyboard.instantiateViewController(identifier: "Detail") {
        let made = StoryDetail(coder: $0)
        made?.creation = "by the program"
        return made
      }
      #expect(detail.creation == "by the program")
    }
  }

  @Test func `A segue prepares its destination and pushes it`() throws {
    try withStoryboard { storyboard in
      let (window, list) = try shownList(of: storyboard)
      defer { withExtendedLifetime(window) {} }
      list.performSegue(withIdentifier: "open", sender: nil)
      let detail = try #require(list.navigationController?.topViewController as? StoryDetail)
      detail.loadViewIfNeeded()
      #expect(list.prepared == ["open"])
      #expect(detail.label?.text == "From the list")
    }
  }

  @Test func `A bar button starts its segue, unless the controller refuses`() throws {
    try withStoryboard { storyboard in
      let (window, list) = try shownList(of: storyboard)
      defer { withExtendedLifetime(window) {} }
      let button = try #require(list.addButton)
      list.isAllowed = false
      UIApplication.shared.sendAction(
        try #require(button.action),
        to: button.target,
        from: button,
        for: nil
      )
      #expect(list.presentedViewController == nil)
      list.isAllowed = true
      UIApplication.shared.sendAction(
        try #require(button.action),
        to: button.target,
        from: button,
        for: nil
      )
      #expect(list.presentedViewController is StoryDetail)
      #expect(list.presentedViewController?.modalPresentationStyle == .fullScreen)
    }
  }

  @Test(arguments: ["open", "add"])
  func `An unwind segue goes back and calls its method`(_ identifier: String) throws {
    try withStoryboard { storyboard in
      let (window, list) = try shownList(of: storyboard)
      defer { withExtendedLifetime(window) {} }
      list.performSegue(withIdentifier: identifier, sender: nil)
      let detail = try #require(
        (list.presentedViewController ?? list.navigationController?.topViewController)
          as? StoryDetail
      )
      let back = try #require(detail.view.subviews.compactMap { $0 as? UIButton }.first)
      back.sendActions(for: .touchUpInside)
      #expect(list.returned === detail)
      #expect(list.presentedViewController == nil)
      #expect(list.navigationController?.topViewController === list)
    }
  }

  @Test func `A gesture recognizer of a scene calls its method`() throws {
    try withStoryboard { storyboard in
      let detail: StoryDetail = storyboard.instantiateViewController(identifier: "Detail")
      let recognizer = try #require(detail.view.gestureRecognizers?.first)
      #expect(recognizer is UITapGestureRecognizer)
    }
  }

  @Test func `A class that is not in the program is said once, and UIKit's is shown`() throws {
    try withStoryboard { storyboard in
      let messages = Messages()
      ScreenContext.with(\.onDocumentMessage, { messages.append($0) }).perform {
        let controller = storyboard.instantiateViewController(withIdentifier: "Unknown")
        #expect(type(of: controller) == UIViewController.self)
      }
      #expect(messages.all.count == 1)
      #expect(messages.all.first?.contains("NobodyKnows") == true)
      #expect(messages.all.first?.contains("Main.storyboard:") == true)
    }
  }

  @Test func `An outlet that the class does not have is named with its place`() throws {
    try withStoryboard { storyboard in
      let messages = Messages()
      ScreenContext.with(\.onDocumentMessage, { messages.append($0) }).perform {
        storyboard.instantiateViewController(withIdentifier: "Missing").loadViewIfNeeded()
      }
      #expect(messages.all.count == 1)
      #expect(messages.all.first?.contains("StoryFooter has no outlet nothing") == true)
    }
  }

  @Test func `A controller of a storyboard is released`() throws {
    try withStoryboard { storyboard in
      weak var released: UIViewController?
      weak var unloaded: UIViewController?
      do {
        let (window, list) = try shownList(of: storyboard)
        defer { withExtendedLifetime(window) {} }
        released = list
        unloaded = storyboard.instantiateViewController(withIdentifier: "Detail")
      }
      #expect(released == nil)
      #expect(unloaded == nil)
    }
  }

  @Test func `An identifier that the storyboard does not have is an error of the program`() async {
    await #expect(processExitsWith: .failure) {
      _ = UIStoryboard(name: "Nowhere", bundle: nil).instantiateInitialViewController()
    }
  }
}

/// Messages about documents.
private final class Messages: @unchecked Sendable {
  private(set) var all: [String] = []

  func append(_ message: String) { all.append(message) }
}
