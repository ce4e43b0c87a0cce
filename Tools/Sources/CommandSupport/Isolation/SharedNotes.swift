import FileAccess

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Memory that a process shares with a child: the progress of the child, and facts that it needs.
///
/// The notes outlive the child, whatever ends it, and survive when the child closes all its open files. Parts
/// that are never written take no memory.
public final class SharedNotes: @unchecked Sendable {
  // Each part is written by one side and read by the other after the writer has ended, or is a single word.
  // Slots of work are written by the thread that owns them.

  /// A number among the notes.
  enum Word: Int {
    case position, offset, isUnclean, trouble, signal
    /// Whether the child has said its results, and its status.
    case hasEnded, status
    /// The time of the last sign of life, in nanoseconds of the monotonic clock.
    case activity
    /// Whether a screen in the child has closed a standard stream or changed the folder.
    case isDisturbed
    /// The number of outcomes that a staying child has written.
    case outcomes
    /// The segment with the report, and its size in bytes.
    case reportSegment, reportSize
    /// The size of the file that is being decoded, the stored bytes of it, and whether decoding is in
    /// progress.
    case fileSize, fileKept, isDecoding
  }

  /// A text among the notes.
  enum Text: Int {
    /// Notes from the parent to the child.
    case given
    /// Notes of the work that the child has done.
    case done
    /// The files that the child must not decode.
    case refused
  }

  private enum Size {
    static let words = 4_096
    static let slot = 4_096
    static let slots = 128
    static let file = 4 << 20
    static let texts = [16 << 20, 16 << 20, 32 << 20]
    static let all = words + slot * slots + DraftFiles.memorySize + file + texts.reduce(0, +)
  }

  /// The maximum number of threads with noted work.
  static let slotCount = Size.slots
  /// The number of stored bytes of a file.
  static let fileLimit = Size.file

  /// The descriptor by which a child finds the memory.
  let number: Int32
  private let base: UnsafeMutableRawPointer

  #if os(Linux)
  /// Makes new notes.
  init() throws(UsageError) {
    let noReserve: Int32 = 0o10_000  // SHM_NORESERVE of shmget(2)
    number = shmget(IPC_PRIVATE, Size.all, Int32(IPC_CREAT) | 0o600 | noReserve)
    guard number >= 0, let base = SharedNotes.attach(number) else {
      throw UsageError("cannot share memory with a process")
    }
    self.base = base
    // The other process still finds it by its descriptor, and it disappears with the last process that has it
    // open.
    shmctl(number, IPC_RMID, nil)
  }

  /// Finds the notes of the parent.
  init?(number: Int32) {
    guard let base = SharedNotes.attach(number) else { return nil }
    (self.number, self.base) = (number, base)
  }

  deinit { shmdt(base) }

  private static func attach(_ number: Int32) -> UnsafeMutableRawPointer? {
    guard let base = shmat(number, nil, 0), base != UnsafeMutableRawPointer(bitPattern: -1) else {
      return nil
    }
    return base
  }
  #else
  /// Makes new notes, in a file without a name.
  init() throws(UsageError) {
    do throws(FileError) { number = try TemporaryFile.open() } catch {
      throw UsageError("cannot write into the folder for temporary files: \(error)")
    }
    guard ftruncate(number, off_t(Size.all)) == 0, let base = SharedNotes.attach(number) else {
      throw UsageError("cannot share memory with a process")
    }
    self.base = base
  }

  /// Finds the parent's notes in a file with which the process was started.
  init?(number: Int32) {
    guard let base = SharedNotes.attach(number) else { return nil }
    (self.number, self.base) = (number, base)
  }

  deinit { munmap(base, Size.all) }

  private static func attach(_ number: Int32) -> UnsafeMutableRawPointer? {
    let base = mmap(nil, Size.all, PROT_READ | PROT_WRITE, MAP_SHARED, number, 0)
    return base == MAP_FAILED ? nil : base
  }
  #endif

  // MARK: Words and texts

  subscript(word: Word) -> Int64 {
    get { base.load(fromByteOffset: word.rawValue * 8, as: Int64.self) }
    set { base.storeBytes(of: newValue, toByteOffset: word.rawValue * 8, as: Int64.self) }
  }

  /// The start of a slot for the work of a thread.
  func slot(_ number: Int) -> UnsafeMutableRawPointer {
    base.advanced(by: Size.words + number * Size.slot)
  }

  /// The maximum number of bytes in a slot.
  static let slotSize = Size.slot

  /// The paths of files that are being written.
  var drafts: UnsafeMutableRawPointer { slot(Size.slots) }

  /// The bytes of the file that is being decoded.
  var file: UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(
      start: drafts.advanced(by: DraftFiles.memorySize),
      count: Size.file
    )
  }

  private func place(of text: Text) -> UnsafeMutableRawPointer {
    file.baseAddress.map { start in
      start.advanced(by: Size.file + Size.texts.prefix(text.rawValue).reduce(0, +))
    } ?? base
  }

  /// The bytes of a text.
  subscript(text: Text) -> [UInt8] {
    get {
      let place = place(of: text)
      let count = min(max(0, place.load(as: Int64.self)), Int64(Size.texts[text.rawValue] - 8))
      return Array(UnsafeRawBufferPointer(start: place + 8, count: Int(count)))
    }
    set {
      place(of: text).storeBytes(of: 0, as: Int64.self)
      append(newValue, to: text)
    }
  }

  /// Appends bytes to a text, if there is space for all of them.
  @discardableResult
  func append(_ bytes: [UInt8], to text: Text) -> Bool {
    let place = place(of: text)
    let count = Int(place.load(as: Int64.self))
    guard count + bytes.count <= Size.texts[text.rawValue] - 8 else { return false }
    bytes.withUnsafeBytes {
      UnsafeMutableRawBufferPointer(start: place + 8 + count, count: $0.count).copyMemory(from: $0)
    }
    place.storeBytes(of: Int64(count + bytes.count), as: Int64.self)
    return true
  }

  /// Resets the notes about the end of the previous child.
  func begin() {
    for word in [Word.hasEnded, .isDisturbed, .outcomes, .reportSize, .isDecoding] {
      self[word] = 0
    }
    for number in 0..<Size.slots { WorkSlot(slot(number)).clear() }
    self[.done] = []
    noteActivity()
  }

  /// Notes that the work continues.
  func noteActivity() { self[.activity] = SteadyTime.now }
}

/// The monotonic clock, which all processes share.
enum SteadyTime {
  /// The time in nanoseconds, without the time that the machine sleeps.
  static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
