/// The facts of all files of a project, with names resolved across files.
public struct SourceIndex: Sendable {
  /// The files, in the order in which they were given.
  public let files: [FileFacts]

  /// A function with its file.
  struct FunctionKey: Hashable, Sendable {
    let file: Int
    let function: Int
  }

  /// A font that a constant holds or a function returns, with the type around it.
  typealias DeclaredFont = (owner: String, recipe: FontRecipe, place: SourcePlace?)

  let superclasses: [String: [String]]
  /// The names of the classes that the files declare.
  let classes: Set<String>
  let functionsByName: [String: [FunctionKey]]
  let statementsByFunction: [FunctionKey: [Int]]
  let callsByFunction: [FunctionKey: [Int]]
  let initializersByOwner: [String: [(file: Int, statement: Int)]]
  let functionsByOwner: [String: [FunctionKey]]
  let viewTypes: [String: [String: String]]
  /// The names of the outlets of each type.
  let outlets: [String: Set<String>]
  let fonts: [String: [DeclaredFont]]

  /// Indexes the facts of a project.
  ///
  /// Complexity: O(n) in the number of facts.
  public init(_ files: [FileFacts]) {
    var superclasses: [String: [String]] = [:]
    var classes: Set<String> = []
    var byName: [String: [FunctionKey]] = [:]
    var byOwner: [String: [FunctionKey]] = [:]
    var statements: [FunctionKey: [Int]] = [:]
    var calls: [FunctionKey: [Int]] = [:]
    var initializers: [String: [(file: Int, statement: Int)]] = [:]
    var viewTypes: [String: [String: String]] = [:]
    var outlets: [String: Set<String>] = [:]
    var fonts: [String: [DeclaredFont]] = [:]
    for (file, facts) in files.enumerated() {
      for type in facts.types {
        superclasses[type.name, default: []] += type.inherited
        if type.kind == .class { classes.insert(type.name) }
      }
      for (index, function) in facts.functions.enumerated() {
        let key = FunctionKey(file: file, function: index)
        byName[function.name, default: []].append(key)
        byOwner[function.owner, default: []].append(key)
        let made = function.fonts + function.carriedFonts
        if !made.isEmpty {
          let place = SourcePlace(file: facts.path, position: function.position)
          fonts[function.name, default: []].append((function.owner, .anyOf(made), place))
        }
      }
      for (index, statement) in facts.statements.enumerated() {
        if let function = statement.context.function {
          statements[FunctionKey(file: file, function: function), default: []].append(index)
        } else {
          initializers[statement.context.owner, default: []].append((file, index))
        }
      }
      for (index, call) in facts.calls.enumerated() {
        guard let function = call.context.function else { continue }
        calls[FunctionKey(file: file, function: function), default: []].append(index)
      }
      for view in facts.views {
        if view.origin == .outlet { outlets[view.owner, default: []].insert(view.name) }
        guard let type = view.type else { continue }
        viewTypes[view.owner, default: [:]][view.name] = type
      }
      for constant in facts.constants {
        let place = constant.position.map { SourcePlace(file: facts.path, position: $0) }
        fonts[constant.name, default: []].append((constant.owner, constant.font, place))
      }
    }
    self.files = files
    self.superclasses = superclasses
    self.classes = classes
    functionsByName = byName
    functionsByOwner = byOwner
    statementsByFunction = statements
    callsByFunction = calls
    initializersByOwner = initializers
    self.viewTypes = viewTypes
    self.outlets = outlets
    self.fonts = fonts
  }

  /// Returns a class with its superclasses and protocols, the class first, as far as the project
  /// and the names of UIKit's classes say.
  public func ancestry(of name: String) -> [String] {
    var found = [name]
    var next = 0
    while next < found.count, found.count < 64 {
      let inherited = superclasses[found[next]] ?? SystemClasses.superclass(of: found[next])
      for type in inherited where !found.contains(type) { found.append(type) }
      next += 1
    }
    return found
  }

  /// Returns the views that a class and its superclasses hold, by the names of their properties.
  func viewType(_ name: String, in ancestry: [String]) -> String? {
    for type in ancestry { if let found = viewTypes[type]?[name] { return found } }
    return nil
  }
}
