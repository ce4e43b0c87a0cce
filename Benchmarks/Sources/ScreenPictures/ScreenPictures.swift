import DynamicType
import Foundation
import Snapshots

/// Draws the first screen of a storyboard at the twelve text sizes, as a run of `Pictures/run` asks.
///
///     screen-pictures once STORYBOARD FOLDER         twelve PNG files, and the process ends
///     screen-pictures serve STORYBOARD FOLDER        twelve files for each line of input
///     screen-pictures snapshots STORYBOARD           twelve lines of JSON: what is on the screens
///
/// `serve` answers the line `draw` with the CPU milliseconds of the layout and of the drawing with its
/// file for each size, and `encode` with those of the PNG file alone, made of finished pixels.
@main
struct ScreenPictures {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 2, let stage = try BenchmarkScreen(storyboard: arguments[1]) else {
      print("usage: screen-pictures once|serve|snapshots STORYBOARD [FOLDER]")
      exit(64)
    }
    switch (arguments[0], arguments.dropFirst(2).first) {
    case ("snapshots", _):
      for category in BenchmarkScreen.categories { print(stage.snapshot(at: category).json()) }
    case ("once", let folder?):
      for category in BenchmarkScreen.categories { _ = try stage.draw(category, into: folder) }
    case ("serve", let folder?):
      while let line = readLine() {
        let times = try BenchmarkScreen.categories.map { category in
          try line == "encode" ? stage.encode(category) : stage.draw(category, into: folder)
        }
        FileHandle.standardOutput.write(Data("\(times)\n".utf8))
      }
    default:
      print("screen-pictures does not know '\(arguments[0])', or a folder is missing.")
      exit(64)
    }
  }
}
