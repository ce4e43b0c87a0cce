public import SourceFacts
import SwiftParser
import SwiftSyntax

/// Reads the facts of Swift source.
///
/// No input ends the process: code that does not parse is read as far as it goes, code that is nested
/// too deeply is left out, and files that are no text or too large are not read. Each of these is a
/// problem of ``FileFacts``.
public struct SourceReader: Sendable {
  /// The size in bytes beyond which a file is not read.
  public var maximumSize: Int

  /// The depth of brackets beyond which the parser leaves code out.
  private static let maximumNesting = 128

  /// Makes a reader.
  public init(maximumSize: Int = 4 << 20) {
    self.maximumSize = maximumSize
  }

  /// Reads a source text.
  ///
  /// Call it on a thread with a stack of at least ``SourceTree/stackSize`` bytes if the text is not
  /// your own: ``SourceTree`` does.
  public func facts(of bytes: [UInt8], path: String) -> FileFacts {
    var facts = FileFacts(path: path)
    guard bytes.count <= maximumSize else {
      facts.problems = [
        .init(message: "The file has more than \(maximumSize) bytes and is not read.")
      ]
      return facts
    }
    guard !bytes.prefix(8_192).contains(0) else {
      facts.problems = [.init(message: "The file is no text and is not read.")]
      return facts
    }
    guard !Self.isNestedTooDeeply(bytes) else {
      facts.problems = [.init(message: "Brackets are nested too deeply; the file is not read.")]
      return facts
    }
    return bytes.withUnsafeBufferPointer { buffer in
      let tree = Parser.parse(source: buffer, maximumNestingLevel: Self.maximumNesting)
      let visitor = FactVisitor(path: path, lines: LineStarts(buffer))
      visitor.walk(tree)
      if tree.hasError {
        visitor.facts.problems.append(
          .init(message: "Parts of the file do not parse and may be missing.")
        )
      }
      return visitor.facts
    }
  }

  /// Whether more brackets are open at once than any code that people write has. Brackets in texts
  /// and comments count as well.
  private static func isNestedTooDeeply(_ bytes: [UInt8]) -> Bool {
    var depth = 0
    for byte in bytes {
      switch byte {
      case 0x28, 0x5B, 0x7B:
        depth += 1
        if depth > 1_000 { return true }
      case 0x29, 0x5D, 0x7D: depth = max(0, depth - 1)
      default: break
      }
    }
    return false
  }
}
