import RichText

/// A text on its way to levels: classes and brackets of its units, paragraph by paragraph.
struct BidiSource {
  private(set) var marks: [BidiMark] = []
  private var classes: [BidiClass] = []
  private var brackets = BidiBrackets()
  private var ends: [Int] = []
  private var hasPairs = false

  /// Reads the classes; the second half of a surrogate pair is a boundary neutral, which the
  /// algorithm passes over, and gets its first half's level in the end.
  init(_ text: UTF16Text) {
    classes.reserveCapacity(text.count)
    let table = PropertyTable.shared
    var offset = 0
    while offset < text.count {
      let (scalar, length) = text.scalar(at: offset)
      let properties = table[scalar]
      classes.append(properties.bidiClass)
      if properties.bracketType != .none {
        brackets.append(scalar, properties.bracketType, at: offset)
      }
      if length == 2 {
        classes.append(.boundaryNeutral)
        hasPairs = true
      }
      offset += length
      if properties.bidiClass == .paragraphSeparator, !Self.isInsideCRLF(text, offset) {
        ends.append(offset)
      }
    }
    if ends.last != text.count { ends.append(text.count) }
  }

  /// Resolves every paragraph of the text that the classes come from.
  mutating func resolve(
    _ base: WritingDirection,
    _ text: UTF16Text
  ) -> (first: UInt8, later: [BidiParagraph.Start]) {
    var resolver = BidiResolver()
    var later: [BidiParagraph.Start] = []
    var first: UInt8 = 0
    var start = 0
    marks.reserveCapacity(classes.count)
    for end in ends {
      let level = resolver.resolve(
        classes[start..<end],
        brackets: brackets,
        base: base,
        into: &marks
      )
      if start == 0 {
        first = level
      } else {
        later.append(BidiParagraph.Start(offset: start, level: level))
      }
      start = end
    }
    if hasPairs { joinPairs(text) }
    return (first, later)
  }

  private mutating func joinPairs(_ text: UTF16Text) {
    for trail in text.indices.dropFirst()
    where text[trail] & 0xFC00 == 0xDC00 && text[trail - 1] & 0xFC00 == 0xD800 {
      marks[trail] = marks[trail - 1]
    }
  }

  private static func isInsideCRLF(_ text: UTF16Text, _ offset: Int) -> Bool {
    offset < text.count && text[offset - 1] == 0x0D && text[offset] == 0x0A
  }
}

/// The paired brackets of a text, ascending by unit.
struct BidiBrackets {
  struct Bracket {
    var unit: Int
    /// The canonical opening bracket, negative for a closing one.
    var kind: Int32
  }

  private(set) var all: [Bracket] = []

  /// Pairs are compared by canonical equivalence, which only the angle brackets need (BD14).
  mutating func append(_ scalar: UInt32, _ type: BracketType, at unit: Int) {
    let opening = type == .open ? scalar : ICUProperties.pairedBracket(scalar)
    let canonical = Int32(bitPattern: opening == 0x2329 ? 0x3008 : opening)
    all.append(Bracket(unit: unit, kind: type == .open ? canonical : -canonical))
  }

  /// The kind of the bracket at a unit; zero when there is none.
  func kind(at unit: Int) -> Int32 {
    let index = all.indices.partitionPoint { all[$0].unit >= unit }
    return index < all.count && all[index].unit == unit ? all[index].kind : 0
  }
}
