import CodeScreens
import DynamicType
import Foundation
import ScreenAudit
import UIKit

/// Shows 40 screens made in code at the twelve text sizes, and prints the seconds of the fastest run and the
/// least seconds of processors that a run took.
///
///     code-sweep uikit|swiftui WORKERS [RUNS]
///
/// Each screen is launched at each size and changed to it, as a test of a user has it. Texts are shaped in a
/// first run that does not count. The screens in SwiftUI show what those in UIKit show.
@main
struct CodeSweep {
  /// The framework in which the screens are made.
  enum Framework: String {
    case uikit, swiftui

    func controller(_ index: Int) -> UIViewController {
      let kind = Screen.allCases[index % Screen.allCases.count]
      return switch self {
      case .uikit: kind.controller(index)
      case .swiftui: ViewScreen.controller(kind, index)
      }
    }
  }

  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let numbers = arguments.dropFirst().compactMap { Int($0) }
    guard let framework = arguments.first.flatMap({ Framework(rawValue: $0) }),
      let workers = numbers.first, let device = Device.named("iPhone 16")
    else {
      print("usage: code-sweep uikit|swiftui WORKERS [RUNS]")
      exit(64)
    }
    let sources = (0..<40).map { index in
      ViewSource("Screen \(index)", file: "Screen.swift") {
        framework.controller(index)
      }
    }
    let sweep = Sweep(settings: SweepSetting.all(devices: [device]), workers: workers)
    var fastest = (wall: Double.infinity, processor: Double.infinity)
    for round in 0...(numbers.dropFirst().first ?? 3) {
      let (start, before) = (seconds(of: CLOCK_MONOTONIC), seconds(of: CLOCK_PROCESS_CPUTIME_ID))
      let shown = sweep.map(sources) { series, _ in series.launched.count + series.changed.count }
      let wall = seconds(of: CLOCK_MONOTONIC) - start
      let processor = seconds(of: CLOCK_PROCESS_CPUTIME_ID) - before
      precondition(
        shown.count == 40 && shown.allSatisfy { $0 == 24 },
        "a screen was not shown: \(shown)"
      )
      if round > 0 {
        fastest = (min(fastest.wall, wall), min(fastest.processor, processor))
      }
    }
    print(fastest.wall, fastest.processor)
  }

  private static func seconds(of clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
