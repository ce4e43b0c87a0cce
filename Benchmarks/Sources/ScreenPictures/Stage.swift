import DynamicType
import Foundation
import InterfaceBuilder
import Rendering
import ScreenLoading
import Snapshots

/// The first screen of a storyboard on a phone.
struct Stage {
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
  /// Returns the milliseconds of the layout, and those of the drawing and the file.
  func draw(_ category: ContentSizeCategory, into folder: String) throws -> [Double] {
    let start = ContinuousClock.now
    let snapshot = snapshot(at: category)
    let laidOut = ContinuousClock.now
    let bytes = try snapshot.pngData()
    try Data(bytes).write(to: URL(filePath: "\(folder)/\(category.shortName).png"))
    return [(laidOut - start).milliseconds, laidOut.duration(to: .now).milliseconds]
  }

  /// Returns the milliseconds that the PNG file of finished pixels takes.
  func encode(_ category: ContentSizeCategory) throws -> [Double] {
    let bitmap = try snapshot(at: category).bitmap()
    return [ContinuousClock().measure { _ = bitmap.pngData() }.milliseconds]
  }
}

extension Duration {
  fileprivate var milliseconds: Double {
    Double(components.seconds) * 1e3 + Double(components.attoseconds) * 1e-15
  }
}
