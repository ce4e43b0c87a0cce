import CBareFonts
import FontDescriptors
import FontManagement
import Foundation

/// Prints what it takes to know the fonts of a machine and to ask for some of them.
///
///     font-times index       seconds of the clock and of the processor until all families are known
///     font-times queries     microseconds of a query: our first, ours, fontconfig's, and the answers
///
/// `Benchmarks/Fonts/run` reads both. A query asks for the families that pass a filter, as a picker
/// does; fontconfig's is `FcFontList` in the same process.
@main
struct FontTimes {
  static func main() {
    switch CommandLine.arguments.dropFirst().first {
    case "index": index()
    case "queries": queries()
    default:
      print("usage: font-times index | queries")
      exit(64)
    }
  }

  private static func index() {
    let (start, processor) = (ContinuousClock.now, clock())
    let families = FontCollection.installed.familyNames
    print("clock", seconds(since: start))
    print("processor", Double(clock() - processor) / Double(CLOCKS_PER_SEC))
    print("families", families.count)
  }

  private static func queries() {
    print("load", bare_fonts_load())
    _ = FontCollection.installed.familyNames
    for query in Query.all {
      let first = microseconds(rounds: 1) { query.families }
      let ours = microseconds(rounds: 20) { query.families }
      let theirs = microseconds(rounds: 20) { Int(bare_fonts_list(query.pattern)) }
      print(query.pattern, first.time, ours.time, theirs.time, ours.count)
    }
  }

  /// The least time of several runs.
  private static func microseconds(
    rounds: Int,
    _ body: () -> Int
  ) -> (time: Double, count: Int) {
    var (best, count) = (Double.infinity, 0)
    for _ in 0..<rounds {
      let start = ContinuousClock.now
      count = body()
      best = min(best, seconds(since: start) * 1e6)
    }
    return (best, count)
  }

  private static func seconds(since start: ContinuousClock.Instant) -> Double {
    let time = start.duration(to: .now).components
    return Double(time.seconds) + Double(time.attoseconds) / 1e18
  }
}

/// A filter of a picker, and the pattern that asks fontconfig for the same.
private struct Query {
  var pattern: String
  var configuration: FontPicker.Configuration

  static let all = [
    Query(
      pattern: ":spacing=100",
      configuration: FontPicker.Configuration(filteredTraits: .monoSpace)
    ),
    Query(
      pattern: ":weight=200",
      configuration: FontPicker.Configuration(filteredTraits: .bold)
    ),
    Query(
      pattern: ":lang=th",
      configuration: FontPicker.Configuration(languageFilter: .language("th"))
    ),
    Query(
      pattern: ":lang=el:weight=200",
      configuration: FontPicker.Configuration(
        filteredTraits: .bold,
        languageFilter: .language("el")
      )
    ),
  ]

  var families: Int { FontPicker(configuration, in: .installed).families.count }
}
