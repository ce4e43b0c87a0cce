import Synchronization

/// The memory that shaping needs for the time of one paragraph, lent to one thread at a time.
///
/// `@unchecked Sendable`: the pool hands an object to one caller and takes it back when the
/// caller is done, so no two threads ever see the same one.
final class ShapingScratch: @unchecked Sendable {
  let buffer = ShapeBuffer()
  var units: [UInt16] = []
  var ends: [Int] = []
  var memory = ShapingMemory()

  /// Takes the code units of a string.
  func fill(_ string: String) {
    units.removeAll(keepingCapacity: true)
    let isDone: Void? = string.utf8.withContiguousStorageIfAvailable { bytes in
      units.reserveCapacity(bytes.count)
      var rest = bytes[...]
      while let first = rest.first, first < 0x80 {
        units.append(UInt16(first))
        rest.removeFirst()
      }
      if !rest.isEmpty { units.append(contentsOf: string.utf16.dropFirst(units.count)) }
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
    return body(scratch)
  }
}
