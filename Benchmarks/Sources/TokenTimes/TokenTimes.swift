import DesignTokens
import Foundation
import JSONText

/// Reads files of design tokens, for `Benchmarks/Tokens/run`.
///
///     token-times times N FILE    milliseconds of a scan of each byte, of a bare parse and of reading
///     token-times read N FILE     reads the file N times, for a profiler
@main
struct TokenTimes {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count == 3, let count = Int(arguments[1]) else { return usage() }
    let bytes = Array(try Data(contentsOf: URL(filePath: arguments[2])))
    switch arguments[0] {
    case "times":
      let document = read(bytes)
      print("tokens", document.tokens.count)
      print("findings", document.findings.count)
      print("aliases", document.tokens.count { $0.alias != nil })
      // The three alternate, so that a change in the machine's speed meets all of them.
      var best = (scan: Double.infinity, parse: Double.infinity, read: Double.infinity)
      for _ in 0..<count {
        best.scan = min(best.scan, milliseconds { scan(bytes) })
        best.parse = min(best.parse, milliseconds { parse(bytes) })
        best.read = min(best.read, milliseconds { read(bytes).tokens.count })
      }
      print("scan", best.scan)
      print("parse", best.parse)
      print("read", best.read)
    case "read":
      for _ in 0..<count { print(read(bytes).tokens.count) }
    default: usage()
    }
  }

  private static func usage() {
    print("usage: token-times times | read N FILE")
    exit(64)
  }

  private static func read(_ bytes: [UInt8]) -> TokenDocument {
    TokenReader().read([TokenSource(path: "made.tokens.json", bytes: bytes)])
  }

  /// The syntax is that of the reader, and lines and columns are known afterwards, as there.
  private static func parse(_ bytes: [UInt8]) -> Int {
    let document = try? JSONDocument(parsing: bytes, syntax: .withComments)
    return document?.root.members?.count ?? 0
  }

  /// The number of bytes that begin or end something.
  private static func scan(_ bytes: [UInt8]) -> Int {
    bytes.count { $0 == 0x22 || $0 == 0x7B || $0 == 0x7D }
  }

  private static func milliseconds(_ body: () -> Int) -> Double {
    let start = ContinuousClock.now
    let result = body()
    let time = start.duration(to: .now).components
    precondition(result > 0)
    return Double(time.seconds) * 1e3 + Double(time.attoseconds) / 1e15
  }
}
