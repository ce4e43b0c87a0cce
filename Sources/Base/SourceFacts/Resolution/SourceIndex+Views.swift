extension SourceIndex {
  /// Returns the values that code sets on a class and on its views, in the order in which it runs.
  ///
  /// Code of the superclasses in the project and calls of helpers are followed. Functions that
  /// nothing calls before the screen is shown give facts of ``FactCertainty/unknown``, which come
  /// last.
  public func facts(ofClass name: String) -> [ViewFact] {
    var walk = FactWalk(index: self, name: name)
    for type in walk.ancestry {
      for (file, statement) in initializersByOwner[type] ?? [] {
        walk.record(files[file].statements[statement], of: files[file], frame(type, .always))
      }
    }
    let functions = walk.ancestry.flatMap { type in
      (functionsByOwner[type] ?? []).map { (type: type, key: $0) }
    }
    // A class runs its own override, and that of its superclass only where it calls it.
    var begun: Set<String> = []
    var first: [(phase: Int, type: String, key: FunctionKey)] = []
    for (type, key) in functions {
      let function = files[key.file].functions[key.function]
      guard let phase = LoadingPhase(of: function, isOutlet: isOutlet(function.name, of: type))
      else { continue }
      guard phase == .initializer || begun.insert(function.name).inserted else { continue }
      first.append((phase.rawValue, type, key))
    }
    for (_, type, key) in first.enumerated().sorted(by: {
      ($0.element.phase, $0.offset) < ($1.element.phase, $1.offset)
    }).map(\.element) { walk.walk(key, frame(type, .always)) }
    let reached = walk.visited
    let isDecoded = functions.contains { files[$0.key.file].functions[$0.key.function].isDecoder }
    // Code in extensions of UIKit's classes runs only for those views on which it is called.
    for (type, key) in functions where classes.contains(type) && !reached.contains(key) {
      // A view of a document is decoded: its other initializers do not run.
      guard !isDecoded || files[key.file].functions[key.function].name != "init" else { continue }
      walk.walk(key, frame(type, .unknown))
    }
    return walk.facts
  }

  private func isOutlet(_ observer: String, of type: String) -> Bool {
    outlets[type]?.contains(String(observer.dropFirst("didSet ".count))) ?? false
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

  /// Returns the place of the function in which a class of the project sets up its own views, if it has one.
  ///
  /// A document does not hold the views, images and constraints that such a function makes.
  ///
  /// - Parameter name: The class of an object in a document.
  /// - Returns: The first function of the class or of its superclasses in the project, or `nil`.
  public func setUp(ofClass name: String) -> SourcePlace? {
    for type in ancestry(of: name) where classes.contains(type) {
      for key in functionsByOwner[type] ?? [] where setsUp(key) {
        let file = files[key.file]
        return SourcePlace(file: file.path, position: file.functions[key.function].position)
      }
    }
    return nil
  }

  /// Whether a function runs as a document is loaded and does more than call the superclass.
  private func setsUp(_ key: FunctionKey) -> Bool {
    let file = files[key.file]
    let function = file.functions[key.function]
    if function.name == "intrinsicContentSize" { return true }
    guard function.isDecoder || function.name == "awakeFromNib" else { return false }
    let calls = (callsByFunction[key] ?? []).map { file.calls[$0] }
    return statementsByFunction[key] != nil || calls.contains { $0.receiver != ["super"] }
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
