extension SwiftWriter {
  typealias ClassDeclaration = HeaderDeclarations.ClassDeclaration

  // MARK: Classes

  /// The ancestors of a class that headers declare, and the name of the one that they do not.
  private func ancestors(of name: String) -> (declared: [ClassDeclaration], root: String?) {
    var declared: [ClassDeclaration] = []
    var next = classes[name]?.superclass
    while let parent = next, let declaration = classes[parent], declared.count < 64 {
      declared.append(declaration)
      next = declaration.superclass
    }
    return (declared, next)
  }

  mutating func write(_ declaration: ClassDeclaration) {
    let name = types.className(declaration.name)
    guard !name.contains(".") else { return }
    let (declared, root) = ancestors(of: declaration.name)
    var inherited: [String] = []
    var rootName = root ?? "NSObject"
    if let parent = declaration.superclass {
      let isDeclared = classes[parent] != nil
      let known = isDeclared ? types.className(parent) : options.superclass(parent)
      let swift = known ?? options.standIn(parent)
      inherited.append(swift + generics(ofParent: parent))
      if known == nil {
        note(
          .init(
            file: path(declaration.file),
            line: declaration.line,
            name: parent,
            message: "the superclass '\(parent)' of '\(declaration.name)' is declared nowhere",
            replacement: swift
          )
        )
      }
    } else {
      inherited.append("NSObject")
    }
    if options.superclass(rootName) == nil { rootName = options.standIn(rootName) }
    var seen: Set<String> = []
    let aboveProtocols = Set(declared.flatMap(\.protocols))
    let protocols = declaration.protocols.filter {
      $0 != "NSObject" && !Self.archiving.contains($0) && seen.insert($0).inserted
        && !aboveProtocols.contains($0)
    }
    inherited += protocols.map(types.protocolName)
    let generics = declaration.generics.map { "\($0): AnyObject" }.joined(separator: ", ")
    let clause = generics.isEmpty ? "" : "<\(generics)>"
    add("\(openAccess)class \(name)\(clause): \(inherited.joined(separator: ", ")) {")
    var members = MemberNames(declared.map { memberKeys(of: $0) } + [keysOfCategories])
    if protocols.contains("NSCopying"), members.claim("copy(with)") {
      add("  \(openAccess)func copy(with zone: NSZone? = nil) -> Any { self }")
    }
    let required = requiredProperties(of: protocols)
    writeInitializers(of: declaration, SystemNames.root(of: rootName), &members, declared)
    for var property in declaration.properties {
      // A conformance in Swift needs the very type, not that of a subclass.
      if let type = required[property.name] { property.type = type }
      write(property, of: declaration.name, isStored: true, &members)
    }
    for method in declaration.methods { write(method, of: declaration, &members) }
    writeRequirements(of: protocols, for: declaration, &members)
    add("}")
    for line in pendingObjects { add(line) }
    pendingObjects = []
  }

  private func generics(ofParent name: String) -> String {
    let count = classes[name]?.generics.count ?? 0
    return count == 0
      ? "" : "<" + Array(repeating: "AnyObject", count: count).joined(separator: ", ") + ">"
  }

  /// The names of members that a class has already.
  struct MemberNames {
    private(set) var above: Set<String>
    private(set) var own: Set<String> = []

    init(_ above: [Set<String>]) { self.above = above.reduce(into: []) { $0.formUnion($1) } }

    /// Returns whether a member is new, and takes its name.
    mutating func claim(_ key: String) -> Bool {
      !above.contains(key) && own.insert(key).inserted
    }

    mutating func claimOwn(_ key: String) -> Bool { own.insert(key).inserted }
  }

  func memberKeys(of declaration: ClassDeclaration) -> Set<String> {
    let properties = propertyNames(of: declaration)
    var keys = Set(
      declaration.properties.map { key(of: $0, in: declaration.name) }
    )
    for method in declaration.methods {
      let imported = ImportedMethod(
        method,
        of: declaration.name,
        properties: properties,
        types: types
      )
      keys.insert(key(of: imported, isClassMethod: method.isClassMethod))
    }
    return keys
  }

  func propertyNames(of declaration: ClassDeclaration) -> Set<String> {
    Set(declaration.properties.map(\.name))
  }

  func key(of property: HeaderDeclarations.Property, in owner: String) -> String {
    "\(property.isClassProperty ? "+" : "")\(name(of: property, in: owner))"
  }

  func key(of method: ImportedMethod, isClassMethod: Bool) -> String {
    let isStatic = isClassMethod && !method.isInitializer
    let texts = method.parameters.map { types.text($0.type, .element) ?? "" }
    let labels = zip(method.labels, texts).map { "\($0): \($1)" }.joined(separator: ",")
    return "\(isStatic ? "+" : "")\(method.base)(\(labels))"
  }

  // MARK: Initializers

