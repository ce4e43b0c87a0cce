public import Diagnostics
import FileAccess
import ScreenAudit
public import ScreenPreview
public import SourceFacts

/// The parts of an app, from the content of its screens and files.
///
/// A document that was laid out is evaluated by its screens, and findings in the file itself do not count in
/// addition. All paths are absolute until ``report(relativeTo:)``.
public struct AppParts {
  private let outcome: PreviewRun.Outcome?
  private let source: SourceIndex
  private let origins: FontOrigins
  private let typesByFile: [String: [TypeDeclaration]]
  /// The findings in files that are obstacles to the label.
  private let findings: [Finding]

  /// Combines the known facts about an app.
  ///
  /// - Parameters:
  ///   - outcome: The screens, or `nil` if there are none to show.
  ///   - findings: The findings in files, with absolute paths.
  ///   - facts: The facts of the files of source.
  public init(_ outcome: PreviewRun.Outcome?, findings: [Finding], facts: [FileFacts]) {
    self.outcome = outcome
    self.findings = findings.filter(\.speaksAgainstLargerText)
    source = SourceIndex(facts)
    origins = FontOrigins(source)
    typesByFile = Dictionary(facts.map { ($0.path, $0.types) }) { first, _ in first }
  }

  /// Returns the report, with paths as seen from a folder.
  public func report(relativeTo root: String) -> LargerTextReport {
    func relative(_ path: String) -> String { FilePath.relative(path, to: root) }
    let shown = screens
    let laidOut = Set(shown.map(\.file))
    let parts = (shown + types + otherFiles(without: laidOut)).map { part in
      var part = part
      part.file = relative(part.file)
      for index in part.obstacles.indices {
        part.obstacles[index].edit.file = relative(part.obstacles[index].edit.file)
      }
      return part
    }
    return LargerTextReport(parts)
  }

  // MARK: Screens

  private var screens: [AppPart] {
    guard let outcome else { return [] }
    let titles = outcome.titles
    let verdicts = Dictionary(grouping: outcome.verdicts, by: \.screen)
    return outcome.screens.compactMap { screen in
      guard let own = verdicts[screen], own.contains(where: { $0.content == .text }) else {
        return nil
      }
      let obstacles = outcome.findings
        .filter { $0.screen == screen && $0.speaksAgainstLargerText }
        .map { finding in
          AppPart.Obstacle(finding.reported.message, edit: edit(of: finding.reported, screen.file))
        }
      let outcomes = own.map(\.outcome)
      return AppPart(
        file: screen.file,
        name: titles[screen],
        kind: screen.kind == .screen ? .screen : .view,
        standing: outcomes.contains(.notSupported)
          ? .notYet : outcomes.contains(.supported) ? .supported : .notEvaluated,
        obstacles: obstacles
      )
    }
  }

  /// The edit for a finding on a screen: the code that causes it, or the object.
  private func edit(of finding: Finding, _ document: String) -> EditPlace {
    if let code = finding.related.first?.location, code.file.hasSuffix(".swift") {
      return EditPlace(origins.origin(of: code.file, code.line))
    }
    return EditPlace(
      file: document,
      line: finding.location.line,
      objectID: finding.location.objectID,
      rule: finding.rule.id
    )
  }

  // MARK: Source

  /// The types that show something, and other types with findings.
  private var types: [AppPart] {
    var obstacles: [String: [AppPart.Obstacle]] = [:]
    var files: [String: String] = [:]
    let byFile = Dictionary(
      grouping: findings.filter { $0.location.file.hasSuffix(".swift") },
      by: \.location.file
    )
    var messages: [FontOrigins.Line: String] = [:]
    for (path, found) in byFile.sorted(by: { $0.key < $1.key }) {
      for finding in found {
        let line = finding.location.line
        let name =
          type(at: line, in: path)?.name ?? "code of \(FilePath.name(path))"
        let edit = EditPlace(file: path, line: line)
        obstacles[name, default: []].append(.init(finding.message, edit: edit))
        if files[name] == nil { files[name] = path }
        if let declaration = origins.declaration(around: line, in: path) {
          messages[declaration] = finding.message
        }
      }
    }
    // A project font that does not scale is an obstacle for every type that uses it.
    for use in origins.uses {
      guard let message = messages[use.origin], use.type != use.owner else { continue }
      let edit = EditPlace(use.origin)
      guard !obstacles[use.type, default: []].contains(where: { $0.edit == edit }) else { continue }
      obstacles[use.type, default: []].append(.init(message, edit: edit))
    }
    for (name, path) in source.shownTypes { files[name] = path }
    return files.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { name, path in
      let own = obstacles[name, default: []]
      return AppPart(
        file: path,
        name: name,
        kind: .type,
        standing: own.isEmpty ? .clear : .notYet,
        obstacles: own
      )
    }
  }

  /// Returns the innermost type around a line.
  private func type(at line: Int, in path: String) -> TypeDeclaration? {
    typesByFile[path]?
      .filter { $0.position.line <= line && line <= ($0.lastLine ?? 0) }
      .max { $0.position.line < $1.position.line }
  }

  // MARK: Other files

  private func otherFiles(without laidOut: Set<String>) -> [AppPart] {
    let others = findings.filter {
      !$0.location.file.hasSuffix(".swift") && !laidOut.contains($0.location.file)
    }
    return Dictionary(grouping: others, by: \.location.file).sorted { $0.key < $1.key }
      .map { path, found in
        AppPart(
          file: path,
          name: FilePath.name(path),
          kind: .file,
          standing: .notYet,
          obstacles: found.map { finding in
            AppPart.Obstacle(
              finding.message,
              edit: EditPlace(
                file: path,
                line: finding.location.line,
                objectID: finding.location.objectID,
                rule: finding.rule.id
              )
            )
          }
        )
      }
  }
}

extension Finding {
  /// Whether the rule checks a requirement of the label.
  fileprivate var speaksAgainstLargerText: Bool {
    severity >= .warning
      && rule.criteria.contains { $0 == .largerText || $0 == .resizeText }
  }
}

extension EditPlace {
  fileprivate init(_ line: FontOrigins.Line) { self.init(file: line.file, line: line.line) }
}

extension SourceIndex {
  /// The files of the types that show something: view controllers, views, SwiftUI views.
  fileprivate var shownTypes: [String: String] {
    var found: [String: String] = [:]
    for file in files {
      for type in file.types {
        let shows =
          switch type.kind {
          case .struct: type.inherited.contains("View")
          case .class:
            !Set(ancestry(of: type.name)).isDisjoint(with: ["UIViewController", "UIView"])
          case .enum, .extension, .protocol, .interface: false
          }
        if shows, found[type.name] == nil { found[type.name] = file.path }
      }
    }
    return found
  }
}
