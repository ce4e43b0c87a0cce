import DynamicType
import RichText
import Snapshots
import Testing

@testable import Rendering

@Suite struct `Symbols of our own` {
  private func draw(_ name: String, tint: Color = .black) throws -> Bitmap {
    try pixels(48, 48, scale: 2) { canvas in
      let rect = Rect(x: 4, y: 4, width: 40, height: 40)
      canvas.draw(SymbolContent(name, pointSize: 44, rect: rect, tint: tint))
    }
  }

  @Test(arguments: SymbolTable.spellings.keys.sorted())
  func `every spelling draws within its rectangle`(name: String) throws {
    let pixels = try draw(name)
    #expect(pixels.ink > 40)
    for index in 0..<96 {
      for (x, y) in [(index, 3), (3, index), (index, 92), (92, index)] {
        #expect(pixels.color(x: x, y: y).alpha == 0)
      }
    }
  }

  @Test func `every word of a spelling is understood`() {
    for (name, spelling) in SymbolTable.spellings {
      let pieces = spelling.split(separator: ";")
      #expect(SymbolShape(spelling).pieces.count == pieces.count, "\(name)")
      let letters = spelling.split { " ;".contains($0) }.filter { Double($0) == nil }
      #expect(letters.allSatisfy { "sdfokhxMLCZOERA".contains($0.first ?? " ") }, "\(name)")
    }
  }

  @Test(arguments: SymbolTable.aliases.keys.sorted())
  func `another name has a drawing`(name: String) {
    #expect(SymbolCatalog.shape(named: name) != nil)
    #expect(SymbolTable.spellings[name] == nil, "two rows for one name")
  }

  @Test func `a filled symbol has more ink than its outline`() throws {
    for name in ["heart", "person", "circle", "bookmark", "star"] {
      #expect(try draw(name + ".fill").ink > 1.3 * draw(name).ink, "\(name)")
    }
  }

  @Test func `a circle about a symbol leaves the symbol visible`() throws {
    let filled = try draw("plus.circle.fill")
    #expect(filled.color(x: 48, y: 48).alpha == 0, "the plus is cut out")
    #expect(filled.color(x: 36, y: 36).alpha == 1)
    let open = try draw("plus.circle")
    #expect(open.color(x: 48, y: 48).alpha == 1)
    #expect(open.color(x: 36, y: 36).alpha == 0)
  }

  // Apple's documentation of `symbolRenderingMode(_:)`: the mark and what it lies upon have a color each.
  @Test func `the layer in front has a color of its own`() throws {
    let pixels = try pixels(48, 48, scale: 2) { canvas in
      let rect = Rect(x: 4, y: 4, width: 40, height: 40)
      var symbol = SymbolContent("plus.circle.fill", pointSize: 44, rect: rect, tint: .black)
      symbol.upperTint = .white
      canvas.draw(symbol)
    }
    #expect(pixels.color(x: 48, y: 48) == .white)
    #expect(pixels.color(x: 36, y: 36) == .black)
  }

  // A color in iOS covers what is below a symbol once, as it does below a letter.
  @Test(arguments: ["xmark.circle.fill", "heart.fill", "bell.fill", "folder.badge.plus"])
  func `a translucent symbol has one color`(name: String) throws {
    let half = try draw(name, tint: Color.black.withAlpha(0.5))
    let whole = try draw(name)
    var most = 0.0
    for y in 0..<96 {
      for x in 0..<96 {
        most = max(most, half.color(x: x, y: y).alpha)
        #expect(abs(half.color(x: x, y: y).alpha - 0.5 * whole.color(x: x, y: y).alpha) < 0.02)
      }
    }
    #expect(abs(most - 0.5) < 0.01)
  }

  /// As `person.2.circle.fill` in the references of leboncoin/spark-ios-component-text-link.
  @Test(arguments: ["circle", "circle.fill", "person.2.circle.fill", "plus.circle.fill"])
  func `a circle is as wide filled as not`(name: String) throws {
    let pixels = try draw(name)
    for (x, y) in [(9, 48), (86, 48), (48, 9), (48, 86)] {
      #expect(pixels.color(x: x, y: y).alpha > 0.9)
    }
  }

  /// An image view of 16 points that keeps the proportions shows 39 of 48 pixels in the references of
  /// leboncoin/spark-ios-component-text-link, one of 20 points 50 of 60: 1.178 em have room in it.
  @Test(arguments: [(16.0, 39.0), (20, 50)])
  func `a symbol has margins in its image`(side: Double, width: Double) throws {
    let pixels = try pixels(side, side, scale: 3) { canvas in
      let rect = Rect(x: 0, y: 0, width: side, height: side)
      let name = "person.2.circle.fill"
      canvas.draw(SymbolContent(name, pointSize: side / 1.178, rect: rect, tint: .black))
    }
    let columns = 0..<Int(3 * side)
    let drawn = columns.filter { x in columns.contains { pixels.color(x: x, y: $0).alpha > 0.4 } }
    #expect(abs(Double(drawn.count) - width) <= 2)
  }

