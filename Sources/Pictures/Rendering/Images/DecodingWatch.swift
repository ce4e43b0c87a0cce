internal import DynamicType
import Synchronization

/// Tracks the file that is decoded, for a program that outlives a process which a file has ended.
///
/// Libraries in C read pictures and fonts, and a file may end the process in them. A watcher notes each
/// file before it is decoded; a later process then refuses the one at which the work ended. Without a
/// watcher nothing is noted and nothing is compared.
public enum DecodingWatch {
  /// Takes part in each decoding.
  public struct Watcher: Sendable {
    /// Called with a file before it is decoded; returns whether to decode it.
    public var begin: @Sendable (UnsafeRawBufferPointer) -> Bool
    /// Called after a file was decoded, on the same thread.
    public var end: @Sendable () -> Void

    /// Creates a watcher.
    public init(
      begin: @escaping @Sendable (UnsafeRawBufferPointer) -> Bool,
      end: @escaping @Sendable () -> Void
    ) {
      (self.begin, self.end) = (begin, end)
    }
  }

  private static let installed = Mutex<Watcher?>(nil)
  private static var watcher: Watcher? { installed.withLock { $0 } }

  /// Watches all decoding from now on; called before the first picture is drawn.
  public static func install(_ watcher: Watcher) { installed.withLock { $0 = watcher } }

  /// Decodes a file, unless the watcher refuses it.
  static func decode<Result>(
    _ bytes: [UInt8],
    _ body: () throws(ImageError) -> Result
  ) throws(ImageError) -> Result {
    guard let watcher else { return try body() }
    guard bytes.withUnsafeBytes(watcher.begin) else { throw .endedProcess }
    defer { watcher.end() }
    return try body()
  }

  /// Reads a font.
  ///
  /// - Parameters:
  ///   - bytes: Calls a closure with the file; called only where there is a watcher.
  ///   - body: Reads the font.
  /// - Returns: The value that was read; nil where the watcher refuses the font.
  static func readFont<Result>(
    _ bytes: ((UnsafeRawBufferPointer) -> Bool) -> Bool,
    _ body: () -> Result?
  ) -> Result? {
    guard let watcher else { return body() }
    guard bytes(watcher.begin) else { return nil }
    defer { watcher.end() }
    return body()
  }

  /// The picture, so that drawing it is watched, too.
  static func watched(_ source: any VectorSource, _ bytes: [UInt8]) -> any VectorSource {
    watcher == nil ? source : WatchedVector(source, bytes)
  }
}

/// A picture of which each drawing is watched: libraries read most of it only then.
private final class WatchedVector: VectorSource {
  private let source: any VectorSource
  private let bytes: [UInt8]

  init(_ source: any VectorSource, _ bytes: [UInt8]) {
    (self.source, self.bytes) = (source, bytes)
  }

  var size: Size { source.size }

  func draw(in context: OpaquePointer) throws(ImageError) {
    try DecodingWatch.decode(bytes) { () throws(ImageError) in try source.draw(in: context) }
  }
}

extension ImageError {
  /// The file has ended a process before.
  fileprivate static let endedProcess = ImageError(
    .damaged,
    what: "a file that has ended the process before",
    place: "image",
    hint: "Export the image again."
  )
}
