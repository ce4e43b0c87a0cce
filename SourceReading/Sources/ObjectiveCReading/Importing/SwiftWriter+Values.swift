extension SwiftWriter {
  // MARK: Enumerations

  mutating func write(_ declaration: HeaderDeclarations.Enumeration) {
    let values = numbered(declaration.cases)
    guard let name = declaration.name.map({ declaration.marks.swiftName ?? $0 }) else {
      for (constant, value) in values where claim(constant.name) {
        add("\(access)var \(constant.name): Int { \(value) }")
      }
      return
    }
    let parts = name.split(separator: ".")
    let short = String(parts.last ?? Substring(name))
    guard claim(name) else { return }
    let owner = parts.dropLast().joined(separator: ".")
    if !owner.isEmpty { add("extension \(owner) {") }
    switch declaration.kind {
    case .plain: writePlain(declaration, name, short, values)
    case .options: writeOptions(declaration, short, values)
    case .closed: writeClosed(declaration, short, values)
    case .error: writeError(declaration, short, values)
    }
    if !owner.isEmpty { add("}") }
  }

  typealias NumberedCase = (case: HeaderDeclarations.Enumeration.Case, value: Int)

  /// The cases with their numbers.
  private mutating func numbered(_ cases: [HeaderDeclarations.Enumeration.Case]) -> [NumberedCase] {
    var next = 0
    return cases.map { item in
      let value = ConstantValue.integer(item.value, numbers) ?? next
      next = value &+ 1
      numbers[item.name] = value
      return (item, value)
    }
  }

  private mutating func writePlain(
    _ declaration: HeaderDeclarations.Enumeration,
    _ name: String,
    _ short: String,
    _ values: [NumberedCase]
  ) {
    ownValues[name] = "\(name)(0)"
    add("\(access)struct \(short): RawRepresentable, Hashable, Sendable {")
    add("  \(access)var rawValue: UInt32")
    add("  \(access)init(_ rawValue: UInt32) { self.rawValue = rawValue }")
    add("  \(access)init(rawValue: UInt32) { self.rawValue = rawValue }")
    add("}")
    guard name == short else { return }
    for (item, value) in values where claim(item.name) {
      add("\(access)var \(item.name): \(name) { \(name)(\(UInt32(truncatingIfNeeded: value))) }")
    }
  }

  private mutating func writeOptions(
    _ declaration: HeaderDeclarations.Enumeration,
    _ short: String,
    _ values: [NumberedCase]
  ) {
    let raw = rawType(declaration)
    ownValues[declaration.marks.swiftName ?? short] = "[]"
    add("\(access)struct \(short): OptionSet, Hashable, Sendable {")
    add("  \(access)let rawValue: \(raw)")
    add("  \(access)init(rawValue: \(raw)) { self.rawValue = rawValue }")
    for (name, value) in named(values, declaration) {
      let number = raw.hasPrefix("U") ? "\(UInt(bitPattern: value))" : "\(value)"
      let text =
        value < 0 && raw.hasPrefix("U") ? "\(raw)(truncatingIfNeeded: \(number) as UInt)" : number
      add("  \(access)static let \(name) = \(short)(rawValue: \(text))")
    }
    add("}")
  }

  private mutating func writeClosed(
    _ declaration: HeaderDeclarations.Enumeration,
    _ short: String,
    _ values: [NumberedCase]
  ) {
    let cases = named(values, declaration)
    let name = declaration.marks.swiftName ?? short
    if let first = cases.first { ownValues[name] = "\(name).\(first.name)" }
    add("@objc \(access)enum \(short): \(rawType(declaration)), Sendable {")
    writeCases(cases, short)
    add("}")
  }

  /// Cases and, for numbers that occur twice, other names.
  private mutating func writeCases(_ cases: [(name: String, value: Int)], _ type: String) {
    var seen: [Int: String] = [:]
    for (name, value) in cases {
      if let first = seen[value] {
        add("  \(access)static var \(name): \(type) { .\(first) }")
      } else {
        add("  case \(name) = \(value)")
        seen[value] = name
      }
    }
  }

  private mutating func writeError(
    _ declaration: HeaderDeclarations.Enumeration,
    _ short: String,
    _ values: [NumberedCase]
  ) {
    let cases = named(values, declaration)
    let domain = declaration.domain.map { options.constants[$0] ?? "\"\($0)\"" } ?? "\"\(short)\""
    add("\(access)struct \(short): Error, Hashable {")
    add("  \(access)enum Code: Int, Sendable {")
    writeCases(cases, "Code")
    add("  }")
    add("  \(access)var code: Code")
    add("  \(access)init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }")
    add("  \(access)static var errorDomain: String { \(domain) }")
    add("  \(access)var errorCode: Int { code.rawValue }")
    for (name, _) in cases { add("  \(access)static var \(name): Code { .\(name) }") }
    add("}")
  }

  private func rawType(_ declaration: HeaderDeclarations.Enumeration) -> String {
    types.text(declaration.rawType, .element) ?? "Int"
  }

  /// The cases with their names in Swift.
  private func named(
    _ values: [NumberedCase],
    _ declaration: HeaderDeclarations.Enumeration
  ) -> [(name: String, value: Int)] {
    let prefix = CasePrefix(declaration.cases.map(\.name), of: declaration.name ?? "")
    var seen: Set<String> = []
    return values.compactMap { item, value in
      let name = Self.quoted(item.marks.swiftName ?? prefix.name(of: item.name))
      return seen.insert(name).inserted ? (name, value) : nil
    }
  }

  // MARK: Typedefs and structures

  mutating func write(_ declaration: HeaderDeclarations.Typedef) {
    let name = declaration.marks.swiftName ?? declaration.name
    if declaration.isTypedEnum {
      guard let raw = types.text(declaration.type, .element), claim(name) else { return }
      let parts = name.split(separator: ".")
      if parts.count > 1 { add("extension \(parts.dropLast().joined(separator: ".")) {") }
      ownValues[name] = value(of: raw).map { "\(name)(rawValue: \($0))" }
      add("\(access)struct \(parts.last ?? ""): RawRepresentable, Hashable {")
      add("  \(access)var rawValue: \(raw)")
      add("  \(access)init(rawValue: \(raw)) { self.rawValue = rawValue }")
      add("  \(access)init(_ rawValue: \(raw)) { self.rawValue = rawValue }")
      add("}")
      if parts.count > 1 { add("}") }
      return
    }
    guard let text = types.text(declaration.type, .element), text != name, claim(name) else {
      return
    }
    add("\(access)typealias \(name) = \(text)")
  }

  mutating func write(_ declaration: HeaderDeclarations.Structure) {
    let name = declaration.marks.swiftName ?? declaration.name
    guard claim(name) else { return }
    let fields = declaration.fields.compactMap {
      field -> (name: String, type: String, value: String)? in
      guard let name = field.name, let type = types.text(field.type, .property),
        let value = value(of: type)
      else { return nil }
      return (Self.quoted(name), type, value)
    }
    add("\(access)struct \(name) {")
    for field in fields { add("  \(access)var \(field.name): \(field.type) = \(field.value)") }
    add("  \(access)init() {}")
    if !fields.isEmpty, !declaration.isUnion {
      let parameters = fields.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
      let lines = fields.map { "self.\($0.name) = \($0.name)" }.joined(separator: "; ")
      add("  \(access)init(\(parameters)) { \(lines) }")
    }
    add("}")
  }

  // MARK: Functions and constants

  mutating func write(_ declaration: HeaderDeclarations.Function) {
    guard !declaration.marks.isUnavailable, let result = types.text(declaration.result, .result)
    else {
      return
    }
    var (base, labels) = (declaration.name, declaration.parameters.map { _ in "" })
    var owner = ""
    if let name = declaration.marks.swiftName, !name.hasPrefix("getter:"),
      !name.hasPrefix("setter:")
    {
      (base, labels) = ImportedMethod.parts(of: name)
      if let point = base.lastIndex(of: ".") {
        owner = String(base[..<point])
        base = String(base[base.index(after: point)...])
      }
    }
    guard labels.count == declaration.parameters.count,
      claim("\(owner).\(base)(\(labels.joined(separator: ":")))")
    else { return }
    let isMember = labels.contains("self")
    var parameters: [String] = []
    for (index, parameter) in declaration.parameters.enumerated() where labels[index] != "self" {
      guard let type = types.text(parameter.type, .parameter) else { return }
      parameters.append(Self.parameter(labels[index], parameter.name ?? "a\(index)", type))
    }
    let list = parameters.joined(separator: ", ")
    let arrow = result == "Void" ? "" : " -> \(result)"
    let discardable = result == "Void" ? "" : "@discardableResult "
    let code = body(result, base)
    let head = owner.isEmpty || isMember ? "" : "static "
    let line =
      base == "init"
      ? "\(access)init(\(list)) { self = \(owner)() }"
      : "\(discardable)\(access)\(head)func \(Self.quoted(base))(\(list))\(arrow) { \(code) }"
    add(owner.isEmpty ? line : "extension \(owner) { \(line) }")
  }

  /// A parameter with its label.
  static func parameter(_ label: String, _ name: String, _ type: String) -> String {
    if label == name { return "\(quotedLabel(label)): \(type)" }
    return "\(label.isEmpty ? "_" : quotedLabel(label)) \(quoted(name)): \(type)"
  }

  /// Only these keywords are no labels.
  private static func quotedLabel(_ label: String) -> String {
    ["inout", "var", "let"].contains(label) ? "`\(label)`" : label
  }

  mutating func write(_ declaration: HeaderDeclarations.Variable) {
    guard !declaration.marks.isUnavailable else { return }
    let name = declaration.name
    var type = declaration.type
    let isObject = types.resolved(type).pointee != nil
    if isObject { type.nullability = .nonnull }
    guard var swift = types.text(type, .property) else { return }
    let isText = swift == "String" || types.resolved(type).pointee == "NSString"
    let given =
      options.constants[name] ?? ConstantValue.literal(of: declaration.value, numbers)?.text
    let text = given ?? "\"\(name)\""
    if let typed = type.name, types.isTyped(typed), let owner = types.values[typed] {
      let prefix = CasePrefix([name], of: typed)
      let member = declaration.marks.swiftName.flatMap {
        $0.split(separator: ".").last.map(String.init)
      }
      guard claim("\(owner).\(name)") else { return }
      let base = declarations.typedefs.first { $0.name == typed }?.type ?? type
      let swift = types.text(base, .element) ?? ""
      let raw = swift == "String" ? text : given ?? value(of: swift) ?? text
      add("extension \(owner) {")
      add(
        "  \(access)static let \(Self.quoted(member ?? prefix.name(of: name))) = \(owner)(rawValue: \(raw))"
      )
      add("}")
      return
    }
    let isNotification = name.hasSuffix("Notification") && name != "Notification" && isText
    if type.name == "NSNotificationName" || isNotification && swift == "String" {
      let member =
        declaration.marks.swiftName.map { String($0.split(separator: ".").last ?? "") }
        ?? (name.hasSuffix("Notification") ? String(name.dropLast(12)) : name)
      guard claim("NSNotification.Name.\(member)") else { return }
      add("extension NSNotification.Name {")
      add("  \(access)static let \(Self.quoted(member)) = NSNotification.Name(rawValue: \(text))")
      add("}")
      return
    }
    guard claim(name) else { return }
    if isText, swift == "String" { return add("\(access)let \(name): String = \(text)") }
    if let given, !given.hasPrefix("\"") { return add("\(access)let \(name): \(swift) = \(given)") }
    guard let value = value(of: swift) else {
      swift += "!"
      return add("nonisolated(unsafe) \(access)var \(name): \(swift) = nil")
    }
    add("nonisolated(unsafe) \(access)var \(name): \(swift) = \(value)")
  }

  mutating func write(constant name: String, _ body: [HeaderToken]) {
    guard !name.hasPrefix("_"), let literal = ConstantValue.literal(of: body, numbers), claim(name)
    else { return }
    numbers[name] = ConstantValue.integer(body, numbers)
    add("\(access)var \(name): \(literal.type) { \(literal.text) }")
  }
}
