/// The Swift types of those that headers declare and use.
struct ImportedTypes {
  /// The place of a type, on which depends whether it is optional.
  enum Place {
    case parameter, result, property, element, closureParameter, closureResult
  }

  /// A type without the mark of an optional.
  private struct Base {
    var text: String
    /// Whether it is a pointer, which can be nil.
    var isPointer = true
    var isFunction = false
  }

  /// The Swift names of the declared classes, protocols, enumerations, structures and typedefs.
  private(set) var classes: [String: String] = [:]
  private(set) var protocols: [String: String] = [:]
  private(set) var values: [String: String] = [:]
  private var typedefs: [String: CType] = [:]
  private var typedNames: Set<String> = []
  /// Names of classes, to which a star is added.
  private var classNames: Set<String> = []
  /// The numbers of generic parameters of classes that have some.
  private var generics: [String: Int] = [:]

  init(_ declarations: HeaderDeclarations) {
    for declaration in declarations.classes {
      classes[declaration.name] = declaration.marks.swiftName ?? declaration.name
      if !declaration.generics.isEmpty { generics[declaration.name] = declaration.generics.count }
    }
    for declaration in declarations.protocols {
      let isTaken = classes[declaration.name] != nil
      protocols[declaration.name] =
        declaration.marks.swiftName ?? declaration.name + (isTaken ? "Protocol" : "")
    }
    for declaration in declarations.enumerations {
      if let name = declaration.name { values[name] = declaration.marks.swiftName ?? name }
    }
    for declaration in declarations.structures {
      values[declaration.name] = declaration.marks.swiftName ?? declaration.name
    }
    for declaration in declarations.typedefs {
      let name = declaration.marks.swiftName ?? declaration.name
      if declaration.isTypedEnum {
        values[declaration.name] = name
        typedNames.insert(declaration.name)
      } else if values[declaration.name] == nil, declaration.type.name != declaration.name {
        values[declaration.name] = name
        typedefs[declaration.name] = declaration.type
        if case .named(let base, _, _) = declaration.type.kind,
          isClass(base) || classNames.contains(base)
        {
          classNames.insert(declaration.name)
          typedefs[declaration.name] = CType(.pointer(declaration.type))
        }
      }
    }
  }

  private func isClass(_ name: String) -> Bool {
    SystemNames.classes[name] != nil || classes[name] != nil
      || ["NSArray", "NSDictionary", "NSSet", "NSObject"].contains(name)
  }

  /// The Swift type; `nil` for one that cannot be imported.
  func text(_ type: CType, _ place: Place) -> String? {
    if type.isVoid { return place == .result || place == .closureResult ? "Void" : nil }
    guard let base = base(of: type, 0) else { return nil }
    var text = base.text
    guard base.isPointer else { return text }
    let mark: String =
      switch (type.nullability, place) {
      case (_, .element), (.nonnull, _): ""
      case (.nullable, _): "?"
      case (.unspecified, .closureParameter), (.unspecified, .closureResult): "?"
      case (.unspecified, _): "!"
      }
    if mark.isEmpty {
      let isEscaping = base.isFunction && place == .parameter && !type.isNonescaping
      return isEscaping ? "@escaping \(text)" : text
    }
    if text.contains("->") || text.contains("&") || text.hasSuffix(".Type") { text = "(\(text))" }
    return text + mark
  }

  /// The name of a class for a superclass or an extension.
  func className(_ name: String) -> String {
    classes[name] ?? values[name] ?? (name.hasPrefix("NS") ? SystemNames.classes[name] : nil)
      ?? name
  }

  func protocolName(_ name: String) -> String {
    protocols[name] ?? SystemNames.protocols[name] ?? name
  }

  /// The type as method names repeat it.
  func repeated(_ type: CType) -> RepeatedType {
    switch type.kind {
    case .named("id", _, let protocols): return RepeatedType(protocols.first ?? "Object")
    case .named("SEL", _, _): return RepeatedType("Selector")
    case .named("BOOL", _, _), .named("bool", _, _):
      var repeated = RepeatedType("Bool")
      repeated.isBoolean = true
      return repeated
    case .named("NSInteger", _, _), .named("int", _, _): return RepeatedType("Int")
    case .named("NSUInteger", _, _): return RepeatedType("UInt")
    case .named(let name, _, _):
      var repeated = RepeatedType(name)
      repeated.isBlock = isBlock(type)
      return repeated
    case .pointer(let inner):
      guard case .named(let name, let arguments, _) = inner.kind else { return RepeatedType("") }
      let element: String? =
        ["NSArray", "NSSet", "NSOrderedSet", "NSMutableArray", "NSMutableSet"].contains(name)
        ? arguments.first.map { repeated($0).name } ?? "Object" : nil
      return RepeatedType(name, element: element)
    case .block:
      var repeated = RepeatedType("Block")
      repeated.isBlock = true
      return repeated
    case .function: return RepeatedType("Function")
    case .array: return RepeatedType("")
    }
  }

  /// Whether a type is a block, also by a name.
  func isBlock(_ type: CType) -> Bool {
    switch resolved(type).kind {
    case .block, .named("dispatch_block_t", _, _): true
    default: false
    }
  }

  /// A type whose name is replaced by the one that it stands for; in a cycle the search ends.
  func resolved(_ type: CType) -> CType {
    var type = type
    for _ in 0..<16 {
      guard case .named(let name, _, _) = type.kind, let other = typedefs[name] else { break }
      type = other
    }
    return type
  }

