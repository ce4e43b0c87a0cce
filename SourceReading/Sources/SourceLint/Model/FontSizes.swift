import SwiftSyntax

/// Project types whose values contain a font size: `struct AppStyle { var size: CGFloat }`.
enum FontSizes {
  /// The types in a file whose values have literal sizes.
  ///
  /// Constants such as `static let body = AppStyle(size: 17)`, and a property such as
  /// `var size: CGFloat { switch self { case .body: 17 } }`.
  static func facts(in file: FileModel) -> Set<ProjectFact> {
    var facts: Set<ProjectFact> = []
    for binding in file.bindings where binding.scope.kind == .type {
      let type = binding.scope.type.name
      if binding.isStatic ? isValue(binding, of: type) : isComputedSize(binding) {
        facts.insert(.hasFixedSizes(type: type))
      }
    }
    return facts
  }

  /// The project type with which a function determines the sizes of its fonts: `AppStyle` of `func font(for
  /// style: AppStyle) -> UIFont { .systemFont(ofSize: style.size) }`.
  static func source(of function: FunctionSite, in file: FileModel) -> String? {
    guard FontHelper.makesFixedFont(function, file), let body = function.node.body else {
      return nil
    }
    var types: Set<String> = []
    for size in file.sizesOfFixedFonts(in: body) {
      guard let path = size.path, path.count == 2,
        let type = parameterType(path[0], of: function.node)
      else { return nil }
      types.insert(type)
    }
    return types.count == 1 ? types.first : nil
  }

  private static func isValue(_ binding: Binding, of type: String) -> Bool {
    guard let call = binding.value?.call,
      call.makes(type) || call.name == "init" && call.base == nil
    else { return false }
    return call.arguments.contains { argument in
      argument.label?.text.lowercased().hasSuffix("size") == true
        && argument.expression.number != nil
    }
  }

  private static func isComputedSize(_ binding: Binding) -> Bool {
    guard binding.isComputed, binding.name.lowercased().hasSuffix("size"),
      ["CGFloat", "Double"].contains(binding.typeName ?? ""),
      let getter = binding.node.accessorBlock,
      !Words(getter).contains(anyOf: FontHelper.scaling)
    else { return false }
    return getter.tokens(viewMode: .sourceAccurate).contains { token in
      switch token.tokenKind {
      case .integerLiteral, .floatLiteral: true
      default: false
      }
    }
  }

  private static func parameterType(_ name: String, of function: FunctionDeclSyntax) -> String? {
    function.signature.parameterClause.parameters
      .first { ($0.secondName ?? $0.firstName).text == name }?
      .type.trimmedDescription
  }
}
