import Synchronization

/// The memory that shaping needs for the time of one paragraph, lent to one thread at a time.
///
/// `@unchecked Sendable`: the pool hands an object to one caller and takes it back when the
/// caller is done, so no two threads ever see the same one.
final class ShapingScratch: @unchecked Sendable {
  let buffer = ShapeBuffer()
  // One thread has the object, so accesses need not be checked while it runs.
  /// Room for the code units of a text; the last text's are at its start.
  @exclusivity(unchecked) private var units: [UInt16] = []
  @exclusivity(unchecked) private var unitCount = 0
  @exclusivity(unchecked) var ends: [Int] = []
  @exclusivity(unchecked) var memory = ShapingMemory()

  /// Calls a closure with the code units of a string.
  func withUnits<Result>(of string: String, _ body: (UTF16Text) -> Result) -> Result {
    fill(string)
    return units.withUnsafeBufferPointer { units in
      body(UTF16Text(rebasing: units[..<unitCount]))
    }
  }

  private func fill(_ string: String) {
    let count: Int? = string.utf8.withContiguousStorageIfAvailable { bytes in
      reserve(bytes.count)
      return units.withUnsafeMutableBufferPointer { UTF8Units(bytes).write(to: $0) }
    }
    guard count == nil else { return unitCount = count ?? 0 }
    let other = Array(string.utf16)
    reserve(other.count)
    units.replaceSubrange(..<other.count, with: other)
    unitCount = other.count
  }

  private func reserve(_ count: Int) {
    guard units.count < count else { return }
    units = [UInt16](repeating: 0, count: max(count, 2 * units.count, 256))
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
