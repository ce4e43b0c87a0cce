/// A source of documents that are damaged at random; the same seed makes the same document.
public struct ByteMutator {
  private var numbers: RandomPositions

  /// Pieces that are difficult for readers of the format.
  private let pieces: [[UInt8]]

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - seed: The number that determines all choices.
  ///   - pieces: The pieces of markup to insert into a document.
  public init(seed: UInt64, pieces: [[UInt8]]) {
    numbers = RandomPositions(seed: seed)
    self.pieces = pieces
  }

  /// Returns a damaged copy of one of several documents.
  public mutating func mutated(_ documents: [[UInt8]]) -> [UInt8] {
    var document = documents[position(below: documents.count)]
    for _ in 0...position(below: 8) where !document.isEmpty { change(&document, documents) }
    return document
  }

  /// Returns the length of the chunks in which a document is read.
  public mutating func chunkLength() -> Int { 1 + position(below: 64) }

  private mutating func change(_ document: inout [UInt8], _ others: [[UInt8]]) {
    let place = position(below: document.count)
    switch position(below: 8) {
    case 0: document[place] ^= 1 << UInt8(position(below: 8))
    case 1: document.remove(at: place)
    case 2: document.removeSubrange(place..<min(document.count, place + position(below: 40)))
    case 3: document.removeLast(position(below: document.count))
    case 4: document.insert(contentsOf: slice(document), at: place)
    case 5: document.insert(contentsOf: slice(others[position(below: others.count)]), at: place)
    case 6: changeNumber(&document, place)
    default: document.insert(contentsOf: pieces[position(below: pieces.count)], at: place)
    }
  }

  private mutating func slice(_ document: [UInt8]) -> [UInt8] {
    guard !document.isEmpty else { return [] }
    let start = position(below: document.count)
    return Array(document[start..<min(document.count, start + 1 + position(below: 80))])
  }

  /// Changes the next digit after a position.
  private mutating func changeNumber(_ document: inout [UInt8], _ place: Int) {
    guard let digit = document[place...].firstIndex(where: { (0x30...0x39).contains($0) }) else {
      return
    }
    if position(below: 2) == 0 {
      document[digit] = 0x30 + UInt8(position(below: 10))
    } else {
      document.insert(contentsOf: "99999999".utf8.prefix(1 + position(below: 8)), at: digit)
    }
  }

  private mutating func position(below count: Int) -> Int { numbers.position(below: count) }
}
