/// The way from the code that runs first for an object through calls to the statements.
struct FactWalk {
  let index: SourceIndex
  let ancestry: [String]
  private(set) var facts: [ViewFact] = []
  private(set) var visited: Set<SourceIndex.FunctionKey> = []

  private static let maximumDepth = 8
  private static let maximumFacts = 20_000
  private static let maximumSteps = 100_000
  private var steps = 0
  /// The fewest calls with which uncertain code was reached.
  private var uncertain: [Visit: Int] = [:]

  /// A function with everything on which its facts depend, but for the calls that lead to it.
  private struct Visit: Hashable {
    let key: SourceIndex.FunctionKey
    let object: [String]
    let parameters: [String: [String]?]
    let fonts: [String: FontRecipe]
  }

  init(index: SourceIndex, name: String) {
    self.index = index
    ancestry = index.ancestry(of: name)
  }

  /// The parameters of a function as paths of the caller; a path of nil is no view.
  struct Frame {
    /// The path of the object whose function it is.
    var object: [String]
    /// The type around the function, for names without a type.
    var owner: String
    var parameters: [String: [String]?]
    var fonts: [String: FontRecipe]
    /// The declared types of the parameters.
    var types: [String: String] = [:]
    var certainty: FactCertainty
    var calls: [SourcePlace]
  }

  mutating func walk(_ key: SourceIndex.FunctionKey, _ frame: Frame) {
    guard frame.calls.count < Self.maximumDepth, facts.count < Self.maximumFacts,
      steps < Self.maximumSteps
    else { return }
    steps += 1
    visited.insert(key)
    if frame.certainty == .unknown {
      // Many ways lead to code that may run; each says the same.
      let visit = Visit(
        key: key,
        object: frame.object,
        parameters: frame.parameters,
        fonts: frame.fonts
      )
      if let calls = uncertain[visit], calls <= frame.calls.count { return }
      uncertain[visit] = frame.calls.count
    }
    let file = index.files[key.file]
    var frame = frame
    // A parameter that no call has bound is a value that only the caller knows.
    for parameter in file.functions[key.function].parameters
    where frame.parameters[parameter.name] == nil {
      frame.parameters[parameter.name] = .some(nil)
    }
    for parameter in file.functions[key.function].parameters {
      frame.types[parameter.name] = parameter.type
    }
    // Both lists are in the order of the file, which is the order in which they run.
    var statements = (index.statementsByFunction[key] ?? []).map { file.statements[$0] }[...]
    for number in index.callsByFunction[key] ?? [] {
      let call = file.calls[number]
      while let statement = statements.first,
        statement.context.position.precedes(call.context.position)
      {
        record(statements.removeFirst(), of: file, frame)
      }
      follow(call, of: file, frame)
    }
    for statement in statements { record(statement, of: file, frame) }
  }

  mutating func record(_ statement: ViewStatement, of file: FileFacts, _ frame: Frame) {
    guard let target = path(statement.target, frame) else { return }
    var value = statement.value
    if case .font(let recipe) = value {
      value = .font(given(recipe, frame) ?? index.resolved(recipe, in: frame.owner))
    }
    facts.append(
      ViewFact(
        target: target,
        property: statement.property,
        value: value,
        certainty: frame.certainty.followed(by: statement.context.certainty),
        place: SourcePlace(file: file.path, position: statement.context.position),
        calls: frame.calls
      )
    )
  }

  /// The font that a parameter brings: itself, or inside a style such as `style.font`.
  private func given(_ recipe: FontRecipe, _ frame: Frame) -> FontRecipe? {
    guard case .named(let name) = recipe else { return nil }
    if let given = frame.fonts[name] { return given }
    let parts = name.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, let root = parts.first.map(String.init),
      frame.parameters[root] != nil
    else { return nil }
    if let given = frame.fonts[root], given.growth != .unknown { return given }
    return frame.types[root].map { index.resolved(.named("\($0).\(parts[1])"), in: frame.owner) }
  }

