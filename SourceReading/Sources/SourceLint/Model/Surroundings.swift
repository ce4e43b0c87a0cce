import SwiftSyntax

/// The code around an expression, as far as it determines whether its text has to scale.
enum Surroundings {
  /// The maximum distance that is followed up a tree.
  private static let maximumDistance = 200

  /// UIKit functions between which code draws into an image.
  private static let drawing = [
    "UIGraphicsBeginImageContext", "UIGraphicsBeginImageContextWithOptions",
    "UIGraphicsImageRenderer", "UIGraphicsPDFRenderer",
  ]

  /// The function, initializer or property around a node, or `nil` for none.
  static func declaration(around node: some SyntaxProtocol) -> Syntax? {
    var current = Syntax(node).parent
    for _ in 0..<maximumDistance {
      guard let found = current else { return nil }
      if found.is(FunctionDeclSyntax.self) || found.is(InitializerDeclSyntax.self)
        || found.is(AccessorBlockSyntax.self)
      {
        return found
      }
      if found.is(MemberBlockSyntax.self) { return nil }
      current = found.parent
    }
    return nil
  }

  /// The type of a parameter of the function or initializer around a node.
  static func parameterType(_ name: String, at node: some SyntaxProtocol) -> String? {
    let function = declaration(around: node)
    let parameters =
      function?.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
      ?? function?.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
    return parameters?.first { ($0.secondName ?? $0.firstName).text == name }?
      .type.trimmedDescription.trimmingSuffix { $0 == "?" || $0 == "!" }
  }

  /// Whether a local or private constant is not used in any other code that can see it.
  static func isUnused(_ binding: Binding) -> Bool {
    let isLocal = binding.scope.kind == .function || binding.scope.kind == .closure
    let isPrivate = binding.declaration.modifiers.contains {
      ["private", "fileprivate"].contains($0.name.text)
    }
    guard isLocal || isPrivate else { return false }
    let code = isLocal ? declaration(around: binding.declaration) : Syntax(binding.declaration).root
    guard let code else { return false }
    return LintWork.words(ofDeclaration: code).count(of: binding.name) < 2
  }

  /// The identifiers in the function or property around a node.
  static func words(around node: some SyntaxProtocol) -> Words? {
    declaration(around: node).map { LintWork.words(ofDeclaration: $0) }
  }

  /// Whether the code draws an image, whose text has a size relative to the image.
  static func drawsImage(_ node: some SyntaxProtocol) -> Bool {
    guard let function = declaration(around: node) else { return false }
    if makesImage(function) { return true }
    let words = LintWork.words(ofDeclaration: function)
    // Programs such as PaintCode generate functions of a type that draw its pictures.
    if words.contains("UIGraphicsGetCurrentContext"),
      function.as(FunctionDeclSyntax.self)?.modifiers.contains(where: {
        ["static", "class"].contains($0.name.text)
      }) == true
    {
      return true
    }
    return words.contains(anyOf: drawing)
  }

  /// Whether a function returns an image, as for initials in an avatar.
  private static func makesImage(_ function: Syntax) -> Bool {
    let type =
      function.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
      ?? function.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
    let name = type?.trimmedDescription.trimmingSuffix { $0 == "?" || $0 == "!" }
    return name.map { ["UIImage", "CGImage", "CIImage"].contains($0) } ?? false
  }

  /// The name of the value that a closure configures: `score` in `let score = UILabel().then {
  /// $0.numberOfLines = 1 }`.
  static func configured(at node: some SyntaxProtocol) -> String? {
    var current = Syntax(node).parent
    var isInClosure = false
    for _ in 0..<maximumDistance {
      guard let found = current, !found.is(MemberBlockSyntax.self) else { return nil }
      if found.is(ClosureExprSyntax.self) {
        guard !isInClosure else { return nil }
        isInClosure = true
      } else if isInClosure, let call = found.as(FunctionCallExprSyntax.self),
        let name = call.base?.lastName
      {
        return name
      } else if isInClosure, let binding = found.as(PatternBindingSyntax.self) {
        return binding.pattern.trimmedDescription
      } else if isInClosure, let elements = found.as(SequenceExprSyntax.self)?.elements,
        elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
      {
        return elements.first?.lastName
      }
      current = found.parent
    }
    return nil
  }

  /// Whether attributes belong to attributed text without a visible character.
  static func isBlankText(_ node: some SyntaxProtocol) -> Bool {
    var current = Syntax(node).parent
    for _ in 0..<8 {
      guard let found = current else { return false }
      if let call = found.as(FunctionCallExprSyntax.self),
        let text = call.argument("string")
      {
        return text.text?.allSatisfy(\.isWhitespace) ?? false
      }
      current = found.parent
    }
    return false
  }

