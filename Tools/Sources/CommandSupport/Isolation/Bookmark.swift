import Diagnostics
import FileAccess

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A note of how far a batch has come, in a file that a process and its child both have open.
///
/// The note outlives the child: what stands in it is the item at which the child ended.
public struct Bookmark: Sendable {
  /// The way in which the item at the position ended the process before.
  public enum Trouble: Int64, Sendable {
    /// Nothing has happened to the item yet.
    case none
    /// The item ended the process by a signal.
    case ended
    /// The item took longer than it may.
    case hung
  }

  /// The content of the note.
  public struct Note: Equatable, Sendable {
    /// The number of the item that is worked on, counted from 0.
    public var position: Int64 = 0
    /// The place of the item in the input, in bytes.
    public var offset: Int64 = 0
    /// Whether every item so far could be answered.
    public var isClean = true
    /// The trouble that the item at the position has made.
    public var trouble = Trouble.none
    /// The signal that ended the process; 0 where none did.
    public var signal: Int32 = 0

    /// Creates the note of a batch that has not begun.
    public init() {}
  }

  let descriptor: Int32

  /// Opens an empty note in a file without a name.
  public init() throws(UsageError) {
    do throws(FileError) {
      descriptor = try TemporaryFile.open()
    } catch {
      throw UsageError(
        "cannot write into the folder for temporary files: \(error)",
        status: ExitStatus(error)
      )
    }
  }

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// A text beside the note, such as the path of what is worked on.
  public var text: String {
    get {
      var count: Int64 = 0
      _ = withUnsafeMutableBytes(of: &count) { pread(descriptor, $0.baseAddress, $0.count, 64) }
      var bytes = [UInt8](repeating: 0, count: Int(max(0, min(count, 1 << 20))))
      let read = bytes.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, 72) }
      return String(decoding: bytes.prefix(max(0, read)), as: UTF8.self)
    }
    nonmutating set {
      var count = Int64(newValue.utf8.count)
      let bytes = withUnsafeBytes(of: &count) { Array($0) } + Array(newValue.utf8)
      _ = bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 64) }
    }
  }

  /// The content of the note.
  public var note: Note {
    get {
      var words: [Int64] = [0, 0, 1, 0, 0]
      _ = words.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, 0) }
      var note = Note()
      note.position = words[0]
      note.offset = words[1]
      note.isClean = words[2] != 0
      note.trouble = Trouble(rawValue: words[3]) ?? .none
      note.signal = Int32(truncatingIfNeeded: words[4])
      return note
    }
    nonmutating set {
      let words = [
        newValue.position, newValue.offset, newValue.isClean ? 1 : 0, newValue.trouble.rawValue,
        Int64(newValue.signal),
      ]
      _ = words.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
    }
  }
}
