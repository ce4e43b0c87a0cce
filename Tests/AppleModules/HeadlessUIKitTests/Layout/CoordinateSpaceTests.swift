import DynamicType
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Coordinates of views and of the screen")
struct CoordinateSpaceTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

  init() { window.addSubview(view) }

  @Test func `A point of a view has its place on the screen, and back`() {
    let screen = UIScreen.main.coordinateSpace
    let point = CGPoint(x: 1, y: 2)
    #expect(view.convert(point, to: screen) == CGPoint(x: 11, y: 22))
    #expect(screen.convert(CGPoint(x: 11, y: 22), to: view) == point)
    #expect(view.convert(CGPoint(x: 11, y: 22), from: screen) == point)
  }

  @Test func `A rectangle of the screen is moved into a view`() {
    let keyboard = CGRect(x: 0, y: 300, width: 300, height: 100)
    let shown = view.convert(keyboard, from: UIScreen.main.coordinateSpace)
    #expect(shown == CGRect(x: -10, y: 280, width: 300, height: 100))
    #expect(view.convert(keyboard, to: window) == CGRect(x: 10, y: 320, width: 300, height: 100))
  }

  @Test func `A subclass answers for members that it overrides`() {
    final class Table: UITableView {
      var asked: [String] = []
      override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        asked.append(identifier)
        return super.dequeueReusableCell(withIdentifier: identifier)
      }
      override var safeAreaInsets: UIEdgeInsets {
        UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0)
      }
      override func setNeedsLayout() {
        asked.append("layout")
        super.setNeedsLayout()
      }
    }
    let table = Table(frame: .zero)
    table.asked = []
    #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
    table.setNeedsLayout()
    #expect(table.asked == ["row", "layout"])
    let plain: UIView = table
    #expect(plain.safeAreaInsets.top == 7)
  }
}
