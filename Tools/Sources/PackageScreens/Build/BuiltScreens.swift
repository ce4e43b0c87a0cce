import Diagnostics
import FileAccess
import Foundation
import HeadlessUIKit
public import ScreenPreview

/// The screens that this program holds, if it was built to show those of a package.
public struct BuiltScreens {
  private let sources: [ViewSource]
  private let leftOut: [LeftOut]

  private static let variable = "DYNAMICTYPE_SCREENS"

  /// The screens; `nil` in a program that was not built for any.
  public static var current: BuiltScreens? {
    ProcessInfo.processInfo.environment[variable].flatMap { BuiltScreens(list: $0) }
  }

  /// Reads the list of a build.
  init?(list: String) {
    guard let bytes = try? FileBytes.read(list) else { return nil }
    let rows = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let folders = rows.filter { $0.hasPrefix("shown ") }.map { row in
      row.dropFirst(6).split(separator: "\t").map(String.init)
    }
    func original(_ path: String) -> String? {
      for folder in folders where folder.count == 2 {
        if path.hasPrefix(folder[0] + "/") { return folder[1] + path.dropFirst(folder[0].count) }
        if path.hasPrefix(folder[1] + "/") { return path }
      }
      return nil
    }
    sources = CodePreviews.all.compactMap { preview in
      guard let file = original(preview.file) else { return nil }
      var preview = preview
      preview.file = file
      return ViewSource(preview)
    }
    leftOut = rows.filter { $0.hasPrefix("left ") }.compactMap { LeftOut(record: $0.dropFirst(5)) }
  }

  /// Gives a run the screens, and what was left out because it does not compile.
  public func apply(to run: inout PreviewRun) {
    run.codeScreens = sources
    for part in leftOut {
      run.leaveOutCode(
        lines: part.lines,
        because: part.message,
        at: SourceLocation(file: part.file, line: part.line)
      )
    }
  }

  /// Runs a program that holds screens in place of this one, with the same arguments.
  ///
  /// - Throws: A program that cannot be run.
  public static func replaceProcess(by program: String, list: String) throws(ToolFailure) -> Never {
    setenv(variable, list, 1)
    let arguments = CommandLine.arguments.map { strdup($0) } + [nil]
    execv(program, arguments)
    throw ToolFailure("'\(program)' cannot be run")
  }
}
