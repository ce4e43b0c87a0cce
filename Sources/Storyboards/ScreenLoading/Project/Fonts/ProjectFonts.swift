public import Diagnostics
public import FontManagement
public import InterfaceBuilder

/// The fonts in which a project's screens are set: installed ones, its own, and mapped ones.
///
/// The project's own fonts are opened and not installed.
public final class ProjectFonts: Sendable {
  /// The fonts as one collection.
  public let collection: FontCollection
  /// The findings about files that cannot be used.
  public let findings: [Finding]
  /// The project's own files, without those that are installed.
  private let own: FontCollection
  private let names: [String: String]

  /// Opens the font files.
  ///
  /// - Parameters:
  ///   - files: The paths of the project's font files; of several files with one font the first
  ///     counts.
  ///   - map: The substitutes for fonts that are missing.
  ///   - base: The fonts that are installed.
  public init(
    files: [String] = [],
    map: FontMap = FontMap(),
    base: FontCollection = .installed
  ) {
    var opened: [FontFile] = []
    var findings: [Finding] = []
    var names: [String: String] = [:]
    func open(_ path: String) -> FontFile? {
      do throws(FontFileError) {
        let file = try FontFile(path: path)
        opened.append(file)
        return file
      } catch {
        findings.append(Self.finding(error, path))
        return nil
      }
    }
    for path in files { _ = open(path) }
    for (name, target) in map.targets.sorted(by: { $0.key < $1.key }) {
      switch target {
      case .name(let other): names[name] = other
      case .file(let path):
        guard let file = open(path), let face = try? FontFace(file: file, index: 0) else {
          continue
        }
        names[name] = face.names.postScript
      }
    }
    self.names = names
    self.findings = findings
    own = FontCollection(files: opened)
    collection = opened.isEmpty ? base : base.adding(opened)
  }

  /// The finding about a file; its path stands in the location alone.
  private static func finding(_ error: FontFileError, _ path: String) -> Finding {
    let places = [error.table.map { "table \($0)" }, error.offset.map { "byte \($0)" }]
    let place = places.compactMap(\.self).joined(separator: ", ")
    let clause = (place.isEmpty ? "" : place + ": ") + "found \(error.found)"
    return Finding(
      rule: .fontFile,
      message: "\(clause.prefix(1).uppercased())\(clause.dropFirst()), expected \(error.expected).",
      location: SourceLocation(file: path),
      hint: error.hint
    )
  }

  /// Opens the font files of a project.
  public convenience init(project: ProjectFolder, map: FontMap = FontMap()) {
    self.init(files: project.fontFiles, map: map)
  }

  /// Whether one of the project's own files holds a face with a PostScript or full name.
  func hasFace(named name: String) -> Bool { own.face(named: name) != nil }

  /// Returns the name or family of the substitute for a font, or `nil` where the map names none.
  func substitute(for name: String, family: String?) -> String? {
    names[name] ?? family.flatMap { names[$0] }
  }
}
