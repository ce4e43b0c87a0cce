import SwiftSyntax

/// The fonts that SwiftUI modifiers set on text, as far as the file determines them.
enum SwiftUIFont {
  /// Whether a font keeps its size, or depends only on numbers unrelated to the text size.
  static func isFixed(
    _ expression: ExprSyntax,
    in scope: Scope,
    file: FileModel,
    depth: Int = 0
  ) -> Bool {
    guard depth < 5, LintWork.count(16) else { return false }
    let current = expression.bare
    if let call = current.call { return isFixed(call, in: scope, file: file, depth: depth) }
    let choices = current.alternatives
    if choices.count > 1 {
      return choices.allSatisfy { isFixed($0, in: scope, file: file, depth: depth + 1) }
    }
    guard let path = current.path, let name = path.last, !name.isEmpty else { return false }
    let binding =
      path.count > 1
      ? file.knownType(path[path.count - 2])?.members[name]
      : current.isOfSelf ? scope.type.members[name] : scope.binding(name)
    guard let binding, let value = binding.value else { return false }
    let declaration = binding.node.position..<binding.node.endPosition
    guard !declaration.contains(expression.position) else { return false }
    return isFixed(value, in: binding.scope, file: file, depth: depth + 1)
  }

  private static func isFixed(
    _ call: FunctionCallExprSyntax,
    in scope: Scope,
    file: FileModel,
    depth: Int
  ) -> Bool {
    switch call.name {
    case "system": call.argument("size").map { !follows($0, in: scope) } ?? false
    case "custom": call.argument("fixedSize").map { !follows($0, in: scope) } ?? false
    case "Font":
      call.arguments.first.map {
        FontValue.of($0.expression, in: scope, file: file).isFixed
      } ?? false
    case let name? where isChange(name):
      call.base.map { isFixed($0, in: scope, file: file, depth: depth + 1) } ?? false
    default: false
    }
  }

  /// Whether a member of a font returns the same font in another weight or width.
  private static func isChange(_ name: String) -> Bool {
    ["weight", "bold", "italic", "monospaced", "monospacedDigit", "width", "leading"]
      .contains(name)
  }

  /// Words in the names of sizes that follow the text size.
  private static let scaling: Set<String> = [
    "pointSize", "scaledValue", "preferredFont", "dynamicTypeSize", "sizeCategory",
    "preferredContentSizeCategory", "scaledFont",
  ]

  private static func follows(_ size: ExprSyntax, in scope: Scope) -> Bool {
    Words(size).contains { word in
      if scaling.contains(word) { return true }
      guard let binding = scope.binding(word) else { return false }
      return binding.attributes.contains("ScaledMetric")
        || binding.value.map { Words($0).contains(anyOf: scaling) } ?? false
    }
  }

  /// The facts under which a project font keeps its size: `.font(Fonts.row)`, `.font(.app(14))`.
  static func facts(for expression: ExprSyntax, in scope: Scope) -> [ProjectFact] {
    if expression.call != nil {
      return FontHelper.keys(ofCall: expression, in: scope).map { .makesFixedFont($0) }
    }
    guard let path = expression.path, path.count > 1, let name = path.last else { return [] }
    let isOfSystem = ["", "Font"].contains(path[path.count - 2])
    return isOfSystem && TextStyleSizes.sizes[name] != nil ? [] : [.namesFixedFont(name)]
  }
}
