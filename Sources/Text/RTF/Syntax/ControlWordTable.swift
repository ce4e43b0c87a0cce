/// A table from the hashes of control words to the words, read once for each word of a document.
///
/// The hash is FNV-1a of 64 bits. An unknown word with the hash of a known one would be taken for
/// it, which does no harm.
final class ControlWordTable: Sendable {
  static let seed: UInt64 = 0xCBF2_9CE4_8422_2325
  static let shared = ControlWordTable()

  private struct Slot {
    var hash: UInt64 = 0
    var word: ControlWord?
  }

  private let slots: [Slot]
  private let mask: Int

  private init() {
    let size = 4096
    var slots = [Slot](repeating: Slot(), count: size)
    func insert(_ name: String, _ word: ControlWord) {
      let hash = name.utf8.reduce(Self.seed, Self.combine)
      var place = Int(truncatingIfNeeded: hash) & (size - 1)
      while slots[place].word != nil { place = (place + 1) & (size - 1) }
      slots[place] = Slot(hash: hash, word: word)
    }
    let kinds: Set<ControlWord> = [.ignored, .leftOut]
    for word in ControlWord.allCases where !kinds.contains(word) { insert(word.name, word) }
    for name in ControlWord.ignoredNames { insert(name, .ignored) }
    for name in ControlWord.leftOutNames { insert(name, .leftOut) }
    self.slots = slots
    mask = size - 1
  }

  @inline(__always)
  static func combine(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  subscript(hash: UInt64) -> ControlWord? {
    var place = Int(truncatingIfNeeded: hash) & mask
    while slots[place].word != nil {
      if slots[place].hash == hash { return slots[place].word }
      place = (place + 1) & mask
    }
    return nil
  }

  /// Whether a word is known.
  func contains(_ name: some StringProtocol) -> Bool {
    self[name.utf8.reduce(Self.seed, Self.combine)] != nil
  }
}
