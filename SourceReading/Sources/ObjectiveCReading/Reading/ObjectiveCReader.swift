public import SourceFacts

/// Reads the facts of Objective-C source.
///
/// The text is matched by brackets, and not compiled: expansions of macros are unknown. The result has Swift
/// names, so that the facts of both languages meet in one index: `setHidden:` is `isHidden`, and
/// `setTitleLabel:` is the observer of `titleLabel`.
///
/// No input crashes the process. Files that are not text or too large are not read. Parts of other files that
/// are not understood are counted in ``FileFacts``.
public struct ObjectiveCReader: Sendable {
  /// The maximum size of a file that is read, in bytes.
  public var maximumSize: Int

  /// Creates a reader.
  public init(maximumSize: Int = 4 << 20) {
    self.maximumSize = maximumSize
  }

  /// The endings of files with Objective-C.
  private static let extensions: Set<String> = ["m", "mm", "h"]

  /// Returns whether a file name indicates Objective-C, or a header that may contain it.
  public static func reads(_ path: String) -> Bool {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return extensions.contains(String(path[path.index(after: dot)...]))
  }

  /// Reads a source text or a header.
  ///
  /// Complexity: O(n) in the size of the text.
  public func facts(of bytes: [UInt8], path: String) -> FileFacts {
    guard bytes.count <= maximumSize else {
      return unread(path, "The file has more than \(maximumSize) bytes and is not read.")
    }
    guard !bytes.prefix(8_192).contains(0) else {
      return unread(path, "The file is not text and is not read.")
    }
    guard Self.mayHoldFacts(bytes) else { return FileFacts(path: path) }
    return DeclarationReader(Preprocessor(bytes), bytes: bytes, path: path).facts
  }

  private func unread(_ path: String, _ message: String) -> FileFacts {
    var facts = FileFacts(path: path)
    facts.isUnread = true
    facts.problems = [.init(message: message)]
    return facts
  }

  /// Whether a file declares a class or makes a font, which C headers do not.
  private static func mayHoldFacts(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      let (at, font) = (UInt8(ascii: "@"), UInt8(ascii: "U"))
      for index in buffer.indices where buffer[index] == at || buffer[index] == font {
        let rest = buffer[index...].prefix(6)
        if rest.elementsEqual("UIFont".utf8) || rest.elementsEqual("@inter".utf8)
          || rest.elementsEqual("@imple".utf8)
        {
          return true
        }
      }
      return false
    }
  }
}
