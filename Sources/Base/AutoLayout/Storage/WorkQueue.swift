/// Indices that wait for their turn, first in, first out, each at most once.
struct WorkQueue: ~Copyable {
  private var items = FlatArray<Int32>()
  private var waiting = FlatArray<Bool>()
  private var head = 0

  var isEmpty: Bool { head == items.count }

  @inline(__always)
  mutating func insert(_ item: Int32) {
    if Int(item) >= waiting.count { waiting.grow(to: Int(item) * 2 + 16, filling: false) }
    guard !waiting[item] else { return }
    waiting[item] = true
    items.append(item)
  }

  /// Takes the item that waits longest; -1 when none waits.
  @inline(__always)
  mutating func popFirst() -> Int32 {
    guard head < items.count else { return -1 }
    let item = items[head]
    waiting[item] = false
    head += 1
    if head == items.count {
      items.truncate()
      head = 0
    } else if head >= 1024 {
      compact()
    }
    return item
  }

  func clone() -> WorkQueue {
    var copy = WorkQueue()
    copy.items = items.clone()
    copy.waiting = waiting.clone()
    copy.head = head
    return copy
  }

  private mutating func compact() {
    let rest = items.count - head
    for index in 0..<rest { items[index] = items[head + index] }
    items.truncate(to: rest)
    head = 0
  }
}
