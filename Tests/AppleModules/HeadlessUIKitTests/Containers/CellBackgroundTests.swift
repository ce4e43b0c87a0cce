import Foundation
import Snapshots
import Testing

@testable import HeadlessUIKit

/// The expectations are those of Apple's page on `UIBackgroundConfiguration`: it takes the place of the cell's background
/// color and view, its insets and radius shape it, and without a color it has the tint of the view.
@Suite("Backgrounds of cells as configurations")
struct CellBackgroundTests {
  private func fills(_ view: UIView) -> [(color: String, box: Rect)] {
    let window = makeWindow(.large, version: 26)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    window.addSubview(view)
    window.layoutIfNeeded()
    var found: [(color: String, box: Rect)] = []
    window.layoutSnapshot().forEach { visit in
      for case .fill(let outline, .color(let color)) in visit.element.drawings {
        found.append(("\(color)", outline.bounds))
      }
    }
    return found
  }

  private func color(_ color: UIColor) -> String {
    "\(color.rgba(for: makeWindow(.large, version: 26).traitCollection))"
  }

  private static func cells() -> [UIView] {
    var background = UIBackgroundConfiguration.listPlainCell()
    background.backgroundColor = .red
    background.cornerRadius = 8
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 4,
      leading: 16,
      bottom: 4,
      trailing: 6
    )
    let row = UITableViewCell(style: .default, reuseIdentifier: nil)
    row.backgroundConfiguration = background
    let item = UICollectionViewCell()
    item.backgroundConfiguration = background
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.backgroundConfiguration = background
    return [row, item, header]
  }

  @Test("Rows, items and headers draw the color within the insets")
  func insets() {
    for cell in Self.cells() {
      let found = fills(cell)
      #expect(found.map(\.color) == [color(.red)])
      #expect(found.first?.box == Rect(x: 16, y: 4, width: 178, height: 42))
    }
  }

  @Test("Without a color it has the tint of the cell, changed by the transformer")
  func tint() {
    let cell = UICollectionViewCell()
    cell.tintColor = .green
    cell.backgroundConfiguration = .listPlainCell()
    cell.backgroundConfiguration?.backgroundColor = nil
    #expect(fills(cell).map(\.color) == [color(.green)])
    cell.backgroundConfiguration?.backgroundColorTransformer = .init { _ in .blue }
    #expect(fills(cell).map(\.color) == [color(.blue)])
  }

  @Test("A clear one draws nothing, and a view of its own stands behind the content")
  func customView() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let view = UIView()
    cell.backgroundConfiguration = .clear()
    cell.backgroundConfiguration?.customView = view
    #expect(fills(cell).isEmpty)
    #expect(cell.subviews.first === view && view.frame == cell.bounds)
    cell.backgroundConfiguration = .clear()
    #expect(view.superview == nil)
  }
}
