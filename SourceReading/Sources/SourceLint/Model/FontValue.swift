import SwiftSyntax

/// The value of a font expression, as far as the file determines it.
enum FontValue {
  /// A UIKit font with a fixed size.
  case fixed(size: Double?, call: FunctionCallExprSyntax)
  /// A font of a text style, with the style if it is a literal.
  case preferred(style: String?, call: FunctionCallExprSyntax)
  /// A font that `UIFontMetrics` scales.
  case scaled(call: FunctionCallExprSyntax)
  case unknown

  var isFixed: Bool {
    if case .fixed = self { return true }
    return false
  }

  var scales: Bool {
    switch self {
    case .preferred, .scaled: true
    case .fixed, .unknown: false
    }
  }

  static let systemFactories: Set<String> = [
    "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont",
    "monospacedDigitSystemFont", "systemFontOfSize", "boldSystemFontOfSize",
    "italicSystemFontOfSize", "monospacedDigitSystemFontOfSize",
  ]

  /// Font extensions that keep the size: `font.bold`, `font.rounded()`.
  static let traits: Set<String> = ["bold", "italic", "semibold", "rounded", "monospaced"]

  /// Font extensions in projects that change the weight or the slant and keep the size.
  private static let changes: Set<String> = ["withTraits", "withWeight", "withSymbolicTraits"]

  /// Reads an expression, local and stored constants followed.
  static func of(
    _ expression: ExprSyntax,
    in scope: Scope,
    file: FileModel,
    depth: Int = 0
  )
    -> FontValue
  {
    guard depth < 5, LintWork.count(16) else { return .unknown }
    let current = expression.bare
    if let member = current.as(MemberAccessExprSyntax.self), let base = member.base,
      traits.contains(member.declName.baseName.text)
    {
      return of(base, in: scope, file: file, depth: depth + 1)
    }
    if let call = current.as(FunctionCallExprSyntax.self) {
      return of(call, in: scope, file: file, depth: depth)
    }
    if current.is(SequenceExprSyntax.self) {
      let values = current.alternatives.map { of($0, in: scope, file: file, depth: depth + 1) }
      guard let first = values.first else { return .unknown }
      if values.allSatisfy(\.isFixed) || values.allSatisfy(\.scales) { return first }
      return .unknown
    }
    guard let path = current.path, let name = path.last, !name.isEmpty else { return .unknown }
    let binding: Binding? =
      path.count > 1
      ? file.knownType(path[path.count - 2])?.members[name]
      : current.isOfSelf ? scope.type.members[name] : scope.binding(name)
    guard let binding, binding.isConstant || binding.isComputed, let value = binding.value else {
      return .unknown
    }
    // In `let font = metrics.scaledFont(for: font)` the second name is a different value.
    let declaration = binding.node.position..<binding.node.endPosition
    guard !declaration.contains(expression.position) else { return .unknown }
    return of(value, in: binding.scope, file: file, depth: depth + 1)
  }

