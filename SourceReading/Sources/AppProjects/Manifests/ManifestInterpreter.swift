import SwiftParser
import SwiftSyntax

/// Computes the values of a Swift manifest without compiling it: literals, constants, the manifest's own
/// functions and extensions, and loops over lists.
///
/// It opens no file and runs no program. Everything else is ``ManifestValue/unknown``, which the reader of
/// the manifest reports. The number of steps and the depth of calls are limited, so every manifest
/// terminates.
final class ManifestInterpreter {
  private static let maximumSteps = 200_000
  private static let maximumCalls = 48
  private static let maximumBrackets = 16

  let globals = ManifestScope()
  /// Functions by name, including those of extensions and types.
  var functions: [String: [FunctionDeclSyntax]] = [:]
  /// Static and global properties that are computed or initialized when first needed.
  var statics: [String: [(type: String, value: StaticValue)]] = [:]
  /// Properties of values: of extensions and of types.
  var properties: [String: [(type: String, body: CodeBlockItemListSyntax)]] = [:]
  /// The initializers that types have from the manifest.
  var initializers: [String: [InitializerDeclSyntax]] = [:]
  /// The raw values of the cases of enumerations, by type and case.
  var cases: [String: [(name: String, raw: ManifestValue)]] = [:]
  /// The names of conditions that are true, in addition to those of a Mac.
  let conditions: Set<String>
  private var steps = 0
  private var calls = 0

  enum StaticValue {
    case expression(ExprSyntax)
    case body(CodeBlockItemListSyntax)
  }

  /// The way in which a block ends.
  enum Flow {
    case onward
    case returned(ManifestValue)
    case next
    case stop
  }

  init(conditions: Set<String> = []) {
    self.conditions = conditions
  }

  /// Whether the limit on the number of steps was reached.
  var isExhausted: Bool { steps > Self.maximumSteps }

  /// Runs a text; later texts see the declarations of earlier ones.
  func run(_ text: String) {
    guard Self.canBeParsed(text) else { return }
    let tree = Parser.parse(source: text)
    declare(tree.statements)
    _ = run(tree.statements, in: globals)
  }

  /// Registers only declarations, such as those of helpers beside a manifest.
  func declare(_ text: String) {
    guard Self.canBeParsed(text) else { return }
    declare(Parser.parse(source: text).statements)
  }

