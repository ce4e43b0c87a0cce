import SwiftSyntax

/// Views whose font a function of the project sets: `titleLabel.applyHeadline()`, `style(titleLabel)`.
enum StyledViews {
  /// Properties that give text its font.
  static let properties: Set<String> = ["font", "attributedText", "defaultTextAttributes"]

  /// The classes of UIKit whose extensions style text.
  private static let textViews: Set<String> = ["UILabel", "UITextField", "UITextView", "UIButton"]

  /// The functions of a file that set fonts, and the outlets for which functions are called.
  static func facts(in file: FileModel) -> Set<ProjectFact> {
    var facts: Set<ProjectFact> = []
    for type in file.types {
      for site in type.assignments where properties.contains(site.property) {
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

  /// The views that functions style, among the facts of all files.
  static func assignments(_ facts: Set<ProjectFact>) -> Set<ProjectFact> {
    var found: Set<ProjectFact> = []
    for fact in facts {
      switch fact {
      case .isStyled(let type, let receiver, let function)
      where facts.contains(.stylesReceiver(function: function)):
        found.insert(.fontIsAssigned(type: type, receiver: receiver))
      case .isPassed(let type, let receiver, let function, let label)
      where facts.contains(.stylesArgument(function: function, label: label)):
        found.insert(.fontIsAssigned(type: type, receiver: receiver))
      default: continue
      }
    }
    return found
  }

  /// The functions that are called on the outlets of a type, and those that get its text views.
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
