public import Diagnostics
public import InterfaceBuilder

extension ObjectNode {
  /// The names by which sample data find an object, the most exact first.
  var namesInSampleData: [String] {
    let identifier = self[.view.accessibility]?[.accessibility.identifier]
    return [id, incomingOutlets.first?.property, identifier, userLabel].compactMap { $0 }
  }
}

extension SampleData {
  /// Returns the names by which sample data find the objects of a document: identifiers, outlets,
  /// accessibility identifiers and Xcode's labels.
  public static func names(in document: InterfaceDocument) -> Set<String> {
    Set(document.allObjects.flatMap(\.namesInSampleData))
  }

  /// Finds the values that no object gets because no object has the name.
  ///
  /// The objects of a row may be those of any document, as its cell may be.
  ///
  /// - Parameter names: The names of the objects, by the name of their document's file.
  /// - Returns: A finding for each, at its place in the file.
  public func unused(among names: [String: Set<String>]) -> [Finding] {
    let all = names.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    var findings: [Finding] = []
    for (file, values) in documents.sorted(by: { $0.key < $1.key }) {
      guard let known = file == "*" ? all : names[file] else {
        findings.append(Self.unknownDocument(file, values))
        continue
      }
      findings += Self.unknownObjects(values, known, file)
      for row in values.values.flatMap({ $0.rows ?? [] }) {
        findings += Self.unknownObjects(row.values, all, "*")
      }
    }
    return findings.sorted {
      ($0.location.line, $0.location.column, $0.message)
        < ($1.location.line, $1.location.column, $1.message)
    }
  }

  private static func unknownDocument(_ file: String, _ values: [String: Values]) -> Finding {
    let first = values.values.compactMap(\.location).min {
      ($0.line, $0.column) < ($1.line, $1.column)
    }
    return Finding(
      rule: .loadingSettings,
      message: "No document is called '\(file)'",
      location: first ?? SourceLocation(file: ""),
      hint: "Write the file's name without its folder, or '*' for all documents."
    )
  }

  private static func unknownObjects(
    _ values: [String: Values],
    _ known: Set<String>,
    _ file: String
  ) -> [Finding] {
    values.filter { !known.contains($0.key) }.map { name, value in
      Finding(
        rule: .loadingSettings,
        message: "No object of \(file == "*" ? "the documents" : file) is called '\(name)'",
        location: value.location ?? SourceLocation(file: ""),
        hint:
          "Objects have an identifier, an outlet, an accessibility identifier or a label in Xcode."
      )
    }
  }
}