  @Test func `a symbol without room is drawn smaller`() throws {
    let pixels = try pixels(20, 20) { canvas in
      let rect = Rect(x: 5, y: 5, width: 10, height: 10)
      canvas.draw(SymbolContent("circle.fill", pointSize: 40, rect: rect, tint: .black))
    }
    #expect(abs(pixels.ink - .pi * 25) < 3)
  }

  /// As iOS draws it in the picture of the documentation of danielsaidi/ScrollKit, `Rounded-Corners`.
  @Test func `a shape in a circle is an area`() throws {
    let filled = try draw("play.circle.fill")
    #expect(filled.color(x: 48, y: 48).alpha == 0, "the triangle is cut out")
    #expect(filled.color(x: 48, y: 20).alpha == 1)
    let open = try draw("play.circle")
    #expect(open.color(x: 48, y: 48).alpha == 1)
    #expect(open.color(x: 48, y: 20).alpha == 0)
  }

  /// `pause.circle` holds the bars of `pause.fill`, which are broad: a third of the width each, by `Reference/symbols`.
  @Test func `the bars of a pause in a circle are areas`() throws {
    let filled = try draw("pause.circle.fill")
    let row = (20..<76).filter { filled.color(x: $0, y: 48).alpha < 0.5 }
    #expect(row.count >= 10, "two bars, cut out")
    #expect(filled.color(x: 48, y: 48).alpha == 1, "between the bars")
  }

  @Test(arguments: ["1", "8", "a", "42"])
  func `letters and numbers stand in circles and squares`(name: String) throws {
    #expect(try draw("\(name).circle").ink > draw("circle").ink)
    #expect(try draw("\(name).square").ink > draw("square").ink)
    #expect(try draw("\(name).circle.fill").ink < draw("circle.fill").ink)
    #expect(try draw("\(name).circle") != draw("0.circle"))
  }

  @Test func `in an SVG the lines upon an area stand out from it`() throws {
    let rect = Rect(x: 0, y: 0, width: 24, height: 24)
    let svg = try file(.svg, 24, 24) {
      $0.draw(SymbolContent("xmark.circle.fill", pointSize: 17, rect: rect, tint: .black))
    }
    let text = String(decoding: svg, as: UTF8.self)
    #expect(text.contains("stroke=\"#FFFFFF\""), "\(text)")
  }

  /// `folder` is 39 pixels wide in `Reference/symbols/sizes.tsv`, `folder.badge.plus` 46.
  @Test(arguments: ["plus", "minus", "checkmark", "key", "gearshape", "person.crop"])
  func `a badge stands out of its symbol on the right, apart from it`(badge: String) throws {
    let plain = try #require(SymbolCatalog.shape(named: "folder")?.bounds)
    let badged = try #require(SymbolCatalog.shape(named: "folder.badge.\(badge)"))
    #expect(try #require(badged.bounds).maxX > plain.maxX + 2)
    #expect(badged.pieces.contains { $0.ink == .clearance })
    #expect(try draw("folder.badge.\(badge)") != draw("folder"))
  }

  @Test func `a badge without a name is a dot at the upper right`() throws {
    let (bell, badged) = (try draw("bell"), try draw("bell.badge"))
    #expect(bell.color(x: 72, y: 24).alpha < 0.1)
    #expect(badged.color(x: 74, y: 24).alpha > 0.9)
  }

  @Test func `a slash crosses the symbol, apart from it by a gap`() throws {
    let slashed = try draw("square.fill.slash")
    #expect(slashed.color(x: 48, y: 48).alpha > 0.9)
    #expect(try slashed.ink < draw("square.fill").ink)
  }

  /// Apple's names for the same sign in other directions.
  @Test(arguments: [
    ("arrow.left", "arrow.right"), ("chevron.backward", "chevron.forward"),
    ("arrow.uturn.right", "arrow.uturn.left"), ("bubble.right", "bubble.left"),
    ("arrow.counterclockwise", "arrow.clockwise"), ("delete.right", "delete.left"),
    ("arrowshape.turn.up.right.fill", "arrowshape.turn.up.left.fill"),
  ])
  func `left and right are mirrored`(left: String, right: String) throws {
    let rect = Rect(x: 4, y: 4, width: 40, height: 40)
    var other = SymbolContent(right, pointSize: 44, rect: rect, tint: .black)
    other.isMirrored = true
    let mirrored = try pixels(48, 48, scale: 2) { $0.draw(other) }
    #expect(try draw(left).isClose(to: mirrored))
  }

