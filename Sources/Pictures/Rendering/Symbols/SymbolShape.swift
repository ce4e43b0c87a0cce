import Snapshots

/// A symbol of our own: lines and areas in a box of 24 by 24.
///
/// A spelling has pieces separated by `;`. A piece begins with how it is drawn: `s` is a line, `d` a
/// dashed line, `f` an area, `o` a line that the filled variant makes an area, `k` a line upon such
/// an area, `h` an area upon such an area, `x` an area that everything before it keeps free. What
/// follows is SVG's `M`, `L`, `C` and `Z` with absolute numbers, and `O x y r` for a circle,
/// `E x y rx ry` for an ellipse, `R x y width height radius` for a rectangle, `A x y r from to` for
/// an arc in degrees.
struct SymbolShape: Sendable {
  enum Ink: Character, Sendable {
    case line = "s"
    case dashes = "d"
    case area = "f"
    case outline = "o"
    case inner = "k"
    case hole = "h"
    case clearance = "x"
  }

  struct Piece: Sendable {
    var ink: Ink
    var path: Path
  }

  var pieces: [Piece]

  /// Reads a spelling; what it does not know, it leaves out.
  init(_ spelling: String) {
    pieces = spelling.split(separator: ";").compactMap(Piece.init)
  }

  init(_ pieces: [Piece]) { self.pieces = pieces }

  /// The box around all lines and curves.
  var bounds: Rect? { bounds { $0 != .clearance } }

  /// The box around the lines and curves of some pieces.
  func bounds(of inks: (Ink) -> Bool) -> Rect? {
    pieces.filter { inks($0.ink) }.compactMap(\.path.tightBounds)
      .reduce(nil) { $0?.union($1) ?? $1 }
  }

  /// The shape with every outline filled to its outer edge.
  var filled: SymbolShape {
    SymbolShape(
      pieces.flatMap { piece in
        piece.ink != .outline
          ? [piece]
          : [Piece(ink: .area, path: piece.path), Piece(ink: .line, path: piece.path)]
      }
    )
  }

  /// The shape with every outline filled to the middle of its line, for a small shape in another one.
  var areas: SymbolShape {
    SymbolShape(pieces.map { $0.ink == .outline ? Piece(ink: .area, path: $0.path) : $0 })
  }

  /// The shape upon a filled one, where everything takes the color that stands out from it, and lines
  /// upon an area the color of the shape.
  var onArea: SymbolShape { SymbolShape(pieces.map(\.onArea)) }

  /// The shape moved and stretched.
  func transformed(by transform: Transform) -> SymbolShape {
    SymbolShape(pieces.map { Piece(ink: $0.ink, path: $0.path.transformed(by: transform)) })
  }
}

extension SymbolShape.Piece {
  fileprivate init?(_ spelling: Substring) {
    let words = spelling.split(separator: " ")
    guard let ink = words.first?.first.flatMap(SymbolShape.Ink.init) else { return nil }
    var path = Path()
    var rest = words.dropFirst()
    while let command = rest.popFirst()?.first {
      var numbers: [Double] = []
      while let number = rest.first.flatMap({ Double($0) }) {
        numbers.append(number)
        rest.removeFirst()
      }
      path.append(command, numbers)
    }
    if ink == .dashes {
      self.init(ink: .line, path: path.dashed)
    } else {
      self.init(ink: ink, path: path)
    }
  }

  fileprivate var onArea: SymbolShape.Piece {
    let ink: SymbolShape.Ink =
      switch self.ink {
      case .area, .hole: .hole
      case .line, .outline, .dashes: .inner
      case .inner: .line
      case .clearance: .clearance
      }
    return SymbolShape.Piece(ink: ink, path: path)
  }
}

extension Path {
  /// Adds a step of a spelling; `numbers` are as many as the step takes.
  fileprivate mutating func append(_ command: Character, _ numbers: [Double]) {
    func point(_ index: Int) -> Point { Point(x: numbers[index], y: numbers[index + 1]) }
    switch (command, numbers.count) {
    case ("M", 2): move(to: point(0))
    case ("L", 2): line(to: point(0))
    case ("C", 6): curve(to: point(4), control1: point(0), control2: point(2))
    case ("Z", 0): close()
    case ("O", 3): append(Path(ellipseAt: point(0), numbers[2], numbers[2]))
    case ("E", 4): append(Path(ellipseAt: point(0), numbers[2], numbers[3]))
    case ("R", 5):
      let rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      append(Path(roundedRect: rect, radius: numbers[4]))
    case ("A", 5):
      var arc = Path()
      let degree = Double.pi / 180
      arc.arc(
        center: point(0),
        radius: numbers[2],
        from: numbers[3] * degree,
        to: numbers[4] * degree
      )
      append(arc)
    default: break
    }
  }

  private init(ellipseAt center: Point, _ across: Double, _ along: Double) {
    self.init(
      ellipseIn: Rect(
        x: center.x - across,
        y: center.y - along,
        width: 2 * across,
        height: 2 * along
      )
    )
  }
}

extension Path {
  /// The box around the lines and the curves themselves, to a hundredth of a curve's extent.
  var tightBounds: Rect? {
    var bounds: Rect?
    var pen = Point.zero
    func add(_ point: Point) {
      let spot = Rect(x: point.x, y: point.y, width: 0, height: 0)
      bounds = bounds?.union(spot) ?? spot
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        add(point)
        pen = point
      case .curve(let first, let second, let end):
        for step in 1...16 { add(.onCurve(pen, first, second, end, at: Double(step) / 16)) }
        pen = end
      case .close: break
      }
    }
    return bounds
  }
}
