import FontManagement
import Testing

/// Hostile bytes give an error or a usable face, and never end the process.
@Suite(.timeLimit(.minutes(2))) struct HostileFontFiles {
  static let seeds = [
    "seed-layout.ttf", "seed-variable.ttf", "seed-cff.otf", "seed-collection.ttc",
  ]

  @Test(arguments: Corpus.names) func `every file of the corpus is survived`(name: String) throws {
    let isAccepted = Corpus.exercise(try Corpus.bytes(name))
    if name.hasPrefix("seed") { #expect(isAccepted) }
  }

  @Test(arguments: seeds) func `every truncation of a font is survived`(name: String) throws {
    let bytes = try Corpus.bytes(name)
    for length in bytes.indices { Corpus.exercise(Array(bytes.prefix(length))) }
  }

  @Test(arguments: seeds) func `changed bytes are survived`(name: String) throws {
    let bytes = try Corpus.bytes(name)
    var generator = SeededGenerator(state: 227)
    for _ in 0..<1500 {
      Corpus.exercise(mutated(bytes, &generator))
    }
  }

  /// One to eight bytes or numbers changed, mostly in the tables and not in the directory, so
  /// that many mutants pass the gate and meet the readers behind it.
  private func mutated(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var copy = bytes
    let interesting: [UInt8] = [0, 1, 0x7F, 0x80, 0xFE, 0xFF]
    for _ in 0..<Int.random(in: 1...8, using: &generator) {
      let start = Bool.random(using: &generator) ? 0 : min(200, copy.count / 2)
      let position = Int.random(in: start..<copy.count, using: &generator)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: copy[position] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      case 1: copy[position] = interesting.randomElement(using: &generator) ?? 0
      default:
        for offset in position..<min(position + 4, copy.count) { copy[offset] = 0xFF }
      }
    }
    return copy
  }
}
