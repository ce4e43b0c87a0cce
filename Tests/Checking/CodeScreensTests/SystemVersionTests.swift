import CodeScreens
import DynamicType
import Foundation
import HeadlessUIKit
import ScreenAudit
import Snapshots
import Testing

/// A list with a large title and a search bar in a tab.
private final class List: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "List"
    let search = UISearchBar()
    search.sizeToFit()
    tableView.tableHeaderView = search
    let header = UIView()
    header.addSubview(UISwitch())
    tableView.tableFooterView = header
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Row"
    return cell
  }
}

@Suite struct `Screens in code as a version of the system` {
  private static func snapshot(_ version: SystemVersion, largeTitle: Bool) throws -> LayoutSnapshot
  {
    let source = ViewSource("List", file: "List.swift") {
      let navigation = UINavigationController(rootViewController: List())
      navigation.navigationBar.prefersLargeTitles = largeTitle
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      return tabs
    }
    let device = try #require(Device.named("iPhone 16"))
    let sweep = Sweep(
      settings: [SweepSetting(device: device, systemVersion: version)],
      categories: [.large],
      changesWhileRunning: false
    )
    return try #require(sweep.run([source]).series.first?.launched.first?.snapshot)
  }

  private static func elements(_ snapshot: LayoutSnapshot, _ name: String) -> [SnapshotElement] {
    var (found, open) = ([SnapshotElement](), [snapshot.root])
    while let element = open.popLast() {
      if element.identity.className == name { found.append(element) }
      open += element.children
    }
    return found
  }

  /// The sizes of iOS 18 are those of Apple's design resources and of frames that Interface Builder saved.
  ///
  /// A cell of 43.667 and a separator of a third of a point are a row of 44. Those of iOS 26 were measured on a device (`Reference/system-metrics`).
  @Test(arguments: [
    (UInt16(18), false, "UISwitch", 51.0, 31.0), (18, false, "UINavigationBar", 393, 44),
    (18, true, "UINavigationBar", 393, 96), (18, false, "UITabBar", 393, 83),
    (18, false, "UITableViewCell", 393, 43.0 + 2 / 3), (18, false, "UISearchBar", 393, 56),
    (26, false, "UISwitch", 63, 28), (26, false, "UINavigationBar", 393, 54),
  ])
  func `Controls, bars and rows have the sizes of the version`(
    version: UInt16,
    largeTitle: Bool,
    name: String,
    width: Double,
    height: Double
  ) throws {
    let snapshot = try Self.snapshot(SystemVersion(version), largeTitle: largeTitle)
    #expect(snapshot.traits.systemVersion == SystemVersion(version))
    let found = Self.elements(snapshot, name)
    #expect(found.map(\.frame.width) == [width])
    #expect(found.map(\.frame.height) == [height])
  }
}
