/// Compresses text as a zlib stream (RFC 1950, RFC 1951), which browsers read by themselves.
///
/// Unlike the compressors of pixels it looks for the longest match among the last places with the
/// same three bytes, and waits one byte where the next match is longer. Its bytes depend on the text
/// alone.
package struct TextCompressor {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// For each hash the last place, and for each place the one before it.
  private var heads = [Int32](repeating: -1, count: 1 << hashBits)
  private var links: [Int32]

  private static let hashBits = 15
  private static let window = 32_768
  private static let minimumLength = 3
  private static let maximumLength = 258
  /// The number of places that are tried; more find little.
  private static let maximumTries = 48
  /// A match so long is taken at once.
  private static let goodLength = 64

  /// Compresses the UTF-8 of a text.
  package static func zlib(_ text: String) -> [UInt8] {
    var text = text
    return text.withUTF8 { bytes in
      var compressor = TextCompressor(bytes)
      return compressor.compress()
    }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    links = [Int32](repeating: -1, count: Self.window)
  }

  private mutating func compress() -> [UInt8] {
    var writer = DeflateWriter()
    var index = 0
    var found = match(at: 0)
    while index < bytes.count {
      note(index)
      let next = index + 1
      guard found.length >= Self.minimumLength else {
        writer.literal(Int(bytes[index]))
        index = next
        found = match(at: index)
        continue
      }
      if found.length < Self.goodLength {
        let later = match(at: next)
        if later.length > found.length {
          writer.literal(Int(bytes[index]))
          index = next
          found = later
          continue
        }
      }
      writer.match(length: found.length, distance: found.distance)
      for place in next..<index + found.length { note(place) }
      index += found.length
      found = match(at: index)
    }
    return writer.finish(adler: RowCompressor.adler(of: bytes))
  }

  private func hash(at index: Int) -> Int {
    let value =
      UInt32(bytes[index]) << 16 | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2])
    return Int((value &* 0x9E37_79B1) >> (32 - UInt32(Self.hashBits)))
  }

  /// Puts a place in front of the chain of its hash.
  private mutating func note(_ index: Int) {
    guard index + Self.minimumLength <= bytes.count else { return }
    let slot = hash(at: index)
    links[index & (Self.window - 1)] = heads[slot]
    heads[slot] = Int32(truncatingIfNeeded: index)
  }

  /// The longest match with what came before a place.
  private func match(at index: Int) -> (length: Int, distance: Int) {
    guard index + Self.minimumLength <= bytes.count else { return (0, 0) }
    var best = (length: 0, distance: 0)
    var place = Int(heads[hash(at: index)])
    var tries = Self.maximumTries
    let limit = min(Self.maximumLength, bytes.count - index)
    while place >= 0, index - place < Self.window, tries > 0 {
      tries -= 1
      // A longer match agrees where the best one ended.
      if place < index, best.length < limit,
        bytes[place + best.length] == bytes[index + best.length]
      {
        let length = run(index, place, limit)
        if length > best.length { best = (length, index - place) }
        if length >= limit { break }
      }
      let before = Int(links[place & (Self.window - 1)])
      guard before < place else { break }
      place = before
    }
    return best
  }

  private func run(_ here: Int, _ there: Int, _ limit: Int) -> Int {
    var length = 0
    while length < limit, bytes[here + length] == bytes[there + length] { length += 1 }
    return length
  }
}
