public import LeavingOut
import SwiftParser
import SwiftSyntax

/// Types that replace those of missing modules, derived from their uses in the sources.
///
/// The compiler reports the missing types, and the sources show how they are used: as a superclass, a
/// protocol, a property wrapper, a view, or as a value with members. The text in ``source`` is compiled with
/// the module:
///
///     var standIns = StandIns(copies, imports: missingImports, modules: ["SwiftUI", "UIKit"])
///     if standIns.learn(errors) { compile(with: standIns.source) }
///
/// A view is a marked box with the name of its module. A value has every requested member.
public struct StandIns: Sendable {
  /// The kind of a stand-in.
  public enum Kind: String, Sendable, CaseIterable, Codable {
    case view, viewClass = "view class", controller, type, `protocol`, wrapper, constant
  }

  private let sources: [CarriedText]
  private let imports: [String: Set<String>]
  private let modules: Set<String>
  /// Whether files import SwiftUI.
  private let hasViews: Bool
  private var uses: [String: NameUses] = [:]
  private var homes: [String: String] = [:]
  /// Members that only compiler errors mention, such as `.compact` of a parameter's type.
  private var furtherMembers: [String: Set<String>] = [:]
  /// Methods of views that only compiler errors mention, such as `resizable()`.
  private var furtherMethods: [String: Set<String>] = [:]
  private var refused: Set<String> = []

  /// Starts without any type.
  ///
  /// - Parameters:
  ///   - sources: The copies of a module.
  ///   - imports: The missing modules, by the path of the original that imports them.
  ///   - modules: The modules that can be imported.
  public init(_ sources: [CarriedText], imports: [String: Set<String>], modules: Set<String>) {
    (self.sources, self.imports, self.modules) = (sources, imports, modules)
    hasViews =
      modules.contains("SwiftUI") && sources.contains { $0.text.contains("import SwiftUI") }
  }

  /// The kinds of the types by their names.
  public var kinds: [String: Kind] {
    Dictionary(uniqueKeysWithValues: uses.map { ($0.key, kind($0.value, $0.key)) })
  }

  /// The module of a type, as far as the imports of its users determine it; `nil` if they do not.
  public func module(of name: String) -> String? { homes[name] }

  /// Learns the types and members that are missing according to errors.
  ///
  /// - Parameter errors: The errors of a round.
  /// - Returns: Whether ``source`` has changed.
  public mutating func learn(_ errors: [CompilerDiagnostic]) -> Bool {
    var files: [String: Set<String>] = [:]
    var hasChanged = false
    for error in errors {
      if let name = Self.missingType(error.message), !refused.contains(name), uses[name] == nil {
        files[name, default: []].insert(error.file)
      } else if let (type, member) = Self.missingMember(error.message), uses[type] != nil,
        furtherMembers[type, default: []].insert(member).inserted
      {
        hasChanged = true
      } else if let (type, member) = Self.missingMember(error.message, of: "value of type '"),
        uses[type]?.methods[member] != nil,
        furtherMethods[type, default: []].insert(member).inserted
      {
        hasChanged = true
      }
    }
    guard !files.isEmpty else { return hasChanged }
    let names = Set(files.keys)
    let visitor = NameUseVisitor(names)
    for source in sources where names.contains(where: { source.text.contains($0) }) {
      visitor.walk(Parser.parse(source: source.text))
    }
    for (name, places) in files {
      let found = visitor.uses[name] ?? NameUses()
      // A macro or a result builder has no stand-in: its attribute is left out. Another type by the name of one of
      // SwiftUI's would be meant in all files.
      guard !found.isOtherAttribute, !(hasViews && ViewNames.types.contains(name)) else {
        refused.insert(name)
        continue
      }
      uses[name] = found
      homes[name] = home(of: name, usedIn: places)
      hasChanged = true
    }
    return hasChanged
  }

