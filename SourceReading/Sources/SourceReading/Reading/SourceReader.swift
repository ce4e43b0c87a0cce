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
    guard bytes.count <= maximumSize else {
      return unread(path, "The file has more than \(maximumSize) bytes and is not read.")
    }
    guard !bytes.prefix(8_192).contains(0) else {
      return unread(path, "The file is no text and is not read.")
    }
    guard !Self.isNestedTooDeeply(bytes) else {
      return unread(path, "Brackets are nested too deeply; the file is not read.")
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

  private func unread(_ path: String, _ message: String) -> FileFacts {
    var facts = FileFacts(path: path)
    facts.isUnread = true
    facts.problems = [.init(message: message)]
    return facts
  }

  /// Whether more brackets or conditions of compilation are open at once than people write.
  ///
  /// Those in texts and comments count as well.
  ///
  /// The parser bounds brackets itself, but its time for open `#if` grows out of all proportion, and
  /// arguments of types, which it does not bound, exhaust the stack.
  package static func isNestedTooDeeply(_ bytes: [UInt8]) -> Bool {
    var brackets = 0
    var conditions = 0
    var arguments = 0
    var last = UInt8(ascii: "\n")
    for (offset, byte) in bytes.enumerated() {
      defer { last = byte }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "{"):
        brackets += 1
        arguments = 0
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): brackets = max(0, brackets - 1)
      case UInt8(ascii: "<"):
        if last.isWordByte { arguments += 1 }
      case UInt8(ascii: ">"):
        if last != UInt8(ascii: "-"), last != UInt8(ascii: "=") {
          arguments = max(0, arguments - 1)
        }
      case UInt8(ascii: "#"):
        let word = bytes[(offset + 1)...].prefix(5)
        if word.starts(with: "if".utf8) { conditions += 1 }
        if word.starts(with: "endif".utf8) { conditions = max(0, conditions - 1) }
      default: continue
      }
      if brackets > 1_000 || arguments > 1_000 || conditions > 32 { return true }
    }
    return false
  }
}

extension UInt8 {
  /// Whether the byte may end the name of a type: a letter, a digit, a low line, or part of a character
  /// beyond ASCII.
  fileprivate var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }
}
