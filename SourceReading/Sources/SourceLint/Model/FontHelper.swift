import SourceFacts
import SwiftSyntax

/// A project function that makes a font in the size that its callers pass.
enum FontHelper {
  /// Identifiers in functions whose font may follow the text size.
  static let scaling: Set<String> = [
    "scaledFont", "scaledValue", "preferredFont", "preferredFontForTextStyle", "UIFontMetrics",
    "ScaledMetric", "pointSize", "relativeTo", "scaled",
  ]

  static let fontTypes: Set<String> = ["UIFont", "Font"]

  /// The names of the helpers in a file, with their type: `UIFont.app` for `extension UIFont`.
  static func facts(in file: FileModel) -> Set<ProjectFact> {
    var facts: Set<ProjectFact> = []
    for function in file.functions where makesFixedFont(function, file) {
      facts.insert(.makesFixedFont(key(function.scope.type.name, function.name)))
    }
    for function in file.functions where isFont(function.returnType, function.scope.type) {
      let results = function.node.body.map(results(of:)) ?? []
      let values = results.map { FontValue.of($0, in: function.scope, file: file) }
      if !values.isEmpty, values.allSatisfy(\.scales) {
        facts.insert(.makesScaledFont(key(function.scope.type.name, function.name)))
      }
    }
    for binding in file.bindings where binding.isComputed && binding.scope.kind == .type {
      let values = binding.results.map { FontValue.of($0, in: binding.scope, file: file) }
      if !values.isEmpty, values.allSatisfy(\.scales) {
        facts.insert(.makesScaledFont(key(binding.scope.type.name, binding.name)))
      }
    }
    for binding in file.bindings where [.type, .file].contains(binding.scope.kind) {
      guard let value = binding.value else { continue }
      let font = FontValue.of(value, in: binding.scope, file: file)
      if font.isFixed || SwiftUIFont.isFixed(value, in: binding.scope, file: file) {
        facts.insert(.namesFixedFont(binding.name))
      }
      guard font.scales else { continue }
      facts.insert(.makesScaledFont(key(anyType, binding.name)))
      if binding.isStatic {
        facts.insert(.makesScaledFont(key(binding.scope.type.name, binding.name)))
      }
    }
    return facts.union(FontSizes.facts(in: file)).union(passedFonts(in: file))
  }

  /// The placeholder for the type in the name of a member of any type: `body` of `UIFont.app.body`.
  private static let anyType = "*"

  /// The functions to which calls pass a scaling font: `makeLabel(font: .preferredFont(…))`.
  private static func passedFonts(in file: FileModel) -> Set<ProjectFact> {
    var facts: Set<ProjectFact> = []
    for site in scalingCalls.flatMap({ file.calls[$0] ?? [] }) {
      guard
        case .argument(let call, let label?) = ExpressionUse.of(
          ExprSyntax(site.node),
          in: site.scope
        ),
        label.lowercased().hasSuffix("font"), let name = call.name, !hasFlag(call, site.scope)
      else { continue }
      facts.insert(.scaledFontIsPassed(function: name, label: label))
    }
    return facts
  }

  private static let scalingCalls = ["preferredFont", "scaledFont"]

  /// Whether the view that a call creates gets the flag to adjust its font.
  private static func hasFlag(_ call: FunctionCallExprSyntax, _ scope: Scope) -> Bool {
    guard case .bound(_, let name) = ExpressionUse.of(ExprSyntax(call), in: scope) else {
      return false
    }
    return scope.type.hasFlag(
      "adjustsFontForContentSizeCategory",
      on: scope.keys(of: [name])
    )
  }

  private static func isFont(_ type: String?, _ owner: TypeModel) -> Bool {
    guard let type = type?.trimmingSuffix(while: { $0 == "?" || $0 == "!" }) else { return false }
    return type == "UIFont" || type == "Self" && owner.name == "UIFont"
  }

  /// The values that a function returns; none if one of them is not understood.
  private static func results(of body: CodeBlockSyntax) -> [ExprSyntax] { body.statements.results }

  /// The possible names of a project font: `UIFont.row` for `.row`, `Fonts.row` for `Fonts.row` and
  /// `Fonts.row()`.
  static func keys(of value: ExprSyntax, in scope: Scope) -> [String]? {
    let reference = value.call?.calledExpression ?? value.bare
    guard let path = reference.path, path.count >= 2, let name = path.last,
      !FontValue.systemFactories.contains(name)
    else { return nil }
    let type = path[path.count - 2]
    if path.count > 2, path[0] == "UIFont" { return [key(anyType, name)] }
    if type.isEmpty { return path.count == 2 ? [key("UIFont", name)] : nil }
    return type.first?.isUppercase == true ? [key(type, name)] : nil
  }

