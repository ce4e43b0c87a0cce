import SourceFacts
import SwiftSyntax

/// Reads how an expression makes a font.
struct FontReading {
  /// Fonts of local constants, by name.
  let locals: [String: FontRecipe]
  /// The names of the parameters of the function.
  var parameters: Set<String> = []

  private static let maximumDepth = 12
  private static let fixedFactories: Set<String> = [
    "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont",
    "monospacedDigitSystemFont",
  ]
  /// The same, spelled as in Swift 2, with the size as the first argument.
  private static let olderFactories: Set<String> = [
    "systemFontOfSize", "boldSystemFontOfSize", "italicSystemFontOfSize",
    "monospacedDigitSystemFontOfSize",
  ]

  func recipe(_ expression: ExprSyntax, depth: Int = 0) -> FontRecipe {
    guard depth < Self.maximumDepth else { return .unknown }
    let expression = Expressions.bare(expression)
    if let elements = Expressions.elements(expression) { return sequence(elements, depth) }
    if let call = expression.as(FunctionCallExprSyntax.self) { return made(by: call, depth) }
    guard let path = Expressions.path(expression), let last = path.last else { return .unknown }
    if path.count == 1, let local = locals[last] { return local }
    // The font of another view is its font at that moment.
    if last == "font" && path.count > 1, path.count != 2 || !parameters.contains(path[0]) {
      return .unknown
    }
    return .named(path.joined(separator: "."))
  }

  /// The font in a value: in the attributes of a text, in an argument `font`, or inside the result of a
  /// project function.
  func carried(_ expression: ExprSyntax) -> FontRecipe? {
    let expression = Expressions.bare(expression)
    if let attributes = expression.as(DictionaryExprSyntax.self) {
      guard case .elements(let elements) = attributes.content else { return nil }
      return elements.first {
        ["font", "NSFontAttributeName"].contains(Expressions.path($0.key)?.last)
      }.map { recipe($0.value) }
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
    if let font = Expressions.argument("font", of: call) { return recipe(font) }
    if let attributes = Expressions.argument("attributes", of: call) { return carried(attributes) }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
    let name = member.declName.baseName.text
    let path = member.base.flatMap(Expressions.path)
    return .named(
      (path?.first?.first?.isUppercase == true ? path : nil).map {
        ($0 + [name]).joined(separator: ".")
      } ?? "NSAttributedString.\(name)"
    )
  }

  /// Whether an expression certainly makes a font, unlike a name that may have another meaning.
  func isFont(_ recipe: FontRecipe) -> Bool {
    switch recipe {
    case .fixed, .preferred, .scaled: true
    case .oneOf(let recipes): recipes.contains { isFont($0) }
    case .named, .unknown: false
    }
  }

  private func sequence(_ elements: [ExprSyntax], _ depth: Int) -> FontRecipe {
    if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self) {
      return recipe(elements[0], depth: depth + 1)
    }
    if elements.count == 3, let choice = elements[1].as(UnresolvedTernaryExprSyntax.self) {
      return .anyOf([
        recipe(choice.thenExpression, depth: depth + 1), recipe(elements[2], depth: depth + 1),
      ])
    }
    let operators = stride(from: 1, to: elements.count, by: 2).map { elements[$0] }
    let isFallback = operators.allSatisfy {
      $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
    }
    guard elements.count > 2, isFallback else {
      guard elements.count > 3,
        let at = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
        at == elements.count - 2,
        let choice = elements[at].as(UnresolvedTernaryExprSyntax.self)
      else { return .unknown }
      return .anyOf([
        recipe(choice.thenExpression, depth: depth + 1),
        recipe(elements[at + 1], depth: depth + 1),
      ])
    }
    return .anyOf(
      stride(from: 0, to: elements.count, by: 2).map { recipe(elements[$0], depth: depth + 1) }
    )
  }

  private func made(by call: FunctionCallExprSyntax, _ depth: Int) -> FontRecipe {
    let callee = Expressions.bare(call.calledExpression)
    guard let member = callee.as(MemberAccessExprSyntax.self) else {
      return callee.as(DeclReferenceExprSyntax.self).map {
        $0.baseName.text == "UIFont" ? initialized(call) : .named($0.baseName.text)
      } ?? .unknown
    }
    let name = member.declName.baseName.text
    if Self.fixedFactories.contains(name) {
      return .fixed(
        name: nil,
        size: Expressions.argument("ofSize", of: call).flatMap(Expressions.number)
      )
    }
    if Self.olderFactories.contains(name) {
      let size = call.arguments.first?.expression
      return .fixed(name: nil, size: size.flatMap(Expressions.number))
    }
    switch name {
    case "preferredFont":
      return .preferred(style: style(Expressions.argument("forTextStyle", of: call)))
    case "preferredFontForTextStyle":
      return .preferred(style: style(call.arguments.first?.expression))
    case "scaledFont":
      guard let base = call.arguments.first?.expression else { return .unknown }
      return .scaled(style: metricsStyle(member.base), base: recipe(base, depth: depth + 1))
    case "withSize", "fontWithSize":
      let size = call.arguments.first.flatMap { Expressions.number($0.expression) }
      return size == nil ? .unknown : .fixed(name: nil, size: size)
    case "init": return initialized(call)
    default:
      guard let path = Expressions.path(callee), !path.isEmpty else { return .unknown }
      return .named(path.joined(separator: "."))
    }
  }

  private func initialized(_ call: FunctionCallExprSyntax) -> FontRecipe {
    let size = Expressions.argument("size", of: call)
    if let name = Expressions.argument("name", of: call) {
      return .fixed(name: Expressions.text(name), size: size.flatMap(Expressions.number))
    }
    guard Expressions.argument("descriptor", of: call) != nil,
      let number = size.flatMap(Expressions.number), number != 0
    else { return .unknown }
    return .fixed(name: nil, size: number)
  }

  private func style(_ expression: ExprSyntax?) -> String? {
    guard let path = expression.flatMap(Expressions.path), let name = path.last else { return nil }
    guard path.count > 1 else { return olderStyle(name) }
    return ["", "TextStyle", "UIFontTextStyle"].contains(path[path.count - 2]) ? name : nil
  }

  /// The style of a Swift 2 constant: `body` for `UIFontTextStyleBody`.
  private func olderStyle(_ constant: String) -> String? {
    let prefix = "UIFontTextStyle"
    guard constant.hasPrefix(prefix), constant != prefix else { return nil }
    let name = constant.dropFirst(prefix.count)
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// The style of `UIFontMetrics(forTextStyle:)` and of `UIFontMetrics.default`.
  private func metricsStyle(_ expression: ExprSyntax?) -> String? {
    guard let expression = expression.map({ Expressions.bare($0) }) else { return nil }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return style(Expressions.argument("forTextStyle", of: call))
    }
    return Expressions.path(expression) == ["UIFontMetrics", "default"] ? "body" : nil
  }
}
