/// The note of a child thread's work, in memory that the parent reads.
struct WorkSlot {
  private let base: UnsafeMutableRawPointer

  private static let (thread, start, memory, count, step, name) = (0, 8, 16, 24, 32, 64)

  init(_ base: UnsafeMutableRawPointer) { self.base = base }

  /// A piece of work that has begun.
  struct Work: Equatable {
    var name: String
    /// The step that it has reached; empty if unknown.
    var step: String
    /// The time of the beginning, or of the last step, in nanoseconds of the monotonic clock.
    var start: Int64
    /// The memory of the process at the beginning, in bytes.
    var memory: Int64
  }

  /// The thread that owns the slot; 0 for none.
  var owner: UInt64 {
    get { base.load(fromByteOffset: Self.thread, as: UInt64.self) }
    nonmutating set { base.storeBytes(of: newValue, toByteOffset: Self.thread, as: UInt64.self) }
  }

  /// The work; `nil` between two pieces.
  var work: Work? {
    let start = base.load(fromByteOffset: Self.start, as: Int64.self)
    guard start != 0 else { return nil }
    let most = Int64(SharedNotes.slotSize - Self.name)
    let count = Int(min(max(0, base.load(fromByteOffset: Self.count, as: Int64.self)), most))
    let bytes = UnsafeRawBufferPointer(start: base + Self.name, count: count)
    return Work(
      name: String(decoding: bytes, as: UTF8.self),
      step: text(of: Self.step),
      start: start,
      memory: base.load(fromByteOffset: Self.memory, as: Int64.self)
    )
  }

  /// Notes the beginning of a piece of work; a name that is too long is truncated.
  func begin(_ name: String, memory: Int64) {
    let bytes = Array(name.utf8.prefix(SharedNotes.slotSize - Self.name))
    bytes.withUnsafeBytes {
      UnsafeMutableRawBufferPointer(start: base + Self.name, count: $0.count).copyMemory(from: $0)
    }
    base.storeBytes(of: Int64(bytes.count), toByteOffset: Self.count, as: Int64.self)
    keep("")
    base.storeBytes(of: memory, toByteOffset: Self.memory, as: Int64.self)
    base.storeBytes(of: SteadyTime.now, toByteOffset: Self.start, as: Int64.self)
  }

  /// Restarts the time of the current work, at a step if one is given; does nothing between two pieces of
  /// work.
  func goOn(to step: String?) {
    guard base.load(fromByteOffset: Self.start, as: Int64.self) != 0 else { return }
    if let step { keep(step) }
    base.storeBytes(of: SteadyTime.now, toByteOffset: Self.start, as: Int64.self)
  }

  /// Stores the beginning of a text in the space of the step, after its length.
  private func keep(_ step: String) {
    let bytes = Array(step.utf8.prefix(Self.name - Self.step - 1))
    base.storeBytes(of: UInt8(bytes.count), toByteOffset: Self.step, as: UInt8.self)
    bytes.withUnsafeBytes {
      UnsafeMutableRawBufferPointer(start: base + Self.step + 1, count: $0.count)
        .copyMemory(from: $0)
    }
  }

  private func text(of place: Int) -> String {
    let most = Self.name - Self.step - 1
    let count = min(Int(base.load(fromByteOffset: place, as: UInt8.self)), most)
    return String(
      decoding: UnsafeRawBufferPointer(start: base + place + 1, count: count),
      as: UTF8.self
    )
  }

  /// Notes the end of the piece.
  func end() { base.storeBytes(of: 0, toByteOffset: Self.start, as: Int64.self) }

  /// Releases the slot.
  func clear() {
    end()
    owner = 0
  }
}
