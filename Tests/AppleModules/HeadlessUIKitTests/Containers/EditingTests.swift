import DynamicType
import Foundation
import Testing

@testable import HeadlessUIKit

/// Places are those of `accessories` in the measured cell sizes: Vercantez/openuikit, iPhone SE, iOS
/// 26.1.
@Suite("Rows show their controls while the table is edited")
struct EditingTests {
  private func scene(
    at category: UIContentSizeCategory = .large,
    _ change: @escaping (UITableViewCell) -> Void = { _ in }
  ) -> TableScene {
    let scene = TableScene(at: category) { _ in
      let cell = TableScene.cell(.default)
      change(cell)
      return cell
    }
    scene.table.layoutIfNeeded()
    scene.table.setEditing(true, animated: false)
    scene.table.layoutIfNeeded()
    return scene
  }

  @Test(
    "The delete control and the content behind it",
    arguments: zip(
      MeasuredCellTests.categories,
      [[15.0, 26, 26, 40], [14.5, 34.5, 34.5, 47.5], [16, 39, 38, 55]]
    )
  )
  func delete(category: UIContentSizeCategory, lengths: [Double]) throws {
    let cell = try #require(scene(at: category).cell())
    let rect = try #require(cell.editingControlRect)
    let found = [rect.minX, rect.width, rect.height, cell.contentView.frame.minX]
    #expect(found.map { Double($0) } == lengths)
    #expect(cell.isEditing && cell.editingStyle == .delete)
  }

  @Test("Without editing the row is as it was")
  func back() throws {
    let scene = scene()
    scene.table.isEditing = false
    scene.table.layoutIfNeeded()
    let cell = try #require(scene.cell())
    #expect(!cell.isEditing && cell.editingControlRect == nil)
    #expect(cell.contentView.frame.minX == 0 && cell.contentView.frame.width == 375)
  }

  @Test("The control for moving stands at the trailing side where the cell asks for it")
  func reorder() throws {
    #expect(scene().cell()?.reorderRect == nil)
    let cell = try #require(scene { $0.showsReorderControl = true }.cell())
    let rect = try #require(cell.reorderRect)
    #expect(rect.width == 27)
    #expect(cell.contentView.frame.maxX <= rect.minX)
  }

  @Test("An accessory gives way to that for editing")
  func accessories() throws {
    let scene = scene {
      $0.accessoryType = .disclosureIndicator
      $0.editingAccessoryView = UISwitch()
    }
    let cell = try #require(scene.cell())
    #expect(cell.editingAccessoryView?.superview === cell)
    #expect(cell.shownAccessoryType == .none)
    scene.table.isEditing = false
    scene.table.layoutIfNeeded()
    #expect(cell.editingAccessoryView?.superview == nil)
    #expect(cell.shownAccessoryType == .disclosureIndicator)
  }

  @Test("A row that cannot be edited, and one that is inserted")
  func choices() throws {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        2
      }

      override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        indexPath.row > 0
      }

      override func tableView(
        _ tableView: UITableView,
        editingStyleForRowAt indexPath: IndexPath
      ) -> UITableViewCell.EditingStyle { .insert }
    }
    let rows = Rows(style: .plain)
    let window = makeWindow()
    window.rootViewController = rows
    rows.tableView.isEditing = true
    window.layoutIfNeeded()
    func cell(_ row: Int) -> UITableViewCell? {
      rows.tableView.cellForRow(at: IndexPath(row: row, section: 0))
    }
    #expect(cell(0)?.editingControlRect == nil && cell(0)?.isEditing == false)
    #expect(cell(1)?.editingStyle == .insert)
  }

  @Test("From right to left the controls change sides")
  func direction() throws {
    let scene = TableScene { _ in TableScene.cell(.default) }
    scene.window.traitOverrides.layoutDirection = .rightToLeft
    scene.table.isEditing = true
    scene.table.layoutIfNeeded()
    let cell = try #require(scene.cell())
    let rect = try #require(cell.editingControlRect)
    #expect(Double(rect.maxX) == 360)
    #expect(Double(cell.contentView.frame.maxX) == 335)
  }
}