  /// Whether an error is about a declaration in ``source``.
  public func answers(_ error: CompilerDiagnostic) -> Bool {
    if let name = Self.missingType(error.message) { return uses[name] != nil }
    if let (type, member) = Self.missingMember(error.message) {
      return furtherMembers[type]?.contains(member) == true
    }
    if let (type, member) = Self.missingMember(error.message, of: "value of type '") {
      return furtherMethods[type]?.contains(member) == true
    }
    return false
  }

  /// Removes the types that contain errors; returns whether there were any.
  public mutating func leaveOut(_ errors: [CompilerDiagnostic]) -> Bool {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    var found: Set<String> = []
    for error in errors where lines.indices.contains(error.line - 1) {
      // Each type begins with a comment with its name.
      let head = lines[..<error.line].last { $0.hasPrefix("// ") }
      if let name = head.map({ String($0.dropFirst(3)) }) { found.insert(name) }
    }
    for name in found { uses[name] = nil }
    refused.formUnion(found)
    return !found.isEmpty
  }

  /// The text with all types.
  public var source: String {
    guard !uses.isEmpty else { return "" }
    var text = ["Foundation", "UIKit", "SwiftUI"].filter {
      $0 == "Foundation" || modules.contains($0)
    }
    .map { "import \($0)\n" }.joined()
    let constants = uses.filter { kind($0.value, $0.key) == .constant }.keys.sorted()
    for (name, uses) in uses.sorted(by: { $0.key < $1.key }) where !constants.contains(name) {
      let writer = StandInText(
        name,
        of: homes[name],
        uses,
        kind(uses, name),
        furtherMembers[name] ?? [],
        methods: furtherMethods[name] ?? []
      )
      text += "// \(name)\n" + writer.text
    }
    let choices = uses.values.reduce(into: Set<String>()) { $0.formUnion($1.choices) }
    return text + StandInText.constants(constants) + StandInText.values
      + StandInText.choices(choices.sorted())
  }

  // MARK: Kinds

  private func kind(_ uses: NameUses, _ name: String) -> Kind {
    if uses.isWrapper { return .wrapper }
    if uses.isConstant(name) { return .constant }
    let isProtocol =
      uses.isConformance || uses.isConstraint
      || uses.isSuperclass && uses.overrides.isEmpty && uses.calls.isEmpty
      || ["Delegate", "DataSource", "Protocol"].contains { name.hasSuffix($0) }
        && uses.calls.isEmpty
    if isProtocol { return .protocol }
    if modules.contains("UIKit"), let parent = StandInText.superclass(of: name, uses) {
      return parent.hasSuffix("Controller") ? .controller : .viewClass
    }
    if uses.isView, modules.contains("SwiftUI") { return .view }
    return .type
  }

  /// The module that most files using a name import, and among several the one whose name is most similar.
  private func home(of name: String, usedIn files: Set<String>) -> String? {
    var counts: [String: Int] = [:]
    for file in files { for module in imports[file] ?? [] { counts[module, default: 0] += 1 } }
    return counts.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.first?.key
  }

  // MARK: Messages

  private static func missingType(_ message: String) -> String? {
    for beginning in ["cannot find type '", "cannot find '", "unknown attribute '"]
    where message.hasPrefix(beginning) {
      let name = message.dropFirst(beginning.count).prefix { $0 != "'" }
      guard name.first?.isUppercase == true,
        name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
      else { return nil }
      return String(name)
    }
    return nil
  }

  private static func missingMember(
    _ message: String,
    of beginning: String = "type '"
  ) -> (type: String, member: String)? {
    guard message.hasPrefix(beginning) else { return nil }
    let parts = message.split(separator: "'")
    guard parts.count >= 4, parts[2] == " has no member " else { return nil }
    let type = parts[1].prefix { $0 != "<" && $0 != "?" }
    return (String(type.split(separator: ".").last ?? type), String(parts[3]))
  }
}
