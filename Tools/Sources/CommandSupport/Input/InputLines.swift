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

  /// The most bytes of a line: a text of several megabytes, far below what memory holds.
  public static let longestLine = 1 << 26

  /// Opens a file by its path; `-` is standard input.
  public init(path: String) throws(UsageError) {
    name = path == "-" ? "standard input" : "'\(path)'"
    descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY)
    guard descriptor >= 0 else {
      throw UsageError("cannot open \(name): \(String(cString: strerror(errno)))")
    }
  }

  deinit { if descriptor != STDIN_FILENO { close(descriptor) } }

  /// Returns the next line without its newline, or `nil` at the end.
  ///
  /// Bytes that are not UTF-8 are replaced.
  public mutating func next() throws(UsageError) -> String? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        defer { start = end + 1 }
        return line(until: end)
      }
      guard !isAtEnd else {
        defer { start = buffer.count }
        return start < buffer.count ? line(until: buffer.count) : nil
      }
      searched = buffer.count - start
      try fill()
    }
  }

  private func line(until end: Int) -> String {
    let bytes = buffer[start..<end]
    return String(decoding: bytes.last == 0x0D ? bytes.dropLast() : bytes, as: UTF8.self)
  }

  /// Drops what has been read and reads on.
  private mutating func fill() throws(UsageError) {
    buffer.removeFirst(start)
    start = 0
    guard buffer.count < Self.longestLine else {
      throw UsageError("a line of \(name) has more than \(Self.longestLine >> 20) MB")
    }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &chunk, chunk.count)
    guard count >= 0 else {
      throw UsageError("cannot read \(name): \(String(cString: strerror(errno)))")
    }
    isAtEnd = count == 0
    buffer += chunk.prefix(count)
  }
}
