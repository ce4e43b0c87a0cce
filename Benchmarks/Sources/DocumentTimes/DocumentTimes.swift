import DynamicType
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import ScreenLoading

/// Times reading, loading and laying out the documents of a folder.
///
/// `document-times FOLDER [runs]`: for each document the best of some runs, without drawing; prints
/// medians, 95th percentiles and the slowest. CPU time stands beside the wall's, which on a shared
/// machine belongs to others. The first pass over the folder warms the fonts up, as a command over
/// many files does. A median beyond its bound ends the run with status 1.
@main
enum DocumentTimes {
  static func main() {
    guard let folder = CommandLine.arguments.dropFirst().first else {
      print("usage: document-times FOLDER [runs]")
      return
    }
    let runs = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 3
    let paths = ProjectFolder(path: folder).documents
    guard let device = Device.named("iPhone 16") else { return }
    for path in paths { _ = DocumentTiming(path, on: device) }
    let timings = paths.compactMap { path in
      (0..<runs).compactMap { _ in DocumentTiming(path, on: device) }
        .min { $0.first.processor < $1.first.processor }
    }
    print("\(timings.count) documents of \(paths.count), best of \(runs) runs, milliseconds")
    print("                                  50 %    95 %     max    wall 50 %")
    let holds = [
      report("canvas: read, load, lay out", timings, \.canvas, bound: 10),
      report("screens: read, load, lay out", timings, \.first, bound: 10),
      report("each further category", timings, \.further, bound: 3),
    ]
    guard holds.allSatisfy(\.self) else { exit(1) }
  }

  /// Prints a line of numbers and the slowest documents; returns whether the median is in bounds.
  private static func report(
    _ name: String,
    _ timings: [DocumentTiming],
    _ time: KeyPath<DocumentTiming, Stopwatch>,
    bound: Double
  ) -> Bool {
    let order = timings.sorted { $0[keyPath: time].processor < $1[keyPath: time].processor }
    guard let last = order.last else { return true }
    func at(_ share: Double) -> Double {
      order[Int(Double(order.count - 1) * share)][keyPath: time].processor
    }
    let wall = timings.map { $0[keyPath: time].wall }.sorted()[timings.count / 2]
    let numbers = [at(0.5), at(0.95), last[keyPath: time].processor, wall]
    print(
      name.padding(toLength: 30, withPad: " ", startingAt: 0),
      numbers.map { String(format: "%7.2f", $0) }.joined(separator: " "),
      at(0.5) <= bound ? "  ok" : "  MISS: the median is to be at most \(bound)"
    )
    for timing in order.suffix(5).reversed() {
      print(String(format: "%10.1f ", timing[keyPath: time].processor), timing.path)
    }
    return at(0.5) <= bound
  }
}

/// The times that one document takes.
struct DocumentTiming {
  var path: String
  var canvas = Stopwatch()
  var first = Stopwatch()
  var further = Stopwatch()

  /// The categories after the first.
  private static let categories: [ContentSizeCategory] = [
    .extraLarge, .extraExtraExtraLarge, .accessibilityLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  init?(_ path: String, on device: Device) {
    self.path = path
    var isRefused = false
    canvas = Stopwatch {
      guard let document = try? InterfaceDocument(path: path), document.refusal == nil else {
        isRefused = true
        return
      }
      for item in CanvasLoader(document).load() { item.view.layoutIfNeeded() }
    }
    if isRefused { return nil }
    var screens: [LoadedScreen] = []
    first = Stopwatch {
      guard let document = try? InterfaceDocument(path: path) else { return }
      let loader = ScreenLoader(document)
      screens = loader.screens.compactMap { try? loader.load($0, in: ScreenEnvironment(device)) }
      for screen in screens { screen.perform { screen.window.layoutIfNeeded() } }
    }
    further = Stopwatch(of: Self.categories.count) {
      for category in Self.categories {
        for screen in screens {
          screen.change(to: category)
          screen.perform { screen.window.layoutIfNeeded() }
        }
      }
    }
  }
}

/// Milliseconds of one of some pieces of work.
struct Stopwatch {
  var wall = 0.0
  var processor = 0.0

  init() {}

  init(of pieces: Int = 1, _ work: () -> Void) {
    let start = Self.now
    work()
    let end = Self.now
    wall = (end.wall - start.wall) / Double(pieces)
    processor = (end.processor - start.processor) / Double(pieces)
  }

  private static var now: (wall: Double, processor: Double) {
    (milliseconds(CLOCK_MONOTONIC), milliseconds(CLOCK_PROCESS_CPUTIME_ID))
  }

  private static func milliseconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
  }
}