  /// Whether code runs only at sizes below the accessibility sizes.
  ///
  /// The branch for accessibility sizes shows the text differently.
  static func isForSmallerSizes(_ node: some SyntaxProtocol) -> Bool {
    var child = Syntax(node)
    for _ in 0..<maximumDistance {
      guard let parent = child.parent else { return false }
      if let choice = parent.as(IfExprSyntax.self) {
        guard LintWork.count(choice.conditions.totalLength.utf8Length) else { return false }
        let condition = choice.conditions.trimmedDescription
        let isNegated = condition.hasPrefix("!")
        let isElse = choice.elseBody.map { Syntax($0).id == child.id } ?? false
        let isBody = Syntax(choice.body).id == child.id
        let asks = ["isAccessibilitySize", "isAccessibilityCategory"].contains {
          condition.contains($0)
        }
        if asks, isNegated ? isBody : isElse { return true }
      }
      if parent.is(MemberBlockSyntax.self) { return false }
      child = parent
    }
    return false
  }

  /// The modifiers outside a modifier, from the inside out.
  static func modifiers(outside modifier: FunctionCallExprSyntax) -> [FunctionCallExprSyntax] {
    var found: [FunctionCallExprSyntax] = []
    var current = modifier
    while found.count < maximumDistance,
      let member = current.parent?.as(MemberAccessExprSyntax.self),
      let next = member.parent?.as(FunctionCallExprSyntax.self)
    {
      found.append(next)
      current = next
    }
    return found
  }

  /// Whether a view is inside one that is hidden from assistive technologies.
  static func isInHiddenView(_ node: some SyntaxProtocol) -> Bool {
    var current = Syntax(node).parent
    for _ in 0..<maximumDistance {
      guard let found = current else { return false }
      if found.is(MemberBlockSyntax.self) { return false }
      if let call = found.as(FunctionCallExprSyntax.self), call.name == "accessibilityHidden",
        call.arguments.first?.expression.trimmedDescription != "false"
      {
        return true
      }
      current = found.parent
    }
    return false
  }

  /// Whether a call with a name is around a node.
  static func isInside(_ node: some SyntaxProtocol, of name: String) -> Bool {
    var current = Syntax(node).parent
    for _ in 0..<maximumDistance {
      guard let found = current, !found.is(MemberBlockSyntax.self) else { return false }
      if let call = found.as(FunctionCallExprSyntax.self), call.name == name { return true }
      current = found.parent
    }
    return false
  }

  /// Whether code runs only on a television, according to a surrounding condition.
  static func isForTelevision(_ node: some SyntaxProtocol) -> Bool {
    var child = Syntax(node)
    for _ in 0..<maximumDistance {
      guard let parent = child.parent, !parent.is(MemberBlockSyntax.self) else { return false }
      if let one = parent.as(SwitchCaseSyntax.self), isForOtherDevices(one) { return true }
      if let choice = parent.as(IfExprSyntax.self) {
        let isBody = Syntax(choice.body).id == child.id
        guard LintWork.count(choice.conditions.totalLength.utf8Length) else { return false }
        if isBody, asksForTelevision(choice.conditions.trimmedDescription) { return true }
      }
      if let choice = parent.as(UnresolvedTernaryExprSyntax.self),
        Syntax(choice.thenExpression).id == child.id,
        let elements = choice.parent?.as(ExprListSyntax.self)
      {
        guard LintWork.count(elements.totalLength.utf8Length) else { return false }
        let condition = elements.prefix { $0.id != ExprSyntax(choice).id }
        if asksForTelevision(condition.map(\.trimmedDescription).joined()) { return true }
      }
      child = parent
    }
    return false
  }

  /// Whether a case is about device idioms without the text sizes of iOS: `case .tv, .carPlay:`.
  private static func isForOtherDevices(_ one: SwitchCaseSyntax) -> Bool {
    guard let label = one.label.as(SwitchCaseLabelSyntax.self) else { return false }
    return label.caseItems.allSatisfy {
      [".tv", ".carPlay", ".mac"].contains($0.pattern.trimmedDescription)
    }
  }

  private static func asksForTelevision(_ condition: String) -> Bool {
    guard !condition.hasPrefix("!"), !condition.contains("!=") else { return false }
    let isWhole = !condition.contains("||")
    return isWhole && ["isTV", "== .tv", "==.tv"].contains { condition.contains($0) }
  }

  /// Whether a container around a view, or a modifier of the view itself, gives it the full width.
  ///
  /// A horizontally scrolling view proposes no width to its content, unless a modifier in between does.
  static func hasOwnWidth(_ node: FunctionCallExprSyntax) -> Bool {
    var current: Syntax? = Syntax(ViewChain(node).modifiers.first ?? node)
    var isNarrowed = false
    for _ in 0..<maximumDistance {
      guard let found = current, !found.is(MemberBlockSyntax.self) else { return false }
      if let call = found.as(FunctionCallExprSyntax.self) {
        switch call.name {
        case "fixedSize" where call.argument("horizontal")?.trimmedDescription != "false":
          return true
        case "frame" where (call.argument("width") ?? call.argument("maxWidth")) != nil:
          isNarrowed = true
        case "containerRelativeFrame": isNarrowed = true
        case "ScrollView" where !isNarrowed && scrollsAcross(call): return true
        default: break
        }
      }
      current = found.parent
    }
    return false
  }

  private static func scrollsAcross(_ call: FunctionCallExprSyntax) -> Bool {
    guard let axes = call.arguments.first(where: { $0.label == nil })?.expression else {
      return false
    }
    return Words(axes).contains("horizontal")
  }
}
