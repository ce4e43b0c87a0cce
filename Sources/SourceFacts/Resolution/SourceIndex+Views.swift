extension SourceIndex {
  /// Returns what code sets on a class and on its views, in the order in which it was found.
  ///
  /// Code of the superclasses in the project and calls of helpers are followed. Functions that
  /// nothing calls before the screen is shown give facts of ``FactCertainty/unknown``.
  public func facts(ofClass name: String) -> [ViewFact] {
    var walk = FactWalk(index: self, name: name)
    for type in walk.ancestry {
      for (file, statement) in initializersByOwner[type] ?? [] {
        walk.record(files[file].statements[statement], of: files[file], frame(type, .always))
      }
    }
    let functions = walk.ancestry.flatMap { type in
      (functionsByOwner[type] ?? []).map { (type, $0) }
    }
    // A class runs its own override, and that of its superclass only where it calls it.
    var begun: Set<String> = []
    for (type, key) in functions {
      let function = files[key.file].functions[key.function]
      guard Self.runsFirst(function.name) else { continue }
      let isInitializer = function.name == "init"
      guard isInitializer || begun.insert(function.name).inserted else { continue }
      walk.walk(key, frame(type, .always))
    }
    let reached = walk.visited
    for (type, key) in functions where !reached.contains(key) {
      walk.walk(key, frame(type, .unknown))
    }
    return walk.facts
  }

  private func frame(_ owner: String, _ certainty: FactCertainty) -> FactWalk.Frame {
    FactWalk.Frame(
      object: [],
      owner: owner,
      parameters: [:],
      fonts: [:],
      certainty: certainty,
      calls: []
    )
  }

  private static func runsFirst(_ name: String) -> Bool {
    name == "viewDidLoad" || name == "awakeFromNib" || name == "init" || name == "loadView"
      || name.hasPrefix("didSet ")
  }

  /// Returns the styles that code sets for all views of a class: `UILabel.appearance().font`.
  public func appearanceFacts() -> [ViewFact] {
    files.flatMap { file in
      file.statements.compactMap { statement in
        guard let root = statement.target.first, root.hasSuffix(".appearance()") else { return nil }
        var value = statement.value
        if case .font(let recipe) = value {
          value = .font(resolved(recipe, in: statement.context.owner))
        }
        return ViewFact(
          target: statement.target,
          property: statement.property,
          value: value,
          certainty: .unknown,
          place: SourcePlace(file: file.path, position: statement.context.position)
        )
      }
    }
  }
}