  private mutating func writeInitializers(
    of declaration: ClassDeclaration,
    _ root: SystemNames.Root?,
    _ members: inout MemberNames,
    _ above: [ClassDeclaration]
  ) {
    let root = root ?? SystemNames.Root("", "", "")
    let properties = propertyNames(of: declaration)
    let all = declaration.methods.map { method in
      (method, ImportedMethod(method, of: declaration.name, properties: properties, types: types))
    }
    .filter { $0.1.isInitializer && !$0.0.marks.isUnavailable }
    let hasMarks = all.contains { $0.0.marks.isDesignated }
    let hasDesignated = all.contains { !$0.1.isFactory && (!hasMarks || $0.0.marks.isDesignated) }
    if hasDesignated || !declaration.generics.isEmpty {
      add("  \(access)override init(\(root.parameters)) { super.init(\(root.passed)) }")
      if !root.parameters.isEmpty, !root.parameters.hasPrefix("target") {
        add("  \(access)required init?(coder: NSCoder) { super.init(coder: coder) }")
      }
    }
    let rootLabels = root.parameters.split(separator: ",").map { part in
      part.split { $0 == " " || $0 == ":" }.first.map(String.init) ?? ""
    }
    for (method, imported) in all {
      guard imported.labels != rootLabels, imported.labels != ["coder"],
        !(imported.labels.isEmpty && root.parameters.isEmpty),
        let list = parameters(of: imported)
      else { continue }
      let key = key(of: imported, isClassMethod: method.isClassMethod)
      let isOverride = members.above.contains(key)
      guard members.claimOwn(key) else { continue }
      let isConvenience = imported.isFactory || hasMarks && !method.marks.isDesignated
      let result = method.result.nullability
      let mark =
        imported.isThrowing || result == .nonnull ? "" : result == .nullable ? "?" : "!"
      let head = (isOverride ? "override " : "") + (isConvenience ? "convenience " : "")
      let effects = imported.isThrowing ? " throws" : ""
      // A factory method without arguments beside `init()` is the same call in Swift.
      guard !(list.isEmpty && isConvenience && imported.isFactory) else { continue }
      let call = isConvenience ? "self" : "super"
      add(
        "  \(access)\(head)init\(mark)(\(list))\(effects) { \(call).init(\(root.empty)) }"
      )
    }
  }

  /// The parameters of a method as Swift; `nil` where one cannot be imported.
  func parameters(of method: ImportedMethod, withDefaults: Bool = true) -> String? {
    guard !(method.parameters.isEmpty && !method.labels.isEmpty) else {
      // A piece that named only the error.
      return method.labels.count == 1 ? "\(method.labels[0]): ()" : nil
    }
    var texts: [String] = []
    for (index, parameter) in method.parameters.enumerated() {
      guard let type = types.text(parameter.type, .parameter) else { return nil }
      let label = index < method.labels.count ? method.labels[index] : ""
      let isLast = index == method.parameters.count - 1
      var text = Self.parameter(label, parameter.name ?? "a\(index)", type)
      guard withDefaults else {
        texts.append(text)
        continue
      }
      if isLast, types.isBlock(parameter.type), type.hasSuffix("?"), !method.base.hasPrefix("set") {
        text += " = nil"
      } else if let name = parameter.type.name, name.hasSuffix("Options"),
        isOptions(name)
      {
        text += " = []"
      }
      texts.append(text)
    }
    return texts.joined(separator: ", ")
  }

  private func isOptions(_ name: String) -> Bool {
    declarations.enumerations.contains { $0.name == name && $0.kind == .options }
  }

  // MARK: Methods

  mutating func write(
    _ method: HeaderDeclarations.Method,
    of declaration: ClassDeclaration,
    _ members: inout MemberNames
  ) {
    guard !method.marks.isUnavailable else { return }
    let imported = ImportedMethod(
      method,
      of: declaration.name,
      properties: propertyNames(of: declaration),
      types: types
    )
    guard !imported.isInitializer, let list = parameters(of: imported),
      var result = types.text(imported.result, .result)
    else { return }
    let key = key(of: imported, isClassMethod: method.isClassMethod)
    guard members.claim(key),
      !declaration.properties.contains(where: {
        imported.parameters.isEmpty
          && self.key(of: $0, in: declaration.name) == String(key.dropLast(2))
      })
    else { return }
    let isOwn = classes[declaration.name] != nil
    let owner =
      SystemNames.isValue(declaration.name) ? declaration.name : types.className(declaration.name)
    var code = ""
    if result.hasPrefix("Self") {
      if method.isClassMethod {
        result = owner
        code =
          isOwn && declaration.generics.isEmpty
          ? shared(owner, imported.base) : body(owner, "\(owner).\(imported.base)")
      } else {
        (result, code) = ("Self", "return self")
      }
    } else {
      code = body(result, "\(owner).\(imported.base)")
    }
    let head = method.isClassMethod ? "class " : ""
    let discardable = result == "Void" ? "" : "@discardableResult "
    let effects = imported.isThrowing ? " throws" : ""
    let arrow = result == "Void" ? "" : " -> \(result)"
    let name = Self.quoted(imported.base)
    let modifier = isOwn ? openAccess : access
    add("  \(discardable)\(modifier)\(head)func \(name)(\(list))\(effects)\(arrow) { \(code) }")
    writeAsynchronous(imported, modifier + head, owner)
  }