  private mutating func follow(_ call: HelperCall, of file: FileFacts, _ frame: Frame) {
    let place = SourcePlace(file: file.path, position: call.context.position)
    guard let (candidates, object) = functions(for: call, frame) else {
      return style(call, at: place, frame)
    }
    let matching = candidates.compactMap { key in
      parameters(of: key, for: call).map { (key: key, parameters: $0) }
    }
    let certainty = frame.certainty.followed(by: call.context.certainty)
    for (key, parameters) in matching {
      let function = index.files[key.file].functions[key.function]
      var inner = Frame(
        object: object,
        owner: function.owner,
        parameters: [:],
        fonts: [:],
        // Which of several functions of one name runs is for the compiler to say.
        certainty: matching.count == 1 ? certainty : .unknown,
        calls: frame.calls + [place]
      )
      for (parameter, argument) in zip(parameters, call.arguments) {
        inner.parameters[parameter.name] = .some(argument.path.flatMap { path($0, frame) })
        if let font = argument.font {
          inner.fonts[parameter.name] =
            given(font, frame)
            ?? index.resolved(font.member(of: parameter.type), in: frame.owner)
        }
      }
      walk(key, inner)
    }
  }

  /// Records that code outside the project may style a view: `title.apply(style: .heading)`.
  private mutating func style(_ call: HelperCall, at place: SourcePlace, _ frame: Frame) {
    guard !call.receiver.isEmpty, call.namesStyle, let target = path(call.receiver, frame),
      target.first?.first?.isLowercase == true, target.last != "font",
      index.functionsByName[call.name] == nil
    else { return }
    facts.append(
      ViewFact(
        target: target,
        property: "style",
        value: .expression,
        certainty: frame.certainty.followed(by: call.context.certainty),
        place: place,
        calls: frame.calls
      )
    )
  }

  /// The functions of the project that a call may mean, and the object on which they run.
  private func functions(
    for call: HelperCall,
    _ frame: Frame
  ) -> (keys: [SourceIndex.FunctionKey], object: [String])? {
    guard let named = index.functionsByName[call.name] else { return nil }
    func owned(by types: [String]) -> [SourceIndex.FunctionKey] {
      for type in types {
        let found = named.filter { index.files[$0.file].functions[$0.function].owner == type }
        if !found.isEmpty { return found }
      }
      return []
    }
    if call.receiver.isEmpty {
      let types = frame.object.isEmpty ? ancestry : index.ancestry(of: frame.owner)
      return (owned(by: types + [""]), frame.object)
    }
    if call.receiver == ["super"] {
      return (owned(by: Array(index.ancestry(of: frame.owner).dropFirst())), frame.object)
    }
    if let type = call.receiver.last(where: { $0.first?.isUppercase == true }) {
      return (owned(by: index.ancestry(of: type)), [type])
    }
    guard let object = path(call.receiver, frame) else { return nil }
    if object.count == 1, let type = index.viewType(object[0], in: ancestry) {
      return (owned(by: index.ancestry(of: type)), object)
    }
    // The type of the receiver is not known: extensions of UIKit's text views are the helpers.
    return (owned(by: ["UILabel", "UIButton", "UITextField", "UITextView", "UIView"]), object)
  }

  /// The parameters that the arguments of a call go to; nil if the function does not take them.
  private func parameters(
    of key: SourceIndex.FunctionKey,
    for call: HelperCall
  ) -> [FunctionDeclaration.Parameter]? {
    var rest = index.files[key.file].functions[key.function].parameters[...]
    // An observer of Swift takes no value, a setter of Objective-C does.
    if rest.isEmpty, call.name.hasPrefix("didSet ") { return [] }
    var taken: [FunctionDeclaration.Parameter] = []
    for argument in call.arguments {
      guard let at = rest.firstIndex(where: { $0.label == argument.label }) else { return nil }
      taken.append(rest[at])
      rest = rest[(at + 1)...]
    }
    return taken
  }

  /// A path of a function as a path of the object that the walk began with.
  private func path(_ inner: [String], _ frame: Frame) -> [String]? {
    guard let root = inner.first else { return frame.object }
    if let bound = frame.parameters[root] { return bound.map { $0 + inner.dropFirst() } }
    if root.first?.isUppercase == true { return inner }
    return frame.object + inner
  }
}

extension HelperCall {
  /// Whether the words of a call are about how text looks.
  fileprivate var namesStyle: Bool {
    let words = ([name] + arguments.compactMap(\.label)).map { $0.lowercased() }
    return words.contains { word in
      ["style", "font", "typography", "theme"].contains { word.contains($0) }
    }
  }
}

extension FontRecipe {
  /// The recipe with a name such as `.heading` as a member of a type.
  fileprivate func member(of type: String?) -> FontRecipe {
    guard case .named(let name) = self, name.hasPrefix("."), let type, type != "UIFont" else {
      return self
    }
    return .named(type + name)
  }
}

extension SourcePosition {
  fileprivate func precedes(_ other: SourcePosition) -> Bool {
    (line, column) < (other.line, other.column)
  }
}
