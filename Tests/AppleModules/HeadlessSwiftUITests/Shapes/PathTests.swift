import Foundation
import HeadlessSwiftUI
import LayoutGeometry
import Snapshots
import Testing

@MainActor
@Suite("Paths and shapes have the outlines that geometry says")
struct PathTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test("The half of a square's edges ends at the opposite corner")
  func trim() {
    let half = Path(square).trimmedPath(from: 0, to: 0.5)
    #expect(half.currentPoint == CGPoint(x: 10, y: 10))
    let quarter = Path(ellipseIn: square).trimmedPath(from: 0, to: 0.25)
    let end = quarter.currentPoint ?? .zero
    #expect(abs(end.x - 5) < 0.05 && abs(end.y - 10) < 0.05)
    #expect(Path(square).trimmedPath(from: 0.5, to: 0.5).isEmpty)
  }

  @Test("An arc against the clock of a y axis that points up grows clockwise on the screen")
  func arc() {
    var path = Path()
    path.addArc(
      center: .zero,
      radius: 10,
      startAngle: .degrees(0),
      endAngle: .degrees(90),
      clockwise: false
    )
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x) < 0.001 && abs(end.y - 10) < 0.001)
    let bounds = path.boundingRect
    #expect(abs(bounds.width - 10) < 0.01 && abs(bounds.height - 10) < 0.01)
  }

  @Test("A line as an outline is as wide as its pen, and lies where the line does")
  func stroked() {
    let line = Path { path in
      path.move(to: CGPoint(x: 0, y: 5))
      path.addLine(to: CGPoint(x: 10, y: 5))
    }
    let outline = line.strokedPath(StrokeStyle(lineWidth: 4))
    #expect(outline.boundingRect == CGRect(x: 0, y: 3, width: 10, height: 4))
    #expect(outline.contains(CGPoint(x: 5, y: 6.5)))
    #expect(!outline.contains(CGPoint(x: 5, y: 7.5)))
  }

  @Test("Changes of shapes change their outlines")
  func changed() {
    let rect = Rectangle()
    #expect(rect.offset(x: 2, y: 3).path(in: square).boundingRect.origin == CGPoint(x: 2, y: 3))
    #expect(
      rect.scale(0.5).path(in: square).boundingRect == CGRect(x: 2.5, y: 2.5, width: 5, height: 5)
    )
    let turned = rect.rotation(.degrees(45)).path(in: square).boundingRect
    #expect(abs(turned.width - 200.0.squareRoot()) < 0.001)
    #expect(rect.size(width: 3, height: 4).path(in: square).boundingRect.width == 3)
  }

  @Test(
    "A bar without room for two continuous corners keeps their radius and their curve",
    arguments: [(CGFloat.infinity, 2.0), (1.5, 1.5), (1, 1)]
  )
  func ends(radius: CGFloat, expected: Double) throws {
    // SparkProgressBarSnapshotTests/test1: bars 4 points high with a radius without end. The suite `Continuous corners
    // that have too little room` has the pixels of such an end in SwiftUI.
    let bar = RoundedRectangle(cornerRadius: radius).fill(Color.black)
    guard case .fill(.roundedRect(_, let radii, let curve), _) = drawings(of: bar, height: 4).first
    else {
      Issue.record("No rounded rectangle was drawn.")
      return
    }
    #expect(radii == CornerRadii(expected))
    #expect(curve == .continuous)
  }

  @Test("A shape relative to its container has its corners")
  func container() {
    let view = ContainerRelativeShape().fill(.black)
    guard
      case .fill(let plain, _) = drawings(of: view).first,
      case .fill(let round, _) = drawings(
        of: view.containerShape(RoundedRectangle(cornerRadius: 8, style: .circular))
      ).first
    else {
      Issue.record("Nothing was drawn.")
      return
    }
    let room = Rect(x: 0, y: 0, width: 100, height: 50)
    #expect(plain == .rect(room))
    #expect(round == .roundedRect(room, radius: 8, curve: .circular))
  }

  @Test("A shape of the program with a part that changes over time is drawn")
  func own() {
    struct Bar: Shape {
      var share: Double
      var animatableData: Double {
        get { share }
        set { share = newValue }
      }
      func path(in rect: CGRect) -> Path {
        Path(CGRect(x: 0, y: 0, width: rect.width * share, height: rect.height))
      }
    }
    guard case .fill(let outline, _) = drawings(of: Bar(share: 0.25).fill(.black)).first else {
      Issue.record("Nothing was drawn.")
      return
    }
    #expect(outline.bounds.width == 25)
  }
}
