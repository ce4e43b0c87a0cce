import CodeScreens
import DynamicType
import Foundation
import ScreenAudit
import UIKit

/// Shows 40 screens made in code at the twelve text sizes, and prints the seconds of the fastest run.
///
///     code-sweep WORKERS [RUNS]
///
/// Each screen is launched at each size and changed to it, as a test of a user has it. Texts are shaped in a
/// first run that does not count.
@main
struct CodeSweep {
  static func main() {
    let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    guard let workers = numbers.first, let device = Device.named("iPhone 16") else {
      print("usage: code-sweep WORKERS [RUNS]")
      exit(64)
    }
    let sources = (0..<40).map { index in
      ViewSource("Screen \(index)", file: "Screen.swift") {
        Screen.allCases[index % Screen.allCases.count].controller(index)
      }
    }
    let sweep = Sweep(settings: SweepSetting.all(devices: [device]), workers: workers)
    var fastest = Double.infinity
    for round in 0...(numbers.dropFirst().first ?? 3) {
      let start = DispatchTime.now().uptimeNanoseconds
      let shown = sweep.map(sources) { series, _ in series.launched.count + series.changed.count }
      let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
      precondition(
        shown.count == 40 && shown.allSatisfy { $0 == 24 },
        "a screen was not shown: \(shown)"
      )
      if round > 0 { fastest = min(fastest, seconds) }
    }
    print(fastest)
  }
}