  /// Whether the nesting of brackets is so shallow that the parser ends soon.
  ///
  /// SwiftParser 6.3 looks ahead for a type at each `[`, which doubles the time for each nesting.
  private static func canBeParsed(_ text: String) -> Bool {
    var depth = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "]") { depth = max(0, depth - 1) }
      if depth > maximumBrackets { return false }
    }
    return true
  }

  /// Counts a step, which costs more if it copies a list or a text.
  func step(copying count: Int = 0) -> Bool {
    steps += 1 + count / 8
    return !isExhausted
  }

  /// Runs a body with the depth of calls counted.
  func call(_ body: CodeBlockItemListSyntax, in scope: ManifestScope) -> ManifestValue {
    guard calls < Self.maximumCalls, step() else { return .unknown }
    calls += 1
    defer { calls -= 1 }
    return value(of: run(body, in: scope, givesValue: true))
  }

  private func value(of flow: Flow) -> ManifestValue {
    if case .returned(let value) = flow { value } else { .nothing }
  }

  // MARK: Statements

  /// Runs statements; a single expression is the value of its block.
  func run(
    _ items: CodeBlockItemListSyntax,
    in scope: ManifestScope,
    givesValue: Bool = false
  ) -> Flow {
    for item in items {
      guard step() else { return .returned(.unknown) }
      switch run(item, in: scope, givesValue: givesValue && items.count == 1) {
      case .onward: continue
      case let flow: return flow
      }
    }
    return .onward
  }

  private func run(
    _ item: CodeBlockItemSyntax,
    in scope: ManifestScope,
    givesValue: Bool
  ) -> Flow {
    let expression: ExprSyntax
    switch item.item {
    case .decl(let declaration): return run(declaration, in: scope)
    case .expr(let alone): expression = alone
    case .stmt(let statement):
      guard let inner = statement.as(ExpressionStmtSyntax.self)?.expression else {
        return run(statement, in: scope)
      }
      expression = inner
    @unknown default: return .returned(.unknown)
    }
    if let block = expression.as(IfExprSyntax.self) {
      return run(block, in: scope, givesValue: givesValue)
    }
    if let choice = expression.as(SwitchExprSyntax.self) {
      return run(choice, in: scope, givesValue: givesValue)
    }
    let value = evaluate(expression, in: scope)
    return givesValue ? .returned(value) : .onward
  }

  private func run(_ declaration: DeclSyntax, in scope: ManifestScope) -> Flow {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      declare(variable, in: scope)
    } else if let condition = declaration.as(IfConfigDeclSyntax.self) {
      if case .statements(let items) = chosen(condition) { return run(items, in: scope) }
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      let known = functions[function.name.text] ?? []
      if !known.contains(function) { functions[function.name.text] = [function] + known }
    }
    return .onward
  }

  private func declare(_ variable: VariableDeclSyntax, in scope: ManifestScope) {
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      if let initial = binding.initializer?.value {
        scope.declare(name, evaluate(initial, in: scope))
      } else if let body = Self.getter(of: binding) {
        scope.declare(name, call(body, in: ManifestScope(scope)))
      } else {
        scope.declare(name, .nothing)
      }
    }
  }

  private func run(_ statement: StmtSyntax, in scope: ManifestScope) -> Flow {
    if let result = statement.as(ReturnStmtSyntax.self) {
      return .returned(result.expression.map { evaluate($0, in: scope) } ?? .nothing)
    }
    if let loop = statement.as(ForStmtSyntax.self) { return run(loop, in: scope) }
    if let check = statement.as(GuardStmtSyntax.self) {
      switch holds(check.conditions, in: scope) {
      case true?: return .onward
      case false?: return run(check.body.statements, in: ManifestScope(scope))
      case nil: return .returned(.unknown)
      }
    }
    if statement.is(ContinueStmtSyntax.self) { return .next }
    if statement.is(BreakStmtSyntax.self) { return .stop }
    return .onward
  }

  private func run(_ loop: ForStmtSyntax, in scope: ManifestScope) -> Flow {
    guard let items = evaluate(loop.sequence, in: scope).array else { return .onward }
    for item in items {
      guard step() else { return .returned(.unknown) }
      let inner = ManifestScope(scope)
      bind(loop.pattern, to: item, in: inner)
      if let condition = loop.whereClause?.condition,
        evaluate(condition, in: inner).bool != true
      {
        continue
      }
      switch run(loop.body.statements, in: inner) {
      case .returned(let value): return .returned(value)
      case .stop: return .onward
      case .onward, .next: continue
      }
    }
    return .onward
  }

  private func bind(_ pattern: PatternSyntax, to value: ManifestValue, in scope: ManifestScope) {
    if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
      scope.declare(name, value)
    } else if let tuple = pattern.as(TuplePatternSyntax.self) {
      let parts = value.record?.arguments.map(\.value) ?? []
      for (element, part) in zip(tuple.elements, parts) {
        bind(element.pattern, to: part, in: scope)
      }
    }
  }

  func run(_ block: IfExprSyntax, in scope: ManifestScope, givesValue: Bool = false) -> Flow {
    let inner = ManifestScope(scope)
    switch holds(block.conditions, in: inner) {
    case nil: return .onward
    case true?: return run(block.body.statements, in: inner, givesValue: givesValue)
    case false?: break
    }
    switch block.elseBody {
    case .ifExpr(let next)?: return run(next, in: scope, givesValue: givesValue)
    case .codeBlock(let body)?:
      return run(body.statements, in: ManifestScope(scope), givesValue: givesValue)
    case nil: return .onward
    @unknown default: return .returned(.unknown)
    }
  }

  /// Whether all conditions are true; `nil` if one is unknown.
  private func holds(_ conditions: ConditionElementListSyntax, in scope: ManifestScope) -> Bool? {
    for element in conditions {
      switch element.condition {
      case .expression(let expression):
        guard let value = evaluate(expression, in: scope).bool else { return nil }
        if !value { return false }
      case .optionalBinding(let binding):
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? ""
        let value =
          binding.initializer.map { evaluate($0.value, in: scope) } ?? value(named: name, in: scope)
        if value.isUnknown { return nil }
        if value.isNothing { return false }
        scope.declare(name, value)
      default: return nil
      }
    }
    return true
  }

  func run(
    _ choice: SwitchExprSyntax,
    in scope: ManifestScope,
    givesValue: Bool = false
  ) -> Flow {
    let subject = evaluate(choice.subject, in: scope)
    for element in choice.cases {
      guard let branch = element.as(SwitchCaseSyntax.self) else { continue }
      switch branch.label {
      case .default:
        return run(branch.statements, in: ManifestScope(scope), givesValue: givesValue)
      case .case(let label):
        for item in label.caseItems {
          let inner = ManifestScope(scope)
          guard let isMatch = matches(item.pattern, subject, in: inner) else {
            return .returned(.unknown)
          }
          if isMatch { return run(branch.statements, in: inner, givesValue: givesValue) }
        }
      @unknown default: return .returned(.unknown)
      }
    }
    return .onward
  }

  /// Whether a `switch` pattern matches a value, whose parts it binds; `nil` for an unsupported pattern.
  private func matches(
    _ pattern: PatternSyntax,
    _ subject: ManifestValue,
    in scope: ManifestScope
  ) -> Bool? {
    guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { return nil }
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    else {
      let value = evaluate(expression, in: scope)
      if let one = value.record, let two = subject.record { return one.name == two.name }
      return value.isEqual(to: subject) ?? false
    }
    guard let record = subject.record, record.name == name else { return false }
    for (argument, part) in zip(call.arguments, record.arguments) {
      if let inner = argument.expression.as(PatternExprSyntax.self)?.pattern {
        bind(inner.as(ValueBindingPatternSyntax.self)?.pattern ?? inner, to: part.value, in: scope)
      } else if evaluate(argument.expression, in: scope).isEqual(to: part.value) == false {
        return false
      }
    }
    return true
  }
}
