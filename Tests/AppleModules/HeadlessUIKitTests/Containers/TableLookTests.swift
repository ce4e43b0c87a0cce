import DynamicType
import Foundation
import Snapshots
import Testing

@testable import HeadlessUIKit

@Suite("How tables look")
struct TableLookTests {
  private func symbols(of cell: UITableViewCell?) -> [SymbolContent] {
    cell?.layoutSnapshot().root.drawings.compactMap { drawing in
      if case .symbol(let content) = drawing { content } else { nil }
    } ?? []
  }

  private func lines(of cell: UITableViewCell?) -> [Rect] {
    cell?.layoutSnapshot().root.drawings.compactMap(\.bounds).filter { $0.height <= 1 } ?? []
  }

  /// Headlines have 17 points at Large and 40 at AX3 (Human Interface Guidelines).
  ///
  /// On iOS 26.1 a header was
  /// still 38 points high, with a title of 17, where a window overrides the size (`measured-sizes.json`).
  @Test(
    "Titles above sections follow the text size of the application",
    arguments: [
      (UIContentSizeCategory.large, 17.0), (.accessibilityExtraLarge, 40),
    ]
  )
  func titles(category: UIContentSizeCategory, size: Double) throws {
    final class Titled: UITableViewController {
      override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell
      {
        UITableViewCell()
      }
      override func tableView(
        _ table: UITableView,
        titleForHeaderInSection section: Int
      ) -> String? { "Section" }
    }
    func window(_ overridden: UIContentSizeCategory) throws -> UIWindow {
      try Screens.window(
        "iPhone 16",
        category: overridden,
        systemVersion: SystemVersion(26),
        root: Titled(style: .plain)
      )
    }
    let application = TraitEnvironment(TraitCollection(preferredContentSizeCategory: category))
    try application.performAsApplication {
      let (same, other) = (try window(category), try window(.accessibilityLarge))
      let label = try #require(same.label("Section"))
      #expect(Double(label.font.pointSize) == size)
      let under = try #require(other.label("Section"))
      #expect(Double(under.font.pointSize) == size)
      let header = try #require(label.superview)
      #expect(label.frame.height >= size)
      #expect(header.bounds.height >= label.frame.maxY)
    }
  }

  private static let accessories: [UITableViewCell.AccessoryType] = [
    .disclosureIndicator, .checkmark, .detailButton, .detailDisclosureButton,
  ]

  @Test("Accessories stay between content and margin", arguments: UIContentSizeCategory.allCases)
  func accessories(category: UIContentSizeCategory) throws {
    for version in [SystemVersion(14), SystemVersion(26)] {
      for accessory in Self.accessories {
        let scene = TableScene(at: category, version: version, count: 1) { _ in
          let cell = TableScene.cell(.default)
          cell.accessoryType = accessory
          return cell
        }
        scene.window.layoutIfNeeded()
        let cell = try #require(scene.cell(0))
        let symbols = symbols(of: cell)
        #expect(!symbols.isEmpty)
        for symbol in symbols {
          #expect(symbol.rect.maxX <= 359.01, "\(accessory)")
          #expect(symbol.rect.x >= Double(cell.contentView.frame.maxX) - 0.01, "\(accessory)")
        }
      }
    }
  }

  @Test("A chevron points to where the language goes")
  func chevron() {
    let scene = TableScene(count: 1) { _ in
      let cell = TableScene.cell(.default)
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    scene.window.layoutIfNeeded()
    #expect(symbols(of: scene.cell(0)).map(\.isMirrored) == [false])
    scene.window.semanticContentAttribute = .forceRightToLeft
    scene.window.traitOverrides.layoutDirection = .rightToLeft
    scene.window.layoutIfNeeded()
    #expect(symbols(of: scene.cell(0)).map(\.isMirrored) == [true])
  }

  @Test("Groups from edge to edge are closed by lines, cards are not")
  func groupEdges() {
    func edges(_ style: UITableView.Style) -> [[Rect]] {
      let scene = TableScene(style, version: SystemVersion(14), count: 2) { _ in
        TableScene.cell(.default)
      }
      scene.window.layoutIfNeeded()
      return (0..<2).map { lines(of: scene.cell($0)).filter { $0.width == 375 } }
    }
    let height = 43.5
    #expect(
      edges(.grouped) == [
        [Rect(x: 0, y: 0, width: 375, height: 0.5)],
        [Rect(x: 0, y: height - 0.5, width: 375, height: 0.5)],
      ]
    )
    #expect(edges(.insetGrouped) == [[], []])
    #expect(edges(.plain) == [[], []])
  }

  @Test(
    "Beside a notch rows reach to the edges, contents and cards do not",
    arguments: [
      (UITableView.Style.grouped, 0.0, 59.0), (.plain, 0, 59), (.insetGrouped, 79, 0),
    ]
  )
  func besideNotch(style: UITableView.Style, edge: Double, content: Double) {
    let scene = TableScene(style, version: SystemVersion(14), count: 1) { _ in
      TableScene.cell(.default)
    }
    scene.window.frame = CGRect(x: 0, y: 0, width: 852, height: 393)
    scene.window.screen = UIScreen(
      size: Size(width: 852, height: 393),
      safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59),
      traits: UITraitCollection(displayScale: 3)
    )
    scene.table.frame = scene.window.bounds
    scene.window.layoutIfNeeded()
    #expect(scene.table.contentOffset.x == 0)
    #expect(scene.row(0).minX == CGFloat(edge))
    #expect(scene.row(0).maxX == CGFloat(852 - edge))
    #expect(Double(scene.cell(0)?.contentView.frame.minX ?? -1) == content)
  }

  @Test("A row that scrolls below the home indicator keeps its margins")
  func overHomeIndicator() {
    let scene = TableScene(version: SystemVersion(14), count: 30) { _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.preservesSuperviewLayoutMargins = true
      cell.contentView.preservesSuperviewLayoutMargins = true
      return cell
    }
    scene.window.screen = UIScreen(
      size: Size(width: 375, height: 667),
      safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0),
      traits: UITraitCollection(displayScale: 2)
    )
    scene.window.layoutIfNeeded()
    let margins = scene.table.visibleCells.map(\.contentView.layoutMargins)
    #expect(margins.count > 10)
    #expect(margins.allSatisfy { $0.top == 11 && $0.bottom == 11 })
  }
}
