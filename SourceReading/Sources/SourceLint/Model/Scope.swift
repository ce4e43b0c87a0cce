import SwiftSyntax

/// A part of a file with its own names: the file, a type, a function, a closure.
final class Scope {
  enum Kind { case file, type, function, closure }

  let kind: Kind
  let name: String
  let parent: Scope?
  /// The type around the scope, or the file.
  let type: TypeModel
  /// The number of the scope in its file.
  let number: Int
  /// The name of the property that a closure initializes: `let label = { … }()`.
  var initializes: String?
  var values: [String: Binding] = [:]

  init(_ kind: Kind, name: String, parent: Scope?, type: TypeModel, number: Int) {
    self.kind = kind
    self.name = name
    self.parent = parent
    self.type = type
    self.number = number
  }

  /// The value with a name, as visible to the code here.
  func binding(_ name: String) -> Binding? {
    var scope: Scope? = self
    for _ in 0..<64 {
      guard let current = scope else { return nil }
      if let found = current.values[name] { return found }
      if current.kind == .type, let found = current.type.members[name] { return found }
      scope = current.parent
    }
    return nil
  }

  /// The names of the functions and closures around the code, innermost first.
  var functionNames: [String] {
    var names: [String] = []
    var scope: Scope? = self
    while let current = scope, names.count < 64 {
      if current.kind == .function { names.append(current.name) }
      scope = current.parent
    }
    return names
  }

  /// Keys for comparing statements about a receiver: a local name with its scope, a member by its path, and
  /// for a closure that initializes a property the property.
  func keys(of receiver: [String]) -> [String] {
    guard let root = receiver.first, !root.isEmpty else { return [""] }
    let path = receiver.joined(separator: ".")
    if root.hasPrefix("$") {
      return ["#\(number).\(path)"]
    }
    guard let scope = binding(root)?.scope, scope.kind == .function || scope.kind == .closure
    else { return [path] }
    var keys = ["#\(scope.number).\(path)"]
    if let made = scope.initializes {
      keys.append(([made] + receiver.dropFirst()).joined(separator: "."))
    }
    return keys
  }
}

/// A property, a constant or a variable.
struct Binding {
  let name: String
  let node: PatternBindingSyntax
  let declaration: VariableDeclSyntax
  let scope: Scope
  /// The initial value, or the single expression of a getter.
  let value: ExprSyntax?
  let isConstant: Bool
  let isStatic: Bool
  let isComputed: Bool

  private static let textViews: Set<String> = ["UILabel", "UITextField", "UITextView"]

  /// The declared type, or that of the initial value: `UILabel` for `UILabel()`, and for a factory such as
  /// `UILabel.made()`.
  var typeName: String? {
    if let type = node.typeAnnotation?.type {
      return type.trimmedDescription.trimmingSuffix { $0 == "?" || $0 == "!" }
    }
    guard let call = value?.bare.as(FunctionCallExprSyntax.self), let name = call.name else {
      return nil
    }
    if name.first?.isUppercase == true { return name }
    guard let base = call.base?.path?.last else { return nil }
    return name == "init" || Self.textViews.contains(base) ? base : nil
  }

  /// The values that the statements of a getter return.
  var results: [ExprSyntax] { node.getter?.results ?? [] }

  /// The type of a forced cast of the initial value, such as `NoteCell` for a table cell.
  var castType: String? {
    guard let elements = value?.bare.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
      elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
    else { return nil }
    return elements.last?.as(TypeExprSyntax.self)?.type.trimmedDescription
  }

  /// The names of its attributes, such as `ScaledMetric`.
  var attributes: [String] { declaration.attributes.names }

  var attributeText: String { declaration.attributes.trimmedDescription }
}

extension PatternBindingSyntax {
  /// The statements of the getter; `nil` for a stored property.
  var getter: CodeBlockItemListSyntax? {
    switch accessorBlock?.accessors {
    case .getter(let list)?: list
    case .accessors(let list)?:
      list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
    default: nil
    }
  }
}

extension AttributeListSyntax {
  var names: [String] {
    compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
  }
}

extension String {
  func trimmingSuffix(while condition: (Character) -> Bool) -> String {
    var text = self[...]
    while let last = text.last, condition(last) { text = text.dropLast() }
    return String(text)
  }
}
