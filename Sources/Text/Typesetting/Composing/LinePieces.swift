/// A part of a line in one item, or its mark.
struct LinePiece: Equatable {
  /// The code units; empty for a mark.
  var range: Range<Int>

  /// The item, or `nil` for a mark.
  var item: Int?

  /// The embedding level.
  var level: UInt8
}

extension LineContent {
  /// The parts of the line from left to right.
  ///
  /// The ellipsis has the level of the paragraph, so that it lies where the missing text would.
  func visualPieces() -> [LinePiece] {
    var pieces: [LinePiece] = []
    append(head, to: &pieces)
    if mark != nil {
      pieces.append(LinePiece(range: 0..<0, item: nil, level: paragraph.bidi.baseLevel))
    }
    append(tail, to: &pieces)
    Self.reorder(&pieces)
    return pieces
  }

  private func append(_ range: Range<Int>, to pieces: inout [LinePiece]) {
    guard !range.isEmpty else { return }
    for index in paragraph.firstItem(holding: range.lowerBound)..<paragraph.items.count {
      let item = paragraph.items[index]
      guard Int(item.start) < range.upperBound else { break }
      let part = item.range.clamped(to: range)
      guard !part.isEmpty else { continue }
      pieces.append(LinePiece(range: part, item: index, level: item.level))
    }
  }

  /// Rule L2 of UAX #9: from the deepest level to the least odd one, reverses what is at least as
  /// deep.
  private static func reorder(_ pieces: inout [LinePiece]) {
    let odd = pieces.lazy.map(\.level).filter { $0 & 1 == 1 }
    guard let least = odd.min(), let deepest = pieces.lazy.map(\.level).max() else { return }
    for level in stride(from: deepest, through: least, by: -1) {
      var index = 0
      while index < pieces.count {
        let start = index
        while index < pieces.count, pieces[index].level >= level { index += 1 }
        pieces[start..<index].reverse()
        index = max(index, start + 1)
      }
    }
  }
}
