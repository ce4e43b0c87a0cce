import SwiftSyntax

/// A `#Preview` in a file, which becomes a function.
struct PreviewDeclaration {
  /// The place of the macro.
  var position: AbsolutePosition

  /// The number of the preview in its file, from 0.
  var number: Int

  /// The condition of `#if` around the preview; empty for none.
  var condition: String

  /// Whether the content of the preview is in a trailing closure of the macro.
  var hasBody: Bool

  /// The function that makes the preview.
  var function: String { "codePreview\(number)" }

  /// The view with the state declared by `@Previewable`.
  var wrapper: String { "CodePreviewContent\(number)" }
}

/// A type that provides previews.
struct PreviewProviderDeclaration {
  /// The path of the type: `Outer.Inner`.
  var path: String

  /// The condition of `#if` around the type; empty for none.
  var condition: String

  /// The place of the name.
  var position: AbsolutePosition

  /// The name for people: that of the type without the suffix that Xcode adds.
  var title: String {
    let name = path.split(separator: ".").last.map(String.init) ?? path
    for ending in ["_Previews", "_Preview", "Previews", "Preview"] where name != ending {
      if name.hasSuffix(ending) { return String(name.dropLast(ending.count)) }
    }
    return name
  }
}

/// A use of a macro, as a declaration or as an expression.
struct MacroUse {
  var node: Syntax
  var name: String
  var arguments: LabeledExprListSyntax
  var body: ClosureExprSyntax?

  init(_ macro: MacroExpansionDeclSyntax) {
    node = Syntax(macro)
    name = macro.macroName.text
    (arguments, body) = (macro.arguments, macro.trailingClosure)
  }

  init(_ macro: MacroExpansionExprSyntax) {
    node = Syntax(macro)
    name = macro.macroName.text
    (arguments, body) = (macro.arguments, macro.trailingClosure)
  }

  var position: AbsolutePosition { node.positionAfterSkippingLeadingTrivia }
}
