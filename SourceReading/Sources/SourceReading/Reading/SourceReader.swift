public import SourceFacts
import SwiftParser
import SwiftSyntax

/// Reads the facts of Swift source.
///
/// No input crashes the process: code that does not parse is read as far as possible, code that is nested too
/// deeply is left out, and files that are not text or too large are not read. Each of these is a problem in
/// ``FileFacts``.
public struct SourceReader: Sendable {
  /// The maximum size of a file that is read, in bytes.
  public var maximumSize: Int

  /// The nesting of brackets beyond which the parser leaves code out.
  private static let maximumNesting = 128

  /// Creates a reader.
  public init(maximumSize: Int = 4 << 20) {
    self.maximumSize = maximumSize
  }

  /// Reads a source text.
  ///
  /// For untrusted text, call it on a thread with a stack of at least ``SourceTree/stackSize`` bytes, as
  /// ``SourceTree`` does.
  public func facts(of bytes: [UInt8], path: String) -> FileFacts {
    guard bytes.count <= maximumSize else {
      return unread(path, "The file has more than \(maximumSize) bytes and is not read.")
    }
    guard !bytes.prefix(8_192).contains(0) else {
      return unread(path, "The file is not text and is not read.")
    }
    if let refusal = Self.refusal(of: bytes) { return unread(path, refusal) }
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

  private func unread(_ path: String, _ message: String) -> FileFacts {
    var facts = FileFacts(path: path)
    facts.isUnread = true
    facts.problems = [.init(message: message)]
    return facts
  }

  /// Returns the reason why a text is not parsed, as a sentence; `nil` if it is parsed.
  public static func refusal(of bytes: [UInt8]) -> String? {
    switch bytes.withUnsafeBufferPointer({ ParserWork.excess(of: $0) }) {
    case nil: nil
    case .nesting: "Brackets are nested too deeply; the file is not read."
    case .lookahead: "Brackets in brackets would take the parser too long; the file is not read."
    }
  }
}
