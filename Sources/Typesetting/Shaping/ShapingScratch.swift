import Synchronization

/// The memory that shaping needs for the time of one paragraph, lent to one thread at a time.
///
/// `@unchecked Sendable`: the pool hands an object to one caller and takes it back when the
/// caller is done, so no two threads ever see the same one.
final class ShapingScratch: @unchecked Sendable {
  let buffer = ShapeBuffer()
  // One thread has the object, so accesses need not be checked while it runs.
  @exclusivity(unchecked) var units: [UInt16] = []
  @exclusivity(unchecked) var ends: [Int] = []
  @exclusivity(unchecked) var memory = ShapingMemory()

  /// Takes the code units of a string.
  func fill(_ string: String) {
    units.removeAll(keepingCapacity: true)
    let isDone: Void? = string.utf8.withContiguousStorageIfAvailable { bytes in
      // A byte gives one unit at most.
      units.reserveCapacity(bytes.count)
      UTF8Units(bytes).append(to: &units)
    }
    if isDone == nil { units.append(contentsOf: string.utf16) }
  }

  private static let idle = Mutex<[ShapingScratch]>([])

  /// Lends an object.
  static func with<Result>(_ body: (ShapingScratch) -> Result) -> Result {
    let scratch = idle.withLock { $0.popLast() } ?? ShapingScratch()
    defer {
      if scratch.units.capacity < 1 << 20 { idle.withLock { $0.append(scratch) } }
    }
    scratch.buffer.forget()
    return body(scratch)
  }
}
