import SwiftSyntax

/// Views whose font a project function sets: `titleLabel.applyHeadline()`, `style(titleLabel)`.
enum StyledViews {
  /// Properties that set the font of text.
  static let properties: Set<String> = ["font", "attributedText", "defaultTextAttributes"]

  /// The UIKit classes whose extensions style text.
  private static let textViews: Set<String> = ["UILabel", "UITextField", "UITextView", "UIButton"]

  /// The font-setting functions of a file, and the outlets on which functions are called.
  static func facts(in file: FileModel) -> Set<ProjectFact> {
    var facts: Set<ProjectFact> = []
    for type in file.types {
      for site in type.assignments where properties.contains(site.property) {
        if let style = StyleClosure.name(of: site) { facts.insert(.isStyleClosure(style)) }
        guard let function = function(around: site.node) else { continue }
        if textViews.contains(type.name), isItself(site.receiver) {
          facts.insert(.stylesReceiver(function: function.name.text))
        } else if let name = site.receiver.first, isItself(Array(site.receiver.dropFirst())),
          let label = label(ofParameter: name, of: function)
        {
          facts.insert(.stylesArgument(function: function.name.text, label: label))
        }
      }
      for name in [type.name] + type.aliases { facts.formUnion(calls(of: type, name)) }
    }
    for site in file.calls["setAttributedTitle"] ?? [] {
      guard let function = function(around: site.node) else { continue }
      if site.base?.path?.isEmpty ?? true, textViews.contains(site.scope.type.name) {
        facts.insert(.stylesReceiver(function: function.name.text))
      } else if let path = site.base?.path, path.count == 1 {
        for name in [site.scope.type.name] + site.scope.type.aliases {
          facts.insert(.fontIsAssigned(type: name, receiver: path[0]))
        }
      }
    }
    return facts
  }

  /// The views that functions style, from the facts of all files.
  static func assignments(_ facts: Set<ProjectFact>) -> Set<ProjectFact> {
    var found: Set<ProjectFact> = []
    for fact in facts {
      switch fact {
      case .isStyled(let type, let receiver, let function)
      where facts.contains(.stylesReceiver(function: function)):
        found.insert(.fontIsAssigned(type: type, receiver: receiver))
      case .isPassedToStyle(let type, let receiver, let style)
      where facts.contains(.isStyleClosure(style)):
        found.insert(.fontIsAssigned(type: type, receiver: receiver))
      case .isPassed(let type, let receiver, let function, let label)
      where facts.contains(.stylesArgument(function: function, label: label)):
        found.insert(.fontIsAssigned(type: type, receiver: receiver))
      default: continue
      }
    }
    return found
  }

  /// The functions that are called on the outlets of a type, and those that receive its text views.
  private static func calls(of type: TypeModel, _ name: String) -> Set<ProjectFact> {
    var facts: Set<ProjectFact> = []
    for (receiver, functions) in type.callsByReceiver {
      let outlet = receiver.prefix { $0 != "." }
      guard type.members[String(outlet)]?.attributes.contains("IBOutlet") == true else { continue }
      for function in functions {
        facts.insert(.isStyled(type: name, receiver: receiver, function: function))
      }
    }
    for view in type.passedViews {
      facts.insert(
        .isPassed(type: name, receiver: view.name, function: view.function, label: view.label)
      )
    }
    for view in type.viewsPassedToStyles
    where type.members[view.name]?.attributes.contains("IBOutlet") == true {
      facts.insert(.isPassedToStyle(type: name, receiver: view.name, style: view.style))
    }
    return facts
  }

  private static func isItself(_ receiver: [String]) -> Bool {
    receiver.isEmpty || receiver == ["titleLabel"]
  }

  private static func function(around node: some SyntaxProtocol) -> FunctionDeclSyntax? {
    Surroundings.declaration(around: node)?.as(FunctionDeclSyntax.self)
  }

  private static func label(ofParameter name: String, of function: FunctionDeclSyntax) -> String? {
    function.signature.parameterClause.parameters
      .first { ($0.secondName ?? $0.firstName).text == name }
      .map { $0.firstName.text == "_" ? "" : $0.firstName.text }
  }
}

/// A text view that code passes to a function.
struct PassedView: Hashable {
  let name: String
  let function: String
  let label: String
}

/// A view that code passes to a style: to a named closure, or to a function of a named value.
struct ViewPassedToStyle: Hashable {
  let name: String
  let style: String
}

/// Closures that set the font of the view that they receive, such as that of `static let body =
/// ViewStyle<UILabel> { $0.font = … }` and `let bodyStyle: (UILabel) -> Void = { … }`.
enum StyleClosure {
  /// The maximum distance that is followed up a tree.
  private static let maximumDistance = 24

  /// The name of the constant or the function with the closure that sets a font.
  static func name(of site: AssignmentSite) -> String? {
    guard let root = site.receiver.first, site.receiver.count <= 2,
      let closure = closure(around: site.node), takes(root, closure), isValue(closure)
    else { return nil }
    var current = closure.parent
    for _ in 0..<maximumDistance {
      guard let found = current else { return nil }
      if let binding = found.as(PatternBindingSyntax.self) {
        return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      }
      if let function = found.as(FunctionDeclSyntax.self) { return function.name.text }
      if found.is(ClosureExprSyntax.self) { return nil }
      current = found.parent
    }
    return nil
  }

  private static func closure(around node: some SyntaxProtocol) -> ClosureExprSyntax? {
    var current = Syntax(node).parent
    for _ in 0..<maximumDistance {
      guard let found = current, !found.is(MemberBlockSyntax.self) else { return nil }
      if let closure = found.as(ClosureExprSyntax.self) { return closure }
      current = found.parent
    }
    return nil
  }

  static func takes(_ name: String, _ closure: ClosureExprSyntax) -> Bool {
    if name == "$0" { return closure.signature == nil }
    switch closure.signature?.parameterClause {
    case .simpleInput(let list)?: return list.first?.name.text == name
    case .parameterClause(let clause)?:
      let first = clause.parameters.first
      return (first?.secondName ?? first?.firstName)?.text == name
    default: return false
    }
  }

  /// Whether a closure is a value itself or the argument of a type, and not that of a function that calls it.
  private static func isValue(_ closure: ClosureExprSyntax) -> Bool {
    let call =
      closure.parent?.as(FunctionCallExprSyntax.self)
      ?? closure.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    guard let call else { return true }
    guard !call.calledExpression.is(ClosureExprSyntax.self) else { return false }
    return call.name == "init" || call.name?.first?.isUppercase == true
  }
}
