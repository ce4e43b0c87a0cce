import RandomDamage

/// Damages fonts at random; the same seed makes the same font.
struct FontMutator {
  private var numbers: RandomPositions

  init(seed: UInt64) { numbers = RandomPositions(seed: seed) }

  /// Returns a damaged copy of one of several fonts.
  mutating func mutated(_ fonts: [[UInt8]]) -> [UInt8] {
    var font = fonts[position(below: fonts.count)]
    for _ in 0...position(below: 6) where font.count > 16 { change(&font) }
    return font
  }

  private mutating func change(_ font: inout [UInt8]) {
    switch position(below: 8) {
    case 0: font[place(in: font)] ^= 1 << UInt8(position(below: 8))
    case 1:
      set(&font, place(in: font), [0, 1, 0x7F, 0x80, 0xFE, 0xFF][position(below: 6)], count: 1)
    case 2: set(&font, place(in: font), 0xFF, count: 4)
    case 3: set(&font, place(in: font), 0, count: 1 + position(below: 32))
    case 4: font.removeLast(position(below: font.count / 2))
    case 5: changeDirectory(&font)
    case 6: swapTables(&font)
    default: copy(&font)
    }
  }

  /// A position in the first bytes, in the directory or anywhere, with equal probability.
  private mutating func place(in font: [UInt8]) -> Int {
    position(below: [min(font.count, 12), min(font.count, 400), font.count][position(below: 3)])
  }

  private func set(_ font: inout [UInt8], _ start: Int, _ value: UInt8, count: Int) {
    for place in start..<min(font.count, start + count) { font[place] = value }
  }

  private func tableCount(_ font: [UInt8]) -> Int {
    min(Int(font[4]) << 8 | Int(font[5]), (font.count - 12) / 16)
  }

  /// Slightly changes one of the four numbers in a table's record, or copies that of another.
  private mutating func changeDirectory(_ font: inout [UInt8]) {
    let count = tableCount(font)
    guard count > 0 else { return }
    let field = 12 + 16 * position(below: count) + 4 * position(below: 4)
    if position(below: 2) == 0 {
      font[field + 3] &+= UInt8(position(below: 9))
    } else {
      let other = 12 + 16 * position(below: count) + field % 4
      for byte in 0..<4 { font[field + byte] = font[other + byte] }
    }
  }

  private mutating func swapTables(_ font: inout [UInt8]) {
    let count = tableCount(font)
    guard count > 1 else { return }
    let (first, second) = (12 + 16 * position(below: count), 12 + 16 * position(below: count))
    for byte in 4..<16 { font.swapAt(first + byte, second + byte) }
  }

  /// Copies a piece of the font to another position.
  private mutating func copy(_ font: inout [UInt8]) {
    let count = 1 + position(below: 64)
    guard font.count > count else { return }
    let (source, target) = (
      position(below: font.count - count), position(below: font.count - count)
    )
    for byte in 0..<count { font[target + byte] = font[source + byte] }
  }

  private mutating func position(below count: Int) -> Int { numbers.position(below: count) }
}
