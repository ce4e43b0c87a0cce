import SourceFacts

/// The declarations that define the fonts of an app.
struct FontOrigins {
  /// A line of a file.
  struct Line: Hashable {
    var file: String
    var line: Int
  }

  /// A statement that sets a project font on a view.
  struct Use {
    /// The type around the statement.
    var type: String
    /// The type around the declaration of the font.
    var owner: String
    /// The declaration.
    var origin: Line
  }

  /// The statements that use project fonts.
  private(set) var uses: [Use] = []
  private var origins: [Line: Line] = [:]
  /// The first lines of constants and functions by file, in ascending order.
  private var declarations: [String: [Int]] = [:]

  init(_ source: SourceIndex) {
    for file in source.files {
      let lines =
        file.functions.map(\.position.line) + file.constants.compactMap(\.position?.line)
        + file.types.map(\.position.line)
      declarations[file.path] = Set(lines).sorted()
      for statement in file.statements {
        guard case .font(let recipe) = statement.value,
          let found = source.declaration(of: recipe, in: statement.context.owner)
        else { continue }
        let origin = Line(file: found.place.file, line: found.place.position.line)
        uses.append(Use(type: statement.context.owner, owner: found.owner, origin: origin))
        origins[Line(file: file.path, line: statement.context.position.line)] = origin
      }
    }
  }

  /// Returns the declaration of the font that a line sets on a view, or the line.
  func origin(of file: String, _ line: Int) -> Line {
    let line = Line(file: file, line: line)
    return origins[line] ?? line
  }

  /// Returns the last declaration that begins at or before a line.
  func declaration(around line: Int, in file: String) -> Line? {
    declarations[file]?.last { $0 <= line }.map { Line(file: file, line: $0) }
  }
}
