import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("The steps of a path, and what rotors and tables say to assistive technologies")
struct PathElementTests {
  // Apple's documentation of `CGPathElementType`: one point of a move and a line, three of a curve, none at the end.
  @Test("A block gets each step with its points")
  func steps() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addCurve(
      to: CGPoint(x: 9, y: 10),
      controlPoint1: CGPoint(x: 5, y: 6),
      controlPoint2: CGPoint(x: 7, y: 8)
    )
    path.close()
    var types: [CGPathElementType] = []
    var points: [CGPoint] = []
    let counts: [CGPathElementType: Int] = [
      .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3,
    ]
    path.cgPath.applyWithBlock { element in
      types.append(element.pointee.type)
      for index in 0..<(counts[element.pointee.type] ?? 0) {
        points.append(element.pointee.points[index])
      }
    }
    #expect(types == [.moveToPoint, .addLineToPoint, .addCurveToPoint, .closeSubpath])
    #expect(points.map(\.x) == [1, 3, 5, 7, 9])
    #expect(points.map(\.y) == [2, 4, 6, 8, 10])
  }

  private final class Table: NSObject, UIAccessibilityContainerDataTable {
    func accessibilityDataTableCellElement(
      forRow row: Int,
      column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)? { nil }
    func accessibilityRowCount() -> Int { 2 }
    func accessibilityColumnCount() -> Int { 3 }
  }

  @Test("A rotor keeps the range that it found, and a table needs no headers")
  @MainActor
  func assistive() {
    let view = UIView()
    let range = UITextRange()
    let result = UIAccessibilityCustomRotorItemResult(targetElement: view, targetRange: range)
    #expect(result.targetRange === range)
    #expect(Table().accessibilityHeaderElements(forRow: 0) == nil)
    #expect(UIAccessibilityTraits.supportsZoom.isDisjoint(with: .toggleButton))
  }
}
