import SourceFacts
import SwiftSyntax

/// Styles: named closures that set the font of the view that they receive.
extension FactVisitor {
  /// The closure of `ViewStyle<UILabel> { $0.font = … }`, or of `{ $0.font = … }` as a value.
  static func style(_ value: ExprSyntax) -> ClosureExprSyntax? {
    let value = Expressions.bare(value)
    if let closure = value.as(ClosureExprSyntax.self) { return closure }
    guard let call = value.as(FunctionCallExprSyntax.self) else { return nil }
    let callee = Expressions.bare(call.calledExpression)
    let type =
      callee.as(GenericSpecializationExprSyntax.self)?.expression
      .as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? callee.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard
      type?.first?.isUppercase == true
        || callee.as(MemberAccessExprSyntax.self)?.declName
          .baseName.text == "init"
    else { return nil }
    if call.arguments.isEmpty { return call.trailingClosure }
    guard call.arguments.count == 1, call.trailingClosure == nil else { return nil }
    return call.arguments.first?.expression.as(ClosureExprSyntax.self)
  }

  /// The parts of `concat(baseStyle, and: { $0.font = … })`: closures, and names of other styles.
  ///
  /// A function that receives only such closures and styles, at least one, combines them.
  static func combinedStyles(_ value: ExprSyntax) -> [ExprSyntax]? {
    guard let call = Expressions.bare(value).as(FunctionCallExprSyntax.self),
      call.calledExpression.is(DeclReferenceExprSyntax.self)
    else { return nil }
    let trailing = call.trailingClosure.map { [ExprSyntax($0)] } ?? []
    let parts = call.arguments.map(\.expression) + trailing
    let closures = parts.filter { $0.is(ClosureExprSyntax.self) }
    let names = parts.compactMap { $0.as(DeclReferenceExprSyntax.self)?.baseName.text }
      .filter { $0.first?.isLowercase == true }
    let isCombined = !closures.isEmpty && !names.isEmpty
    return isCombined && closures.count + names.count == parts.count ? parts : nil
  }

  /// Reads closures and the names of other styles as a function that receives a view, under the name of their
  /// owner.
  func styling(_ name: String, _ parts: [ExprSyntax], at node: some SyntaxProtocol) {
    let parameter = "$0"
    facts.functions.append(
      FunctionDeclaration(
        owner: owner,
        name: name,
        parameters: [.init(label: nil, name: parameter)],
        position: position(of: node)
      )
    )
    var scope = Scope(function: facts.functions.count - 1)
    scope.subjects = [[[parameter]]]
    for part in parts {
      guard let closure = part.as(ClosureExprSyntax.self) else {
        within(scope) { other(part, parameter) }
        continue
      }
      var inner = scope
      if let own = Self.parameter(of: closure) { inner.names[own] = .path([parameter]) }
      within(inner) { walk(closure.statements) }
    }
  }

  /// Records that a style begins with another one, which receives the same view.
  private func other(_ style: ExprSyntax, _ parameter: String) {
    guard let name = style.as(DeclReferenceExprSyntax.self)?.baseName.text else { return }
    facts.calls.append(
      HelperCall(
        receiver: [],
        name: name,
        arguments: [.init(label: nil, path: [parameter])],
        context: context(style)
      )
    )
  }

  /// Records that a style of a type is applied to views: `Style.Label.body.apply(to: title, subtitle)`.
  func apply(_ base: ExprSyntax?, _ node: FunctionCallExprSyntax, _ context: StatementContext) {
    guard context.function != nil, let base = base.map({ Expressions.bare($0) }) else { return }
    let made = base.as(FunctionCallExprSyntax.self).map { Expressions.bare($0.calledExpression) }
    guard let path = Expressions.path(made ?? base), path.count > 1, let name = path.last,
      path[path.count - 2].first?.isUppercase == true, name.first?.isLowercase == true
    else { return }
    for argument in node.arguments {
      guard let view = target(of: argument.expression), view.first?.first?.isUppercase != true
      else {
        continue
      }
      facts.calls.append(
        HelperCall(
          receiver: path.dropLast(),
          name: name,
          arguments: [.init(label: nil, path: view)],
          context: context
        )
      )
    }
  }
}
