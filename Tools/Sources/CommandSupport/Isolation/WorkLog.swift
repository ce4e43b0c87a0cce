import FileAccess
import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The work of a child's threads, noted for the parent.
public final class WorkLog: Sendable {
  private let notes: SharedNotes
  private let taken = Mutex(0)

  init(_ notes: SharedNotes) { self.notes = notes }

  /// Notes that this thread begins some work.
  public func begin(_ name: String) {
    notes.noteActivity()
    slot?.begin(name, memory: ProcessMemory.ofThisProcess)
  }

  /// Notes that the work of this thread has reached another step: its time restarts.
  ///
  /// - Parameter step: A short name of the step, or `nil` to keep the previous one.
  public func goOn(to step: String? = nil) {
    notes.noteActivity()
    slot?.goOn(to: step)
  }

  /// Notes that this thread has finished its current work.
  public func end() {
    slot?.end()
    notes.noteActivity()
  }

  /// Adds a name to the completed work.
  public func add(done name: String) { notes.append(Array(name.utf8) + [0], to: .done) }

  /// The slot of this thread; `nil` if there are more threads than slots.
  private var slot: WorkSlot? {
    #if canImport(Glibc)
    let thread = UInt64(pthread_self())
    #else
    let thread = UInt64(UInt(bitPattern: pthread_self()))
    #endif
    let number: Int? = taken.withLock { taken in
      for number in 0..<taken where WorkSlot(notes.slot(number)).owner == thread { return number }
      guard taken < SharedNotes.slotCount else { return nil }
      WorkSlot(notes.slot(taken)).owner = thread
      taken += 1
      return taken - 1
    }
    return number.map { WorkSlot(notes.slot($0)) }
  }
}

/// The memory use of processes.
enum ProcessMemory {
  static var ofThisProcess: Int64 { bytes(of: getpid()) ?? 0 }

  /// The resident memory in bytes; `nil` if the system does not report it.
  static func bytes(of process: pid_t) -> Int64? {
    guard let bytes = FileBytes.prefix(of: "/proc/\(process)/statm", count: 128) else { return nil }
    let words = String(decoding: bytes, as: UTF8.self).split(separator: " ")
    guard words.count > 1, let pages = Int64(words[1]) else { return nil }
    return pages * Int64(sysconf(Int32(_SC_PAGESIZE)))
  }

  /// The memory of the machine, in bytes.
  static var ofMachine: Int64 {
    Int64(sysconf(Int32(_SC_PHYS_PAGES))) * Int64(sysconf(Int32(_SC_PAGESIZE)))
  }
}
