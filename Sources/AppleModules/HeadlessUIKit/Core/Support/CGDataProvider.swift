public import Foundation

/// The bytes of a file or of memory, from which fonts are made.
public final class CGDataProvider: NSObject, Sendable {
  package let contents: Data

  /// The file; `nil` for bytes in memory.
  package let fileURL: URL?

  /// Reads a file; `nil` if the URL cannot be read.
  public init?(url: URL) {
    guard let contents = try? Data(contentsOf: url) else { return nil }
    self.contents = contents
    fileURL = url.isFileURL ? url : nil
    super.init()
  }

  /// Creates a provider of bytes in memory.
  public init?(data: Data) {
    contents = data
    fileURL = nil
    super.init()
  }

  /// The bytes.
  public var data: Data? { contents }
}
