import SourceFacts
import SwiftSyntax

extension FactVisitor {
  func context(_ node: some SyntaxProtocol) -> StatementContext {
    let scope = scopes.last
    return StatementContext(
      owner: owner,
      function: scope?.function,
      certainty: scope?.certainty ?? .unknown,
      position: position(of: node)
    )
  }

  /// The path of an expression, with local names replaced by their paths.
  func target(of expression: ExprSyntax) -> [String]? {
    Expressions.path(expression).flatMap(resolve)
  }

  private func resolve(_ path: [String]) -> [String]? {
    guard let root = path.first, let scope = scopes.last else { return path }
    if root == "$0" {
      guard let subject = scope.subjects.last, subject.count == 1 else { return nil }
      return subject[0] + path.dropFirst()
    }
    switch scope.names[root] {
    case .path(let known): return known + path.dropFirst()
    case .local: return ["$" + root] + path.dropFirst()
    case nil: return path
    }
  }

  /// Records `label.font = …` for the properties that matter.
  func assign(_ node: SequenceExprSyntax, to left: ExprSyntax) {
    let bare = Expressions.bare(left)
    let property: String
    var targets: [[String]]
    if let member = bare.as(MemberAccessExprSyntax.self) {
      property = member.declName.baseName.text
      guard let base = member.base else { return }
      guard ViewProperties.assigned.contains(property) else {
        observed(property, of: target(of: base), at: node)
        return content(property, of: target(of: base), at: node)
      }
      targets = targetsOfBase(base)
    } else if let name = bare.as(DeclReferenceExprSyntax.self)?.baseName.text {
      guard scopes.last?.names[name] == nil else { return }
      guard ViewProperties.assigned.contains(name) else { return observed(name, of: [], at: node) }
      property = name
      targets = [[]]
    } else {
      return
    }
    guard !targets.isEmpty else {
      facts.unreadStatements += 1
      return
    }
    let right = right(of: node)
    guard !setsNoFont(property, right) else { return }
    let value = value(of: property, right)
    for target in targets {
      facts.statements.append(
        ViewStatement(target: target, property: property, value: value, context: context(node))
      )
    }
  }

  /// Records that the button at a path gets content: `button.menu = …`.
  private func content(_ property: String, of target: [String]?, at node: some SyntaxProtocol) {
    guard ViewProperties.contents.contains(property), let target, target.first != "" else { return }
    facts.statements.append(
      ViewStatement(
        target: target,
        property: property,
        value: .expression,
        context: context(node)
      )
    )
  }

  /// Records that the observer of a property runs, which may style a view.
  private func observed(_ property: String, of receiver: [String]?, at node: some SyntaxProtocol) {
    guard scopes.last?.function != nil, let receiver, receiver.first != "",
      receiver.first?.hasPrefix("$") != true
    else { return }
    facts.calls.append(
      HelperCall(
        receiver: receiver,
        name: "didSet \(property)",
        arguments: [],
        context: context(node)
      )
    )
  }

  private func targetsOfBase(_ base: ExprSyntax) -> [[String]] {
    if let path = Expressions.path(base), path.first == "$0" {
      return (scopes.last?.subjects.last ?? []).map { $0 + path.dropFirst() }
    }
    return target(of: base).map { [$0] } ?? []
  }

  /// The expression after `=`; `nil` for several elements that are neither a font nor a plain value.
  private func right(of node: SequenceExprSyntax) -> ExprSyntax {
    let elements = Array(node.elements.dropFirst(2))
    if elements.count == 1 { return elements[0] }
    return ExprSyntax(SequenceExprSyntax(elements: ExprListSyntax(elements)))
  }

  /// Whether a value is an attributed text that does not change the font of the view.
  private func setsNoFont(_ property: String, _ value: ExprSyntax) -> Bool {
    property.hasPrefix("attributed")
      && PlainText(locals: scopes.last?.plainTexts ?? []).isPlain(value)
  }

  private func value(of property: String, _ expression: ExprSyntax) -> FactValue {
    if property == "font" { return .font(fonts.recipe(expression)) }
    let expression = Expressions.bare(expression)
    if property.hasPrefix("attributed") {
      return fonts.carried(expression).map { .font($0) } ?? .expression
    }
    if Expressions.path(expression) == ["UITableViewAutomaticDimension"] {
      return .name("UITableView.automaticDimension")
    }
    if let node = expression.as(BooleanLiteralExprSyntax.self) {
      return .boolean(node.literal.text == "true")
    }
    if let number = Expressions.number(expression) { return .number(number) }
    if let text = Expressions.text(expression) { return .text(text) }
    if let member = expression.as(MemberAccessExprSyntax.self),
      let path = Expressions.path(expression),
      member.base == nil || path.first?.first?.isUppercase == true
    {
      return .name(
        path.first == "" ? path.dropFirst().joined(separator: ".") : path.joined(separator: ".")
      )
    }
    return .expression
  }

