import Foundation
import SwiftSyntax

extension ManifestInterpreter {
  func arguments(
    _ list: LabeledExprListSyntax,
    in scope: ManifestScope
  ) -> [ManifestRecord.Argument] {
    list.map { ($0.label?.text, evaluate($0.expression, in: scope)) }
  }

  // MARK: Members

  func member(_ access: MemberAccessExprSyntax, in scope: ManifestScope) -> ManifestValue {
    let name = access.declName.baseName.text
    guard let base = access.base else {
      return staticMember(name, of: nil)
    }
    switch evaluate(base, in: scope) {
    case .type(let type): return staticMember(name, of: type)
    case let value: return property(name, of: value)
    }
  }

  private func staticMember(_ name: String, of type: String?) -> ManifestValue {
    if let type, let known = Self.facts["\(type).\(name)"] { return known }
    let known = type.map(Self.last)
    let types = known.map { [$0] } ?? cases.keys.sorted()
    let isCase = types.contains { cases[$0]?.contains { $0.name == name } ?? false }
    if !isCase, let value = staticValue(name, of: type) { return value }
    if let known, name == "allCases", let found = cases[known] {
      return .array(found.map { enumeration($0.name, raw: $0.raw, of: known) })
    }
    for type in types {
      if let found = cases[type]?.first(where: { $0.name == name }) {
        return enumeration(found.name, raw: found.raw, of: type)
      }
    }
    if name.first?.isUppercase == true { return .type(type.map { "\($0).\(name)" } ?? name) }
    return name == "self" ? .type(type ?? "") : .record(ManifestRecord(name))
  }

  private func enumeration(_ name: String, raw: ManifestValue, of type: String) -> ManifestValue {
    .record(ManifestRecord(name, [("rawValue", raw)], type: type))
  }

  /// The facts that a manifest can query about the machine: no environment variable is set.
  private static var facts: [String: ManifestValue] {
    [
      "Context.environment": .dictionary([]),
      "Context.gitInformation": .nothing,
      "ProcessInfo.processInfo": .record(
        ManifestRecord("processInfo", [("environment", .dictionary([]))])
      ),
    ]
  }

  /// The kinds of targets, as in the `type` of a target.
  private static let targetTypes = [
    "target": "regular", "executableTarget": "executable", "testTarget": "test",
    "systemLibrary": "system", "binaryTarget": "binary", "plugin": "plugin", "macro": "macro",
  ]

  func property(_ name: String, of value: ManifestValue) -> ManifestValue {
    if let body = body(ofProperty: name, of: value) {
      let scope = ManifestScope(globals)
      scope.declare("self", value)
      if let record = value.record {
        for argument in record.arguments {
          if let label = argument.label { scope.declare(label, argument.value) }
        }
      }
      return call(body, in: scope)
    }
    switch (value, name) {
    case (.unknown, _): return .unknown
    case (.array(let items), "count"): return .number(Double(items.count))
    case (.array(let items), "isEmpty"): return .bool(items.isEmpty)
    case (.array(let items), "first"): return items.first ?? .nothing
    case (.array(let items), "last"): return items.last ?? .nothing
    case (.string(let text), "isEmpty"): return .bool(text.isEmpty)
    case (.string(let text), "first"): return text.first.map { .string(String($0)) } ?? .nothing
    case (.string(let text), "capitalized"): return .string(text.capitalized)
    case (.dictionary(let pairs), "values"): return .array(pairs.map(\.value))
    case (.dictionary(let pairs), "keys"): return .array(pairs.map(\.key))
    case (.record(let record), "type"):
      return Self.targetTypes[record.name].map { .record(ManifestRecord($0)) } ?? record["type"]
    case (.record(let record), _): return record[name]
    case (.nothing, _): return .nothing
    default: return .unknown
    }
  }

  /// The body of a property of a value's type, or of the only type with such a property.
  private func body(ofProperty name: String, of value: ManifestValue) -> CodeBlockItemListSyntax? {
    guard let all = properties[name] else { return nil }
    let type: String? =
      switch value {
      case .string: "String"
      case .array: "Array"
      case .record(let record):
        record.type ?? (initializers[record.name] == nil ? nil : record.name)
      default: nil
      }
    if let type, let own = all.first(where: { $0.type == type }) { return own.body }
    if case .record(let record) = value {
      if !record[name].isNothing { return nil }
      let owner = all.first { candidate in
        cases[candidate.type]?.contains { $0.name == record.name } ?? false
      }
      return (owner ?? all.first { $0.type != "String" && $0.type != "Array" })?.body
    }
    return nil
  }

  // MARK: Calls

