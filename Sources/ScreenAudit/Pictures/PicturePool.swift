import Synchronization

/// The bytes of a picture as a key, hashed as a whole rather than one by one.
struct PictureBytes: Hashable, Sendable {
  var bytes: [UInt8]

  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

/// Keeps equal pictures of a run in memory once: many screens look the same in all languages.
final class PicturePool: Sendable {
  private let pictures = Mutex<Set<PictureBytes>>([])

  /// Returns the picture that is already there and has the same bytes, or this one.
  func shared(_ bytes: [UInt8]) -> [UInt8] {
    pictures.withLock { $0.insert(PictureBytes(bytes: bytes)).memberAfterInsert.bytes }
  }
}
