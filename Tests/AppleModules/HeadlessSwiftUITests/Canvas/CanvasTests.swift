import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import LayoutGeometry
import Snapshots
import Testing

@MainActor
@Suite("A canvas draws what its program says")
struct CanvasTests {
  @Test("Transforms, clips and opacities hold from where they are set")
  func transforms() {
    let canvas = Canvas { context, size in
      let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.fill(square, with: .color(.black))
      context.translateBy(x: 20, y: 5)
      context.fill(square, with: .color(.white))
      var faint = context
      faint.opacity = 0.5
      faint.fill(square, with: .color(.black))
      context.stroke(square, with: .color(.black), lineWidth: size.height / 10)
    }
    let found = drawings(of: canvas)
    #expect(found.count == 4)
    #expect(found.map(\.bounds.x) == [0, 20, 20, 17.5])
    guard case .group(let faint) = found[2] else {
      Issue.record("The opacity was lost.")
      return
    }
    #expect(faint.opacity == 0.5)
  }

  @Test("Text in a canvas has its middle at the point")
  func text() {
    let canvas = Canvas { context, _ in context.draw(Text("Lake"), at: CGPoint(x: 50, y: 25)) }
    guard case .text(let text) = drawings(of: canvas).first else {
      Issue.record("No text was drawn.")
      return
    }
    #expect(abs(text.frame.center.x - 50) < 0.01 && abs(text.frame.center.y - 25) < 0.01)
  }

  @Test("A gradient of a canvas counts in its points")
  func gradient() {
    let canvas = Canvas { context, size in
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .linearGradient(
          Gradient(colors: [.black, .white]),
          startPoint: CGPoint(x: 10, y: 0),
          endPoint: CGPoint(x: 60, y: 0)
        )
      )
    }
    guard case .gradient(let gradient) = drawings(of: canvas).first?.paint else {
      Issue.record("No gradient was drawn.")
      return
    }
    #expect(gradient.shape == .linear(from: Point(x: 10, y: 0), to: Point(x: 60, y: 0)))
  }

  @Test("A view on a timeline is shown at its first date")
  func timeline() {
    let dates = [Date(timeIntervalSinceReferenceDate: 7), Date(timeIntervalSinceReferenceDate: 9)]
    let view = TimelineView(ExplicitTimelineSchedule(dates)) { context in
      Color.black.frame(width: context.date.timeIntervalSinceReferenceDate, height: 10)
    }
    #expect(size(of: view).width == 7)
  }

  @Test("An image of a view has the size of the view")
  func renderer() {
    let renderer = ImageRenderer(content: Color.black.frame(width: 30, height: 20))
    renderer.scale = 2
    #expect(renderer.uiImage?.size == CGSize(width: 30, height: 20))
    #expect(renderer.uiImage?.scale == 2)
  }
}
