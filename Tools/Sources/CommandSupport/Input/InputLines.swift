import Diagnostics

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The lines of a file or of standard input, read piece by piece as they are needed.
public struct InputLines: ~Copyable {
  private let descriptor: Int32
  private let name: String
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false
  private var isAtStart = true
  /// A file with the bytes that were read from a stream, or `nil` for input that can be read again.
  private let spool: Int32?
  private var isSpoolRead = true
  /// The position of the next line in the input, in bytes.
  public private(set) var offset: Int64 = 0

  /// The maximum number of bytes in a line: a text of several megabytes, far below the available memory.
  public static let longestLine = 1 << 26

  /// Opens a file or a pipe at the position where the previous process ended.
  ///
  /// A device may be endless and is rejected.
  ///
  /// - Parameters:
  ///   - path: The path; `-` for standard input.
  ///   - offset: The place of the first line, in bytes.
  ///   - spool: A file that stores a stream, which cannot be read twice.
  /// - Throws: An error if the file cannot be opened.
  public init(path: String, from offset: Int64, spool: Int32) throws(UsageError) {
    name = InputDescriptor.name(of: path)
    descriptor = try InputDescriptor.opened(path)
    let isStream = lseek(descriptor, 0, SEEK_CUR) < 0
    self.spool = isStream ? spool : nil
    self.offset = offset
    isAtStart = offset == 0
    isSpoolRead = !isStream
    lseek(isStream ? spool : descriptor, off_t(offset), SEEK_SET)
  }

  deinit { if descriptor != STDIN_FILENO { close(descriptor) } }

  /// Returns the next line without its newline, or `nil` at the end.
  ///
  /// Bytes that are not UTF-8 are replaced; a byte-order mark at the start is skipped.
  public mutating func next() throws(UsageError) -> String? {
    try skipMark()
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        defer { advance(to: end + 1) }
        return line(until: end)
      }
      guard !isAtEnd else {
        defer { advance(to: buffer.count) }
        return start < buffer.count ? line(until: buffer.count) : nil
      }
      searched = buffer.count - start
      try fill()
    }
  }

  private mutating func skipMark() throws(UsageError) {
    guard isAtStart else { return }
    isAtStart = false
    while buffer.count < Self.byteOrderMark.count, !isAtEnd { try fill() }
    if buffer.starts(with: Self.byteOrderMark) { advance(to: Self.byteOrderMark.count) }
  }

  private mutating func advance(to position: Int) {
    offset += Int64(position - start)
    start = position
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private func line(until end: Int) -> String {
    let bytes = buffer[start..<end]
    return String(decoding: bytes.last == 0x0D ? bytes.dropLast() : bytes, as: UTF8.self)
  }

  /// Discards the consumed bytes and reads more.
  private mutating func fill() throws(UsageError) {
    buffer.removeFirst(start)
    start = 0
    guard buffer.count < Self.longestLine else {
      throw UsageError(
        "a line of \(name) has more than \(Self.longestLine >> 20) MB",
        status: .invalidInput
      )
    }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    if let spool, !isSpoolRead {
      let count = read(spool, &chunk, chunk.count)
      isSpoolRead = count <= 0
      buffer += chunk.prefix(max(count, 0))
      if !isSpoolRead { return }
    }
    let count = read(descriptor, &chunk, chunk.count)
    guard count >= 0 else {
      throw UsageError.unreadable(name)
    }
    isAtEnd = count == 0
    buffer += chunk.prefix(count)
    guard let spool else { return }
    guard write(spool, chunk, count) == count else {
      throw UsageError(
        "cannot keep \(name): \(String(cString: strerror(errno)))",
        status: .unwritableOutput
      )
    }
  }
}