  private static func of(
    _ call: FunctionCallExprSyntax,
    in scope: Scope,
    file: FileModel,
    depth: Int
  ) -> FontValue {
    if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
      let values = closure.results.map { of($0, in: scope, file: file, depth: depth + 1) }
      return values.allSatisfy(\.scales) ? values.first ?? .unknown : .unknown
    }
    guard let name = call.name else { return .unknown }
    switch name {
    case "scaledFont": return .scaled(call: call)
    case _ where traits.contains(name) && call.arguments.isEmpty || changes.contains(name):
      guard let base = call.base else { return .unknown }
      return of(base, in: scope, file: file, depth: depth + 1)
    case "preferredFont":
      let style = call.argument("forTextStyle") ?? call.argument("for")
      return .preferred(style: style.flatMap(Self.styleName), call: call)
    case "preferredFontForTextStyle":
      return .preferred(
        style: (call.arguments.first?.expression).flatMap(Self.styleName),
        call: call
      )
    case "withSize", "fontWithSize":
      guard let size = call.arguments.first?.expression.number else { return .unknown }
      return .fixed(size: size, call: call)
    case _ where systemFactories.contains(name):
      guard let size = call.systemFontSize, !isScaled(size, in: scope) else { return .unknown }
      return .fixed(size: constantNumber(size, in: scope, file: file), call: call)
    default:
      guard call.makes("UIFont"), let size = call.argument("size"), !isScaled(size, in: scope)
      else {
        return .unknown
      }
      let number = constantNumber(size, in: scope, file: file)
      if call.argument("name") != nil { return .fixed(size: number, call: call) }
      guard call.argument("descriptor") != nil, let number, number != 0 else { return .unknown }
      return .fixed(size: number, call: call)
    }
  }

  /// Whether a size follows the text size, or may follow it.
  static func isScaled(_ size: ExprSyntax, in scope: Scope) -> Bool {
    let words = Words(size)
    if words.contains(where: isOfTextSize) { return true }
    guard let name = size.bare.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let binding = scope.binding(name)
    else { return false }
    if binding.attributes.contains("ScaledMetric") { return true }
    return binding.value.map { value in
      Words(value).contains(where: isOfTextSize)
    } ?? false
  }

  /// Whether a name suggests that a size follows the text size, as in `DynamicFonts.bodySize`.
  private static func isOfTextSize(_ name: String) -> Bool {
    let lower = name.lowercased()
    return name == "pointSize" || lower.contains("scale") || lower.contains("dynamic")
  }

  /// The facts under which a size follows the text size: that a project function scales.
  static func scalingFacts(of size: ExprSyntax, in scope: Scope) -> [ProjectFact] {
    var words: [Words] = [Words(size)]
    for name in words[0].all {
      if let value = scope.binding(name)?.value { words.append(Words(value)) }
    }
    return words.flatMap(\.all).filter { $0.first?.isLowercase == true }.map { .scales($0) }
  }

  /// The value of a literal or of a constant with a literal.
  static func constantNumber(_ expression: ExprSyntax, in scope: Scope, file: FileModel) -> Double?
  {
    if let number = expression.number { return number }
    guard let path = expression.path, let name = path.last else { return nil }
    let binding: Binding? =
      path.count == 1 ? scope.binding(name) : file.knownType(path[path.count - 2])?.members[name]
    guard let binding, binding.isConstant, !binding.attributes.contains("ScaledMetric") else {
      return nil
    }
    return binding.value?.number
  }

  /// The name of a text style: `title1` of `.title1`, of `UIFont.TextStyle.title1` and of Swift 2's
  /// `UIFontTextStyleTitle1`.
  static func styleName(_ expression: ExprSyntax) -> String? {
    guard let path = expression.path, let last = path.last else { return nil }
    let older = "UIFontTextStyle"
    let isOlder = path.count == 1 && last.hasPrefix(older)
    guard isOlder || path.count >= 2 else { return nil }
    let rest = isOlder ? last.dropFirst(older.count) : last[...]
    let name = isOlder ? rest.prefix(1).lowercased() + rest.dropFirst() : last
    return TextStyleSizes.sizes[name] == nil ? nil : name
  }
}

/// Point sizes of the text styles at Large, as the Human Interface Guidelines list them.
enum TextStyleSizes {
  static let sizes: [String: Double] = [
    "extraLargeTitle2": 28, "extraLargeTitle": 36, "largeTitle": 34, "title1": 28, "title": 28,
    "title2": 22, "title3": 20, "headline": 17, "body": 17, "callout": 16, "subheadline": 15,
    "footnote": 13, "caption1": 12, "caption": 12, "caption2": 11,
  ]

  private static let swiftUI: [(String, Double)] = [
    ("largeTitle", 34), ("title", 28), ("title2", 22), ("title3", 20), ("body", 17),
    ("callout", 16), ("subheadline", 15), ("footnote", 13), ("caption", 12), ("caption2", 11),
  ]

  /// The SwiftUI style with the nearest size.
  static func nearest(_ size: Double) -> String {
    swiftUI.min { abs($0.1 - size) < abs($1.1 - size) }?.0 ?? "body"
  }

  /// The UIKit style with the nearest size.
  static func nearestForUIKit(_ size: Double) -> String {
    let name = nearest(size)
    return ["title": "title1", "caption": "caption1"][name] ?? name
  }

  /// The UIKit style with exactly this size.
  static func exact(_ size: Double) -> String? {
    swiftUI.first { $0.1 == size }.map { ["title": "title1", "caption": "caption1"][$0.0] ?? $0.0 }
  }
}
