import SwiftSyntax

extension ManifestInterpreter {
  /// Registers functions, types and extensions, at any nesting of a text.
  func declare(_ items: CodeBlockItemListSyntax) {
    for item in items {
      guard case .decl(let declaration) = item.item else { continue }
      if let condition = declaration.as(IfConfigDeclSyntax.self) {
        if case .statements(let inner) = chosen(condition) { declare(inner) }
      } else {
        declare(declaration, of: nil)
      }
    }
  }

  private func declare(_ declaration: DeclSyntax, of type: String?) {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      functions[function.name.text, default: []].append(function)
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      declare(variable, of: type)
    } else if let part = declaration.as(ExtensionDeclSyntax.self) {
      declare(part.memberBlock, of: part.extendedType.trimmedDescription)
    } else if let part = declaration.as(StructDeclSyntax.self) {
      declare(part.memberBlock, of: part.name.text)
    } else if let part = declaration.as(ClassDeclSyntax.self) {
      declare(part.memberBlock, of: part.name.text)
    } else if let part = declaration.as(EnumDeclSyntax.self) {
      declare(part.memberBlock, of: part.name.text)
    } else if let function = declaration.as(InitializerDeclSyntax.self), let type {
      initializers[Self.last(type), default: []].append(function)
    } else if let part = declaration.as(EnumCaseDeclSyntax.self), let type {
      for element in part.elements {
        let raw = element.rawValue.map { evaluate($0.value, in: globals) }
        cases[Self.last(type), default: []].append(
          (element.name.text, raw ?? .string(element.name.text))
        )
      }
    }
  }

  private func declare(_ block: MemberBlockSyntax, of type: String) {
    for member in block.members { declare(member.decl, of: type) }
  }

  private func declare(_ variable: VariableDeclSyntax, of type: String?) {
    let isStatic = variable.modifiers.contains { ["static", "class"].contains($0.name.text) }
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      if let body = Self.getter(of: binding) {
        if isStatic || type == nil {
          statics[name, default: []].append((Self.last(type ?? ""), .body(body)))
        } else {
          properties[name, default: []].append((Self.last(type ?? ""), body))
        }
      } else if let initial = binding.initializer?.value, isStatic || type == nil {
        statics[name, default: []].append((Self.last(type ?? ""), .expression(initial)))
      }
    }
  }

  /// The name of a type without its outer types.
  static func last(_ type: String) -> String {
    String(type.split(separator: ".").last ?? "").filter { $0 != "?" && $0 != "`" }
  }

  /// The body of a computed property.
  static func getter(of binding: PatternBindingSyntax) -> CodeBlockItemListSyntax? {
    switch binding.accessorBlock?.accessors {
    case .getter(let body)?: body
    case .accessors(let list)?:
      list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
    case nil: nil
    @unknown default: nil
    }
  }

  /// The branch of `#if` that is active on a Mac, where manifests of apps are read.
  func chosen(_ condition: IfConfigDeclSyntax) -> IfConfigClauseSyntax.Elements? {
    for clause in condition.clauses {
      guard let expression = clause.condition else { return clause.elements }
      if holds(condition: expression) { return clause.elements }
    }
    return nil
  }

  private func holds(condition: ExprSyntax) -> Bool {
    if let name = condition.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return conditions.contains(name)
    }
    if let not = condition.as(PrefixOperatorExprSyntax.self) {
      return !holds(condition: not.expression)
    }
    if let group = condition.as(TupleExprSyntax.self), let inner = group.elements.first?.expression
    {
      return holds(condition: inner)
    }
    if let sequence = condition.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      let operands = elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }
      // All operators of a condition are alike in manifests; `||` has the lower precedence.
      let isOr = elements.contains { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "||" }
      return isOr
        ? operands.contains { holds(condition: $0) }
        : operands.allSatisfy { holds(condition: $0) }
    }
    guard let call = condition.as(FunctionCallExprSyntax.self) else { return false }
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == "macOS" || argument == "OSX"
    case "canImport": return !["Glibc", "Musl", "WinSDK", "Android"].contains(argument)
    case "swift", "compiler": return argument.hasPrefix(">=")
    default: return false
    }
  }
}
