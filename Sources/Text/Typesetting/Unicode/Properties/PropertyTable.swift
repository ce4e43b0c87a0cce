import Synchronization

/// The properties of all scalars, filled in blocks of 256 as texts ask for them.
///
/// A lookup is two loads. A block is asked from ICU once (about 20 µs) and lives as long as the
/// process; Latin text touches four of them. Two threads may fill the same block at the same time;
/// one of the two equal results stays.
struct PropertyTable: @unchecked Sendable {
  static let shared = PropertyTable()

  private typealias Block = UnsafePointer<UInt32>
  private static let blockCount = 0x110000 >> 8

  private let blocks: UnsafeMutablePointer<Atomic<UnsafePointer<UInt32>?>>

  private init() {
    blocks = .allocate(capacity: Self.blockCount)
    for index in 0..<Self.blockCount { (blocks + index).initialize(to: Atomic(nil)) }
  }

  /// The properties of a scalar; numbers beyond U+10FFFF have those of U+FFFD.
  @inline(__always)
  subscript(scalar: UInt32) -> ScalarProperties {
    let scalar = scalar < 0x110000 ? scalar : 0xFFFD
    let index = Int(scalar >> 8)
    if let block = blocks[index].load(ordering: .acquiring) {
      return ScalarProperties(bits: block[Int(scalar & 0xFF)])
    }
    return ScalarProperties(bits: fill(index)[Int(scalar & 0xFF)])
  }

  @inline(never)
  private func fill(_ index: Int) -> Block {
    let words = UnsafeMutablePointer<UInt32>.allocate(capacity: 256)
    for low in 0..<256 {
      let properties = ScalarProperties(askingAbout: UInt32(index << 8 | low))
      (words + low).initialize(to: properties.bits)
    }
    let (exchanged, original) = blocks[index].compareExchange(
      expected: nil,
      desired: Block(words),
      ordering: .acquiringAndReleasing
    )
    guard !exchanged, let original else { return Block(words) }
    words.deallocate()
    return original
  }
}