  /// The type that a name stands for; an object for the name of a class.
  func target(of declaration: HeaderDeclarations.Typedef) -> CType {
    typedefs[declaration.name] ?? declaration.type
  }

  func isTyped(_ name: String) -> Bool { typedNames.contains(name) }

  // MARK: Kinds

  private func base(of type: CType, _ depth: Int) -> Base? {
    guard depth < 16 else { return nil }
    switch type.kind {
    case .named(let name, _, let protocols): return value(name, protocols, depth)
    case .pointer(let inner): return pointer(to: inner, isConstant: type.isConstant, depth)
    case .block(let result, let parameters): return function(result, parameters, "")
    case .function(let result, let parameters):
      return function(result, parameters, "@convention(c) ")
    case .array(let element, let count):
      guard let text = text(element, .element) else { return nil }
      guard let count, count > 0, count <= 64 else {
        return Base(text: "UnsafeMutablePointer<\(text)>")
      }
      let texts = Array(repeating: text, count: count).joined(separator: ", ")
      return Base(text: "(\(texts))", isPointer: false)
    }
  }

  private func value(_ name: String, _ protocols: [String], _ depth: Int) -> Base? {
    if name == "id" || name == "Class", !protocols.isEmpty {
      let text = protocols.map(protocolName).joined(separator: " & ")
      return Base(text: name == "id" ? text : "\(text).Type")
    }
    if name == "instancetype" { return Base(text: "Self") }
    if let own = values[name] {
      guard let other = typedefs[name], let base = base(of: other, depth + 1) else {
        return Base(text: own, isPointer: false)
      }
      return Base(text: own, isPointer: base.isPointer, isFunction: base.isFunction)
    }
    if let text = SystemNames.values[name] { return Base(text: text, isPointer: false) }
    if let text = SystemNames.pointers[name] {
      return Base(
        text: text,
        isPointer: name != "NSNotificationName",
        isFunction: text.contains("->")
      )
    }
    if name.hasSuffix("Ref"), ["CG", "CF", "CV", "CM", "CT", "Sec"].contains(where: name.hasPrefix)
    {
      return Base(text: String(name.dropLast(3)))
    }
    return Base(text: name, isPointer: false)
  }

  private func pointer(to type: CType, isConstant: Bool, _ depth: Int) -> Base? {
    if type.isVoid {
      return Base(text: type.isConstant ? "UnsafeRawPointer" : "UnsafeMutableRawPointer")
    }
    if case .named(let name, let arguments, let protocols) = type.kind {
      if classNames.contains(name), let own = values[name] { return Base(text: own) }
      if let object = object(name, arguments, protocols) { return Base(text: object) }
    }
    guard var text = text(type, .closureParameter) else { return nil }
    if text == "Bool", type.name == "BOOL" { text = "Bool" }
    return Base(text: (type.isConstant ? "UnsafePointer" : "UnsafeMutablePointer") + "<\(text)>")
  }

  /// The class of an object; `nil` for a pointer to a value.
  private func object(_ name: String, _ arguments: [CType], _ protocols: [String]) -> String? {
    switch name {
    case "NSArray": return "[\(element(arguments.first) ?? "Any")]"
    case "NSSet": return "Set<\(element(arguments.first, isKey: true) ?? "AnyHashable")>"
    case "NSDictionary":
      let value = arguments.count > 1 ? element(arguments[1]) : nil
      return "[\(element(arguments.first, isKey: true) ?? "AnyHashable"): \(value ?? "Any")]"
    default: break
    }
    if SystemNames.values[name] != nil || values[name] != nil && classes[name] == nil { return nil }
    if SystemNames.pointers[name] != nil { return nil }
    if name.hasSuffix("_t") || name.hasSuffix("Ref") && name.hasPrefix("C") { return nil }
    if Self.structures.contains(name) { return nil }
    var text = className(name)
    if let count = generics[name] {
      let texts = arguments.compactMap { element($0) }
      let all = texts.count == count ? texts : Array(repeating: "AnyObject", count: count)
      text += "<\(all.joined(separator: ", "))>"
    }
    if !protocols.isEmpty {
      text = ([text] + protocols.map(protocolName)).joined(separator: " & ")
    }
    return text
  }

  private func element(_ type: CType?, isKey: Bool = false) -> String? {
    guard let type, let text = text(type, .element) else { return nil }
    return isKey && text == "Any" ? "AnyHashable" : text
  }

  /// Structures of the system, whose pointers are no objects.
  private static let structures: Set<String> = [
    "CGRect", "CGPoint", "CGSize", "CGAffineTransform", "NSRange", "UIEdgeInsets", "CATransform3D",
    "CGVector", "UIOffset", "FILE", "CMTime", "CLLocationCoordinate2D", "NSDirectionalEdgeInsets",
  ]

  private func function(
    _ result: CType,
    _ parameters: [CType.Parameter],
    _ convention: String
  ) -> Base? {
    guard let result = text(result, .closureResult) else { return nil }
    var texts: [String] = []
    for parameter in parameters {
      guard var text = text(parameter.type, .closureParameter) else { return nil }
      if isBlock(parameter.type), !text.hasSuffix("?") { text = "@escaping \(text)" }
      texts.append(text)
    }
    return Base(
      text: "\(convention)(\(texts.joined(separator: ", "))) -> \(result)",
      isFunction: true
    )
  }
}
