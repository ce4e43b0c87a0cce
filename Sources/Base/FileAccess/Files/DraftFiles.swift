#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

import Synchronization

/// The drafts of files that are being written, so that a process leaves none behind when it ends.
///
/// Their paths lie in plain memory: a signal handler can remove them, and so can another process where
/// the memory is shared.
public enum DraftFiles {
  /// The number of drafts of which is known; a further one is written all the same.
  private static let mostDrafts = 64
  /// The bytes of a path, with the zero at its end: `PATH_MAX` of Linux.
  private static let pathSize = 4_096

  /// The size of the memory for the paths, in bytes.
  public static let memorySize = mostDrafts * pathSize

  /// The memory of this process, all zeros where there is no draft.
  private nonisolated(unsafe) static var memory = UnsafeMutableRawPointer(
    calloc(memorySize, 1)
  )
  private static let used = Mutex([Bool](repeating: false, count: mostDrafts))

  /// Keeps the paths in other memory of ``memorySize`` bytes that are zero, such as memory that a parent
  /// shares.
  ///
  /// It is called before the first file is written, and the memory stays as long as the process.
  public static func keepPaths(in memory: UnsafeMutableRawPointer) { self.memory = memory }

  /// Removes the drafts of this process; may be called by a signal handler.
  public static func removeAll() {
    if let memory { removeAll(listedIn: memory) }
  }

  /// Removes the drafts whose paths lie in the memory; may be called by a signal handler.
  public static func removeAll(listedIn memory: UnsafeMutableRawPointer) {
    for number in 0..<mostDrafts {
      let path = memory.advanced(by: number * pathSize).assumingMemoryBound(to: CChar.self)
      guard path.pointee != 0 else { continue }
      unlink(path)
      path.pointee = 0
    }
  }

  /// Notes a draft before it is made, and returns its number.
  static func begin(_ path: String) -> Int? {
    let bytes = Array(path.utf8)
    guard let memory, !bytes.isEmpty, bytes.count < pathSize, let number = take() else {
      return nil
    }
    let place = memory.advanced(by: number * pathSize)
    // The first byte comes last: a path that is not whole would be another file's.
    for (index, byte) in bytes.enumerated().dropFirst() {
      place.storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
    }
    place.storeBytes(of: 0, toByteOffset: bytes.count, as: UInt8.self)
    place.storeBytes(of: bytes[0], as: UInt8.self)
    return number
  }

  /// Forgets a draft that is a file now, or was removed.
  static func end(_ number: Int?) {
    guard let memory, let number else { return }
    memory.storeBytes(of: 0, toByteOffset: number * pathSize, as: UInt8.self)
    used.withLock { $0[number] = false }
  }

  private static func take() -> Int? {
    used.withLock { used in
      guard let number = used.firstIndex(of: false) else { return nil }
      used[number] = true
      return number
    }
  }
}
