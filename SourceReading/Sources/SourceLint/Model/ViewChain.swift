import SwiftSyntax

/// A SwiftUI view with its modifiers: `Text(title).font(.body).frame(height: 20)`.
struct ViewChain {
  /// The call that creates the view; `nil` if the view is a name such as `content`.
  var view: FunctionCallExprSyntax?
  /// The name: `Text`, or that of a property.
  var name: String
  /// The modifiers from the inside out.
  var modifiers: [FunctionCallExprSyntax]

  /// The chain that ends with a modifier.
  init(_ last: FunctionCallExprSyntax) {
    var modifiers: [FunctionCallExprSyntax] = []
    var current = last
    for _ in 0..<200 {
      guard let member = current.calledExpression.as(MemberAccessExprSyntax.self) else { break }
      guard let base = Self.base(of: member) else { break }
      if let call = base.as(FunctionCallExprSyntax.self) {
        modifiers.append(current)
        current = call
        continue
      }
      if let name = base.lastName, name.first?.isLowercase == true {
        self.init(view: nil, name: name, modifiers: (modifiers + [current]).reversed())
        return
      }
      break
    }
    self.init(view: current, name: current.name ?? "", modifiers: modifiers.reversed())
  }

  /// Returns the expression on which a modifier is called; for a modifier in `#if`, the expression before the
  /// condition.
  private static func base(of member: MemberAccessExprSyntax) -> ExprSyntax? {
    var base = member.base?.bare
    var current = Syntax(member).parent
    while base == nil, let found = current, found.kind != .codeBlockItem {
      base = found.as(PostfixIfConfigExprSyntax.self)?.base?.bare
      current = found.parent
    }
    return base?.as(PostfixIfConfigExprSyntax.self)?.base?.bare ?? base
  }

  private init(
    view: FunctionCallExprSyntax?,
    name: String,
    modifiers: [FunctionCallExprSyntax]
  ) {
    self.view = view
    self.name = name
    self.modifiers = modifiers
  }

  /// The chain in an expression.
  init?(_ expression: ExprSyntax) {
    guard let call = expression.call else { return nil }
    self.init(call)
  }

  static let textViews: Set<String> = [
    "Text", "Label", "TextField", "SecureField", "TextEditor", "Link", "LabeledContent",
  ]
  private static let titledViews: Set<String> = [
    "Button", "Toggle", "NavigationLink", "Picker", "Menu", "DisclosureGroup",
  ]
  private static let stacks: Set<String> = [
    "HStack", "VStack", "ZStack", "Group", "LazyHStack", "LazyVStack",
  ]

  func has(_ modifier: String) -> Bool { modifiers.contains { $0.name == modifier } }

  /// Whether the view is text by its name.
  var isText: Bool {
    guard Self.textViews.contains(name), let view else { return false }
    guard name == "Link", let content = view.closures.first else { return true }
    return Self.children(of: content).contains { $0.isText }
  }

  /// Whether the view shows only the symbol of its label.
  var isIconOnly: Bool {
    modifiers.contains { modifier in
      guard modifier.name == "labelStyle", let style = modifier.arguments.first?.expression else {
        return false
      }
      return (style.lastName ?? style.call?.name)?.lowercased().contains("icononly") == true
    }
  }

  /// The font that the chain sets on the view: the innermost one.
  private var font: ExprSyntax? {
    modifiers.first { $0.name == "font" }?.arguments.first?.expression
  }

  /// Whether all text has a font of a fixed size.
  func hasFixedFont(in scope: Scope, _ file: FileModel) -> Bool {
    if let font, SwiftUIFont.isFixed(font, in: scope, file: file) { return true }
    guard let view, let content = view.closures.last, !isText else { return false }
    let texts = Self.children(of: content).filter(\.isText)
    return !texts.isEmpty && texts.allSatisfy { $0.hasFixedFont(in: scope, file) }
  }

