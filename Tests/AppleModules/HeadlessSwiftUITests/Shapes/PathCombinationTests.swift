import Foundation
import HeadlessSwiftUI
import Testing

/// The expected areas follow from geometry; the operations are those of Apple's documentation of `Path`.
@MainActor
@Suite("Outlines are combined by their areas")
struct PathCombinationTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let right = Path(CGRect(x: 5, y: 0, width: 10, height: 10))

  /// The area inside of the closed pieces, by the shoelace formula.
  private func area(_ path: Path) -> Double {
    var sum = 0.0
    var start = CGPoint.zero
    var last = CGPoint.zero
    func add(_ point: CGPoint) {
      sum += last.x * point.y - last.y * point.x
      last = point
    }
    path.forEach { element in
      switch element {
      case .move(let point): (start, last) = (point, point)
      case .line(let point): add(point)
      case .curve(let end, _, _), .quadCurve(let end, _): add(end)
      case .closeSubpath: add(start)
      }
    }
    return abs(sum) / 2
  }

  @Test("Two squares that share half of themselves and parts of their edges")
  func squares() {
    #expect(area(square.union(right)) == 150)
    #expect(square.union(right).boundingRect == CGRect(x: 0, y: 0, width: 15, height: 10))
    #expect(square.intersection(right).boundingRect == CGRect(x: 5, y: 0, width: 5, height: 10))
    #expect(area(square.intersection(right)) == 50)
    #expect(square.subtracting(right).boundingRect == CGRect(x: 0, y: 0, width: 5, height: 10))
    #expect(right.subtracting(square).boundingRect == CGRect(x: 10, y: 0, width: 5, height: 10))
    let difference = square.symmetricDifference(right)
    #expect(area(difference) == 100)
    #expect(difference.contains(CGPoint(x: 2, y: 5)) && difference.contains(CGPoint(x: 12, y: 5)))
    #expect(!difference.contains(CGPoint(x: 7, y: 5)))
  }

  @Test("Equal outlines leave nothing of each other, and disjoint ones have nothing in common")
  func extremes() {
    #expect(square.subtracting(square).isEmpty)
    #expect(area(square.union(square)) == 100)
    let far = square.offsetBy(dx: 20, dy: 0)
    #expect(square.intersection(far).isEmpty)
    #expect(area(square.union(far)) == 200)
    #expect(area(square.subtracting(Path())) == 100)
  }

  @Test("A hole is outside by both fill rules")
  func hole() {
    let ring = square.subtracting(Path(CGRect(x: 3, y: 3, width: 4, height: 4)))
    for eoFill in [false, true] {
      #expect(!ring.contains(CGPoint(x: 5, y: 5), eoFill: eoFill))
      #expect(ring.contains(CGPoint(x: 1, y: 1), eoFill: eoFill))
    }
    #expect(abs(area(ring) - 84) < 0.01)
  }

  @Test("The lens of two circles has the area of the formula", arguments: [2.0, 10, 30])
  func lens(distance: Double) {
    let radius = 20.0
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))
    let other = circle.offsetBy(dx: distance, dy: 0)
    let lens =
      2 * radius * radius * acos(distance / (2 * radius))
      - distance / 2 * (4 * radius * radius - distance * distance).squareRoot()
    let disc = Double.pi * radius * radius
    #expect(abs(area(circle.intersection(other)) - lens) < disc * 0.002)
    #expect(abs(area(circle.union(other)) - (2 * disc - lens)) < disc * 0.003)
    #expect(abs(area(circle.subtracting(other)) - (disc - lens)) < disc * 0.002)
  }

  @Test("Fill rules say what is inside of a path that crosses itself")
  func rules() {
    var twice = square
    twice.addPath(Path(CGRect(x: 2, y: 2, width: 6, height: 6)))
    let all = Path(CGRect(x: -5, y: -5, width: 30, height: 30))
    #expect(area(twice.intersection(all)) == 100)
    #expect(abs(area(twice.intersection(all, eoFill: true)) - 64) < 0.01)
  }

  @Test("A line is cut where it enters and leaves an area")
  func lines() {
    let line = Path { path in
      path.move(to: CGPoint(x: -5, y: 5))
      path.addLine(to: CGPoint(x: 15, y: 5))
    }
    #expect(line.lineIntersection(square).boundingRect == CGRect(x: 0, y: 5, width: 10, height: 0))
    let rest = line.lineSubtraction(square)
    #expect(rest.boundingRect == CGRect(x: -5, y: 5, width: 20, height: 0))
    var pieces = 0
    rest.forEach { if case .move = $0 { pieces += 1 } }
    #expect(pieces == 2)
  }

  // WXYC/wxyc-ios-64 cuts the notches of a ticket that way.
  @Test("A shape without two circles at its sides has notches")
  func notches() {
    let ticket = Rectangle().subtracting(Circle().size(width: 20, height: 20).offset(x: -10, y: 15))
      .path(in: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(!ticket.contains(CGPoint(x: 5, y: 25)))
    #expect(ticket.contains(CGPoint(x: 5, y: 10)) && ticket.contains(CGPoint(x: 15, y: 25)))
    #expect(abs(area(ticket) - (5000 - .pi * 50)) < 1)
  }
}