  @Test(arguments: ["arrow", "chevron", "arrowtriangle", "arrowshape"])
  func `up, down, left and right are one drawing turned`(family: String) throws {
    let ink = try draw("\(family).right").ink
    for direction in ["up", "down", "left"] {
      #expect(abs(try draw("\(family).\(direction)").ink - ink) < 0.15 * ink)
    }
    let down = try draw("\(family).down")
    let up = try draw("\(family).up")
    for x in 0..<96 {
      for y in 0..<96 {
        let difference = down.color(x: x, y: y).alpha - up.color(x: x, y: 95 - y).alpha
        #expect(abs(difference) < 0.1)
      }
    }
  }

  @Test(arguments: [
    "doc.on.doc.fill", "photo.on.rectangle", "plus.square.on.square", "person.2.slash",
    "gearshape.2.fill", "person.crop.circle.badge.plus", "circle.dashed", "film.stack",
    "externaldrive.badge.plus", "wifi.exclamationmark", "arrow.down.doc", "eye.slash.circle.fill",
    "exclamationmark.magnifyingglass", "text.bubble.fill", "battery.100percent.bolt",
  ])
  func `names of several parts are composed`(name: String) throws {
    let drawing = try draw(name)
    #expect(SymbolCatalog.shape(named: name) != nil)
    #expect(try drawing != draw(name.split(separator: ".").first.map(String.init) ?? name))
  }

  @Test func `the beginning of a name stands for one with an unknown part`() throws {
    for name in ["nobody.circle", "nobody.on.nobody", "fill", "", ".", "..."] {
      #expect(SymbolCatalog.origin(of: name) == nil, "\(name)")
    }
    #expect(SymbolCatalog.origin(of: "person.badge.nobody") == .part)
    #expect(try draw("person.nobody") == draw("person"))
    #expect(try draw("character.book.closed.ja") == draw("character.book.closed"))
  }

  @Test func `unknown symbols are told apart by their first letter`() throws {
    let drawings = try ["zoo", "yard", "9.lives", "..."].map { try draw($0 + ".unknown") }
    for (index, drawing) in drawings.enumerated() {
      #expect(!drawings[..<index].contains(drawing))
    }
  }

  @Test func `letters stay in their box`() throws {
    for (letter, spelling) in StrokeLetters.spellings {
      let bounds = try #require(StrokeLetters.path(of: letter)?.controlBounds)
      #expect(bounds.x >= -0.7 && bounds.maxX <= 4.9, "\(letter)")
      #expect(bounds.y >= -0.7 && bounds.maxY <= 6.8, "\(letter)")
      let words = spelling.split(separator: " ").filter { Double($0) == nil }
      #expect(words.allSatisfy { ["M", "L", "C", "Z"].contains($0) }, "\(letter)")
    }
  }

  @Test func `an unknown symbol has a placeholder in its color`() throws {
    let pixels = try draw("nobody.knows.this", tint: .pureRed)
    #expect(pixels.color(x: 48, y: 48) == .pureRed)
    #expect(pixels.color(x: 48, y: 30).alpha == 0)
  }

  @Test func `a mirrored symbol points the other way`() throws {
    func chevron(_ name: String, isMirrored: Bool) throws -> Bitmap {
      try pixels(40, 40) {
        let rect = Rect(x: 4, y: 0, width: 20, height: 40)
        var symbol = SymbolContent(name, pointSize: 34, rect: rect, tint: .black)
        symbol.isMirrored = isMirrored
        $0.draw(symbol)
      }
    }
    let left = try chevron("chevron.left", isMirrored: false)
    #expect(try chevron("chevron.forward", isMirrored: true) == left)
    #expect(try chevron("chevron.forward", isMirrored: false) != left)
  }

  @Test func `a heavier weight has thicker lines`() throws {
    func ink(_ weight: FontWeight) throws -> Double {
      try pixels(40, 40) {
        let rect = Rect(x: 0, y: 0, width: 40, height: 40)
        var symbol = SymbolContent("plus", pointSize: 34, rect: rect, tint: .black)
        symbol.weight = weight
        $0.draw(symbol)
      }
      .ink
    }
    #expect(try ink(.light) < ink(.regular))
    #expect(try ink(.regular) < ink(.bold))
  }
}

extension Bitmap {
  /// Whether two pictures differ by the rounding of edges only.
  fileprivate func isClose(to other: Bitmap) -> Bool {
    zip(pixels, other.pixels).allSatisfy { abs(Int($0 >> 24) - Int($1 >> 24)) < 26 }
  }
}
