import DynamicType
import Foundation
import InterfaceBuilder
import Rendering
import ScreenLoading
import Snapshots

/// The first screen of a storyboard on a phone.
struct BenchmarkScreen {
  /// The twelve text sizes.
  static let categories = ContentSizeCategory.allCases.filter { $0 != .unspecified }

  private let screen: LoadedScreen

  init?(storyboard path: String) throws {
    let resources = ScreenResources(project: ProjectFolder(path: path))
    let loader = ScreenLoader(try InterfaceDocument(path: path), resources: resources)
    guard let device = Device.named("iPhone 16"), let first = loader.screens.first else {
      return nil
    }
    screen = try loader.load(first, in: ScreenEnvironment(device))
  }

  /// The screen after the text size has changed.
  func snapshot(at category: ContentSizeCategory) -> LayoutSnapshot {
    screen.change(to: category)
    return screen.snapshot()
  }

  /// Changes the size, draws the screen and writes `FOLDER/XL.png`.
  ///
  /// Returns the CPU milliseconds of the layout, and those of the drawing and the file.
  func draw(_ category: ContentSizeCategory, into folder: String) throws -> [Double] {
    let start = Self.processorTime
    let snapshot = snapshot(at: category)
    let laidOut = Self.processorTime
    let bytes = try snapshot.pngData()
    try Data(bytes).write(to: URL(filePath: "\(folder)/\(category.shortName).png"))
    return [laidOut - start, Self.processorTime - laidOut]
  }

  /// Returns the CPU milliseconds that the PNG file of finished pixels takes.
  func encode(_ category: ContentSizeCategory) throws -> [Double] {
    let bitmap = try snapshot(at: category).bitmap()
    let start = Self.processorTime
    _ = bitmap.pngData()
    return [Self.processorTime - start]
  }

  /// The milliseconds that the process has been on a processor.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
  }
}
