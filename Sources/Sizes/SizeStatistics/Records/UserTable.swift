/// The newest event of each user, in as little memory as that takes.
///
/// Users are kept as hashes of 64 bits with a key that is new in every process, so that no name of a
/// user is held and none can be made to collide. Among ten million users two share a hash with a
/// probability of three in a million; one of the two is then not counted. A user takes 32 to 64 bytes.
struct UserTable {
  /// The group and the size that an event names.
  struct Entry: Hashable {
    var group: Int32
    /// The index of the size among those that were read.
    var size: Int32
  }

  /// The change that an event makes.
  enum Change {
    /// A user is seen for the first time.
    case added
    /// The event takes the place of an older one.
    case replaced(Entry)
    /// A newer event of the user is known.
    case outdated
  }

  private(set) var count = 0
  private var hashes: [UInt64]
  private var times: [Double]
  private var entries: [Entry]

  init() { (hashes, times, entries) = Self.slots(1 << 10) }

  /// Takes an event; of two at the same time the later row wins.
  mutating func record(_ user: String, at time: Double, _ entry: Entry) -> Change {
    if count * 4 >= hashes.count * 3 { grow() }
    var hasher = Hasher()
    hasher.combine(user)
    let hash = UInt64(UInt(bitPattern: hasher.finalize())) | 1
    let slot = slot(of: hash)
    if hashes[slot] == 0 {
      fill(slot, hash, time, entry)
      count += 1
      return .added
    }
    guard time >= times[slot] else { return .outdated }
    let older = entries[slot]
    fill(slot, hash, time, entry)
    return .replaced(older)
  }

  private mutating func fill(_ slot: Int, _ hash: UInt64, _ time: Double, _ entry: Entry) {
    hashes[slot] = hash
    times[slot] = time
    entries[slot] = entry
  }

  /// The slot of a hash, or the free slot where it belongs.
  private func slot(of hash: UInt64) -> Int {
    let mask = hashes.count - 1
    var slot = Int(truncatingIfNeeded: hash >> 8) & mask
    while hashes[slot] != 0, hashes[slot] != hash { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let (oldHashes, oldTimes, oldEntries) = (hashes, times, entries)
    (hashes, times, entries) = Self.slots(oldHashes.count * 2)
    for old in oldHashes.indices where oldHashes[old] != 0 {
      fill(slot(of: oldHashes[old]), oldHashes[old], oldTimes[old], oldEntries[old])
    }
  }

  private static func slots(_ count: Int) -> ([UInt64], [Double], [Entry]) {
    (
      [UInt64](repeating: 0, count: count), [Double](repeating: 0, count: count),
      [Entry](repeating: Entry(group: 0, size: 0), count: count)
    )
  }
}
