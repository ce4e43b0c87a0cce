import DynamicType
import Foundation
import RichText
import Snapshots
import Testing

@testable import Rendering

extension Color {
  static let pureRed = Color(red: 1, green: 0, blue: 0)
  static let pureGreen = Color(red: 0, green: 1, blue: 0)
  static let pureBlue = Color(red: 0, green: 0, blue: 1)

  /// Whether no component is further away than a few steps of 255.
  func isClose(to other: Color, within steps: Double = 3) -> Bool {
    let pairs = [
      (red, other.red), (green, other.green), (blue, other.blue), (alpha, other.alpha),
    ]
    return pairs.allSatisfy { abs($0.0 - $0.1) <= steps / 255 }
  }
}

/// The drawing of a closure, as pixels.
func pixels(
  _ width: Double,
  _ height: Double,
  scale: Double = 1,
  _ body: (Canvas) throws -> Void
) throws -> Bitmap {
  let canvas = try Canvas(.png(scale: scale), size: Size(width: width, height: height))
  try body(canvas)
  return try #require(canvas.bitmap())
}

/// The drawing of a closure, as a file.
func file(
  _ format: CanvasFormat,
  _ width: Double,
  _ height: Double,
  _ body: (Canvas) throws -> Void
) throws -> [UInt8] {
  let canvas = try Canvas(format, size: Size(width: width, height: height))
  try body(canvas)
  return try canvas.finish()
}

/// The files that hostile and ordinary people hand in.
enum Corpus {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Corpus")

  static let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted()

  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: name)))
  }
}

extension Bitmap {
  /// The sum of all opacities, in full pixels.
  var ink: Double { pixels.reduce(0) { $0 + Double($1 >> 24) / 255 } }
}
