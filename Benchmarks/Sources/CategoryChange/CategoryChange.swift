import Foundation
import UIKit

/// Prints the median time of a change of the text size on a screen of 200 views, in microseconds.
///
///     category-change [rounds]
///
/// Each number is for one category, over rounds through all twelve. Texts were shaped in the first
/// round, so that none is shaped while time is taken. The limit beside them is what the machine takes
/// to read and write 200 frames and to call 200 functions: no layout is faster. The exit status is 1
/// where the slowest category of a screen takes a millisecond or more.
@main
struct CategoryChange {
  static func main() {
    let rounds = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 40
    let categories = UIContentSizeCategory.allCases.filter { $0 != .unspecified }
    print("screen                        views   median us   worst category us")
    var slowest = 0.0
    for (name, kind) in [
      ("nothing follows", Screen.Following.nothing), ("33 titles follow", .titles),
      ("everything follows", .everything),
    ] {
      let screen = Screen(kind)
      let medians = measure(screen, categories, rounds)
      let median = medians.sorted()[medians.count / 2]
      row(name, screen.count, median, medians.max() ?? 0)
      slowest = max(slowest, medians.max() ?? 0)
    }
    row("limit: 200 frames by hand", 200, limit(rounds), 0)
    let isMet = slowest < mostMicroseconds
    let verdict = isMet ? "ok  " : "miss"
    print(
      verdict,
      String(format: "the slowest category, us %38.1f   < %.0f", slowest, mostMicroseconds)
    )
    if !isMet { exit(1) }
  }

  /// The bar: a millisecond a category.
  private static let mostMicroseconds = 1000.0

  private static func row(_ name: String, _ views: Int, _ median: Double, _ worst: Double) {
    let padded = name.padding(toLength: 28, withPad: " ", startingAt: 0)
    print(padded, String(format: "%6d %11.1f %19.1f", views, median, worst))
  }

  /// The median of each category.
  private static func measure(
    _ screen: Screen,
    _ categories: [UIContentSizeCategory],
    _ rounds: Int
  ) -> [Double] {
    var times = [[Double]](repeating: [], count: categories.count)
    for round in 0...rounds {
      for (index, category) in categories.enumerated() {
        let time = microseconds {
          screen.root.traitOverrides.preferredContentSizeCategory = category
          screen.root.layoutIfNeeded()
        }
        if round > 0 { times[index].append(time) }
      }
    }
    return times.map { $0.sorted()[$0.count / 2] }
  }

  private static func microseconds(_ body: () -> Void) -> Double {
    let duration = ContinuousClock().measure(body)
    return Double(duration.components.attoseconds) / 1e12
      + Double(duration.components.seconds) * 1e6
  }

  private static func limit(_ rounds: Int) -> Double {
    let views = (0..<200).map { UIView(frame: CGRect(x: 0, y: $0, width: 100, height: 10)) }
    let times = (0...rounds).map { round in
      microseconds {
        for view in views {
          view.frame = CGRect(x: 0, y: view.frame.minY, width: 100 + CGFloat(round % 2), height: 10)
        }
      }
    }
    return times.sorted()[times.count / 2]
  }
}
