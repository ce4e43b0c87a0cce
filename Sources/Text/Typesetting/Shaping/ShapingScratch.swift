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
  /// The string that was taken last and its bytes.
  ///
  /// A paragraph that was just shaped is measured next. The string is kept, so no other text comes
  /// to lie where its bytes are.
  @exclusivity(unchecked) private var latest: (string: String, bytes: UnsafeBufferPointer<UInt8>)?
  @exclusivity(unchecked) var ends: [Int] = []
  @exclusivity(unchecked) var caches = ThreadCaches()

  /// Calls a closure with the code units of a string.
  func withUnits<Result>(of string: String, _ body: (UTF16Text) -> Result) -> Result {
    fill(string)
    return units.withUnsafeBufferPointer { units in
      body(UTF16Text(rebasing: units[..<unitCount]))
    }
  }

  private func fill(_ string: String) {
    let count: Int? = string.utf8.withContiguousStorageIfAvailable { bytes in
      if isLatest(bytes) { return unitCount }
      reserve(bytes.count)
      latest = (string, bytes)
      return units.withUnsafeMutableBufferPointer { UTF8Units(bytes).write(to: $0) }
    }
    guard count == nil else { return unitCount = count ?? 0 }
    latest = nil
    let other = Array(string.utf16)
    reserve(other.count)
    units.replaceSubrange(..<other.count, with: other)
    unitCount = other.count
  }

  /// Whether bytes are those of the last string; not of a short one, which is copied to be read.
  private func isLatest(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let latest, bytes.count > 15 else { return false }
    return latest.bytes.baseAddress == bytes.baseAddress && latest.bytes.count == bytes.count
  }

  /// Makes room for a text; the room of a far longer one is given back.
  private func reserve(_ count: Int) {
    let isOversized = units.count > Self.usualCount && count < units.count / 8
    guard units.count < count || isOversized else { return }
    let room = isOversized ? count : max(count, 2 * units.count)
    units = [UInt16](repeating: 0, count: max(room, 256))
  }

  /// The longest text whose room is kept, whatever comes next.
  private static let usualCount = 1 << 20

  private static let idle = Mutex<[ShapingScratch]>([])

  /// Lends an object.
  static func with<Result>(_ body: (ShapingScratch) -> Result) -> Result {
    let scratch = idle.withLock { $0.popLast() } ?? ShapingScratch()
    // A long text, too, is asked for again at each of its lines, and is not read anew.
    defer { idle.withLock { $0.append(scratch) } }
    scratch.buffer.forget()
    return body(scratch)
  }
}
