import SwiftSyntax

extension EditVisitor {
  /// Turns `#selector(save(_:))` into `Selector("save:")`.
  func carrySelector(_ macro: MacroExpansionExprSyntax) {
    guard let argument = macro.arguments.first else { return }
    guard let reference = Reference(argument.expression) else {
      note(
        macro,
        "This selector names no method or property. Write #selector(Type.method(_:))."
      )
      return edits.replace(macro, by: "Selector(\"\")")
    }
    let owner = reference.owner ?? enclosingType
    var name =
      target.objectiveCName(of: reference.name, labels: reference.labels, in: owner)
      ?? reference.labels.map { ObjectiveCName.method(reference.name, labels: $0) }
      ?? StandardSelectors.name(of: reference.name)
    if argument.label?.text == "setter" { name = ObjectiveCName.setter(name) }
    edits.replace(macro, by: "Selector(\"\(name)\")")
  }

  /// Turns `#keyPath(Player.team.name)` into `"team.name"`.
  func carryKeyPath(_ macro: MacroExpansionExprSyntax) {
    guard let expression = macro.arguments.first?.expression else { return }
    let names = expression.trimmedDescription.split(separator: ".").map {
      ObjectiveCName.plain(String($0.filter { !$0.isWhitespace && $0 != "?" && $0 != "!" }))
    }
    let path = names.drop { $0.first?.isUppercase == true || $0 == "self" }
    edits.replace(macro, by: "\"\(path.joined(separator: "."))\"")
  }
}

/// A method or property in an expression.
private struct Reference {
  var name: String
  var labels: [String]?
  var owner: String?

  init?(_ expression: ExprSyntax) {
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      self.init(first)
    } else if let cast = expression.as(AsExprSyntax.self) {
      self.init(cast.expression)
    } else if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first?.expression
    {
      self.init(inner)
    } else if let member = expression.as(MemberAccessExprSyntax.self) {
      self.init(member.declName)
      let base = member.base?.trimmedDescription.split(separator: ".").last.map(String.init)
      owner = base == "self" || base == "Self" ? nil : base
    } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
      self.init(reference)
    } else {
      return nil
    }
  }

  private init(_ reference: DeclReferenceExprSyntax) {
    name = reference.baseName.text
    labels = reference.argumentNames?.arguments.map(\.name.text)
  }
}

/// Methods of UIKit that programs name in selectors and call as optional requirements.
enum StandardSelectors {
  /// Methods with one parameter, which programs name without its label.
  private static let withParameter: Set<String> = [
    "endEditing", "cut", "copy", "paste", "delete", "select", "selectAll", "viewWillAppear",
    "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "traitCollectionDidChange",
    "toggleBoldface", "toggleItalics", "toggleUnderline", "draw",
  ]

  private static let others = [
    "dismiss": "dismissViewControllerAnimated:completion:",
    "popViewController": "popViewControllerAnimated:",
    "popToRootViewController": "popToRootViewControllerAnimated:",
  ]

  /// The first words of the names of delegate methods.
  private static let delegateWords = [
    "scrollView", "tabBar", "tableView", "collectionView", "textField", "textView", "searchBar",
    "gestureRecognizer", "navigationController", "presentationController",
    "adaptivePresentationStyle", "pickerView", "application", "imagePickerController",
    "indexTitles", "numberOfSections", "sectionIndexTitles", "popoverPresentationController",
    "splitViewController", "pageViewController", "animationDid", "contextMenuInteraction",
  ]

  /// The Objective-C name of a method that is named without labels, and whose declaration is unknown.
  static func name(of method: String) -> String {
    others[method] ?? (withParameter.contains(method) ? method + ":" : ObjectiveCName.plain(method))
  }

  /// Whether a method belongs to one of UIKit's delegate protocols, whose requirements have defaults here.
  static func isDelegateMethod(_ name: String) -> Bool {
    delegateWords.contains { name.hasPrefix($0) }
  }
}
