import CBareShaping
import Foundation
import UIKit

/// Prints the CPU time of a change of the text size on a screen of 200 views, in microseconds.
///
///     category-change time [rounds]    a line for each measurement: its name, then its numbers
///     category-change page             the texts and sizes of the screen as JSON
///
/// `Benchmarks/Categories/run` reads both. A line of a screen has the median of all categories and
/// the slowest category, each the median over rounds through all twelve. Texts are shaped in a first
/// round that does not count. Beside the screens stand `shape`, bare `hb_shape` of all texts of the
/// screen once, and `frames`, which writes and reads the frames of 200 views: no layout is faster.
/// `snapshot` and `views` take a snapshot at each size, too: of the screen in UIKit on which all text
/// follows, and of the same screen in SwiftUI.
@main
struct CategoryChange {
  static let categories = UIContentSizeCategory.allCases.filter { $0 != .unspecified }

  @MainActor
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "time": time(rounds: arguments.dropFirst().first.flatMap { Int($0) } ?? 40)
    case "page": print(page)
    default:
      print("usage: category-change time [rounds] | page")
      exit(64)
    }
  }

  @MainActor
  private static func time(rounds: Int) {
    for following in Screen.Following.allCases {
      let screen = Screen(following)
      let medians = measure(screen.root, rounds) { $0.layoutIfNeeded() }
      print(following.rawValue, median(medians), medians.max() ?? 0)
    }
    for (name, root) in [("snapshot", Screen(.everything).root), ("views", ViewScreen.hosted())] {
      let medians = measure(root, rounds) { view in
        view.layoutIfNeeded()
        _ = view.layoutSnapshot()
      }
      print(name, median(medians), medians.max() ?? 0)
    }
    if let shaping = shaping(rounds) { print("shape", shaping) }
    print("frames", frames(rounds))
  }

  /// The median of each category.
  private static func measure(
    _ root: UIView,
    _ rounds: Int,
    _ layOut: (UIView) -> Void
  ) -> [Double] {
    var times = [[Double]](repeating: [], count: categories.count)
    for round in 0...rounds {
      for (index, category) in categories.enumerated() {
        let time = microseconds {
          root.traitOverrides.preferredContentSizeCategory = category
          layOut(root)
        }
        if round > 0 { times[index].append(time) }
      }
    }
    return times.map(median)
  }

  /// Bare shaping of the texts of a screen; `nil` without the font.
  private static func shaping(_ rounds: Int) -> Double? {
    guard let font = bare_font("/usr/share/fonts/opentype/inter/Inter-Regular.otf") else {
      return nil
    }
    let texts = Screen.texts.flatMap { [$0.title, $0.subtitle, Screen.buttonTitle] }
    let times = (0...rounds).map { _ in
      microseconds {
        for text in texts { _ = bare_shape(font, text, Int32(text.utf8.count)) }
      }
    }
    return median(times)
  }

  private static func frames(_ rounds: Int) -> Double {
    let views = (0..<200).map { UIView(frame: CGRect(x: 0, y: $0, width: 100, height: 10)) }
    let times = (0...rounds).map { round in
      microseconds {
        for view in views {
          view.frame = CGRect(x: 0, y: view.frame.minY, width: 100 + CGFloat(round % 2), height: 10)
        }
      }
    }
    return median(times)
  }

  private static func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }

  /// The CPU time of this thread: what other programs do meanwhile does not count.
  private static func microseconds(_ body: () -> Void) -> Double {
    let start = threadNanoseconds()
    body()
    return (threadNanoseconds() - start) / 1000
  }

  private static func threadNanoseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// The texts of each row, and the sizes of title, subtitle and button in each category.
  private static var page: String {
    let rows = Screen.texts.map {
      "[\"\($0.title)\", \"\($0.subtitle)\", \"\(Screen.buttonTitle)\"]"
    }
    let sizes = categories.map { category in
      let sizes = [Screen.titleStyle, Screen.subtitleStyle, Screen.buttonStyle].map { style in
        UIFont.preferredFont(
          forTextStyle: style,
          compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
        ).pointSize
      }
      return "\(sizes)"
    }
    return
      "{\"rows\": [\(rows.joined(separator: ", "))], \"sizes\": [\(sizes.joined(separator: ", "))]}"
  }
}
