/// A growing row of plain values with one owner.
///
/// The hot loops read and write such storage, because an array of the standard library checks for
/// sharing on each write and bounds on each access. Indices are checked in debug builds only.
struct FlatArray<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count: Int

  /// Creates an empty row.
  init(minimumCapacity: Int = 8) {
    capacity = Swift.max(minimumCapacity, 1)
    base = .allocate(capacity: capacity)
    count = 0
  }

  /// Creates a row of equal elements.
  init(repeating element: Element, count: Int) {
    self.init(minimumCapacity: count)
    grow(to: count, filling: element)
  }

  deinit { base.deallocate() }

  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> Element {
    @_transparent
    unsafeAddress {
      assert(index >= 0 && index < count)
      return UnsafePointer(base + index)
    }
    @_transparent
    unsafeMutableAddress {
      assert(index >= 0 && index < count)
      return base + index
    }
  }

  subscript(index: Int32) -> Element {
    @_transparent
    unsafeAddress {
      assert(index >= 0 && index < count)
      return UnsafePointer(base + Int(index))
    }
    @_transparent
    unsafeMutableAddress {
      assert(index >= 0 && index < count)
      return base + Int(index)
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { reserve(capacity * 2) }
    (base + count).initialize(to: element)
    count += 1
  }

  mutating func removeLast() -> Element {
    assert(count > 0)
    count -= 1
    return base[count]
  }

  /// Forgets the elements from an index on, and keeps the memory.
  @inline(__always)
  mutating func truncate(to newCount: Int = 0) {
    assert(newCount <= count)
    count = newCount
  }

  /// Appends an element until there are so many.
  mutating func grow(to newCount: Int, filling element: Element) {
    guard newCount > count else { return }
    if newCount > capacity { reserve(Swift.max(newCount, capacity * 2)) }
    (base + count).initialize(repeating: element, count: newCount - count)
    count = newCount
  }

  /// A second row with the same elements.
  func clone() -> FlatArray {
    var copy = FlatArray(minimumCapacity: count)
    copy.base.initialize(from: base, count: count)
    copy.count = count
    return copy
  }

  private mutating func reserve(_ newCapacity: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity = newCapacity
  }
}