  /// The facts under which the font of the text keeps its size.
  func fontFacts(in scope: Scope) -> [ProjectFact] {
    font.map { SwiftUIFont.facts(for: $0, in: scope) } ?? []
  }

  /// Whether the view is a field, whose text scrolls if it does not fit.
  var isField: Bool { ["TextField", "SecureField", "TextEditor"].contains(name) }

  /// Whether the view is a container or a button with images, and without text that sets no font.
  var showsImagesAlone: Bool {
    var pending = [self]
    var hasImage = false
    for _ in 0..<64 {
      guard let chain = pending.popLast() else { return hasImage }
      if chain.isImage {
        hasImage = hasImage || chain.name.hasSuffix("Image")
        continue
      }
      if chain.isText, chain.has("font") { continue }
      guard let view = chain.view, let content = view.closures.last, chain.isContainer,
        let views = Self.views(in: content.statements)
      else { return false }
      pending += views
    }
    return false
  }

  private var isContainer: Bool {
    Self.stacks.contains(name) || ["Button", "NavigationLink", "Menu", "Link"].contains(name)
  }

  /// The views among statements, including branches, or `nil` if there is any other statement.
  private static func views(in statements: CodeBlockItemListSyntax) -> [ViewChain]? {
    var found: [ViewChain] = []
    var pending = Array(statements)
    while let item = pending.popLast() {
      guard found.count + pending.count < 64 else { return nil }
      let expression =
        item.item.as(ExpressionStmtSyntax.self)?.expression ?? item.item.as(ExprSyntax.self)
      if let choice = expression?.as(IfExprSyntax.self) {
        var branch: IfExprSyntax? = choice
        for _ in 0..<32 {
          guard let one = branch else { break }
          pending += Array(one.body.statements)
          branch = one.elseBody?.as(IfExprSyntax.self)
          if let block = one.elseBody?.as(CodeBlockSyntax.self) {
            pending += Array(block.statements)
          }
        }
      } else if let chain = expression.flatMap({ ViewChain($0) }) {
        found.append(chain)
      } else {
        return nil
      }
    }
    return found
  }

  /// Whether the view is text, has a title or has text among its direct children.
  var showsText: Bool { isText || isTitled || isStackWithText }

  private var isTitled: Bool {
    guard let view, Self.titledViews.contains(name) else { return false }
    if let first = view.arguments.first, first.label == nil {
      return first.expression.text != nil || first.expression.call?.name == "LocalizedStringKey"
    }
    return view.closures.contains { Self.children(of: $0).contains { $0.isText } }
  }

  private var isStackWithText: Bool {
    guard let view, Self.stacks.contains(name), let content = view.closures.first else {
      return false
    }
    return Self.children(of: content).contains { $0.isText }
  }

  /// The views that a closure lists.
  static func children(of closure: ClosureExprSyntax) -> [ViewChain] {
    closure.statements.prefix(64).compactMap { item in
      item.item.as(ExprSyntax.self).flatMap { ViewChain($0) }
    }
  }

  /// Whether the chain shows an image or a symbol.
  var isImage: Bool {
    [
      "Image", "AsyncImage", "Circle", "Rectangle", "RoundedRectangle", "Capsule", "Divider",
      "Spacer",
      "ProgressView", "Color", "LinearGradient", "KFImage", "LazyImage", "WebImage",
    ].contains(name) || name.hasSuffix("Image") || name.hasSuffix("Icon")
      || name.hasSuffix("Avatar") || ["image", "icon", "avatar"].contains(name)
  }

  /// Whether the text is made from a number.
  var isNumeric: Bool {
    guard name == "Text", let view else { return false }
    if view.argument("format")?.trimmedDescription.contains("number") == true { return true }
    if view.argument("style") != nil || has("monospacedDigit") { return true }
    guard let first = view.arguments.first?.expression else { return false }
    if let text = first.text, text.count <= 3 { return true }
    if let text = first.text { return !text.contains { $0.isLetter } }
    return NameHints.isShort(first.trimmedDescription)
  }
}
