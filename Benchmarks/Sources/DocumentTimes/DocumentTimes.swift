import DynamicType
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import ScreenLoading

/// Times reading, loading and laying out the documents of a folder.
///
/// `document-times FOLDER`: for each document the best of some runs, without drawing; prints median,
/// 95th percentile and the slowest. The first pass over the folder warms the fonts up, as a command
/// over many files does.
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
      (0..<runs).compactMap { _ in DocumentTiming(path, on: device) }.min { $0.first < $1.first }
    }
    print("\(timings.count) documents of \(paths.count), best of \(runs) runs, milliseconds")
    report("canvas: read, load, lay out", timings.map(\.canvas), timings)
    report("screens: read, load, lay out", timings.map(\.first), timings)
    report("each further category", timings.map(\.further), timings)
  }

  private static func report(_ name: String, _ values: [Double], _ timings: [DocumentTiming]) {
    guard !values.isEmpty else { return }
    let order = values.indices.sorted { values[$0] < values[$1] }
    func at(_ share: Double) -> String {
      String(format: "%.2f", values[order[Int(Double(order.count - 1) * share)]] * 1000)
    }
    let slowest = order.suffix(3).reversed().map {
      "\(timings[$0].path.split(separator: "/").last ?? "") "
        + String(format: "%.1f", values[$0] * 1000)
    }
    print(
      "\(name): median \(at(0.5)), 95 % \(at(0.95)); slowest \(slowest.joined(separator: ", "))"
    )
  }
}

/// The seconds that one document takes.
struct DocumentTiming {
  var path: String
  var canvas = 0.0
  var first = 0.0
  var further = 0.0

  /// The categories after the first.
  private static let categories: [ContentSizeCategory] = [
    .extraLarge, .extraExtraExtraLarge, .accessibilityLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  init?(_ path: String, on device: Device) {
    self.path = path
    let clock = ContinuousClock()
    var isRefused = false
    canvas =
      clock.measure {
        guard let document = try? InterfaceDocument(path: path), document.refusal == nil else {
          isRefused = true
          return
        }
        for item in CanvasLoader(document).load() { item.view.layoutIfNeeded() }
      }.seconds
    if isRefused { return nil }
    var screens: [LoadedScreen] = []
    first =
      clock.measure {
        guard let document = try? InterfaceDocument(path: path) else { return }
        let loader = ScreenLoader(document)
        screens = loader.screens.compactMap { try? loader.load($0, in: ScreenEnvironment(device)) }
        for screen in screens { screen.perform { screen.window.layoutIfNeeded() } }
      }.seconds
    further =
      clock.measure {
        for category in Self.categories {
          for screen in screens {
            screen.change(to: category)
            screen.perform { screen.window.layoutIfNeeded() }
          }
        }
      }.seconds / Double(Self.categories.count)
  }
}

extension Duration {
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
