public import AppPrograms
import CodeScreens
import CommandSupport
import CoreText
import Diagnostics
import FileAccess
import Foundation
import HeadlessUIKit
@_spi(Supervision) public import ScreenPreview

/// The screens in this program, if it was built to show those of a package.
public struct BuiltScreens {
  private let sources: [ViewSource]
  /// The places of the code left out, with the reasons.
  private let leftOut: [(place: SourceLocation, isFile: Bool, reason: String)]
  private let unlisted: [(file: String, end: PreviewRun.ProcessEnd)]

  private static let variable = "DYNAMICTYPE_SCREENS"

  /// Whether this program was built to show screens.
  public static var isBuilt: Bool { ProcessInfo.processInfo.environment[variable] != nil }

  /// The screens; `nil` in a program that was not built for any.
  ///
  /// - Parameters:
  ///   - ends: The files that ended a process when their screens were listed.
  ///   - onFile: Called with each file before its screens are listed.
  /// - Returns: The screens, or `nil`.
  @_spi(Supervision)
  public static func current(
    leavingOut ends: [String: PreviewRun.ProcessEnd],
    onFile: (String) -> Void
  ) -> BuiltScreens? {
    ProcessInfo.processInfo.environment[variable].flatMap {
      BuiltScreens(list: $0, leavingOut: ends, onFile: onFile)
    }
  }

  /// Reads the list of a build.
  init?(
    list: String,
    leavingOut ends: [String: PreviewRun.ProcessEnd] = [:],
    onFile: (String) -> Void = { _ in }
  ) {
    guard let bytes = try? FileBytes.read(list) else { return nil }
    let rows = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    // iOS registers the fonts of `UIAppFonts` before any code of the app runs.
    for row in rows where row.hasPrefix("font ") {
      let url = URL(filePath: String(row.dropFirst(5)))
      _ = CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
    }
    // The app's code registers its screens when it is loaded.
    for row in rows where row.hasPrefix("library ") {
      guard dlopen(String(row.dropFirst(8)), RTLD_NOW | RTLD_GLOBAL) != nil else {
        Terminal.writeError("error: the app's code cannot be loaded: \(String(cString: dlerror()))")
        return nil
      }
    }
    let folders = rows.filter { $0.hasPrefix("shown ") }.map { $0.dropFirst(6) + "/" }
    func isShown(_ path: String) -> Bool { folders.contains { path.hasPrefix($0) } }
    var unlisted: [(String, PreviewRun.ProcessEnd)] = []
    let previews = CodePreviews.all { file in
      guard isShown(file) else { return true }
      if let end = ends[file] {
        unlisted.append((file, end))
        return false
      }
      onFile(file)
      return true
    }
    self.unlisted = unlisted
    sources = previews.filter { isShown($0.file) }.map { ViewSource($0) }
    leftOut = rows.filter { $0.hasPrefix("left ") }.compactMap { row in
      let parts = row.dropFirst(5).split(separator: "\t", maxSplits: 3).map(String.init)
      guard parts.count == 4, let line = Int(parts[1]), line > 0 else { return nil }
      return (SourceLocation(file: parts[0], line: line), parts[2] == "file", parts[3])
    }
  }

  /// Gives a run the screens, and the parts that were left out because they do not compile.
  public func apply(to run: inout PreviewRun) {
    run.shown.codeScreens = sources
    for (file, end) in unlisted { run.leaveOutScreens(of: file, because: end) }
    for (place, isFile, reason) in leftOut {
      run.leaveOutCode(lines: isFile ? nil : place.line...place.line, because: reason, at: place)
    }
  }

  /// Runs a program with screens in place of this one, with the same arguments.
  ///
  /// - Throws: A program that cannot be run.
  public static func replaceProcess(by program: String, list: String) throws(ToolFailure) -> Never {
    setenv(variable, list, 1)
    let arguments = CommandLine.arguments.map { strdup($0) } + [nil]
    execv(program, arguments)
    throw ToolFailure("'\(program)' cannot be run")
  }
}
