import Foundation
import RTF
import RichText

/// Reads documents in Rich Text Format, for `Benchmarks/RichText/run`.
///
///     rtf-times text N FILE        reads the characters N times, in chunks
///     rtf-times document N FILE    reads the document with all formatting N times
///     rtf-times scan N FILE        looks at each byte N times
///     rtf-times doubling           the ratios of times when an input is doubled, and doubled again
@main
struct RTFTimes {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let mode = arguments.first else { return usage() }
    if mode == "doubling" { return doubling() }
    guard arguments.count == 3, let count = Int(arguments[arguments.startIndex + 1]),
      let path = arguments.last, let work = work(mode)
    else { return usage() }
    let bytes = Array(try Data(contentsOf: URL(filePath: path)))
    var sum = 0
    for _ in 0..<count { sum &+= work(bytes) }
    print(sum)
  }

  private static func usage() {
    print("usage: rtf-times text | document | scan N FILE, or doubling")
    exit(64)
  }

  private static func work(_ mode: String) -> (([UInt8]) -> Int)? {
    switch mode {
    case "text": text
    case "document": { RTFReader.read($0).document.text.count }
    case "scan": scan
    default: nil
    }
  }

  /// The number of bytes of the text.
  private static func text(_ bytes: [UInt8]) -> Int {
    var stream = RTFTextStream()
    var count = 0
    var index = 0
    while index < bytes.count {
      let end = min(index + 1 << 16, bytes.count)
      count += stream.read(bytes[index..<end]).utf8.count
      index = end
    }
    return count + stream.finish().utf8.count
  }

  /// The number of bytes that begin or end something.
  private static func scan(_ bytes: [UInt8]) -> Int {
    var count = 0
    for byte in bytes where byte == 0x5C || byte == 0x7B || byte == 0x7D { count += 1 }
    return count
  }

  // MARK: - Doubling

  private static func doubling() {
    report("text", 1 << 21) { count in
      let line = #"\f0\fs24 Words of a line, \b some\b0  of them bold."# + "\\\n"
      return #"{\rtf1{\fonttbl\f0 Helvetica;}"#
        + String(repeating: line, count: count / line.utf8.count) + "}"
    }
    report("fonts", 50_000) { count in
      #"{\rtf1{\fonttbl"# + (0..<count).map { #"\f\#($0)\fnil Font\#($0);"# }.joined() + "}"
        + (0..<count).map { #"\f\#($0) a"# }.joined() + "}"
    }
    report("colors", 50_000) { count in
      #"{\rtf1{\colortbl;"# + String(repeating: #"\red1\green2\blue3;"#, count: count) + "}"
        + (0..<count).map { #"\cf\#($0) a"# }.joined() + "}"
    }
    report("depth of groups", 100_000) { count in
      #"{\rtf1 "# + String(repeating: #"{\b a"#, count: count)
        + String(repeating: "}", count: count) + "}"
    }
    report("groups", 100_000) { count in
      #"{\rtf1 "# + String(repeating: #"{\i a}"#, count: count) + "}"
    }
    report("cells", 20_000) { count in
      #"{\rtf1 "# + String(repeating: #"\trowd\cellx900\pard\intbl a\cell\row "#, count: count)
        + "}"
    }
  }

  /// Prints how much longer twice and four times the input take, each beside the size before.
  private static func report(_ name: String, _ count: Int, _ make: (Int) -> String) {
    let times = [1, 2, 4].map { factor in
      let bytes = Array(make(count * factor).utf8)
      return (0..<5).map { _ in seconds { _ = RTFReader.read(bytes) } }.min() ?? 0
    }
    let ratios = zip(times, times.dropFirst()).map { String(format: "%.2f", $1 / $0) }
    print(([name, String(count)] + ratios).joined(separator: "\t"))
  }

  private static func seconds(_ body: () -> Void) -> Double {
    let start = ContinuousClock.now
    body()
    let time = start.duration(to: .now).components
    return Double(time.seconds) + Double(time.attoseconds) / 1e18
  }
}
