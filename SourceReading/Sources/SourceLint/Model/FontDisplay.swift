import SwiftSyntax

/// Whether a font that does not scale is visible to a person.
enum FontDisplay {
  case hidden
  /// Visible, unless a fact in another file contradicts it.
  case shown(unless: [ProjectFact])

  /// Labels and functions for which other rules are responsible.
  private static let othersArguments: Set<String> = [
    "SymbolConfiguration", "Font", "size", "boundingRect", "CTLine", "CTFont", "addAttribute",
    "addAttributes", "setTitleTextAttributes", "draw", "UITraitCollection", "CTFontCreateWithName",
  ]

  private static let metrics: Set<String> = [
    "withSize", "bold", "italic", "with",
  ]

  /// Follows a font from the call that creates it.
  static func of(_ call: FunctionCallExprSyntax, in scope: Scope, file: FileModel) -> FontDisplay {
    guard !file.isForMac, !NameHints.isDrawnElsewhere(scope.functionNames + [scope.type.name]),
      !Surroundings.drawsImage(call), !Surroundings.isForTelevision(call)
    else {
      return .hidden
    }
    switch ExpressionUse.of(ExprSyntax(call), in: scope) {
    case .argument(let outer, let label): return argument(of: outer, label, scope, file)
    case .assigned(let path):
      guard let name = path.last, !path.contains(where: { $0.hasPrefix("appearance") }) else {
        return .hidden
      }
      if name == "font" || name.lowercased().hasSuffix("font") { return unlessScaled(name, file) }
      return .hidden
    case .bound(let binding, let name):
      if let binding, Surroundings.isUnused(binding) { return .hidden }
      if name == "font", Surroundings.words(around: call)?.contains("scaledFont") == true {
        return .hidden
      }
      return unlessScaled(name, file)
    case .returned:
      // A function that also returns a scaling font limits it.
      if call.name != "preferredFont",
        Surroundings.words(around: call)?
          .contains("preferredFont", "preferredFontForTextStyle", "scaledFont") == true
      {
        return .hidden
      }
      return returned(scope, file)
    case .member, .dictionaryValue, .operand, .other: return .hidden
    }
  }

  private static func argument(
    of call: FunctionCallExprSyntax,
    _ label: String?,
    _ scope: Scope,
    _ file: FileModel
  ) -> FontDisplay {
    guard let name = call.name, !othersArguments.contains(name),
      !call.arguments.contains(where: { $0.label?.text.lowercased().hasSuffix("metrics") == true })
    else { return .hidden }
    let lower = name.lowercased()
    let scales = ["scal", "dynamic", "metric", "prefer", "adjust"].contains { lower.contains($0) }
    let measures = NameHints.words(name).last.map(["width", "height", "size"].contains) == true
    if scales || measures || lower.contains("print") || lower == "assert" || lower.hasPrefix("xct")
    {
      return .hidden
    }
    guard let label, label.lowercased().hasSuffix("font") else { return .hidden }
    return .shown(unless: [.scales(name)])
  }

  /// A named font is a base for others if its name is passed to `scaledFont(for:)`.
  private static func unlessScaled(_ name: String, _ file: FileModel) -> FontDisplay {
    guard name == "font" || !file.scaledNames.contains(name) else { return .hidden }
    return .shown(unless: name == "font" ? [] : [.fontIsScaled(name)])
  }

  private static func returned(_ scope: Scope, _ file: FileModel) -> FontDisplay {
    var current: Scope? = scope
    while let found = current, found.kind == .closure {
      if let made = found.initializes { return unlessScaled(made, file) }
      current = found.parent
    }
    guard let function = current, function.kind == .function else { return .hidden }
    let lower = function.name.lowercased()
    guard LintWork.count(file.functions.count) else { return .hidden }
    guard
      lower.contains("font")
        || file.functions.contains(where: {
          $0.name == function.name && $0.returnType?.hasPrefix("UIFont") == true
        }) || scope.binding(function.name)?.typeName == "UIFont"
    else { return .hidden }
    if lower.contains("base") || lower.contains("unscaled") { return .hidden }
    return unlessScaled(function.name, file)
  }
}
