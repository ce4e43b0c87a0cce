extension SwiftWriter {
  // MARK: Protocols

  mutating func write(_ declaration: HeaderDeclarations.ProtocolDeclaration) {
    let name = types.protocolName(declaration.name)
    let inherited = declaration.inherited.map(types.protocolName)
    let clause = inherited.isEmpty ? "AnyObject" : inherited.joined(separator: ", ")
    add("@objc \(access)protocol \(name): \(clause) {")
    var members = MemberNames([])
    for property in declaration.properties {
      guard let type = types.text(property.type, .property),
        members.claim(key(of: property, in: declaration.name))
      else { continue }
      let head =
        (property.isOptional ? "@objc optional " : "") + (property.isClassProperty ? "static " : "")
      let plain = Self.quoted(self.name(of: property, in: declaration.name))
      let kind = property.isReadOnly ? "{ get }" : "{ get set }"
      add("  \(head)var \(plain): \(type) \(kind)")
    }
    for method in declaration.methods where !method.marks.isUnavailable {
      let imported = ImportedMethod(
        method,
        of: declaration.name,
        properties: Set(declaration.properties.map(\.name)),
        types: types
      )
      guard !imported.isInitializer, let line = requirement(imported, method),
        members.claim(key(of: imported, isClassMethod: method.isClassMethod))
      else { continue }
      add("  \(method.isOptional ? "@objc optional " : "")\(line)")
    }
    add("}")
  }

  private func requirement(
    _ imported: ImportedMethod,
    _ method: HeaderDeclarations.Method
  ) -> String? {
    guard let list = parameters(of: imported, withDefaults: false),
      let result = types.text(imported.result, .result)
    else { return nil }
    let head = method.isClassMethod ? "static " : ""
    let effects = imported.isThrowing ? " throws" : ""
    let arrow = result == "Void" ? "" : " -> \(result)"
    return "\(head)func \(Self.quoted(imported.base))(\(list))\(effects)\(arrow)"
  }

  /// Protocols of archives, from which no screen is made of such a class.
  static let archiving: Set<String> = ["NSCoding", "NSSecureCoding", "NSMutableCopying"]

  /// The types of the properties that protocols require, by name.
  func requiredProperties(of names: [String]) -> [String: CType] {
    var (pending, seen): ([String], Set<String>) = (names, [])
    var found: [String: CType] = [:]
    while let name = pending.popLast() {
      guard seen.insert(name).inserted, let required = protocols[name] else { continue }
      pending += required.inherited
      for property in required.properties { found[property.name] = property.type }
    }
    return found
  }

  /// The members that categories give to classes of the system, which no subclass can override in Swift.
  func keysOfAllCategories() -> Set<String> {
    declarations.categories.filter { classes[$0.name] == nil }
      .reduce(into: []) { $0.formUnion(memberKeys(of: $1)) }
  }

  /// Writes what protocols of the headers require and a class declares only in its implementation.
  mutating func writeRequirements(
    of names: [String],
    for declaration: ClassDeclaration,
    _ members: inout MemberNames
  ) {
    var pending = names
    var seen: Set<String> = []
    while let name = pending.popLast() {
      guard seen.insert(name).inserted, let required = protocols[name] else { continue }
      pending += required.inherited
      // An optional property without a value has no default.
      for property in required.properties {
        write(property, of: declaration.name, isStored: true, &members)
      }
      for var method in required.methods where !method.isOptional {
        method.marks.isDesignated = false
        write(method, of: declaration, &members)
      }
    }
  }

  // MARK: Categories

  /// Classes of the system from which others inherit.
  private static let bases: Set<String> = ["NSObject", "UIResponder", "UIView", "UIViewController"]

  private func keysOfBases() -> Set<String> {
    declarations.categories.filter { Self.bases.contains($0.name) }
      .reduce(into: []) { $0.formUnion(memberKeys(of: $1)) }
  }

  /// A category of a class that no header declares.
  mutating func writeExtension(_ declaration: ClassDeclaration) {
    let name =
      SystemNames.isValue(declaration.name) ? declaration.name : types.className(declaration.name)
    let protocols = declaration.protocols.map(types.protocolName)
    let clause = protocols.isEmpty ? "" : ": " + protocols.joined(separator: ", ")
    add("extension \(name)\(clause) {")
    // No extension overrides one of a superclass.
    let isBase = Self.bases.contains(declaration.name)
    var members = MemberNames([extensionMembers[name] ?? [], isBase ? [] : keysOfBases()])
    for property in declaration.properties {
      write(property, of: declaration.name, isStored: false, &members)
    }
    let root = SystemNames.root(of: declaration.name)?.empty ?? ""
    for method in declaration.methods where !method.marks.isUnavailable {
      let imported = ImportedMethod(
        method,
        of: declaration.name,
        properties: propertyNames(of: declaration),
        types: types
      )
      if imported.isInitializer {
        guard let list = parameters(of: imported),
          members.claim(key(of: imported, isClassMethod: method.isClassMethod))
        else { continue }
        let mark = method.result.nullability == .nullable ? "?" : ""
        add("  \(access)convenience init\(mark)(\(list)) { self.init(\(root)) }")
      } else {
        write(method, of: declaration, &members)
      }
    }
    extensionMembers[name, default: []].formUnion(members.own)
    add("}")
  }
}