  func call(_ call: FunctionCallExprSyntax, in scope: ManifestScope) -> ManifestValue {
    var arguments = self.arguments(call.arguments, in: scope)
    if let trailing = call.trailingClosure {
      arguments.append((nil, .closure(closure(trailing, in: scope))))
    }
    let callee = call.calledExpression
    if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if case .closure(let closure)? = scope[name] { return run(closure, arguments) }
      if let function = function(name, arguments) { return run(function, arguments, on: nil) }
      if let value = scope["self"], let result = method(name, of: value, arguments) {
        return result
      }
      return constructed(name, arguments)
    }
    if let access = callee.as(MemberAccessExprSyntax.self) {
      return self.call(access, arguments, in: scope)
    }
    if case .closure(let closure) = evaluate(callee, in: scope) { return run(closure, arguments) }
    return .unknown
  }

  private func constructed(
    _ name: String,
    _ arguments: [ManifestRecord.Argument]
  ) -> ManifestValue {
    guard name.first?.isUppercase == true else { return .unknown }
    // String("a"), Version("1.0.0"), Path("a"), Array(list) and Set(list) are equal to their argument.
    if ["String", "Version", "Path", "Array", "Set"].contains(name), arguments.count == 1 {
      return arguments[0].value
    }
    if let own = initializers[Self.last(name)]?.first(where: { accepts($0.signature, arguments) }),
      let body = own.body?.statements
    {
      return initialized(name, by: own, body, arguments)
    }
    if name == "Version" {
      return .string(
        arguments.compactMap { if case .number(let n) = $0.value { "\(Int(n))" } else { nil } }
          .joined(separator: ".")
      )
    }
    return .record(ManifestRecord(name, arguments))
  }

  /// Runs an initializer, whose `self.init(…)` creates the value.
  private func initialized(
    _ name: String,
    by function: InitializerDeclSyntax,
    _ body: CodeBlockItemListSyntax,
    _ arguments: [ManifestRecord.Argument]
  ) -> ManifestValue {
    let scope = ManifestScope(globals)
    bind(arguments, to: function.signature, in: scope)
    scope.declare("self", .type(name))
    _ = call(body, in: scope)
    if case .record? = scope["self"] { return scope["self"] ?? .unknown }
    return .record(ManifestRecord(name, arguments))
  }

  private func call(
    _ access: MemberAccessExprSyntax,
    _ arguments: [ManifestRecord.Argument],
    in scope: ManifestScope
  ) -> ManifestValue {
    let name = access.declName.baseName.text
    guard let base = access.base else {
      return function(name, arguments).map { run($0, arguments, on: nil) }
        ?? .record(ManifestRecord(name, arguments))
    }
    let value = evaluate(base, in: scope)
    if case .type(let type) = value {
      if name == "init" {
        let made = constructed(type, arguments)
        if base.trimmedDescription == "self" { scope.assign("self", made) }
        return made
      }
      if let function = function(name, arguments) {
        return run(function, arguments, on: nil)
      }
      return .record(ManifestRecord(name, arguments))
    }
    if let changed = changed(value, by: name, arguments) {
      assign(changed, to: base, in: scope)
      return .nothing
    }
    if let result = method(name, of: value, arguments) { return result }
    if let function = function(name, arguments) {
      return run(function, arguments, on: value)
    }
    // Chained calls, as in Tuist's settings, keep the value that they are called on.
    if case .record(let record) = value { return .record(record) }
    return .unknown
  }

  /// The list after a mutating call; `nil` for another call.
  private func changed(
    _ value: ManifestValue,
    by name: String,
    _ arguments: [ManifestRecord.Argument]
  ) -> ManifestValue? {
    guard let argument = arguments.first else { return nil }
    let items: [ManifestValue]
    switch value {
    case .array(let present): items = present
    case .nothing: items = []
    default: return nil
    }
    guard ["append", "insert"].contains(name), step(copying: items.count) else { return nil }
    switch (name, argument.label) {
    case ("append", "contentsOf"?):
      return argument.value.array.map { .array(items + $0) } ?? .unknown
    case ("append", _): return .array(items + [argument.value])
    case ("insert", _): return .array([argument.value] + items)
    default: return nil
    }
  }

  /// The result of a method of lists and texts; `nil` for an unknown method.
  private func method(
    _ name: String,
    of value: ManifestValue,
    _ arguments: [ManifestRecord.Argument]
  ) -> ManifestValue? {
    switch value {
    case .array(let items): return method(name, of: items, arguments)
    case .string(let text):
      let other = arguments.first?.value.string
      switch (name, other) {
      case ("dropFirst", nil): return .string(String(text.dropFirst()))
      case ("dropLast", nil): return .string(String(text.dropLast()))
      case ("hasPrefix", let other?): return .bool(text.hasPrefix(other))
      case ("hasSuffix", let other?): return .bool(text.hasSuffix(other))
      case ("contains", let other?): return .bool(text.contains(other))
      case ("lowercased", nil): return .string(text.lowercased())
      case ("uppercased", nil): return .string(text.uppercased())
      default: return nil
      }
    default: return nil
    }
  }

  private func method(
    _ name: String,
    of items: [ManifestValue],
    _ arguments: [ManifestRecord.Argument]
  ) -> ManifestValue? {
    let argument = arguments.first?.value ?? .nothing
    guard step(copying: items.count) else { return .unknown }
    switch name {
    case "map", "compactMap", "flatMap":
      let results = items.map { apply(argument, to: $0) }
      switch name {
      case "compactMap": return .array(results.filter { !$0.isNothing })
      case "flatMap": return .array(results.flatMap { $0.array ?? [$0] })
      default: return .array(results)
      }
    case "filter": return .array(items.filter { apply(argument, to: $0).bool == true })
    case "forEach":
      for item in items { _ = apply(argument, to: item) }
      return .nothing
    case "contains":
      if case .closure = argument {
        return .bool(items.contains { apply(argument, to: $0).bool == true })
      }
      return .bool(items.contains { $0.isEqual(to: argument) == true })
    case "sorted", "reversed": return .array(items)
    case "joined":
      if items.contains(where: { $0.array != nil }) {
        return .array(items.flatMap { $0.array ?? [$0] })
      }
      return .string(items.compactMap(\.string).joined(separator: argument.string ?? ""))
    case "first", "last":
      return items.first { apply(argument, to: $0).bool == true } ?? .nothing
    default: return nil
    }
  }

  private func apply(_ function: ManifestValue, to item: ManifestValue) -> ManifestValue {
    switch function {
    case .closure(let closure): run(closure, [(nil, item)])
    // A case or initializer referred to by its name: `names.map(Target.Dependency.init)`.
    default: .unknown
    }
  }

  func closure(_ closure: ClosureExprSyntax, in scope: ManifestScope) -> ManifestClosure {
    let names: [String] =
      switch closure.signature?.parameterClause {
      case .simpleInput(let list)?: list.map(\.name.text)
      case .parameterClause(let clause)?:
        clause.parameters.map { ($0.secondName ?? $0.firstName).text }
      case nil: []
      @unknown default: []
      }
    return ManifestClosure(
      parameters: names.map { (nil, $0, nil) },
      body: closure.statements,
      scope: scope
    )
  }

  private func run(
    _ closure: ManifestClosure,
    _ arguments: [ManifestRecord.Argument]
  ) -> ManifestValue {
    let scope = ManifestScope(closure.scope)
    for (index, argument) in arguments.enumerated() {
      scope.declare("$\(index)", argument.value)
      if index < closure.parameters.count {
        scope.declare(closure.parameters[index].name, argument.value)
      }
    }
    return call(closure.body, in: scope)
  }

  /// The function with a name that accepts the labels of a call.
  private func function(
    _ name: String,
    _ arguments: [ManifestRecord.Argument]
  ) -> FunctionDeclSyntax? {
    functions[name]?.first { accepts($0.signature, arguments) }
  }

  /// Whether the labels of a call are among those of a function.
  private func accepts(
    _ signature: FunctionSignatureSyntax,
    _ arguments: [ManifestRecord.Argument]
  ) -> Bool {
    let labels = signature.parameterClause.parameters.map(\.firstName.text)
    return arguments.allSatisfy { argument in
      guard let label = argument.label else {
        return labels.contains("_")
          || { if case .closure = argument.value { true } else { false } }()
      }
      return labels.contains(label)
    }
  }

  private func run(
    _ function: FunctionDeclSyntax,
    _ arguments: [ManifestRecord.Argument],
    on value: ManifestValue?
  ) -> ManifestValue {
    guard let body = function.body?.statements else { return .unknown }
    let scope = ManifestScope(globals)
    if let value { scope.declare("self", value) }
    bind(arguments, to: function.signature, in: scope)
    return call(body, in: scope)
  }

  /// Declares the parameters of a function with the arguments of a call.
  private func bind(
    _ arguments: [ManifestRecord.Argument],
    to signature: FunctionSignatureSyntax,
    in scope: ManifestScope
  ) {
    var rest = arguments
    for parameter in signature.parameterClause.parameters {
      let label = parameter.firstName.text
      let name = (parameter.secondName ?? parameter.firstName).text
      if parameter.ellipsis != nil {
        let taken = rest.prefix { $0.label == nil || $0.label == label }
        scope.declare(name, .array(taken.map(\.value)))
        rest.removeFirst(taken.count)
      } else if let index = rest.firstIndex(where: { $0.label == (label == "_" ? nil : label) }) {
        scope.declare(name, rest.remove(at: index).value)
      } else if let fallback = parameter.defaultValue?.value {
        scope.declare(name, evaluate(fallback, in: globals))
      } else {
        scope.declare(name, .nothing)
      }
    }
  }
}
