import DynamicType
import Foundation
import HeadlessUIKit
import Snapshots
import Testing

@Suite("Drawing that is made once and drawn several times")
struct DrawnLayerTests {
  @Test("A layer is drawn at a point in its size, and in a rectangle in that of the rectangle")
  func drawing() throws {
    let context = CGContext(size: CGSize(width: 100, height: 100), traits: .current)
    let layer = try #require(
      CGLayer(context, size: CGSize(width: 10, height: 10), auxiliaryInfo: nil)
    )
    layer.context?.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(context.drawings.isEmpty)
    context.draw(layer, at: CGPoint(x: 20, y: 30))
    context.draw(layer, in: CGRect(x: 50, y: 50, width: 20, height: 40))
    let bounds = context.drawings.map(\.bounds)
    #expect(bounds.map(\.x) == [20, 50] && bounds.map(\.y) == [30, 50])
    #expect(bounds.map(\.width) == [10, 20] && bounds.map(\.height) == [10, 40])
    #expect(CGLayer(context, size: .zero, auxiliaryInfo: nil) == nil)
  }
}