  /// The object of a class that a method without arguments returns; the same one each time.
  private mutating func shared(_ owner: String, _ base: String) -> String {
    let isShared = ["shared", "default", "standard", "current", "main", "instance"].contains {
      base.lowercased().contains($0)
    }
    guard isShared else { return "\(owner)()" }
    let holder = "\(owner)Of\(CamelWords.raised(base))"
    if claim(holder) {
      // Written after the class.
      pendingObjects.append(
        "private enum \(holder) { nonisolated(unsafe) static let object = \(owner)() }"
      )
    }
    return "\(holder).object"
  }

  /// The form with `await` of a method that calls a block at its end.
  private mutating func writeAsynchronous(_ method: ImportedMethod, _ head: String, _ owner: String)
  {
    guard method.result.isVoid, !method.isThrowing, let last = method.parameters.last,
      case .block(let result, let values) = types.resolved(last.type).kind, result.isVoid,
      let label = method.labels.last
    else { return }
    let ending = CamelWords.raised(label.isEmpty ? method.base : label)
    let endings = ["Completion", "CompletionHandler", "CompletionBlock", "Reply", "ReplyTo"]
    guard endings.contains(where: { ending.hasSuffix($0) }) else { return }
    let errors = values.filter { $0.type.pointee == "NSError" && $0.type.nullability != .nonnull }
    let isThrowing = errors.count == 1
    var texts: [String] = []
    for value in values where !(isThrowing && value.type.pointee == "NSError") {
      var type = value.type
      if isThrowing, type.nullability == .nullable || type.nullability == .unspecified {
        type.nullability = .nonnull
      }
      guard let text = types.text(type, .closureParameter) else { return }
      texts.append(text)
    }
    var shorter = method
    shorter.parameters.removeLast()
    shorter.labels.removeLast()
    if method.parameters.count == 1, !label.isEmpty { shorter.labels = [] }
    if label.isEmpty {
      for ending in ["WithCompletionHandler", "WithCompletion", "CompletionHandler", "Completion"]
      where shorter.base.hasSuffix(ending) && shorter.base != ending {
        shorter.base = String(shorter.base.dropLast(ending.count))
        break
      }
    }
    guard let list = parameters(of: shorter) else { return }
    let type = texts.count == 1 ? texts[0] : "(\(texts.joined(separator: ", ")))"
    let bodies = texts.map { value(of: $0) }
    let name = "\(owner).\(shorter.base)"
    let code =
      bodies.contains(nil)
      ? options.trap(name)
      : bodies.count == 1
        ? bodies[0] ?? "" : "(\(bodies.compactMap { $0 }.joined(separator: ", ")))"
    let arrow = texts.isEmpty ? "" : " -> \(type)"
    let discardable = texts.isEmpty ? "" : "@discardableResult "
    add(
      "  \(discardable)\(head)func \(Self.quoted(shorter.base))(\(list)) async"
        + "\(isThrowing ? " throws" : "")\(arrow) { \(texts.isEmpty ? "" : code) }"
    )
  }

  // MARK: Properties

  func name(of property: HeaderDeclarations.Property, in owner: String) -> String {
    if let name = property.marks.swiftName { return name }
    let base = property.getter ?? property.name
    let name = OmittedWords().property(
      base,
      type: types.repeated(property.type),
      context: RepeatedType(owner)
    )
    return (property.marks.isRefined ? "__" : "") + CamelWords.lowered(name)
  }

  mutating func write(
    _ property: HeaderDeclarations.Property,
    of owner: String,
    isStored: Bool,
    _ members: inout MemberNames
  ) {
    guard !property.marks.isUnavailable, var type = types.text(property.type, .property),
      members.claim(key(of: property, in: owner))
    else { return }
    if property.isWeak, !type.hasSuffix("?"), !type.hasSuffix("!") { type += "?" }
    let plain = name(of: property, in: owner)
    let name = Self.quoted(plain)
    let ownName = types.className(owner)
    let head = "  \(isStored ? openAccess : access)\(property.isClassProperty ? "class " : "")"
    if property.isReadOnly || property.isClassProperty || !isStored {
      var code = body(type, "\(ownName).\(plain)")
      if type == ownName, property.isClassProperty, classes[owner] != nil {
        code = shared(ownName, plain)
      }
      let setter = property.isReadOnly ? "" : " set {}"
      return add(
        head + "var \(name): \(type) { \(setter.isEmpty ? code : "get { \(code) }\(setter)") }"
      )
    }
    guard let value = value(of: type) else {
      return add(head + "var \(name): \(type)! = nil")
    }
    // Objects are made when they are asked for, since two may have each other.
    let lazy = ownValues[type] != nil && value.hasSuffix("()") ? "lazy " : ""
    add(head + "\(lazy)var \(name): \(type) = \(value)")
  }
}