  /// Records a call; true if its arguments were already read.
  func call(_ node: FunctionCallExprSyntax) -> Bool {
    let callee = Expressions.bare(node.calledExpression)
    if callee.is(ClosureExprSyntax.self) { return false }
    if let function = scopes.last?.function, scopes.last?.carriesFont == true,
      Self.isReturned(node),
      let closure = Self.style(ExprSyntax(node))
    {
      styling(facts.functions[function].name, [ExprSyntax(closure)], at: node)
      return true
    }
    guard let name = Self.calledName(callee) else { return false }
    let base = callee.as(MemberAccessExprSyntax.self)?.base
    if name == "constraint" { return height(node, base) }
    carry(name, node)
    if let property = ViewProperties.setters[name], let base, let first = node.arguments.first,
      Self.isForNormal(node)
    {
      guard !setsNoFont(property, first.expression) else { return false }
      for target in targetsOfBase(base) {
        facts.statements.append(
          ViewStatement(
            target: target,
            property: property,
            value: value(of: property, first.expression),
            context: context(node)
          )
        )
      }
      return false
    }
    if ViewProperties.immediateCalls.contains(name), let base, let closure = node.trailingClosure {
      if immediate(name, base, closure) { return true }
    }
    apply(base, node, context(node))
    helper(name, base, callee, node)
    return false
  }

  /// Whether a call is the result of a function.
  private static func isReturned(_ node: FunctionCallExprSyntax) -> Bool {
    if node.parent?.is(ReturnStmtSyntax.self) == true { return true }
    return node.parent?.as(CodeBlockItemSyntax.self)?.parent?
      .as(CodeBlockItemListSyntax.self)?.count == 1
  }

  /// Records the font of `text.addAttribute(.font, value: font, range: all)`.
  private func carry(_ name: String, _ node: FunctionCallExprSyntax) {
    guard let scope = scopes.last, scope.carriesFont, let function = scope.function,
      name.hasSuffix("Attribute"), let key = node.arguments.first?.expression,
      Expressions.path(key)?.last == "font", let value = Expressions.argument("value", of: node)
    else { return }
    facts.functions[function].carriedFonts.append(fonts.recipe(value))
  }

  /// Records the row height that a delegate returns.
  func height(returned value: ExprSyntax) {
    facts.statements.append(
      ViewStatement(
        target: [],
        property: "heightForRow",
        value: self.value(of: "heightForRow", value),
        context: context(value)
      )
    )
  }

  /// Whether a call such as `setTitle(_:for:)` is about the initial state.
  private static func isForNormal(_ node: FunctionCallExprSyntax) -> Bool {
    guard let state = Expressions.argument("for", of: node) else { return true }
    return Expressions.path(state)?.last == "normal" || Expressions.elements(state) != nil
  }

  /// Whether a name may refer to a font or a style: a member of a type, or of the expected type.
  private static func mayMakeFont(_ recipe: FontRecipe) -> Bool {
    guard case .named(let name) = recipe else { return false }
    return name.hasPrefix(".") || name.contains(".") && name.first?.isUppercase == true
  }

  private static func calledName(_ callee: ExprSyntax) -> String? {
    callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? callee.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  private func height(_ node: FunctionCallExprSyntax, _ base: ExprSyntax?) -> Bool {
    guard let base, let label = node.arguments.first?.label?.text,
      let property = ViewProperties.heights[label], let path = target(of: base),
      path.last == "heightAnchor", let value = node.arguments.first?.expression
    else { return false }
    facts.statements.append(
      ViewStatement(
        target: path.dropLast(),
        property: property,
        value: Expressions.number(value).map { .number($0) } ?? .expression,
        context: context(node)
      )
    )
    return false
  }

  /// Reads the closure of `label.then { $0.font = … }` and `[title, subtitle].forEach { … }`.
  private func immediate(_ name: String, _ base: ExprSyntax, _ closure: ClosureExprSyntax) -> Bool {
    var subjects: [[String]]
    if name == "forEach" {
      // A path may be an outlet collection, which only a document determines.
      let paths =
        Expressions.bare(base).as(ArrayExprSyntax.self)?.elements.map { target(of: $0.expression) }
        ?? [target(of: base)]
      guard !paths.contains(nil) else { return false }
      subjects = paths.compactMap { $0 }
    } else if Self.madeType(base) != nil, let own = scopes.last?.subjects.last {
      subjects = own
    } else {
      subjects = target(of: base).map { [$0] } ?? []
    }
    guard !subjects.isEmpty, subjects.count <= 32 else { return false }
    let before = scopes[scopes.count - 1]
    scopes[scopes.count - 1].returnsFont = false
    let parameter = Self.parameter(of: closure)
    for subject in subjects {
      scopes[scopes.count - 1].subjects.append([subject])
      if let parameter { scopes[scopes.count - 1].names[parameter] = .path(subject) }
      walk(closure.statements)
    }
    scopes[scopes.count - 1] = before
    return true
  }

  static func parameter(of closure: ClosureExprSyntax) -> String? {
    if case .simpleInput(let list)? = closure.signature?.parameterClause {
      return list.first?.name.text
    }
    if case .parameterClause(let clause)? = closure.signature?.parameterClause {
      return clause.parameters.first?.firstName.text
    }
    return nil
  }

  private func helper(
    _ name: String,
    _ base: ExprSyntax?,
    _ callee: ExprSyntax,
    _ node: FunctionCallExprSyntax
  ) {
    guard scopes.last?.function != nil, !ViewProperties.systemCalls.contains(name),
      name.first?.isUppercase != true,
      let receiver = base.map({ target(of: $0) }) ?? .some([]), receiver.first != ""
    else { return }
    let arguments = node.arguments.map { argument in
      let font = fonts.recipe(argument.expression)
      return HelperCall.Argument(
        label: argument.label?.text,
        path: target(of: argument.expression),
        font: Self.mayMakeFont(font) || fonts.isFont(font)
          ? font : fonts.carried(argument.expression)
      )
    }
    facts.calls.append(
      HelperCall(receiver: receiver, name: name, arguments: arguments, context: context(node))
    )
  }
}