  /// The possible names of a property or function of a value, by the type of the value: `AppType.font` for
  /// `style.font` where `style` is an `AppType`, and for `AppType.body.font`.
  static func keys(ofMember value: ExprSyntax, in scope: Scope) -> [String] {
    let reference = value.call?.calledExpression ?? value.bare
    guard let path = reference.path, path.count == 2 || path.count == 3, let name = path.last,
      path[0].first?.isUppercase == (path.count == 3)
    else { return [] }
    if path.count == 3 { return [key(path[0], name)] }
    let binding = reference.isOfSelf ? scope.type.members[path[0]] : scope.binding(path[0])
    let type =
      reference.isOfSelf
      ? nil : binding == nil ? Surroundings.parameterType(path[0], at: reference) : nil
    guard let written = binding?.typeName ?? type,
      let last = written.split(separator: ".").last, last.allSatisfy({ $0.isLetter || $0.isNumber })
    else { return [] }
    return [key(String(last), name)]
  }

  /// The name of a constant whose type is unknown: `body` for `theme.body` and `body`.
  static func names(of value: ExprSyntax) -> [String] {
    guard let name = value.path?.last, !name.isEmpty else { return [] }
    return [key(anyType, name)]
  }

  /// The helpers in an Objective-C file, under their Swift names.
  static func facts(in file: FileFacts) -> Set<ProjectFact> {
    var facts: Set<ProjectFact> = []
    for function in file.functions
    where function.parameters.count == 1 && !function.fonts.isEmpty
      && function.fonts.allSatisfy(isSized)
    {
      facts.insert(.makesFixedFont(key(function.owner, function.name)))
      for suffix in ["OfSize", "WithSize"] where function.name.hasSuffix(suffix) {
        let name = String(function.name.dropLast(suffix.count))
        facts.insert(.makesFixedFont(key(function.owner, name)))
      }
    }
    return facts
  }

  /// The contradictions to a font that a helper call returns; `nil` if it calls none.
  ///
  /// A size that is not a literal may be that of a scaling font.
  static func contradictions(
    of value: ExprSyntax,
    in scope: Scope,
    file: FileModel
  ) -> [ProjectFact]? {
    guard let call = value.call,
      call.arguments.contains(where: { isConstant($0.expression, scope, file) })
    else { return nil }
    let keys = keys(ofCall: value, in: scope)
    return keys.isEmpty ? nil : [.makesNoFixedFont(keys)]
  }

  /// The possible names of the project function in a call.
  static func keys(ofCall value: ExprSyntax, in scope: Scope) -> [String] {
    guard let call = value.call, let name = call.name, !FontValue.systemFactories.contains(name)
    else { return [] }
    switch call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.path {
    case nil where call.calledExpression.is(MemberAccessExprSyntax.self):
      return call.base == nil ? fontTypes.sorted().map { key($0, name) } : []
    case nil: return [key(scope.type.name, name), key("", name)]
    case let path?: return [key(path.last ?? scope.type.name, name)]
    }
  }

  private static func key(_ type: String, _ function: String) -> String { "\(type).\(function)" }

  /// Whether the size of a font is no literal.
  private static func isSized(_ font: FontRecipe) -> Bool {
    if case .fixed(_, nil) = font { return true }
    return false
  }

  private static func isConstant(_ value: ExprSyntax, _ scope: Scope, _ file: FileModel) -> Bool {
    let values = value.alternatives
    return !values.isEmpty
      && values.allSatisfy { FontValue.constantNumber($0, in: scope, file: file) != nil }
  }

  /// Whether a function makes fonts in a size from its arguments.
  static func makesFixedFont(_ function: FunctionSite, _ file: FileModel) -> Bool {
    guard let type = function.returnType?.trimmingSuffix(while: { $0 == "?" || $0 == "!" }),
      fontTypes.contains(type) || (type == "Self" && fontTypes.contains(function.scope.type.name)),
      let body = function.node.body, !Words(body).contains(anyOf: scaling)
    else { return false }
    let parameters = Set(
      function.node.signature.parameterClause.parameters.map {
        ($0.secondName ?? $0.firstName).text
      }
    )
    let sizes = file.sizesOfFixedFonts(in: body)
    return !sizes.isEmpty
      && sizes.allSatisfy { size in Words(size).contains(anyOf: parameters) }
  }
}

extension FileModel {
  /// The sizes of fonts that calls in a piece of code make with sizes that do not scale.
  func sizesOfFixedFonts(in node: some SyntaxProtocol) -> [ExprSyntax] {
    let range = node.position..<node.endPosition
    let names = FontValue.systemFactories.union(["UIFont", "system", "custom"])
    let sites = names.flatMap { calls[$0] ?? [] }
    guard LintWork.count(sites.count) else { return [] }
    return sites.filter { range.contains($0.node.position) }
      .compactMap { site in
        switch site.name {
        case "system": site.argument("size")
        case "custom": site.argument("fixedSize")
        case "UIFont": site.has("name", "size") ? site.argument("size") : nil
        default: site.node.systemFontSize
        }
      }
  }
}
