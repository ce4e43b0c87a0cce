import AppPrograms
import Diagnostics
import FileAccess

/// The sources that a build leaves out, round after round.
struct BuildState {
  /// The list that the program reads.
  let list: String
  private(set) var leftOut: [LeftOut] = []
  private let driver: PreviewPackage
  private let makeable: [String: MakeableScreens]
  /// A print of the sources: what was left out is left out again as long as they stay the same.
  private let print: Fingerprint
  /// Classes that cannot be made without arguments, by target.
  private var unmakeable: [String: Set<String>] = [:]
  /// The sources of which a part was left out before.
  private var touched: [String: Int] = [:]

  init(_ driver: PreviewPackage, _ makeable: [String: MakeableScreens], list: String) {
    (self.driver, self.makeable, self.list) = (driver, makeable, list)
    print = Self.print(of: driver)
    guard let bytes = try? FileBytes.read(list) else { return }
    let rows = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard rows.first.map(String.init) == "sources \(print)" else { return }
    leftOut = rows.compactMap { row in
      row.hasPrefix("left ") ? LeftOut(record: row.dropFirst(5)) : nil
    }
    for row in rows where row.hasPrefix("needs ") {
      let parts = row.dropFirst(6).split(separator: " ").map(String.init)
      if parts.count == 2 { unmakeable[parts[0], default: []].insert(parts[1]) }
    }
  }

  /// The sources of the screens that need no arguments, by target.
  var screens: [String: String] {
    makeable.compactMapValues { $0 }.reduce(into: [:]) { result, entry in
      result[entry.key] = entry.value.source(without: unmakeable[entry.key] ?? [])
    }
  }

  /// Leaves out what errors are in; returns whether there was anything.
  mutating func leaveOut(_ errors: [CompilerError]) -> Bool {
    var found = false
    var done: Set<LeftOut> = []
    for error in errors {
      guard let (target, file) = driver.original(of: error.file) else { continue }
      if FilePath.name(file) == PreviewPackage.screensFile {
        let known = unmakeable[target.name] ?? []
        if let name = makeable[target.name]?.name(inLine: error.line, without: known),
          !done.contains(where: { $0.file == target.name && $0.message == name })
        {
          done.insert(LeftOut(file: target.name, line: 0, message: name, lines: nil))
          found = true
        }
        continue
      }
      let part = part(of: file, error)
      guard
        !done.contains(where: { $0.file == file && ($0.lines == nil || $0.lines == part.lines) }),
        !leftOut.contains(where: { $0.file == file && $0.lines == part.lines })
      else { continue }
      done.insert(part)
      leftOut.append(part)
      found = true
    }
    for part in done where part.line == 0 {
      unmakeable[part.file, default: []].insert(part.message)
    }
    for file in Set(done.filter { $0.line > 0 }.map(\.file)) { touched[file, default: 0] += 1 }
    return found
  }

  /// The part of a source to leave out: the declaration around the error, or all of a source in which
  /// that did not help.
  private func part(of file: String, _ error: CompilerError) -> LeftOut {
    var lines: ClosedRange<Int>?
    if error.line > 0, touched[file, default: 0] < 3, let bytes = try? FileBytes.read(file) {
      lines = OuterDeclarations(String(decoding: bytes, as: UTF8.self)).lines(around: error.line)
    }
    return LeftOut(file: file, line: max(error.line, 1), message: error.message, lines: lines)
  }

  /// A print of the sources of the package and of the library, by their names, sizes and times.
  private static func print(of driver: PreviewPackage) -> Fingerprint {
    let library = ["Package.swift", "Sources", "AppleSources"].flatMap {
      files(in: FilePath.join(driver.library, $0))
    }
    return Fingerprint(
      of: (driver.targets.flatMap(\.files) + library).map { file in
        "\(file) \(FileStamp(of: file).map { "\($0.size) \($0.nanoseconds)" } ?? "")"
      }
    )
  }

  /// The visible files of a folder and of those in it, or the file of that path.
  private static func files(in path: String) -> [String] {
    guard FileSystem.kind(of: path) == .folder else { return [path] }
    return FileSystem.names(in: path).sorted().filter { $0.first != "." }
      .flatMap { files(in: FilePath.join(path, $0)) }
  }

  /// Writes the list for the program.
  func write() throws(ToolFailure) {
    var rows = ["sources \(print)"]
    rows += driver.targets.filter(\.isShown).map { "shown \(driver.copies(of: $0))\t\($0.folder)" }
    rows += leftOut.map { "left \($0.record)" }
    for (target, names) in unmakeable.sorted(by: { $0.key < $1.key }) {
      rows += names.sorted().map { "needs \(target) \($0)" }
    }
    do {
      try FileReplacement.write(rows.joined(separator: "\n") + "\n", to: list)
    } catch {
      throw ToolFailure("\(error)")
    }
  }
}
